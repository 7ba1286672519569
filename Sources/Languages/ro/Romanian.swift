/// Romanian.
enum Romanian {
    static let settings = """
        [settings]
        month-year | {month} {year}
        about | aproximativ
        power | la puterea {n}
        locale | ro
        decimal-marks | comma
        group-marks | . space
        minus | minus
        plus | plus
        plus-minus | plus minus
        decimal-word | virgulă
        decimal-style | digits
        dot-word | punct
        range-word | la
        money-joiner | și
        mixed-joiner | și
        half-after | și jumătate
        million-of | de
        of-from-twenty | yes
        fraction-style | ime
        and | și
        date-order | dmy
        date-first | întâi
        time-second | și {second} secunde
        ratio-word | la
        squared | la pătrat
        cubed | la cub
        electronic | letters

        [hour-names]
        ore, orele | before

        [telephone-words]
        telefon

        [titles]
        Capitolul
        Partea
        Cartea
        Volumul
        Secțiunea
        Actul
        Scena
        Cântul
        Prefață
        Prolog
        Introducere
        Epilog
        Anexă

        [months]
        1 | ianuarie | ian
        2 | februarie | feb
        3 | martie | mart
        4 | aprilie | apr
        5 | mai
        6 | iunie | iun
        7 | iulie | iul
        8 | august | aug
        9 | septembrie | sept
        10 | octombrie | oct
        11 | noiembrie | noi
        12 | decembrie | dec

        [time-words]
        ora, orele

        [roman-endings]
        -lea | m
        -a | f

        [romans]
        capitolul, cap, partea, cartea, volumul, vol, actul, scena, cântul, articolul, art, pagina, tabelul | after
        figura, fig, numărul, anexa, lecția, psalmul | after
        secolul, secol, sec, veacul | before ordinal | m

        [rulers]
        m | Carol, Ferdinand, Mihai, Ludovic, Henric, Filip, Petru, Alexandru, Nicolae, Ivan, Pius, Pavel
        m | Napoleon, Wilhelm, Frederic, George, Eduard, Leopold, Iosif, Rudolf, Mehmed, Soliman, Ramses
        f | Elisabeta, Ecaterina, Maria, Ana, Cristina, Isabela

        [genders]
        f | oră, ore, zi, zile, pagină, pagini, persoană, persoane, carte, cărți, femeie, femei, fată, fete
        f | săptămână, săptămâni, lună, luni, mașină, mașini, casă, case, țară, țări, mână, mâini, noapte, nopți
        f | sută, mie, mii, secundă, secunde, parte, părți, dată, odată, ori, lire, monedă, monede, scrisoare
        f | scrisori, școală, școli, piesă, piese, camere, cameră, stea, stele, vorbe, cuvinte, bucăți, bucată
        n | minute, minut, kilometri, capitole, capitol, volume, volum, scaune, scaun, orașe, oraș, tablouri
        n | tablou, trenuri, tren, drumuri, drum, ceasuri, locuri, loc, lucruri, lucru, milioane, miliarde
        m | ani, an, oameni, om, bărbați, bărbat, copii, copil, soldați, soldat, elevi, elev, lei, leu, pași, pas
        m | metri, metru, litri, litru, euro, dolari, băieți, băiat, prieteni, frați, frate, pomi, câini, cai

        [articles]
        m | un

        [function-words]
        un o unei unui niște al a ai ale cel cea cei cele de la în din pe cu fără sub despre pentru prin până
        și sau ori dar iar însă că să dacă când unde cine ce care cum acest această acești aceste acel acea
        eu tu el ea noi voi ei ele mă te se îl îi o le nu da mai foarte tot așa încă mereu niciodată azi ieri
        mâine aici acolo este era sunt erau a fost au am are avea fi înainte după apoi atunci deci

        [acronyms]
        nato onu unesco

        [initialisms]
        sua ue urss adn ong pib tva

        [number-endings]
        -lea | ordinal | drop
        -a | ordinal-f | drop
        -ul | ordinal | drop

        [signs]
        & | și
        § | paragraful
        §§ | paragrafele
        ° | grade
        % | la sută
        ‰ | la mie
        @ | arond
        # | numărul
        № | numărul
        + | plus
        = | egal
        × | ori
        ÷ | împărțit la
        ± | plus minus
        © | copyright

        [math]
        * | ori

        [electronic]
        com | com
        org | org
        net | net
        . | punct
        / | slash
        : | două puncte
        - | liniuță
        _ | liniuță jos
        @ | arond

        [fractions]
        1/2 | o jumătate
        2 | jumătate | jumătăți | f
        4 | sfert | sferturi
        3 | treime | treimi | f
        10 | zecime | zecimi | f
        100 | sutime | sutimi | f
        1000 | miime | miimi | f

        [hyphens]
        compounds | sparing
        heads | într dintr printr
        joiners | și sau
        """

    static let abbreviations = """
        [abbreviations]
        Dl. | domnul | stop-optional before-name | Dl. Pop => domnul Pop
        dl. | domnul | stop-optional before-name
        D-l | domnul
        Dna. | doamna | stop-optional before-name
        dna. | doamna | stop-optional before-name
        D-na | doamna
        Dr. | doctor | stop-optional
        dr. | doctor
        Prof. | profesor
        prof. | profesor
        ing. | inginer
        Sf. | Sfântul | exact before-name
        etc. | et cetera | sentence | pâine, vin etc. => pâine, vin et cetera.
        ș. a. | și alții | sentence
        ș.a.m.d. | și așa mai departe | sentence
        de ex. | de exemplu
        ex. | exemplu
        î. Hr. | înainte de Hristos | sentence
        d. Hr. | după Hristos | sentence
        î.e.n. | înaintea erei noastre | sentence
        e.n. | era noastră | sentence
        p. | pagina | exact before-digits
        pag. | pagina
        pp. | paginile | exact before-number
        vol. | volumul | before-number
        cap. | capitolul | before-number
        art. | articolul | before-number
        fig. | figura | before-number
        nr. | numărul | before-number
        sec. | secolul
        str. | strada
        bd. | bulevardul
        tel. | telefon
        cca. | circa
        alin. | alineatul | before-number
        lit. | litera | before-word
        cca | circa | before-digits
        cca. | circa | before-digits
        d-na | doamna | before-name
        d-nul | domnul | before-name
        d-ra | domnișoara | before-name
        d-lui | domnului | before-name
        d-lor | domnilor
        dv. | dumneavoastră
        dvs. | dumneavoastră
        ing. | inginer | before-name
        arh. | arhitect | before-name
        conf. | conferențiar | before-name
        acad. | academician | before-name
        col. | colonel | before-name
        cpt. | căpitan | before-name
        pr. | preotul | before-name
        jud. | județul | before-name
        mun. | municipiul | before-name
        or. | orașul | before-name exact
        șos. | șoseaua | before-name
        bl. | blocul | before-word
        sc. | scara | before-word
        ap. | apartamentul | before-digits
        et. | etajul | before-digits
        tab. | tabelul | before-number
        ed. | ediția | before-word
        trad. | traducere
        n. | nota | exact before-digits
        r. | rândul | exact before-digits
        v. | vezi | exact before-word
        î. e. n. | înaintea erei noastre | sentence
        e. n. | era noastră | sentence
        a. c. | anul curent | sentence
        """

    static let units = """
        [percents]
        % | la sută
        ‰ | la mie

        [units]
        km | kilometru/kilometri | | m
        m | metru/metri | | m exact
        cm | centimetru/centimetri | | m
        mm | milimetru/milimetri | | m
        km², km2 | kilometru pătrat/kilometri pătrați | | m
        m², m2, mp | metru pătrat/metri pătrați | | m
        m³, m3, mc | metru cub/metri cubi | | m
        ha | hectar/hectare | | n
        km/h | kilometru pe oră/kilometri pe oră | | m
        kg | kilogram/kilograme | | n
        g | gram/grame | | n exact
        mg | miligram/miligrame | | n
        t | tonă/tone | | f exact
        l, L | litru/litri | | m
        ml | mililitru/mililitri | | m
        s | secundă/secunde | | f exact
        min | minut/minute | | n
        h | oră/ore | | f exact
        W | watt/wați | | m exact
        kW | kilowatt/kilowați | | m
        V | volt/volți | | m exact
        Hz | hertz/hertzi | | m
        dB | decibel/decibeli | | m
        °C, ° C, ℃ | grad Celsius/grade Celsius | | n
        °F | grad Fahrenheit/grade Fahrenheit | | n
        ° | grad/grade | | n

        [currencies]
        lei, leu, RON | leu/lei | ban/bani | m after
        €, EUR | euro | cent/cenți | m
        $, USD | dolar/dolari | cent/cenți | m
        £, GBP | liră/lire | penny/penny | f
        ¥ | yen/yeni | | m

        [scales]
        mii | mii | 3 | f
        milion, milioane, mil | milion/milioane | 6 | n
        miliard, miliarde, mld | miliard/miliarde | 9 | n
        """
}
