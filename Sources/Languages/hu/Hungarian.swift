/// Hungarian. A count before a noun is written "kettő" as well, since it is told from "hét" so.
enum Hungarian {
    static let settings = """
        [settings]
        month-year | {year} {month}
        ordinal-slash | és
        hour-name | full-hours
        about | körülbelül
        power | a {ord} hatványon
        locale | hu
        cardinal | %ketto
        ordinal | %spellout-ordinal
        ordinal-stop | yes
        year | %ketto
        decimal-marks | comma
        group-marks | . space
        minus | mínusz
        plus | plusz
        plus-minus | plusz-mínusz
        decimal-word | egész
        decimal-tenths | {whole} egész {fraction} {part}
        dot-word | pont
        range-word |
        mixed-joiner | egész
        fraction-word | per
        and | és
        date-order | dmy
        date-day | %elseje
        year-first | yes
        ruler-guess | none
        ruler-order | before
        date | {year} {month} {day}
        time | {hour} óra {minute} perc
        time-full | {hour} óra
        time-second | {second} másodperc
        ratio-word | –

        [hour-names]
        óra, kor | after

        [telephone-words]
        telefon

        [titles]
        Fejezet
        Rész
        Könyv
        Előszó
        Bevezetés
        Utószó
        Függelék

        [months]
        1 | január | jan
        2 | február | febr, feb
        3 | március | márc
        4 | április | ápr
        5 | május | máj
        6 | június | jún
        7 | július | júl
        8 | augusztus | aug
        9 | szeptember | szept
        10 | október | okt
        11 | november | nov
        12 | december | dec

        [tenths]
        1 | tized
        2 | század
        3 | ezred
        4 | tízezred
        5 | százezred
        6 | milliomod

        [percents]
        % | százalék
        ‰ | ezrelék

        [units]
        km | kilométer
        m | méter | | exact
        cm | centiméter
        mm | milliméter
        km², km2 | négyzetkilométer
        m², m2 | négyzetméter
        m³, m3 | köbméter
        ha | hektár
        km/h | kilométer per óra
        kg | kilogramm
        dkg | dekagramm
        g | gramm | | exact
        t | tonna | | exact
        l | liter
        dl | deciliter
        ml | milliliter
        p | perc | | exact
        perc | perc
        ó | óra | | exact
        °C | Celsius-fok
        ° | fok

        [currencies]
        Ft, HUF | forint | fillér
        €, EUR | euró | cent
        $, USD | dollár | cent
        £, GBP | angol font | penny
        ¥ | jen

        [scales]
        ezer | ezer | 3
        millió | millió | 6
        mrd, milliárd | milliárd | 9
        M | millió | 6 | exact money

        [fractions]
        1/2 | fél
        3 | harmad | harmad
        4 | negyed | negyed
        5 | ötöd | ötöd
        6 | hatod | hatod
        7 | heted | heted
        8 | nyolcad | nyolcad
        9 | kilenced | kilenced
        10 | tized | tized

        [romans]
        fejezet, könyv, kötet | after
        század, században, századi, századig, századra, sz, fejezet, könyv, kötet, rész | before ordinal
        kerület, világháború, felvonás, szín, cikkely | before ordinal

        [date-endings]
        je, i, e, a, ei, ai |
        én, jén, án, ján | e én, a án
        ét, át | e ét, a át
        ére, jére, ára | e ére, a ára
        étől, jétől, ától | e étől, a ától
        éig, jéig, áig | e éig, a áig

        [rulers]
        m | Béla, István, László, András, Károly, Lajos, Ferenc, József, Lipót, Ferdinánd, Henrik
        m | Péter, Sándor, Miklós, Vilmos, Frigyes, Pius, János, Pál, Gergely, Benedek, Zsigmond
        m | Ottó, Fülöp, Jakab, György, Edward, Ulászló, Géza, Kálmán, Mátyás
        f | Erzsébet, Katalin, Mária

        [function-words]
        a az és de ha hogy nem is csak már még mint vagy volt van ez az egy ki mi ti ők én te ő itt ott

        [number-endings]
        -én, -jén, -án, -ján | %elseje | drop | e én, a án
        -ét, -jét, -át | %elseje | drop | e ét, a át
        -ére, -jére, -ára | %elseje | drop | e ére, a ára
        -étől, -jétől, -ától | %elseje | drop | e étől, a ától
        -éig, -jéig, -áig | %elseje | drop | e éig, a áig
        -je, -e, -a | %elseje | drop
        -ik, -ikat, -iket, -ikban, -ikben | ordinal | drop
        -es*, -as*, -os*, -ös* | cardinal | | három hárm, négy négy, hét het, tíz tiz, húsz husz, kettő kett, ezer ezr, nulla nullá
        -et, -at, -ot, -öt, -en, -an, -ön | cardinal | | három hárm, hét het, tíz tiz, húsz husz, ezer ezr
        -szor*, -szer*, -ször*, -féle*, -fajta* | cardinal | | kettő két
        -gyel | cardinal | | egy eg, négy nég
        -* | cardinal

        [signs]
        & | és
        § | paragrafus
        % | százalék
        ‰ | ezrelék
        ° | fok
        @ | kukac
        # | szám
        + | plusz
        = | egyenlő
        × | szor
        ± | plusz-mínusz

        [math]
        ÷ | osztva
        < | kisebb mint
        > | nagyobb mint

        [abbreviations]
        pl. | például | | pl. ma => például ma
        stb. | és a többi | sentence
        ill. | illetve
        kb. | körülbelül
        ún. | úgynevezett
        u.n. | úgynevezett
        vö. | vesd össze
        ld. | lásd
        dr. | doktor | before-name
        Dr. | doktor | before-name
        id. | idősebb | before-name
        ifj. | ifjabb | before-name
        Szt. | Szent | before-name
        Kr. e. | Krisztus előtt
        Kr. u. | Krisztus után
        i. e. | időszámításunk előtt
        i. sz. | időszámításunk szerint
        tel. | telefon
        old. | oldal | after-number sentence
        sz. | század | after-number sentence
        sz.-ban | században | after-number
        sz.-i | századi | after-number
        sz.-ig | századig | after-number
        sz.-tól | századtól | after-number
        sz.-ra | századra | after-number
        évf. | évfolyam | sentence
        u. | utca | after-name exact
        özv. | özvegy | before-name
        Özv. | Özvegy | before-name
        dr. | doktor | after-name sentence
        o. | oldal | after-number sentence
        p. | oldal | after-number sentence
        fsz. | földszint | sentence
        em. | emelet | after-number sentence
        ker. | kerület | after-number sentence
        krt. | körút | after-name
        u. | utca | before-digits
        st. | és társai | sentence
        szerk. | szerkesztette
        ford. | fordította
        pl.: | például
        ui. | ugyanis
        uo. | ugyanott | sentence
        u. a. | ugyanaz | sentence
        vmint | valamint
        Kft. | Kft | sentence
        Bt. | Bt | sentence
        ált. | általános | before-lower
        ált. isk. | általános iskola
        gimn. | gimnázium | sentence
        prof. | professzor | before-name

        [hyphens]
        joiners | és vagy illetve
        """

    static let spelling = """
        [spellout-rules]
        %ketto:
        0: nulla; 1: egy; 2: kettő; 3: három; 4: négy; 5: öt; 6: hat; 7: hét; 8: nyolc; 9: kilenc;
        10: tíz; 11: tizen>>; 20: húsz; 21: huszon>>; 30: harminc[>>]; 40: negyven[>>]; 50: ötven[>>];
        60: hatvan[>>]; 70: hetven[>>]; 80: nyolcvan[>>]; 90: kilencven[>>];
        100: száz[>>]; 200: kétszáz[>>]; 300: <<száz[>>];
        1000: ezer[>>]; 2000: <<ezer[->>];
        1000000: millió[->>]; 2000000: <<millió[->>];
        1000000000: milliárd[->>]; 2000000000: <<milliárd[->>];
        1000000000000: billió[->>]; 2000000000000: <<billió[->>];
        1000000000000000: billiárd[->>]; 2000000000000000: <<billiárd[->>];
        %elseje:
        1: elseje; 2: másodika; 3: harmadika; 4: negyedike; 5: ötödike; 6: hatodika; 7: hetedike;
        8: nyolcadika; 9: kilencedike; 10: tizedike; 11: tizenegyedike; 12: tizenkettedike;
        13: tizenharmadika; 14: tizennegyedike; 15: tizenötödike; 16: tizenhatodika;
        17: tizenhetedike; 18: tizennyolcadika; 19: tizenkilencedike; 20: huszadika;
        21: huszonegyedike; 22: huszonkettedike; 23: huszonharmadika; 24: huszonnegyedike;
        25: huszonötödike; 26: huszonhatodika; 27: huszonhetedike; 28: huszonnyolcadika;
        29: huszonkilencedike; 30: harmincadika; 31: harmincegyedike; 32: =%ketto=;
        """
}
