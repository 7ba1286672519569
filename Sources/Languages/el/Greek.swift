/// Greek, by ICU's rules with their misspellings mended.
enum Greek {
    static let settings = """
        [settings]
        month-alone | second
        month-year | {month} {year}
        greek-numerals | yes
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
        κεφάλαιο, μέρος, βιβλίο, παράρτημα, τεύχος, σχέδιο | after | n
        τόμος, κανόνας | after | m
        πράξη, σκηνή, ενότητα, ραψωδία | after | f
        αιώνα, αιώνας, αιώνες | before ordinal | m

        [ordinal-nouns]
        αιώνα | | ος ο
        αιώνες | | ος οι

        [function-words]
        και το τα ο η οι του της των τον την στο στη στην στον σε με για από που θα να δεν αν όταν

        [number-endings]
        ού, ου | ordinal | drop | ος ου, ός ού
        ης | ordinal-f | drop | η ης, ή ής
        ον | ordinal | drop | ος ον, ός όν
        ους | ordinal | drop | ος ους, ός ούς
        ων | ordinal | drop | ος ων, ός ών
        ες | ordinal-f | drop | η ες, ή ές

        [rulers]
        m | Λουδοβίκος, Λουδοβίκου, Λουδοβίκο, Κωνσταντίνος, Κωνσταντίνου, Κωνσταντίνο, Γεώργιος, Γεωργίου
        m | Ερρίκος, Ερρίκου, Κάρολος, Καρόλου, Φίλιππος, Φιλίππου, Αλέξανδρος, Αλεξάνδρου, Όθωνας, Πτολεμαίος
        m | Ιωάννης, Πέτρος, Νικόλαος, Παύλος, Γουλιέλμος, Φρειδερίκος, Ναπολέων, Πίος, Βασίλειος, Λέων
        f | Ελισάβετ, Αικατερίνη, Κλεοπάτρα, Μαρία, Άννα

        [counted]
        1 | f | α, η, ά, ή, ώρα | πράγμα, γράμμα, όνομα, θέμα, μάθημα, σώμα, αίμα, κύμα, γεύμα, δέρμα
        1 | m | ος, ας, ης, ός, άς, ής | μέρος, έτος, λάθος, δάσος, τέλος, είδος, κράτος, ύψος, πλήθος, βάθος
        3-4 | m | ες, οι, εις, ές, οί, είς, ους, ούς

        [telephone-words]
        τηλ τηλέφωνο τηλέφωνα κιν φαξ

        [hour-names]
        ώρα, ώρες | before
        στις, τις, κατά | preposition

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
        π.Χ. | προ Χριστού | exact sentence | 44 π.Χ. και => σαράντα τέσσερα προ Χριστού και
        μ.Χ. | μετά Χριστόν | exact sentence
        π.μ. | προ μεσημβρίας | sentence
        μ.μ. | μετά μεσημβρίαν | sentence | στις 5 μ.μ. ήρθε => στις πέντε μετά μεσημβρίαν ήρθε
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
        κ. | κύριος | before-name exact
        κα. | κυρία | before-name
        Δρ. | δόκτωρ | before-name
        τηλ. | τηλέφωνο
        κα | κυρία | before-name exact
        κος | κύριος | before-name exact
        κ.κ. | κύριοι | before-name
        δίδα | δεσποινίδα | before-name exact
        αγ. | άγιος | before-name
        Αγ. | Άγιος | before-name
        Αγ. | Αγίας | before-lady
        οδ. | οδός | before-name
        λεωφ. | λεωφόρος | before-name
        πλ. | πλατεία | before-name
        καθ. | καθηγητής | before-name
        δρ. | δόκτωρ | before-name
        στρ. | στρατηγός | before-name
        άρθ. | άρθρο | before-number
        παρ. | παράγραφος | before-number
        εδ. | εδάφιο | before-number
        εικ. | εικόνα | before-number
        πίν. | πίνακας | before-number
        σχ. | σχήμα | before-number
        τ. | τόμος | exact before-digits
        τόμ. | τόμος | before-number
        τχ. | τεύχος | before-number
        σσ. | σελίδες | before-number
        στ. | στίχος | before-digits
        έκδ. | έκδοση | sentence
        εκδ. | εκδόσεις | before-name
        επιμ. | επιμέλεια
        μτφρ. | μετάφραση
        πρβλ. | παράβαλε
        ό.π. | όπου παραπάνω | sentence
        κ.ο.κ. | και ούτω καθεξής | sentence
        κ.τ.λ. | και τα λοιπά | sentence
        κλπ. | και λοιπά | sentence
        κλπ | και λοιπά
        κ.α. | και άλλα | sentence
        περ. | περίπου | before-digits
        αι. | αιώνας | sentence
        χλμ. | χιλιόμετρα | after-number sentence
        εκατ. | εκατομμύρια | after-number sentence
        δισ. | δισεκατομμύρια | after-number sentence
        Α.Ε. | ανώνυμη εταιρεία | sentence
        Η.Π.Α. | Ηνωμένες Πολιτείες | sentence
        ΗΠΑ | Ηνωμένες Πολιτείες | exact
        λ.χ. | λόγου χάρη
        υ.γ. | υστερόγραφο
        """
}
