/// Slovak. ICU has "jedna tisíc" and no ordinals, hence rules of its own.
enum Slovak {
    static let settings = """
        [settings]
        month-alone | second
        month-year | {month} {year}
        ordinal-slash | a
        split-word | na
        times-joined | yes
        times-word | krát
        hour-name | full-hours
        about | približne
        power | na {n}
        locale | sk
        cardinal | %jeden
        cardinal-masculine | %jeden
        cardinal-feminine | %jedna
        cardinal-neuter | %jedno
        ordinal | %prvy
        ordinal-masculine | %prvy
        ordinal-stop | yes
        year | %jeden
        decimal-marks | comma
        group-marks | . space
        minus | mínus
        plus | plus
        plus-minus | plus mínus
        decimal-word | celých
        dot-word | bodka
        range-word | až
        money-joiner | a
        mixed-joiner | a
        fraction-word | lomeno
        and | a
        plural | czech
        date-order | dmy
        date-day | %prveho
        time | {hour} {minute}
        time-full | {hour} hodín
        ratio-word | ku
        ruler-guess | none

        [hour-names]
        hodín, hod | after
        o, od, do, okolo, pred, po | preposition

        [telephone-words]
        telefón

        [titles]
        Kapitola
        Časť
        Kniha
        Diel
        Predslov
        Úvod
        Doslov
        Prológ
        Epilóg
        Dodatok

        [months]
        1 | januára, január
        2 | februára, február
        3 | marca, marec
        4 | apríla, apríl
        5 | mája, máj
        6 | júna, jún
        7 | júla, júl
        8 | augusta, august
        9 | septembra, september
        10 | októbra, október
        11 | novembra, november
        12 | decembra, december

        [percents]
        % | percento/percentá/percent/percenta | | n
        ‰ | promile | | n

        [units]
        km | kilometer/kilometre/kilometrov/kilometra | | m
        m | meter/metre/metrov/metra | | m exact
        cm | centimeter/centimetre/centimetrov/centimetra | | m
        mm | milimeter/milimetre/milimetrov/milimetra | | m
        km², km2 | kilometer štvorcový/kilometre štvorcové/kilometrov štvorcových/kilometra štvorcového | | m
        m², m2 | meter štvorcový/metre štvorcové/metrov štvorcových/metra štvorcového | | m
        ha | hektár/hektáre/hektárov/hektára | | m
        km/h | kilometer za hodinu/kilometre za hodinu/kilometrov za hodinu/kilometra za hodinu | | m
        kg | kilogram/kilogramy/kilogramov/kilogramu | | m
        g | gram/gramy/gramov/gramu | | m exact
        t | tona/tony/ton/tony | | f exact
        l | liter/litre/litrov/litra | | m
        ml | mililiter/mililitre/mililitrov/mililitra | | m
        min | minúta/minúty/minút/minúty | | f
        hod, h | hodina/hodiny/hodín/hodiny | | f
        °C | stupeň Celzia/stupne Celzia/stupňov Celzia/stupňa Celzia | | m
        ° | stupeň/stupne/stupňov/stupňa | | m

        [currencies]
        €, EUR | euro/eurá/eur/eura | cent/centy/centov/centa | n
        Sk | koruna/koruny/korún/koruny | halier/haliere/halierov/haliera | f
        Kč, CZK | koruna/koruny/korún/koruny | halier/haliere/halierov/haliera | f
        $, USD | dolár/doláre/dolárov/dolára | cent/centy/centov/centa | m
        £, GBP | libra/libry/libier/libry | pence | f
        ¥ | jen/jeny/jenov/jenu | | m

        [scales]
        tis | tisíc/tisíce/tisíc/tisíca | 3 | m
        mil, milión, milióny, miliónov, milióna | milión/milióny/miliónov/milióna | 6 | m
        mld, miliarda, miliardy, miliárd | miliarda/miliardy/miliárd/miliardy | 9 | f

        [fractions]
        1/2 | pol
        1/4 | štvrť
        3/4 | tri štvrtiny
        1/3 | jedna tretina
        2/3 | dve tretiny

        [romans]
        kapitola, kapitoly, časť, kniha, diel, zväzok, dejstvo, scéna, príloha, trieda, typ | after
        storočie, storočí, storočia, stor | before ordinal | n
        svetová, svetovej, svetovú | before ordinal | f

        [ordinal-nouns]
        storočí, mieste, poschodí, diele, roku, ročníku | | ý om, y om, í om
        storočia, roku, dňa, miesta, dielu, ročníka | | ý ého, y eho, í ieho
        storočie, miesto, poschodie, výročie, dejstvo | | ý é, y e, í ie
        kapitola, časť, trieda, strana, hodina, generácia, svetová | | ý á, y a, í ia
        kapitole, časti, triede, svetovej | | ý ej, y ej, í ej
        kapitolu, triedu, svetovú | | ý ú, y u, í iu
        roky | | ý e, y e, í ie
        rokov | | ý ych, y ych, í ích
        rokoch | | ý ych, y ych, í ích
        stor | v, vo, po, o, na, pri | ý om, y om, í om
        stor | od, do, z, zo, počas, koncom, začiatkom, začiatku, konca | ý ého, y eho, í ieho
        stor | | ý é, y e, í ie

        [rulers]
        m | Karol, Karola, Ľudovít, Rudolf, Ferdinand, František, Jozef, Leopold, Maximilián, Juraj
        m | Peter, Alexander, Mikuláš, Henrich, Viliam, Fridrich, Pavol, Ján, Benedikt, Pius, Béla

        [function-words]
        a i v vo k ku s so z zo o u na do od po pre za pri pred nad pod bez ale alebo že keď aby ako
        je som bol bola bolo boli to ten tá tie on ona oni my vy ja tak už len ešte kde kto čo

        [number-endings]
        krát*, -krát* | cardinal
        -ročn*, ročn*, -dňov*, -členn*, -percentn*, -hodinov*, -minútov*, -izbov*, -metrov*, -násobn*, -stupňov*, -dielny* | cardinal | | jeden jedno, dva dvoj, tri troj, štyri štvor

        [counted]
        2 | n | á, ia
        2 | f | knihy, ženy, strany, osoby, hodiny, minúty, sekundy, koruny, matky, dcéry, sestry, ruky, nohy, otázky, kapitoly, časti, skupiny, triedy, ulice, lyžice, lyžičky, mačky, ryby, veci, vojny, rodiny, krajiny, školy, budovy, stanice, tony, libry, míle

        [case-forms]
        storočie | v, vo, po, o, na, pri | storočí
        storočie | od, do, z, zo, počas, koncom, začiatkom, začiatku, konca | storočia

        [signs]
        & | a
        § | paragraf
        §§ | paragrafy
        % | percent
        ‰ | promile
        ° | stupňov
        @ | zavináč
        # | číslo
        + | plus
        = | rovná sa
        × | krát
        ± | plus mínus

        [math]
        ÷ | delené
        < | menšie ako
        > | väčšie ako

        [abbreviations]
        napr. | napríklad | | napr. dnes => napríklad dnes
        t. j. | to jest
        tzv. | takzvaný
        atď. | a tak ďalej | sentence
        a pod. | a podobne | sentence
        resp. | respektíve
        pred n. l. | pred naším letopočtom | sentence
        n. l. | nášho letopočtu | sentence
        č. | číslo | before-number
        str. | strana | before-number
        kap. | kapitola | before-number
        r. | roku | before-digits
        stor. | storočie | sentence
        dr. | doktor | before-name
        Dr. | doktor | before-name
        Ing. | inžinier | before-name
        prof. | profesor | before-name
        sv. | svätý | before-name
        p. | pán | before-name exact
        pí | pani | before-name
        s. | strana | exact before-digits
        obr. | obrázok | before-number
        tab. | tabuľka | before-number
        ods. | odsek | before-number
        čl. | článok | before-number
        písm. | písmeno | before-word
        zv. | zväzok | before-digits
        vyd. | vydanie | after-number sentence
        ul. | ulica | before-name
        nám. | námestie | before-name
        tr. | trieda | before-name
        cca | cirka | before-digits
        max. | maximálne
        min. | minimálne | before-digits
        príp. | prípadne
        tzn. | to znamená
        tj. | to jest
        t. r. | tohto roku | sentence
        MUDr. | doktor | before-name
        JUDr. | doktor | before-name
        PhDr. | doktor | before-name
        RNDr. | doktor | before-name
        Mgr. | magister | before-name
        doc. | docent | before-name
        Bc. | bakalár | before-name
        gen. | generál | before-name
        plk. | plukovník | before-name
        pozn. | poznámka
        porov. | porovnaj
        pred Kr. | pred Kristom | sentence
        po Kr. | po Kristovi | sentence
        tel. | telefón
        """

    static let spelling = """
        [spellout-rules]
        %jeden:
        0: nula; 1: jeden; 2: dva; 3: tri; 4: štyri; 5: päť; 6: šesť; 7: sedem; 8: osem; 9: deväť;
        10: desať; 11: jedenásť; 12: dvanásť; 13: trinásť; 14: štrnásť; 15: pätnásť; 16: šestnásť;
        17: sedemnásť; 18: osemnásť; 19: devätnásť;
        20: dvadsať[>>]; 30: tridsať[>>]; 40: štyridsať[>>]; 50: päťdesiat[>>]; 60: šesťdesiat[>>];
        70: sedemdesiat[>>]; 80: osemdesiat[>>]; 90: deväťdesiat[>>];
        100: sto[ >>]; 200: dvesto[ >>]; 300: <<sto[ >>];
        1000: tisíc[ >>]; 2000: dvetisíc[ >>]; 3000: << tisíc[ >>];
        1000000: milión[ >>];
        2000000: << $(cardinal,one{milión}few{milióny}other{miliónov})$[ >>];
        1000000000: miliarda[ >>];
        2000000000: <%jedna< $(cardinal,one{miliarda}few{miliardy}other{miliárd})$[ >>];
        1000000000000: bilión[ >>];
        2000000000000: << $(cardinal,one{bilión}few{bilióny}other{biliónov})$[ >>];
        1000000000000000: biliarda[ >>];
        2000000000000000: <%jedna< $(cardinal,one{biliarda}few{biliardy}other{biliárd})$[ >>];
        %jedna:
        0: nula; 1: jedna; 2: dve; 3: =%jeden=; 20: dvadsať[>>]; 30: tridsať[>>]; 40: štyridsať[>>];
        50: päťdesiat[>>]; 60: šesťdesiat[>>]; 70: sedemdesiat[>>]; 80: osemdesiat[>>];
        90: deväťdesiat[>>]; 100: sto[ >>]; 200: dvesto[ >>]; 300: <%jeden<sto[ >>]; 1000: =%jeden=;
        %jedno:
        0: nula; 1: jedno; 2: =%jeden=; 20: dvadsať[>>]; 30: tridsať[>>]; 40: =%jeden=;
        %prvy:
        0: nultý; 1: prvý; 2: druhý; 3: tretí; 4: štvrtý; 5: piaty; 6: šiesty; 7: siedmy; 8: ôsmy;
        9: deviaty; 10: desiaty; 11: jedenásty; 12: dvanásty; 13: trinásty; 14: štrnásty;
        15: pätnásty; 16: šestnásty; 17: sedemnásty; 18: osemnásty; 19: devätnásty;
        20: dvadsiaty[ >>]; 30: tridsiaty[ >>]; 40: štyridsiaty[ >>]; 50: päťdesiaty[ >>];
        60: šesťdesiaty[ >>]; 70: sedemdesiaty[ >>]; 80: osemdesiaty[ >>]; 90: deväťdesiaty[ >>];
        100: stý; 101: sto >>; 200: =%jeden=;
        %prveho:
        0: nultého; 1: prvého; 2: druhého; 3: tretieho; 4: štvrtého; 5: piateho; 6: šiesteho;
        7: siedmeho; 8: ôsmeho; 9: deviateho; 10: desiateho; 11: jedenásteho; 12: dvanásteho;
        13: trinásteho; 14: štrnásteho; 15: pätnásteho; 16: šestnásteho; 17: sedemnásteho;
        18: osemnásteho; 19: devätnásteho; 20: dvadsiateho[ >>]; 30: tridsiateho[ >>]; 40: =%jeden=;
        """
}
