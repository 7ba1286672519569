/// Norwegian Bokmål. ICU has "sju" and "én" and loses "et" within numbers, hence rules of its own;
/// in front of more digits "million" is not inflected.
enum Norwegian {
    static let settings = """
        [settings]
        month-year | {month} {year}
        ordinal-slash | og
        ruler-article | den
        per | per
        about | omtrent
        power | opphøyd i {n}
        locale | nb
        cardinal | %en
        cardinal-masculine | %en
        cardinal-feminine | %ei
        cardinal-neuter | %et
        ordinal | %forste
        ordinal-stop | yes
        year | %year
        decimal-marks | comma
        group-marks | . space
        minus | minus
        plus | pluss
        plus-minus | pluss minus
        decimal-word | komma
        dot-word | punktum
        range-word | til
        money-joiner | og
        mixed-joiner | og
        fraction-word | delt på
        and | og
        date-order | dmy
        date-day | ordinal
        time | {hour} {minute}
        time-full | {hour}
        ratio-word | til

        [hour-names]
        kl, klokken | before
        klokka | before

        [telephone-words]
        telefon

        [titles]
        Kapittel
        Del
        Bok
        Bind
        Forord
        Innledning
        Etterord
        Prolog
        Epilog
        Tillegg

        [months]
        1 | januar | jan
        2 | februar | feb
        3 | mars | mar
        4 | april | apr
        5 | mai
        6 | juni | jun
        7 | juli | jul
        8 | august | aug
        9 | september | sep, sept
        10 | oktober | okt
        11 | november | nov
        12 | desember | des

        [percents]
        % | prosent | | m
        ‰ | promille | | m

        [units]
        km | kilometer | | m
        m | meter | | m exact
        cm | centimeter | | m
        mm | millimeter | | m
        km², km2 | kvadratkilometer | | m
        m², m2 | kvadratmeter | | m
        m³, m3 | kubikkmeter | | m
        ha | hektar | | m
        km/h, km/t | kilometer i timen | | m
        kg | kilogram | | n
        g | gram | | n exact
        t | tonn | | n exact
        l | liter | | m
        dl | desiliter | | m
        ml | milliliter | | m
        min | minutt/minutter | | n
        °C | grad celsius/grader celsius | | m
        ° | grad/grader | | m

        [currencies]
        kr, NOK | krone/kroner | øre | m
        €, EUR | euro | cent | m
        $, USD | dollar | cent | m
        £, GBP | pund | penny/pence | n
        ¥ | yen | | m

        [scales]
        tusen | tusen | 3
        mill, million, millioner | million/millioner | 6
        mrd, milliard, milliarder | milliard/milliarder | 9

        [fractions]
        1/2 | en halv | en halv
        1/3 | en tredjedel
        2/3 | to tredjedeler
        1/4 | en fjerdedel
        3/4 | tre fjerdedeler

        [romans]
        kapittel, del, bok, bind, akt, scene, tillegg, klasse, type | after
        århundre, århundret | before ordinal

        [rulers]
        m | Christian, Frederik, Haakon, Håkon, Olav, Harald, Magnus, Erik, Karl, Ludvig, Henrik, Vilhelm
        f | Margrete, Elisabeth, Katarina

        [function-words]
        og i på av til fra med for om at en et ei den det de der som men eller når da hvis ikke er var
        har hadde han hun vi jeg du man seg så nå her

        [number-endings]
        -tall*, -talet*, -åra* | year
        -* | cardinal

        [signs]
        & | og
        § | paragraf
        §§ | paragrafer
        % | prosent
        ‰ | promille
        ° | grader
        @ | krøllalfa
        # | nummer
        + | pluss
        = | er lik
        × | ganger
        ± | pluss minus

        [math]
        ÷ | delt på
        < | mindre enn
        > | større enn

        [abbreviations]
        f.eks. | for eksempel | | f.eks. i dag => for eksempel i dag
        bl.a. | blant annet
        osv. | og så videre | sentence
        m.m. | med mer | sentence
        mv. | med videre | sentence
        m.fl. | med flere | sentence
        dvs. | det vil si
        ca. | cirka
        jf. | jamfør
        evt. | eventuelt
        pga. | på grunn av
        f.Kr. | før Kristus | sentence
        e.Kr. | etter Kristus | sentence
        nr. | nummer | before-number
        s. | side | before-digits exact
        kap. | kapittel | before-number
        årh. | århundre | sentence
        dr. | doktor | before-name
        kl. | klokken | before-digits
        tlf. | telefon
        bd. | bind | before-number
        prof. | professor | before-name
        hr. | herr | before-name
        fr. | fru | before-name
        frk. | frøken | before-name
        St. | Sankt | before-name
        pkt. | punkt | before-number
        iflg. | ifølge
        inkl. | inklusive
        ekskl. | eksklusive
        vedr. | vedrørende
        mht. | med hensyn til
        m.a.o. | med andre ord
        o.l. | og lignende | sentence
        o.a. | og annet | sentence
        d.v.s. | det vil si
        p.g.a. | på grunn av
        s.k. | såkalt
        utg. | utgave | sentence
        ang. | angående
        jr. | junior | sentence
        maks. | maksimum
        stk. | stykk | after-number sentence
        f. | født | exact before-year
        d. | død | exact before-year
        ff. | følgende | after-number sentence
        ca | cirka | before-digits
        mill. | millioner | after-number sentence
        sml. | sammenlign

        [hyphens]
        joiners | og eller samt
        """

    static let spelling = """
        [spellout-rules]
        %en:
        0: null; 1: en; 2: to; 3: tre; 4: fire; 5: fem; 6: seks; 7: syv; 8: åtte; 9: ni; 10: ti;
        11: elleve; 12: tolv; 13: tretten; 14: fjorten; 15: femten; 16: seksten; 17: sytten;
        18: atten; 19: nitten; 20: tjue[>>]; 30: tretti[>>]; 40: førti[>>]; 50: femti[>>];
        60: seksti[>>]; 70: sytti[>>]; 80: åtti[>>]; 90: nitti[>>];
        100: hundre[ og >>]; 200: << hundre[ og >>];
        1000: tusen; 1001: tusen >%%hale>; 1100: et tusen >%%hale>; 2000: <%et< tusen[ >%%hale>];
        1000000: en million[ >%%hale>]; 2000000: << million>%%mil>;
        1000000000: en milliard[ >%%hale>]; 2000000000: << milliarder[ >%%hale>];
        1000000000000: en billion[ >%%hale>]; 2000000000000: << billioner[ >%%hale>];
        1000000000000000: en billiard[ >%%hale>]; 2000000000000000: << billiarder[ >%%hale>];
        %%mil:
        0: er; 1: ' =%%hale=;
        %%hale:
        1: og =%en=; 100: et =%en=; 200: =%en=; 1000: et tusen[ >>]; 2000: =%en=;
        %ei:
        0: null; 1: ei; 2: =%en=;
        %et:
        0: null; 1: et; 2: =%en=;
        %year:
        0: =%en=; 1100>: << hundre[ og >>]; 2000: =%en=;
        %forste:
        0: nullte; 1: første; 2: andre; 3: tredje; 4: fjerde; 5: femte; 6: sjette; 7: sjuende;
        8: åttende; 9: niende; 10: tiende; 11: ellevte; 12: tolvte; 13: =%en=de; 15: femtende;
        16: =%en=de; 20: tjuende; 21: tjue>>; 30: trettiende; 31: tretti>>; 40: førtiende;
        41: førti>>; 50: femtiende; 51: femti>>; 60: sekstiende; 61: seksti>>; 70: syttiende;
        71: sytti>>; 80: åttiende; 81: åtti>>; 90: nittiende; 91: nitti>>;
        100: hundrede; 101: hundre og >>; 200: <%en< hundrede; 201: <%en< hundre og >>;
        1000: tusende; 1001: tusen >%%forsteI>; 1100: et tusen >%%forsteI>;
        2000: <%en< tusende; 2001: <%en< tusen >%%forsteI>; 1000000: =%en=;
        %%forsteI:
        1: og =%forste=; 100: et =%forste=; 200: =%forste=;
        """
}
