/// Greek, by ICU's rules with their misspellings mended.
enum Greek {
    static let settings = """
        [settings]
        about | περίπου
        power | στη δύναμη {n}
        locale | el
        cardinal | %spellout-cardinal-neuter
        cardinal-masculine | %spellout-cardinal-masculine
        cardinal-feminine | %spellout-cardinal-feminine
        cardinal-neuter | %spellout-cardinal-neuter
        ordinal | %spellout-ordinal-masculine
        ordinal-masculine | %spellout-ordinal-masculine
        ordinal-feminine | %spellout-ordinal-feminine
        ordinal-neuter | %spellout-ordinal-neuter
        year | %spellout-cardinal-neuter
        decimal-marks | comma
        group-marks | . space
        minus | μείον
        plus | συν
        plus-minus | συν πλην
        decimal-word | κόμμα
        decimal-style | number
        dot-word | τελεία
        range-word | έως
        money-joiner | και
        mixed-joiner | και
        fraction-word | διά
        and | και
        date-order | dmy
        date-day | %spellout-cardinal-feminine
        date-first | πρώτη
        time | {hour} και {minute}
        time-full | {hour} η ώρα
        ratio-word | προς

        [spellout-fixes]
        εννενήντα | ενενήντα
        χίλιάδες | χιλιάδες

        [titles]
        Κεφάλαιο
        Μέρος
        Βιβλίο
        Τόμος
        Πρόλογος
        Εισαγωγή
        Επίλογος
        Παράρτημα

        [months]
        1 | Ιανουαρίου, Ιανουάριος, Γενάρη | Ιαν
        2 | Φεβρουαρίου, Φεβρουάριος, Φλεβάρη | Φεβ
        3 | Μαρτίου, Μάρτιος, Μάρτη | Μαρ
        4 | Απριλίου, Απρίλιος, Απρίλη | Απρ
        5 | Μαΐου, Μάιος, Μάη | Μαΐ
        6 | Ιουνίου, Ιούνιος, Ιούνη | Ιουν
        7 | Ιουλίου, Ιούλιος, Ιούλη | Ιουλ
        8 | Αυγούστου, Αύγουστος | Αυγ
        9 | Σεπτεμβρίου, Σεπτέμβριος, Σεπτέμβρη | Σεπ
        10 | Οκτωβρίου, Οκτώβριος, Οκτώβρη | Οκτ
        11 | Νοεμβρίου, Νοέμβριος, Νοέμβρη | Νοε
        12 | Δεκεμβρίου, Δεκέμβριος, Δεκέμβρη | Δεκ

        [percents]
        % | τοις εκατό | | n
        ‰ | τοις χιλίοις | | n

        [units]
        χλμ, km | χιλιόμετρο/χιλιόμετρα | | n
        μ, m | μέτρο/μέτρα | | n exact
        εκ, cm | εκατοστό/εκατοστά | | n
        χιλ, mm | χιλιοστό/χιλιοστά | | n
        km², τ. χλμ | τετραγωνικό χιλιόμετρο/τετραγωνικά χιλιόμετρα | | n
        τ.μ., m² | τετραγωνικό μέτρο/τετραγωνικά μέτρα | | n
        km/h | χιλιόμετρο την ώρα/χιλιόμετρα την ώρα | | n
        κιλά, kg | κιλό/κιλά | | n
        γρ, g | γραμμάριο/γραμμάρια | | n
        t | τόνος/τόνοι | | m exact
        l, λ | λίτρο/λίτρα | | n exact
        ml | μιλιλίτρο/μιλιλίτρα | | n
        min | λεπτό/λεπτά | | n
        °C | βαθμός Κελσίου/βαθμοί Κελσίου | | m
        ° | μοίρα/μοίρες | | f

        [currencies]
        €, EUR | ευρώ | λεπτό/λεπτά | n
        $, USD | δολάριο/δολάρια | σεντ | n
        £, GBP | λίρα/λίρες | πένα/πένες | f
        ¥ | γιεν | | n
        δρχ | δραχμή/δραχμές | λεπτό/λεπτά | f

        [scales]
        χιλ | χιλιάδα/χιλιάδες | 3 | f money
        εκατ | εκατομμύριο/εκατομμύρια | 6 | n
        δισ | δισεκατομμύριο/δισεκατομμύρια | 9 | n

        [ordinals]
        ος | m
        η | f
        ο | n
        οι | mp

        [fractions]
        1/2 | μισό
        1/3 | ένα τρίτο
        2/3 | δύο τρίτα
        1/4 | ένα τέταρτο
        3/4 | τρία τέταρτα

        [romans]
        κεφάλαιο, μέρος, βιβλίο, τόμος, πράξη, σκηνή, παράρτημα | after
        αιώνα, αιώνας, αιώνες | before ordinal | m

        [ordinal-nouns]
        αιώνα | | ος ο
        αιώνες | | ος οι

        [function-words]
        και το τα ο η οι του της των τον την στο στη στην στον σε με για από που θα να δεν αν όταν

        [signs]
        & | και
        § | παράγραφος
        % | τοις εκατό
        ‰ | τοις χιλίοις
        ° | μοίρες
        @ | παπάκι
        # | αριθμός
        + | συν
        = | ίσον
        × | επί
        ± | συν πλην

        [math]
        ÷ | διά
        < | μικρότερο από
        > | μεγαλύτερο από

        [abbreviations]
        π.χ. | παραδείγματος χάριν | | π.χ. σήμερα => παραδείγματος χάριν σήμερα
        κ.λπ. | και λοιπά | sentence
        κτλ. | και τα λοιπά | sentence
        κ.ά. | και άλλα | sentence
        δηλ. | δηλαδή
        βλ. | βλέπε
        σελ. | σελίδα | before-number
        σ. | σελίδα | exact before-digits
        κεφ. | κεφάλαιο | before-number
        αρ. | αριθμός | before-number
        π.Χ. | προ Χριστού | sentence
        μ.Χ. | μετά Χριστόν | sentence
        κ. | κύριος | before-name exact
        κα. | κυρία | before-name
        Δρ. | δόκτωρ | before-name
        """
}
