/// German.
enum German {
    static let settings = """
        [settings]
        month-year | {month} {year}
        ordinal-slash | und
        split-word | zu
        out-of | von
        roman-stop | yes
        per | pro
        about | ungefähr
        power | hoch {n}
        capital-nouns | yes
        locale | de
        cardinal | %spellout-numbering
        cardinal-masculine | %spellout-cardinal-masculine
        cardinal-feminine | %spellout-cardinal-feminine
        cardinal-neuter | %spellout-cardinal-neuter
        year | %spellout-numbering-year
        decimal-marks | comma
        group-marks | . space '
        minus | minus
        plus | plus
        plus-minus | plus minus
        decimal-word | Komma
        dot-word | Punkt
        range-word | bis
        money-joiner | und
        and | und
        date-order | dmy
        ratio-word | zu
        electronic | letters
        times-word | mal
        times-joined | yes

        [subjects]
        ich du er sie es wir ihr man wer

        [focus-words]
        nur noch etwa genau schon mindestens höchstens

        [copulas]
        bin bist ist sind seid war warst waren wart sei wäre werde wirst wird werden wurde bleibt blieb
        heißt heiße hieß scheint

        [numbered-nouns]
        klasse auflage lebensjahr jahr tag monat woche stock etage platz semester stunde schuljahr
        geburtstag woche spieltag runde mal lektion

        [before-days]
        am vom zum bis ab seit dem den der

        [law-parts]
        abs absatz art artikel

        [hour-names]
        um | before
        Uhr | after

        [roman-joiners]
        und bis

        [telephone-words]
        telefon

        [number-suffixes]
        mal fach jährig tägig stündig wöchig monatig minütig prozentig stellig teilig köpfig
        seitig stöckig stufig spurig eckig malig

        [names-in-s]
        julius pius nikolaus johannes sixtus bonifatius klemens ramses thutmosis ptolemaios
        dareios

        [titles]
        Kapitel
        Teil
        Buch
        Band
        Abschnitt
        Akt
        Aufzug
        Auftritt
        Szene
        Gesang
        Vorwort
        Einleitung
        Nachwort
        Prolog
        Epilog
        Anhang

        [months]
        1 | Januar | Jan, Jän
        2 | Februar | Feb, Febr
        3 | März | Mär, Mrz
        4 | April | Apr
        5 | Mai
        6 | Juni | Jun
        7 | Juli | Jul
        8 | August | Aug
        9 | September | Sep, Sept
        10 | Oktober | Okt
        11 | November | Nov
        12 | Dezember | Dez
        1 | Jänner

        [determiners]
        # words | ending of the ordinal behind them
        am, im, vom, zum, zur, beim, überm, unterm, den, dem, des, einen, einem, eines, einer | n
        meinem, meinen, meiner, seinem, seinen, seiner, ihrem, ihren, ihrer, unserem, unseren | n
        unserer, diesem, diesen, dieser, jedem, jeden, jeder, keinem, keinen, keiner, deren | n
        bis, ab, seit, beiden, alle, ihres, seines, meines, jenem, jenen, jener | n
        der, die, das, eine, diese, dieses, jede, jedes, ins, ans, meine, seine, ihre, unsere, keine |
        ein, als, mein, sein, ihr, unser, kein, dein, euer | r

        [noun-signs]
        viele, vielen, einige, einigen, mehrere, mehreren, wenige, wenigen, alle, allen, aller, beide
        andere, anderen, anderer, anderes, neue, neuen, neuer, neues, eigene, eigenen, eigener, eigenes
        große, großen, großer, großes, kleine, kleinen, kleines, gute, guten, gutes, ganze, ganzen
        erste, ersten, erster, zweite, zweiten, letzte, letzten, nächste, nächsten, verschiedene
        verschiedenen, bestimmte, bestimmten, zwei, drei, vier, fünf, sechs, zehn, pro, ohne, jegliche
        dein, deine, deinen, deinem, deiner, euer, eure, euren, eurem, eurer, ihr, unser, welche, welchen
        welcher, welches, solche, solchen, solcher, solches, manche, manchen, mehr, weniger, keinerlei

        [dative-prepositions]
        in, mit, von, bei, zu, nach, aus, an, auf, seit, unter, vor, hinter, neben, zwischen, über
        außer, gegenüber, ab

        [accusative-prepositions]
        für, gegen, durch, ohne, um

        [year-words]
        geb, gest, jahr, jahre, jahres, jahren, im, in, seit, um, ab, bis, von, vor, nach, zwischen, und, anno
        sommer, winter, herbst, frühling, frühjahr, ende, anfang, mitte, januar, februar, märz, april
        mai, juni, juli, august, september, oktober, november, dezember, ostern, weihnachten, war

        [genders]
        f | frau, stadt, nacht, hand, wand, zahl, art, mark, tür, bank, kuh, maus, gans, burg, schlacht
        f | mutter, tochter, schwester, nummer, ziffer, feder, mauer, woche, kirche, ecke, person
        m | junge, name, gedanke, buchstabe, käse, kunde, bote, löwe, hase, affe, erbe, franzose, russe
        n | jahrhundert, jahrtausend, jahrzehnt, quartal
        n | pfund, kilo, gramm, glas, dutzend, prozent
        n | buch, kapitel, kind, haus, jahr, mal, bild, leben, werk, spiel, stück, zimmer, tor, wort, land
        n | dorf, pferd, schiff, feld, fenster, schloss, regiment, heft, lied, semester, viertel, lebensjahr
        n | auge, ende, erbe, gebäude, gemälde, interesse, gebirge, getreide, knie, system

        [feminine-endings]
        ung, heit, keit, schaft, ion, tät, ur, ei, enz, anz, ik, in, e

        [romans]
        kapitel, kap, teil, buch, band, bd, bde, abschnitt, abschn, akt, aufzug, auftritt, szene | after
        gesang, seite, seiten, s, tafel, abbildung, abb, tabelle, tab, nummer, nr, artikel, art | after
        weltkrieg, paragraf, klasse, stufe, typ, phase, anhang, heft, lektion, brief, sonett | after
        jahrhundert, jahrhunderts, jh, jahrtausend, quartal | before ordinal | n

        [rulers]
        m | Ludwig, Ludwigs, Friedrich, Friedrichs, Wilhelm, Wilhelms, Heinrich, Heinrichs, Karl
        m | Karls, Otto, Ottos, Konrad, Konrads, Rudolf, Rudolfs, Leopold, Leopolds, Joseph, Josephs
        m | Josef, Josefs, Franz, Ferdinand, Ferdinands, Maximilian, Maximilians, Georg, Georgs
        m | Johann, Johanns, Johannes, Paul, Pauls, Peter, Peters, Alexander, Alexanders, Nikolaus
        m | Iwan, Iwans, Philipp, Philipps, Richard, Richards, Eduard, Eduards, Jakob, Jakobs, Pius
        m | Leo, Leos, Gregor, Gregors, Innozenz, Klemens, Bonifatius, Benedikt, Benedikts, Julius
        m | Urban, Urbans, Sixtus, Napoleon, Napoleons, Ramses, Thutmosis, Ptolemaios, Dareios
        m | Gustav, Gustavs, Christian, Christians, Albrecht, Albrechts, August, Augusts, Sigismund
        m | Lothar, Lothars, Ernst, Moritz, Friedrich Wilhelm, Mehmed, Murad, Selim, Süleyman
        f | Elisabeth, Elisabeths, Katharina, Katharinas, Maria, Marias, Anna, Viktoria, Isabella
        f | Christina, Margarethe, Beatrix, Juliana, Wilhelmina

        [function-words]
        der die das den dem des ein eine einen einem einer eines und oder aber doch denn in im an am
        auf aus bei mit nach von vor zu zum zur über unter durch für gegen ohne um bis seit ist war
        sind waren hat hatte haben wird wurde werden er sie es wir ihr ich du man sich mich dich uns
        euch ihn ihm ihnen mir dir mein dein sein unser euer dieser diese dieses jener jene jedes jeder jede
        wenn als wie wo wer was warum da dann dort hier so nicht kein keine ja nein auch nur noch
        schon sehr mehr jetzt heute gestern morgen danach darauf damals später alle einige viele

        [acronyms]
        nato nasa uno unesco aids

        [initialisms]
        usa eu adac ice udssr ard orf srf uni-pc ag gmbh okw sa sed fdp cdu csu spd afd kpd dna ufo vip

        [weekdays]
        Mo | Montag
        Di | Dienstag
        Mi | Mittwoch
        Do | Donnerstag
        Fr | Freitag
        Sa | Samstag
        So | Sonntag

        [compass]
        N | Nord
        S | Süd
        O | Ost
        E | Ost
        W | West

        [whole-words]
        registr illustr industr magistr demonstr administr orchestr

        [compound-endings]
        str | straße
        nr | nummer
        pl | platz | before-digits

        [typed-primes]
        " ” | Zoll | m

        [signs]
        & | und
        § | Paragraf
        §§ | Paragrafen
        ° | Grad
        % | Prozent
        ‰ | Promille
        @ | at
        # | Nummer
        № | Nummer
        + | plus
        = | gleich
        × | mal
        ÷ | geteilt durch
        ± | plus minus
        ≈ | ungefähr
        ≤ | höchstens
        ≥ | mindestens
        © | Copyright
        → | Pfeil
        ≠ | ungleich

        [math]
        * | mal
        < | kleiner als
        > | größer als
        ≤ | kleiner oder gleich
        ≥ | größer oder gleich

        [electronic]
        com | com
        edu | edu
        net | net
        org | org
        info | info
        gmail | g mail
        . | punkt
        / | slash
        : | doppelpunkt
        - | bindestrich
        _ | unterstrich
        @ | at

        [hyphens]
        joiners | und oder bzw sowie bis
        """

    static let units = """
        [percents]
        % | Prozent | | n
        ‰ | Promille | | n

        [units]
        km | Kilometer | | m
        m | Meter | | m exact
        cm | Zentimeter | | m
        mm | Millimeter | | m
        µm, μm | Mikrometer | | m
        nm | Nanometer | | m
        dm | Dezimeter | | m
        km², km2, qkm | Quadratkilometer | | m
        m², m2, qm | Quadratmeter | | m
        cm², cm2, qcm | Quadratzentimeter | | m
        km³ | Kubikkilometer | | m
        m³, m3 | Kubikmeter | | m
        cm³, cm3, ccm | Kubikzentimeter | | m
        mm² | Quadratmillimeter | | m
        ha | Hektar | | m
        km/h | Kilometer pro Stunde | | m
        m/s | Meter pro Sekunde | | m
        kg | Kilogramm | | n
        g | Gramm | | n exact
        mg | Milligramm | | n
        µg, μg | Mikrogramm | | n
        t | Tonne/Tonnen | | f exact
        Ztr | Zentner | | m
        Pfd | Pfund | | n
        l | Liter | | m
        ml | Milliliter | | m
        cl | Zentiliter | | m
        dl | Deziliter | | m
        hl | Hektoliter | | m
        s, sec | Sekunde/Sekunden | | f exact
        min | Minute/Minuten | | f
        h, Std | Stunde/Stunden | | f exact
        ms | Millisekunde/Millisekunden | | f
        W | Watt | | n exact
        kW | Kilowatt | | n
        MW | Megawatt | | n exact
        kWh | Kilowattstunde/Kilowattstunden | | f
        V | Volt | | n exact
        mV | Millivolt | | n
        kV | Kilovolt | | n
        A | Ampere | | n exact spaced
        Hz | Hertz | | n
        kHz | Kilohertz | | n
        MHz | Megahertz | | n
        GHz | Gigahertz | | n
        J | Joule | | n exact spaced
        J. alt | Jahr alt/Jahre alt | | n exact
        kJ | Kilojoule | | n
        kcal | Kilokalorie/Kilokalorien | | f
        cal | Kalorie/Kalorien | | f
        PS | Pferdestärke/Pferdestärken | | f exact
        Pa | Pascal | | n exact
        hPa | Hektopascal | | n
        dB | Dezibel | | n
        kB, KB | Kilobyte | | n
        MB | Megabyte | | n exact
        GB | Gigabyte | | n
        TB | Terabyte | | n
        °C, ° C, ℃ | Grad Celsius | | m
        °F, ° F | Grad Fahrenheit | | m
        ° | Grad | | m
        Zoll | Zoll | | m
        EL | Esslöffel | | m exact
        TL | Teelöffel | | m exact
        Msp, Msp. | Messerspitze/Messerspitzen | | f exact
        Stk, Stck | Stück | | n
        ′ | Minute/Minuten | | f tight
        ″ | Sekunde/Sekunden | | f tight

        [currencies]
        €, EUR | Euro | Cent | m
        US$, USD | US-Dollar | Cent | m
        $ | Dollar | Cent | m
        £, GBP | Pfund | Penny/Pence | n
        ¥, JPY | Yen | | m
        CHF, Fr., sFr. | Franken | Rappen | m
        DM | Deutsche Mark | Pfennig | f
        M | Mark | Pfennig | f exact
        ₽ | Rubel | Kopeke/Kopeken | m
        ₴ | Hrywnja | Kopijka | f
        ¢, ct | Cent | | m
        zł | Zloty | Grosz | m

        [scales]
        Mio | Million/Millionen | 6 | f
        Mrd | Milliarde/Milliarden | 9 | f
        Bio | Billion/Billionen | 12 | f
        Tsd | Tausend | 3
        k, K | Tausend | 3 | money digits
        Million, Millionen | Million/Millionen | 6 | f
        Milliarde, Milliarden | Milliarde/Milliarden | 9 | f
        Billion, Billionen | Billion/Billionen | 12 | f

        [fractions]
        2 | halb | halbe
        """
}

/// What Austrian German says otherwise.
enum AustrianGerman {
    static let settings = """
        [months]
        1 | Jänner | Jän
        2 | Februar, Feber
        """
}
