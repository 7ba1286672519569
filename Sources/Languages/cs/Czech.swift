/// Czech. ICU has "jedna tisíc" and no ordinals, hence rules of its own.
enum Czech {
    static let settings = """
        [settings]
        month-alone | second
        month-year | {month} {year}
        ordinal-slash | a
        split-word | na
        times-joined | yes
        times-word | krát
        hour-name | full-hours
        about | přibližně
        power | na {n}
        locale | cs
        rules-locale | hr
        cardinal | %jedna
        cardinal-masculine | %jeden
        cardinal-feminine | %dve
        cardinal-neuter | %jedno
        ordinal | %prvni
        ordinal-masculine | %prvni
        ordinal-stop | yes
        year | %jedna
        decimal-marks | comma
        group-marks | . space
        minus | minus
        plus | plus
        plus-minus | plus minus
        decimal-word | celá
        dot-word | tečka
        range-word | až
        money-joiner | a
        mixed-joiner | a
        fraction-word | lomeno
        and | a
        plural | czech
        date-order | dmy
        date-day | %prvniho
        time | {hour} {minute}
        time-full | {hour} hodin
        ratio-word | ku
        ruler-guess | none

        [hour-names]
        hodin, hod | after
        v, ve, od, do, kolem, před, po | preposition

        [telephone-words]
        telefon

        [titles]
        Kapitola
        Část
        Kniha
        Díl
        Předmluva
        Úvod
        Doslov
        Prolog
        Epilog
        Dodatek

        [months]
        1 | ledna, leden
        2 | února, únor
        3 | března, březen
        4 | dubna, duben
        5 | května, květen
        6 | června, červen
        7 | července, červenec
        8 | srpna, srpen
        9 | září
        10 | října, říjen
        11 | listopadu, listopad
        12 | prosince, prosinec

        [percents]
        % | procento/procenta/procent/procenta | | n
        ‰ | promile | | n

        [units]
        km | kilometr/kilometry/kilometrů/kilometru | | m
        m | metr/metry/metrů/metru | | m exact
        cm | centimetr/centimetry/centimetrů/centimetru | | m
        mm | milimetr/milimetry/milimetrů/milimetru | | m
        km², km2 | kilometr čtvereční/kilometry čtvereční/kilometrů čtverečních/kilometru čtverečního | | m
        m², m2 | metr čtvereční/metry čtvereční/metrů čtverečních/metru čtverečního | | m
        m³, m3 | metr krychlový/metry krychlové/metrů krychlových/metru krychlového | | m
        ha | hektar/hektary/hektarů/hektaru | | m
        km/h | kilometr za hodinu/kilometry za hodinu/kilometrů za hodinu/kilometru za hodinu | | m
        kg | kilogram/kilogramy/kilogramů/kilogramu | | m
        g | gram/gramy/gramů/gramu | | m exact
        mg | miligram/miligramy/miligramů/miligramu | | m
        t | tuna/tuny/tun/tuny | | f exact
        l | litr/litry/litrů/litru | | m
        ml | mililitr/mililitry/mililitrů/mililitru | | m
        min | minuta/minuty/minut/minuty | | f
        hod, h | hodina/hodiny/hodin/hodiny | | f
        °C | stupeň Celsia/stupně Celsia/stupňů Celsia/stupně Celsia | | m
        ° | stupeň/stupně/stupňů/stupně | | m

        [currencies]
        Kč, CZK | koruna/koruny/korun/koruny | haléř/haléře/haléřů/haléře | f
        €, EUR | euro/eura/eur/eura | cent/centy/centů/centu | n
        $, USD | dolar/dolary/dolarů/dolaru | cent/centy/centů/centu | m
        £, GBP | libra/libry/liber/libry | pence | f
        ¥ | jen/jeny/jenů/jenu | | m

        [scales]
        tis | tisíc/tisíce/tisíc/tisíce | 3 | m
        mil, milion, miliony, milionů, milionu | milion/miliony/milionů/milionu | 6 | m
        mld, miliarda, miliardy, miliard | miliarda/miliardy/miliard/miliardy | 9 | f

        [fractions]
        1/2 | půl
        1/4 | čtvrt
        3/4 | tři čtvrtě
        1/3 | jedna třetina
        2/3 | dvě třetiny

        [romans]
        kapitola, kapitoly, část, kniha, díl, svazek, oddíl, dějství, scéna, příloha, třída, typ | after
        století, stol | before ordinal | n
        světová, světové, světovou, světových, vatikánský, vatikánském, republika, republiky | before ordinal | f

        [ordinal-nouns]
        století, stol | v, ve, po, o, na, při | ý ém, í ím
        století, stol | do, od, z, ze, během, kolem, koncem, začátkem, počátku, konce, konci, polovině, polovině, let | ý ého, í ího
        století, stol | | ý é
        století, kapitola, část, třída, strana, etapa, generace, hodina, světová | | ý á
        kapitole, části, třídě, straně, světové, hodině, generaci | | ý é
        kapitolu, část, třídu, stranu, světovou, hodinu | | ý ou
        roku, ledna, dne, místa, dílu, patra, ročníku, dějství | | ý ého, í ího
        místě, patře, díle, roce, ročníku | | ý ém, í ím
        místo, patro, výročí, dějství | | ý é
        léta, roky | | ý á
        let | | ý ých, í ích
        letech | | ý ých, í ích

        [rulers]
        m | Karel, Karla, Václav, Václava, Ludvík, Ludvíka, Rudolf, Rudolfa, Ferdinand, František
        m | Josef, Leopold, Maxmilián, Jiří, Petr, Petra, Alexandr, Mikuláš, Jindřich, Vilém, Fridrich
        m | Pavel, Jan, Benedikt, Pius, Řehoř, Přemysl, Otakar, Boleslav, Vladislav, Zikmund, Napoleon

        [function-words]
        a i v ve k ke s se z ze o u na do od po pro za při před nad pod bez ale nebo že když aby jako
        je jsem byl byla bylo byli to ten ta ty on ona oni my vy já tak už jen ještě kde kdo co jak

        [number-endings]
        krát*, -krát* | cardinal | | jedna jeden
        let*, -let*, denn*, -denn*, členn*, -členn*, procentn*, -procentn*, hodinov*, -hodinov* | cardinal | | jedna jedno, dva dvou, tři tří, čtyři čtyř, devět devíti, deset deseti, sto sto, tisíc tisíci, $ i
        místn*, -místn*, patrov*, -patrov*, násobn*, -násobn*, stupňov*, -stupňov*, minutov*, -minutov* | cardinal | | jedna jedno, dva dvou, tři tří, čtyři čtyř, devět devíti, deset deseti, sto sto, $ i
        metrov*, -metrov*, kilometrov*, -kilometrov*, korunov*, -korunov*, dílný*, -dílný* | cardinal | | jedna jedno, dva dvou, tři tří, čtyři čtyř, devět devíti, deset deseti, sto sto, $ i

        [counted]
        1 | f | a, ka, ost, e |
        1 | n | o, ství
        2 | n | a
        2 | f | knihy, ženy, strany, osoby, dívky, hodiny, minuty, sekundy, koruny, kapky, matky, dcery, sestry, ruce, nohy, oči, uši, otázky, stránky, kapitoly, části, skupiny, třídy, ulice, lžíce, lžičky, sklenice, láhve, lahve, kočky, ryby, věci, řady, vlny, války, kresby, rodiny, země, školy, budovy, stanice, tuny, libry, míle

        [signs]
        & | a
        § | paragraf
        §§ | paragrafy
        % | procent
        ‰ | promile
        ° | stupňů
        @ | zavináč
        # | číslo
        + | plus
        = | rovná se
        × | krát
        ± | plus minus

        [math]
        ÷ | děleno
        < | menší než
        > | větší než

        [abbreviations]
        např. | například | | např. dnes => například dnes
        tj. | to jest
        tzn. | to znamená
        tzv. | takzvaný
        atd. | a tak dále | sentence | a tak atd. => a tak a tak dále.
        apod. | a podobně | sentence
        aj. | a jiné | sentence
        mj. | mimo jiné
        resp. | respektive
        př. n. l. | před naším letopočtem | sentence
        n. l. | našeho letopočtu | sentence
        č. | číslo | before-number
        str. | strana | before-number
        kap. | kapitola | before-number
        r. | roku | before-digits
        stol. | století | sentence
        dr. | doktor | before-name
        Dr. | doktor | before-name
        Mgr. | magistr | before-name
        Ing. | inženýr | before-name
        prof. | profesor | before-name
        sv. | svatý | before-name
        tel. | telefon
        p. | pan | before-name exact
        pí | paní | before-name
        sl. | slečna | before-name
        s. | strana | exact before-digits
        ss. | strany | exact before-digits
        obr. | obrázek | before-number
        tab. | tabulka | before-number
        odst. | odstavec | before-number
        čl. | článek | before-number
        písm. | písmeno | before-word
        sv. | svazek | before-digits
        vyd. | vydání | before-digits
        vyd. | vydání | after-number sentence
        dep. | departement
        ul. | ulice | before-name
        nám. | náměstí | before-name
        tř. | třída | before-name
        nábř. | nábřeží | before-name
        čp. | číslo popisné | before-digits
        čs. | československý | before-lower
        cca | cirka | before-digits
        max. | maximálně
        min. | minimálně | before-digits
        ev. | eventuálně
        event. | eventuálně
        popř. | popřípadě
        příp. | případně
        ap. | a podobně | sentence
        a j. | a jiné | sentence
        t. r. | tohoto roku | sentence
        t. č. | toho času
        t. j. | to jest
        t. zv. | takzvaný
        MUDr. | doktor | before-name
        JUDr. | doktor | before-name
        PhDr. | doktor | before-name
        RNDr. | doktor | before-name
        doc. | docent | before-name
        Bc. | bakalář | before-name
        arch. | architekt | before-name
        gen. | generál | before-name
        plk. | plukovník | before-name
        kpt. | kapitán | before-name
        por. | poručík | before-name
        red. | redaktor | before-name
        přel. | přeložil | before-name
        pozn. | poznámka
        srov. | srovnej
        viz str. | viz strana | before-number
        zvl. | zvláště
        stol. př. n. l. | století před naším letopočtem | sentence
        po Kr. | po Kristu | sentence
        př. Kr. | před Kristem | sentence

        [hyphens]
        joiners | a i nebo či
        """

    static let spelling = """
        [spellout-rules]
        %jedna:
        0: nula; 1: jedna; 2: dva; 3: tři; 4: čtyři; 5: pět; 6: šest; 7: sedm; 8: osm; 9: devět;
        10: deset; 11: jedenáct; 12: dvanáct; 13: třináct; 14: čtrnáct; 15: patnáct; 16: šestnáct;
        17: sedmnáct; 18: osmnáct; 19: devatenáct;
        20: dvacet[ >>]; 30: třicet[ >>]; 40: čtyřicet[ >>]; 50: padesát[ >>]; 60: šedesát[ >>];
        70: sedmdesát[ >>]; 80: osmdesát[ >>]; 90: devadesát[ >>];
        100: sto[ >>]; 200: dvě stě[ >>]; 300: <%jeden< sta[ >>]; 500: <%jeden< set[ >>];
        1000: tisíc[ >>];
        2000: <%jeden< $(cardinal,one{tisíc}few{tisíce}other{tisíc})$[ >>];
        1000000: milion[ >>];
        2000000: <%jeden< $(cardinal,one{milion}few{miliony}other{milionů})$[ >>];
        1000000000: miliarda[ >>];
        2000000000: <%dve< $(cardinal,one{miliarda}few{miliardy}other{miliard})$[ >>];
        1000000000000: bilion[ >>];
        2000000000000: <%jeden< $(cardinal,one{bilion}few{biliony}other{bilionů})$[ >>];
        1000000000000000: biliarda[ >>];
        2000000000000000: <%dve< $(cardinal,one{biliarda}few{biliardy}other{biliard})$[ >>];
        %jeden:
        0: nula; 1: jeden; 2: =%jedna=; 20: dvacet[ >>]; 30: třicet[ >>]; 40: čtyřicet[ >>];
        50: padesát[ >>]; 60: šedesát[ >>]; 70: sedmdesát[ >>]; 80: osmdesát[ >>]; 90: devadesát[ >>];
        100: sto[ >>]; 200: dvě stě[ >>]; 300: << sta[ >>]; 500: << set[ >>]; 1000: =%jedna=;
        %dve:
        0: nula; 1: jedna; 2: dvě; 3: =%jedna=; 20: dvacet[ >>]; 30: třicet[ >>]; 40: čtyřicet[ >>];
        50: padesát[ >>]; 60: šedesát[ >>]; 70: sedmdesát[ >>]; 80: osmdesát[ >>]; 90: devadesát[ >>];
        100: sto[ >>]; 200: dvě stě[ >>]; 300: <%jeden< sta[ >>]; 500: <%jeden< set[ >>];
        1000: =%jedna=;
        %jedno:
        0: nula; 1: jedno; 2: =%dve=;
        %prvni:
        0: nultý; 1: první; 2: druhý; 3: třetí; 4: čtvrtý; 5: pátý; 6: šestý; 7: sedmý; 8: osmý;
        9: devátý; 10: desátý; 11: =%jedna=ý; 20: dvacátý[ >>]; 30: třicátý[ >>]; 40: čtyřicátý[ >>];
        50: padesátý[ >>]; 60: šedesátý[ >>]; 70: sedmdesátý[ >>]; 80: osmdesátý[ >>];
        90: devadesátý[ >>]; 100: stý; 101: sto >>; 200: dvoustý; 201: dvě stě >>; 300: třístý;
        301: tři sta >>; 400: čtyřstý; 401: čtyři sta >>; 500: <%jedna<stý; 501: <%jedna< set >>;
        600: <%jedna<stý; 601: <%jedna< set >>; 700: <%jedna<stý; 701: <%jedna< set >>;
        800: <%jedna<stý; 801: <%jedna< set >>; 900: <%jedna<stý; 901: <%jedna< set >>;
        1000: tisící; 1001: tisíc >>; 2000: =%jedna=;
        %prvniho:
        0: nultého; 1: prvního; 2: druhého; 3: třetího; 4: čtvrtého; 5: pátého; 6: šestého;
        7: sedmého; 8: osmého; 9: devátého; 10: desátého; 11: =%jedna=ého; 20: dvacátého[ >>];
        30: třicátého[ >>]; 40: =%jedna=;

        [words-too]
        # form | words behind which it is short
        nám | na, z, od, do, k, ke, u, přes, za, při
        """
}
