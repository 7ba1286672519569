/// Danish. ICU leaves out "et" before hundreds and thousands, hence rules of its own.
enum Danish {
    static let settings = """
        [settings]
        month-year | {month} {year}
        ordinal-slash | og
        ruler-digits | yes
        ruler-article | den
        per | per
        about | omkring
        power | opløftet i {n}
        locale | da
        cardinal | %en
        cardinal-masculine | %en
        cardinal-feminine | %en
        cardinal-neuter | %et
        ordinal | %spellout-ordinal-common
        ordinal-stop | yes
        year | %year
        decimal-marks | comma
        group-marks | . space
        minus | minus
        plus | plus
        plus-minus | plus minus
        decimal-word | komma
        dot-word | punktum
        range-word | til
        money-joiner | og
        mixed-joiner | og
        fraction-word | over
        and | og
        date-order | dmy
        date-day | ordinal
        time | {hour} {minute}
        time-full | {hour}
        ratio-word | til

        [hour-names]
        kl, klokken | before

        [telephone-words]
        telefon

        [titles]
        Kapitel
        Del
        Bog
        Bind
        Forord
        Indledning
        Efterord
        Prolog
        Epilog
        Tillæg

        [months]
        1 | januar | jan
        2 | februar | feb
        3 | marts | mar
        4 | april | apr
        5 | maj
        6 | juni | jun
        7 | juli | jul
        8 | august | aug
        9 | september | sep, sept
        10 | oktober | okt
        11 | november | nov
        12 | december | dec

        [percents]
        % | procent | | m
        ‰ | promille | | m

        [units]
        km | kilometer | | m
        m | meter | | m exact
        cm | centimeter | | m
        mm | millimeter | | m
        km², km2 | kvadratkilometer | | m
        m², m2 | kvadratmeter | | m
        m³, m3 | kubikmeter | | m
        ha | hektar | | m
        km/h, km/t | kilometer i timen | | m
        kg | kilogram | | n
        g | gram | | n exact
        t | ton | | n exact
        l | liter | | m
        dl | deciliter | | m
        ml | milliliter | | m
        min | minut/minutter | | n
        °C | grad celsius/grader celsius | | m
        ° | grad/grader | | m

        [currencies]
        kr, DKK | krone/kroner | øre | m
        €, EUR | euro | cent | m
        $, USD | dollar | cent | m
        £, GBP | pund | penny/pence | n
        ¥ | yen | | m

        [scales]
        tusind | tusind | 3
        mio, million, millioner | million/millioner | 6
        mia, milliard, milliarder | milliard/milliarder | 9

        [fractions]
        1/2 | en halv | en halv
        1/3 | en tredjedel
        2/3 | to tredjedele
        1/4 | en fjerdedel
        3/4 | tre fjerdedele

        [romans]
        kapitel, del, bog, bind, akt, scene, tillæg, klasse, type | after
        århundrede | before ordinal

        [rulers]
        m | Christian, Frederik, Valdemar, Erik, Gustav, Karl, Ludvig, Henrik, Vilhelm, Peter, Napoleon
        f | Margrethe, Elisabeth, Katarina

        [function-words]
        og i på af til fra med for om at en et den det de der som men eller når da hvis ikke er var har
        havde han hun vi jeg du man sig så nu her

        [before-ordinals]
        den det

        [number-endings]
        'erne, -erne, 'ernes, erne | year
        -tal* | year
        -årig*, -årige*, -åring* | cardinal
        -* | cardinal

        [signs]
        & | og
        § | paragraf
        §§ | paragraffer
        % | procent
        ‰ | promille
        ° | grader
        @ | snabel a
        # | nummer
        + | plus
        = | er lig med
        × | gange
        ± | plus minus

        [math]
        ÷ | divideret med
        < | mindre end
        > | større end

        [abbreviations]
        f.eks. | for eksempel | | f.eks. i dag => for eksempel i dag
        bl.a. | blandt andet
        osv. | og så videre | sentence
        m.m. | med mere | sentence
        m.fl. | med flere | sentence
        mv. | med videre | sentence
        dvs. | det vil sige
        ca. | cirka
        jf. | jævnfør
        evt. | eventuelt
        pga. | på grund af
        f.Kr. | før Kristus | sentence
        e.Kr. | efter Kristus | sentence
        nr. | nummer | before-number
        s. | side | before-digits exact
        kap. | kapitel | before-number
        årh. | århundrede | sentence
        dr. | doktor | before-name
        hr. | herr | before-name
        kl. | klokken | before-digits
        tlf. | telefon
        d. | den | exact before-digits
        d. | død | exact before-year
        bd. | bind | before-number
        fx | for eksempel | before-word
        m.v. | med videre | sentence
        mht. | med hensyn til
        prof. | professor | before-name
        fr. | fru | before-name
        frk. | frøken | before-name
        Skt. | Sankt | before-name
        stk. | styk | before-digits
        stk. | styk | after-number sentence
        th. | til højre | after-ordinal sentence
        iflg. | ifølge
        inkl. | inklusive
        ekskl. | eksklusive
        vedr. | vedrørende
        bl. | blandt
        o.l. | og lignende | sentence
        o.a. | og andet | sentence
        s.å. | samme år | sentence
        udg. | udgave | sentence
        ang. | angående
        d.d. | dags dato | sentence
        d.v.s. | det vil sige
        forf. | forfatteren
        gl. | gammel | before-lower
        jr. | junior | sentence
        maks. | maksimum
        mio. | millioner | after-number sentence
        p.t. | for tiden
        p.g.a. | på grund af
        resp. | respektive
        sml. | sammenlign
        m.a.o. | med andre ord
        i.e. | det vil sige
        f. | født | exact before-year
        ff. | følgende | after-number sentence

        [hyphens]
        joiners | og eller samt
        """

    static let spelling = """
        [spellout-rules]
        %en:
        0: nul; 1: en; 2: to; 3: tre; 4: fire; 5: fem; 6: seks; 7: syv; 8: otte; 9: ni; 10: ti;
        11: elleve; 12: tolv; 13: tretten; 14: fjorten; 15: femten; 16: seksten; 17: sytten;
        18: atten; 19: nitten; 20: [>>og]tyve; 30: [>>og]tredive; 40: [>>og]fyrre;
        50: [>>og]halvtreds; 60: [>>og]tres; 70: [>>og]halvfjerds; 80: [>>og]firs;
        90: [>>og]halvfems; 100: <%et< hundrede[ og >>]; 1000: <%et< tusind[ >%%hale>];
        1000000: en million[ >%%hale>]; 2000000: << millioner[ >%%hale>];
        1000000000: en milliard[ >%%hale>]; 2000000000: << milliarder[ >%%hale>];
        1000000000000: en billion[ >%%hale>]; 2000000000000: << billioner[ >%%hale>];
        1000000000000000: en billiard[ >%%hale>]; 2000000000000000: << billiarder[ >%%hale>];
        %%hale:
        1: og =%en=; 100: =%en=;
        %et:
        0: nul; 1: et; 2: =%en=;
        %year:
        0: =%en=; 1100>: << hundrede[ og >>]; 2000: =%en=;
        """
}
