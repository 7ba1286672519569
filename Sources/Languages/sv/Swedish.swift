/// Swedish.
enum Swedish {
    static let settings = """
        [settings]
        month-year | {month} {year}
        out-of | av
        per | per
        about | ungefär
        power | upphöjt till {n}
        locale | sv
        decimal-marks | comma
        group-marks | . space
        minus | minus
        plus | plus
        plus-minus | plus minus
        decimal-word | komma
        decimal-style | number
        decimal-longest | 3
        address-style | numbers
        dot-word | punkt
        range-word | till
        money-joiner |
        mixed-joiner | och
        and | och
        date-order | dmy
        date-day | ordinal
        ratio-word | mot
        squared | i kvadrat
        cubed | i kubik
        electronic | letters
        times-word | gånger

        [hour-names]
        kl, klockan | before

        [roman-joiners]
        och till

        [telephone-words]
        telefon

        [titles]
        Kapitel
        Del
        Bok
        Band
        Avsnitt
        Akt
        Scen
        Sång
        Förord
        Inledning
        Efterord
        Prolog
        Epilog
        Bilaga

        [months]
        1 | januari | jan
        2 | februari | febr, feb
        3 | mars | mar
        4 | april | apr
        5 | maj
        6 | juni | jun
        7 | juli | jul
        8 | augusti | aug
        9 | september | sept, sep
        10 | oktober | okt
        11 | november | nov
        12 | december | dec

        [ordinals]
        :a | m
        :e | m
        :de | m
        :dje | m
        :te | m

        [romans]
        kapitel, kap, del, bok, band, avsnitt, akt, scen, sång, volym | after
        sida, sidan, figur, fig, tabell, nummer, nr, artikel, paragraf, psalm | after
        världskriget, typ, fas, bilaga, lektion, nivå, klass, grupp, brev | after
        seklet, århundradet, dynastin, republiken | before ordinal | m

        [rulers]
        m | Karl, Gustav, Ludvig, Henrik, Fredrik, Erik, Johan, Magnus, Sigismund, Adolf, Oscar, Oskar, Carl
        m | Knut, Birger, Valdemar, Christian, Kristian, Filip, Harald, Olav, Haakon, Håkan, Sverker, Vilhelm
        m | Georg, Edvard, Rikard, Jakob, Alexander, Nikolaus, Nikolaj, Ivan, Peter, Paul, Pius, Leo, Gregorius
        m | Innocentius, Clemens, Urban, Julius, Sixtus, Bonifatius, Benedictus, Paulus, Johannes, Napoleon
        m | Otto, Konrad, Rudolf, Leopold, Josef, Franz, Ferdinand, Maximilian, Ramses, Ptolemaios, Darius
        m | Albrekt, Albert, Frans, Stefan, Humbert, Alfons, Mehmed, Süleyman
        f | Katarina, Elizabeth, Elisabet, Elisabeth, Maria, Anna, Margareta, Margrethe, Kristina, Isabella

        [genders]
        n | hus, år, barn, bord, djur, ben, brev, ljus, land, berg, hav, fönster, rum, hjärta, öga, öra, liv, krig
        n | exemplar, kapitel, ord, namn, träd, blad, glas, fat, skepp, tåg, ägg, bröd, kort, kilo, par, tal, val
        n | äpple, päron, rike, möte, piller, kapell, kloster, tempel, segel, hål, hem, jobb, kök, lag, lås, lamm
        n | fel, fall, föremål, försök, förslag, beslut, besök, misstag, mål, mord, spår, spel, språk, svar, tecken
        n | bevis, brott, steg, slag, slott, torg, tak, tal, väder, vapen, verk, sätt, ställe, stycke, minne, arbete
        n | folk, får, svin, lejon, huvud, finger, nummer, papper, problem, system, program, universitet, museum

        [function-words]
        den det de en ett och eller men för så att som om när där här hur vad vem vilken i på av till från med
        utan under över mellan vid hos efter före innan sedan mot genom jag du han hon vi ni dem mig dig honom
        henne oss er min din sin hans hennes vår deras är var har hade blir blev ska skulle kan kunde inte
        ingen ja nej också nu då alltid aldrig idag igår imorgon alla några många mer mycket detta denna dessa

        [acronyms]
        nato unesco aids ikea saab

        [initialisms]
        usa eu ab dna bnp sas ssu lo tco fn se sveriges

        [number-endings]
        -årig*, -åring*, -faldig*, -siffrig*, -delad*, -delat*, -dels*, -procentig*, -timmars*, -dagars* | cardinal
        :s | %spellout-cardinal

        [typed-primes]
        " ” | tum | m

        [signs]
        & | och
        § | paragraf
        §§ | paragraferna
        ° | grader
        % | procent
        ‰ | promille
        @ | snabel-a
        # | nummer
        № | nummer
        + | plus
        = | är
        × | gånger
        ÷ | delat med
        ± | plus minus
        ≈ | ungefär
        ≤ | högst
        ≥ | minst
        © | copyright
        → | pil

        [math]
        * | gånger
        < | mindre än
        > | större än
        ≤ | mindre än eller lika med
        ≥ | större än eller lika med
        ≠ | skilt från

        [electronic]
        com | com
        org | org
        net | net
        info | info
        gmail | gmail
        . | punkt
        / | snedstreck
        : | kolon
        - | bindestreck
        _ | understreck
        @ | snabel-a

        [fractions]
        1/2 | en halv | en halv
        2 | halv | halva
        3 | tredjedel | tredjedelar
        4 | fjärdedel | fjärdedelar
        5 | femtedel | femtedelar
        6 | sjättedel | sjättedelar
        7 | sjundedel | sjundedelar
        8 | åttondel | åttondelar
        9 | niondel | niondelar
        10 | tiondel | tiondelar
        100 | hundradel | hundradelar
        1000 | tusendel | tusendelar

        [weekdays]
        mån | måndag
        tis | tisdag
        ons | onsdag
        tors, tor | torsdag
        fre | fredag
        lör | lördag
        sön | söndag

        [compass]
        N | nord
        S | syd
        O, Ö | ost
        V, W | väst
        E | ost

        [compound-endings]
        g | gatan | before-digits
        v | vägen | before-digits

        [pers]
        kg | per kilo
        h, tim | per timme
        år | per år
        mån | per månad
        dag | per dag

        [hyphens]
        joiners | och eller samt
        """

    static let units = """
        [percents]
        % | procent
        ‰ | promille

        [units]
        km | kilometer | | m
        m | meter | | m exact
        cm | centimeter | | m
        mm | millimeter | | m
        µm, μm | mikrometer | | m
        nm | nanometer | | m exact
        dm | decimeter | | m
        mil | mil | | m
        km², km2 | kvadratkilometer | | m
        m², m2, kvm | kvadratmeter | | m
        cm², cm2 | kvadratcentimeter | | m
        km³ | kubikkilometer | | m
        m³, m3 | kubikmeter | | m
        cm³, cm3 | kubikcentimeter | | m
        ha | hektar | | n
        km/h, km/tim | kilometer i timmen | | m
        m/s | meter per sekund | | m
        kg | kilogram | | n
        g | gram | | n exact
        hg | hekto | | n
        mg | milligram | | n
        µg, μg | mikrogram | | n
        t | ton | | n exact
        l, L | liter | | m
        ml | milliliter | | m
        cl | centiliter | | m
        dl | deciliter | | m
        hl | hektoliter | | m
        s, sek | sekund/sekunder | | m exact
        min | minut/minuter | | m
        h, tim | timme/timmar | | m exact
        ms | millisekund/millisekunder | | m exact
        W | watt | | m exact
        kW | kilowatt | | m
        MW | megawatt | | m exact
        kWh | kilowattimme/kilowattimmar | | m
        V | volt | | m exact
        A | ampere | | m exact spaced
        Hz | hertz | | m
        kHz | kilohertz | | m
        MHz | megahertz | | m
        GHz | gigahertz | | m
        kJ | kilojoule | | m
        kcal | kilokalori/kilokalorier | | m
        cal | kalori/kalorier | | m
        hk | hästkraft/hästkrafter | | m
        Pa | pascal | | m exact
        hPa | hektopascal | | m
        dB | decibel | | m
        kB, KB | kilobyte | | m
        MB | megabyte | | m exact
        GB | gigabyte | | m
        TB | terabyte | | m
        °C, ° C, ℃ | grad Celsius/grader Celsius | | m
        °F, ° F | grad Fahrenheit/grader Fahrenheit | | m
        ° | grad/grader | | m
        msk | matsked/matskedar | | m
        tsk | tesked/teskedar | | m
        krm | kryddmått | | n
        st | styck/stycken | | n exact spaced
        mkr | miljon kronor/miljoner kronor | | m
        mdkr | miljard kronor/miljarder kronor | | m
        ′ | minut/minuter | | m tight
        ″ | sekund/sekunder | | m tight

        [currencies]
        kr, SEK | krona/kronor | öre/öre | m
        €, EUR | euro | cent | m
        USD$, US$, USD | amerikansk dollar/amerikanska dollar | cent | m
        $ | dollar | cent | m
        £, GBP | pund | pence | n
        ¥, JPY | yen | | m
        CHF | schweizisk franc/schweiziska franc | rappen | m
        DKK | dansk krona/danska kronor | öre | m
        NOK | norsk krona/norska kronor | öre | m
        ₽ | rubel | kopek/kopek | m
        ₩ | won | | m
        ₹ | rupie/rupier | | m
        ¢ | cent | | m

        [scales]
        tusen | tusen | 3
        miljon, miljoner, mn, milj | miljon/miljoner | 6
        miljard, miljarder, md, mdr | miljard/miljarder | 9
        biljon, biljoner | biljon/biljoner | 12
        """
}
