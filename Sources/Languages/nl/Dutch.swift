/// Dutch.
enum Dutch {
    static let settings = """
        [settings]
        month-year | {month} {year}
        out-of | van de
        per | per
        about | ongeveer
        power | tot de macht {n}
        locale | nl
        cardinal | %spellout-numbering
        ordinal | %spellout-ordinal
        decimal-marks | comma
        group-marks | . space
        minus | min
        plus | plus
        plus-minus | plus of min
        decimal-word | komma
        decimal-style | number
        dot-word | punt
        range-word | tot
        money-joiner | en
        mixed-joiner | en
        fraction-plural |
        times-word | keer
        and | en
        date-order | dmy
        time-second | en {second} seconden
        ratio-word | tegen
        squared | kwadraat
        cubed | tot de derde
        electronic | letters

        [hour-names]
        om | before
        uur, u | after

        [roman-joiners]
        en tot

        [telephone-words]
        telefoon

        [before-short-decades]
        jaren in uit van na voor tot sinds

        [titles]
        Hoofdstuk
        Deel
        Boek
        Band
        Afdeling
        Akte
        Bedrijf
        Scène
        Voorwoord
        Inleiding
        Nawoord
        Proloog
        Epiloog
        Bijlage

        [months]
        1 | januari | jan
        2 | februari | febr, feb
        3 | maart | mrt
        4 | april | apr
        5 | mei
        6 | juni | jun
        7 | juli | jul
        8 | augustus | aug
        9 | september | sept, sep
        10 | oktober | okt
        11 | november | nov
        12 | december | dec

        [year-words]
        jaar, in, sinds, rond, omstreeks, tot, van, voor, na, tussen, en, vanaf, anno, zomer, winter, herfst
        najaar, voorjaar, lente, januari, februari, maart, april, mei, juni, juli, augustus, september
        oktober, november, december, begin, eind, kerst, pasen, uit, al, was

        [ordinals]
        e | m
        ste | m
        de | m
        ᵉ | m

        [romans]
        hoofdstuk, hfdst, hst, h, deel, dl, boek, band, afdeling, akte, bedrijf, scène, tafereel | after
        bladzijde, pagina, blz, p, figuur, fig, tabel, nummer, nr, artikel, art, psalm | after
        wereldoorlog, wo, type, fase, bijlage, les, niveau, klasse, groep, zang, brief, sonnet | after
        eeuw, millennium, republiek | before ordinal | m

        [rulers]
        m | Willem, Lodewijk, Hendrik, Filips, Karel, Frans, Frederik, Leopold, Boudewijn, Albert, Filip
        m | Johan, Jan, Philips, Jacobus, George, Eduard, Richard, Alexander, Nicolaas, Ivan, Peter, Paul
        m | Pius, Leo, Gregorius, Innocentius, Clemens, Urbanus, Julius, Sixtus, Bonifatius, Benedictus
        m | Paulus, Johannes, Napoleon, Otto, Koenraad, Rudolf, Maximiliaan, Jozef, Ferdinand, Ramses
        m | Ptolemaeus, Darius, Gustaaf, Christiaan, Floris, Dirk, Reinoud, Adolf, Arnoud, Maurits, Godfried
        f | Elizabeth, Elisabeth, Catharina, Maria, Anna, Margaretha, Beatrix, Wilhelmina, Christina, Isabella

        [function-words]
        de het een en of maar want dus in op aan uit bij met van voor na naar tot om over onder tussen door
        tegen zonder sinds als dan dat die deze dit wie wat waar wanneer hoe waarom ik jij je hij zij ze wij
        we jullie u mij me hem haar ons hen hun mijn jouw zijn onze is was waren ben bent heeft hebben had
        hadden wordt werd worden werden zal zou kan kon niet geen ja nee ook nog al wel zo toen daar hier er
        nu altijd nooit vandaag gisteren morgen daarna later alle enkele veel meer

        [acronyms]
        navo nato unesco aids avro vara vpro havo

        [initialisms]
        vs eu ussr ao oov ov ns nos nrc abn ing vvd cda pvda anwb adhd dna btw bv nv ggd kro wao aow

        [number-endings]
        -jarig*, -voudig*, -delig*, -persoons*, -sterren*, -daags*, -urig*, -maandelijks*, -koppig*, -hoek* | cardinal
        -tal*, -kamer*, -deurs*, -weekse | cardinal

        [typed-primes]
        " ” | inch | m

        [signs]
        & | en
        § | paragraaf
        §§ | paragrafen
        ° | graden
        % | procent
        ‰ | promille
        @ | apenstaartje
        # | nummer
        № | nummer
        + | plus
        = | is gelijk aan
        × | keer
        ÷ | gedeeld door
        ± | plus of min
        ≈ | ongeveer
        ≤ | hoogstens
        ≥ | minstens
        © | copyright
        → | pijl

        [math]
        = | is
        * | keer
        < | kleiner dan
        > | groter dan
        ≤ | kleiner dan of gelijk aan
        ≥ | groter dan of gelijk aan
        ≠ | is niet gelijk aan

        [electronic]
        com | com
        org | org
        net | net
        info | info
        gmail | gmail
        . | punt
        / | slash
        : | dubbele punt
        - | streepje
        _ | liggend streepje
        @ | apenstaartje

        [weekdays]
        ma | maandag
        di | dinsdag
        wo | woensdag
        do | donderdag
        vr | vrijdag
        za | zaterdag
        zo | zondag

        [compass]
        N | noord
        Z | zuid
        S | zuid
        O | oost
        W | west

        [compound-endings]
        str | straat

        [fractions]
        2 | half | halve
        1/2 | een half | een half
        4 | kwart | kwart
        1/4 | een kwart | een kwart
        1/3 | een derde | een derde

        [pers]
        kg | per kilo
        u | per uur
        jaar | per jaar
        maand | per maand
        dag | per dag

        [hyphens]
        joiners | en of
        clashes | aa ae ai au ee ei eu ie ii oe oi oo ou ui uu
        """ + RomanTriggers.section(endings: ["e", "de", "ste"])

    static let units = """
        [percents]
        % | procent
        ‰ | promille

        [units]
        km | kilometer | | m
        m | meter | | m exact
        cm | centimeter | | m
        mm | millimeter | | m
        µm, μm | micrometer | | m
        nm | nanometer | | m exact
        dm | decimeter | | m
        km², km2 | vierkante kilometer | | m
        m², m2 | vierkante meter | | m
        cm², cm2 | vierkante centimeter | | m
        km³ | kubieke kilometer | | m
        m³, m3 | kubieke meter | | m
        cm³, cm3 | kubieke centimeter | | m
        ha | hectare | | m
        km/h, km/u | kilometer per uur | | m
        m/s | meter per seconde | | m
        kg | kilogram | | m
        g, gr | gram | | m exact
        mg | milligram | | m
        µg, μg | microgram | | m
        t | ton | | m exact
        l, L | liter | | m
        ml | milliliter | | m
        cl | centiliter | | m
        dl | deciliter | | m
        hl | hectoliter | | m
        s, sec | seconde/seconden | | m exact
        min | minuut/minuten | | m
        u, h | uur | | m exact
        ms | milliseconde/milliseconden | | m exact
        W | watt | | m exact
        kW | kilowatt | | m
        MW | megawatt | | m exact
        kWh | kilowattuur | | m
        V | volt | | m exact
        A | ampère | | m exact spaced
        Hz | hertz | | m
        kHz | kilohertz | | m
        MHz | megahertz | | m
        GHz | gigahertz | | m
        kJ | kilojoule | | m
        kcal | kilocalorie/kilocalorieën | | m
        cal | calorie/calorieën | | m
        pk | paardenkracht | | m
        Pa | pascal | | m exact
        hPa | hectopascal | | m
        dB | decibel | | m
        kB, KB | kilobyte | | m
        MB | megabyte | | m exact
        GB | gigabyte | | m
        TB | terabyte | | m
        °C, ° C, ℃ | graad Celsius/graden Celsius | | m
        °F, ° F | graad Fahrenheit/graden Fahrenheit | | m
        ° | graad/graden | | m
        el | eetlepel/eetlepels | | m exact spaced
        tl | theelepel/theelepels | | m exact spaced
        kop | kop/koppen | | m
        ′ | minuut/minuten | | m tight
        ″ | seconde/seconden | | m tight

        [currencies]
        €, EUR | euro | cent | n
        US$, USD | Amerikaanse dollar | cent | n
        $ | dollar | cent | n
        £, GBP | pond | penny/pence | m
        ¥, JPY | yen | | m
        CHF | Zwitserse frank | centime | m
        ƒ, fl. | gulden | cent | m
        ₽ | roebel | kopeke/kopeken | m
        ₩ | won | | m
        ₹ | roepie | | m
        ¢ | cent | | m
        ct | cent | | m exact after

        [scales]
        duizend | duizend | 3
        k, K | duizend | 3 | money digits
        miljoen, mln | miljoen | 6
        miljard, mld | miljard | 9
        biljoen | biljoen | 12
        """
}
