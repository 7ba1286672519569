/// Lithuanian. ICU counts 4 million with a genitive, hence rules of its own.
enum Lithuanian {
    static let settings = """
        [settings]
        hour-name | said
        about | apytiksliai
        power | laipsniu {n}
        locale | lt
        cardinal | %vienas
        cardinal-masculine | %vienas
        cardinal-feminine | %viena
        ordinal | %pirmas
        ordinal-masculine | %pirmas
        year | %vienas
        decimal-marks | comma
        group-marks | . space
        minus | minus
        plus | plius
        plus-minus | plius minus
        decimal-word | kablelis
        dot-word | taškas
        range-word | iki
        money-joiner | ir
        mixed-joiner | ir
        fraction-word | padalinta iš
        and | ir
        plural | lithuanian
        date-order | dmy
        date-day | %pirma
        date | {year} metų {month} {day} diena
        date-short | {month} {day} diena
        year-first | yes
        year-mark | m
        day-mark | d
        time | {hour} {minute}
        time-full | {hour}
        ratio-word | su
        ruler-guess | none

        [titles]
        Skyrius
        Dalis
        Knyga
        Tomas
        Pratarmė
        Įvadas
        Prologas
        Epilogas
        Priedas

        [months]
        1 | sausio, sausis
        2 | vasario, vasaris
        3 | kovo, kovas
        4 | balandžio, balandis
        5 | gegužės, gegužė
        6 | birželio, birželis
        7 | liepos, liepa
        8 | rugpjūčio, rugpjūtis
        9 | rugsėjo, rugsėjis
        10 | spalio, spalis
        11 | lapkričio, lapkritis
        12 | gruodžio, gruodis

        [percents]
        % | procentas/procentai/procentų/procento | | m
        ‰ | promilė/promilės/promilių/promilės | | f

        [units]
        km | kilometras/kilometrai/kilometrų/kilometro | | m
        m | metras/metrai/metrų/metro | | m exact
        cm | centimetras/centimetrai/centimetrų/centimetro | | m
        mm | milimetras/milimetrai/milimetrų/milimetro | | m
        km², km2, kv. km | kvadratinis kilometras/kvadratiniai kilometrai/kvadratinių kilometrų/kvadratinio kilometro | | m
        m², m2, kv. m | kvadratinis metras/kvadratiniai metrai/kvadratinių metrų/kvadratinio metro | | m
        ha | hektaras/hektarai/hektarų/hektaro | | m
        km/h, km/val | kilometras per valandą/kilometrai per valandą/kilometrų per valandą/kilometro per valandą | | m
        kg | kilogramas/kilogramai/kilogramų/kilogramo | | m
        g | gramas/gramai/gramų/gramo | | m exact
        t | tona/tonos/tonų/tonos | | f exact
        l | litras/litrai/litrų/litro | | m
        min | minutė/minutės/minučių/minutės | | f
        val, h | valanda/valandos/valandų/valandos | | f
        d | diena/dienos/dienų/dienos | | f exact
        °C | laipsnis Celsijaus/laipsniai Celsijaus/laipsnių Celsijaus/laipsnio Celsijaus | | m
        ° | laipsnis/laipsniai/laipsnių/laipsnio | | m

        [currencies]
        €, Eur, EUR | euras/eurai/eurų/euro | centas/centai/centų/cento | m
        Lt, LTL | litas/litai/litų/lito | centas/centai/centų/cento | m
        $, USD | doleris/doleriai/dolerių/dolerio | centas/centai/centų/cento | m
        £, GBP | svaras/svarai/svarų/svaro | pensas/pensai/pensų/penso | m
        ¥ | jena/jenos/jenų/jenos | | f

        [scales]
        tūkst | tūkstantis/tūkstančiai/tūkstančių/tūkstančio | 3 | m
        mln, milijonas, milijonai, milijonų | milijonas/milijonai/milijonų/milijono | 6 | m
        mlrd, milijardas, milijardai, milijardų | milijardas/milijardai/milijardų/milijardo | 9 | m

        [fractions]
        1/2 | pusė
        1/3 | trečdalis
        2/3 | du trečdaliai
        1/4 | ketvirtis
        3/4 | trys ketvirčiai

        [year-words]
        m | after

        [romans]
        skyrius, dalis, knyga, tomas, veiksmas, scena, klasė, tipas | after
        amžius, amžiaus, amžiuje, a | before ordinal | m
        pasaulinis, pasaulinio, pasauliniame, pasaulinį | before ordinal | m

        [rulers]
        m | Karolis, Jonas, Petras, Aleksandras, Mikalojus, Henrikas, Liudvikas, Žygimantas, Pijus
        m | Liudvikas, Henrikas, Karolis, Jurgis, Vilhelmas, Napoleonas, Petras, Aleksandras, Nikolajus, Jonas Paulius, Paulius, Pijus, Zigmantas, Vladislovas, Kazimieras

        [function-words]
        ir į iš su už po prie be apie nuo iki bet ar kad kai jei kaip yra buvo tai tas ta jis ji jie
        mes jūs aš ne tik jau dar kur kas

        [number-endings]
        -asis, -iasis, -ysis | ordinal | drop | as asis
        -oji, -ioji | ordinal | drop | ias ioji, as oji
        -ojo, -iojo | ordinal | drop | ias iojo, as ojo
        -ajam, -iajam | ordinal | drop | ias iajam, as ajam
        -ąjį, -iąjį | ordinal | drop | ias iąjį, as ąjį
        -ąją, -iąją | ordinal | drop | ias iąją, as ąją
        -osios, -iosios | ordinal | drop | ias iosios, as osios
        -ajame, -iajame | ordinal | drop | ias iajame, as ajame
        -ojoje, -iojoje | ordinal | drop | ias iojoje, as ojoje
        -ieji | ordinal | drop | ias ieji, as ieji
        -ųjų, -iųjų | ordinal | drop | ias iųjų, as ųjų
        -aisiais, -iaisiais | ordinal | drop | ias iaisiais, as aisiais
        -uosius, -iuosius | ordinal | drop | ias iuosius, as uosius
        -uosiuose, -iuosiuose | ordinal | drop | ias iuosiuose, as uosiuose
        -as, -ias | ordinal | drop
        -a, -ia | ordinal | drop | ias ia, as a
        -o, -io | ordinal | drop | ias io, as o
        -ų, -ių | ordinal | drop | ias ių, as ų
        -met*, -dien*, -aukšt*, -proc*, -viet*, -kamb*, -val* | cardinal

        [time-nouns]
        hour | valanda/valandos/valandų/valandos | f
        minute | minutė/minutės/minučių/minutės | f

        [hour-names]
        val, valanda, valandos, valandų, valandą | after

        [ordinal-nouns]
        pasaulinio, amžiaus | | as o
        pasauliniame, amžiuje | | as ame
        pasaulinį, amžių | | as ą
        a | pradžioje, pabaigoje | as o

        [counted]
        1 | f | a, ė, tis |
        2-9 | f | os, ės, tys, ys | broliai, žmonės

        [telephone-words]
        telefonas tel

        [era-marks]
        pr po

        [signs]
        & | ir
        § | paragrafas
        % | procentų
        ‰ | promilių
        ° | laipsnių
        @ | eta
        # | numeris
        + | plius
        = | lygu
        × | kart
        ± | plius minus

        [math]
        ÷ | padalinta iš
        < | mažiau už
        > | daugiau už

        [abbreviations]
        pvz. | pavyzdžiui | | pvz. šiandien => pavyzdžiui šiandien
        t. y. | tai yra
        ir t. t. | ir taip toliau | sentence
        ir pan. | ir panašiai | sentence
        vad. | vadinamasis
        m. | metų | after-number sentence exact
        d. | diena | after-number sentence exact
        a. | amžius | after-number sentence exact
        Nr. | numeris | before-number
        p. | puslapis | before-number exact
        psl. | puslapis | before-number
        pr. Kr. | prieš Kristų | sentence
        po Kr. | po Kristaus | sentence
        dr. | daktaras | before-name
        prof. | profesorius | before-name
        šv. | šventasis | before-name
        g. | gatvė | after-name exact
        ir kt. | ir kiti | sentence
        kt. | kiti | sentence
        proc. | procentai | after-number sentence
        sk. | skyrius | before-digits
        sk. | skyrius | after-number sentence
        str. | straipsnis | before-digits
        d. | dalis | before-digits
        t. | tomas | exact before-digits
        kn. | knyga | before-digits
        pav. | paveikslas | before-digits
        lent. | lentelė | before-digits
        žr. | žiūrėk
        plg. | palygink
        gyv. | gyventojų | after-number
        pr. | prospektas | after-name exact
        al. | alėja | after-name
        a. | aikštė | after-name exact
        pl. | plentas | after-name
        p. | ponas | before-name exact
        doc. | docentas | before-name
        akad. | akademikas | before-name
        inž. | inžinierius | before-name
        gen. | generolas | before-name
        kun. | kunigas | before-name
        red. | redaktorius | before-name
        vert. | vertė | before-name
        tel. | telefonas
        angl. | angliškas | before-lower
        lot. | lotyniškas | before-lower
        vok. | vokiškas | before-lower
        rus. | rusiškas | before-lower
        pvz.: | pavyzdžiui
        t. p. | taip pat | sentence
        š. m. | šių metų | sentence
        mėn. | mėnuo | after-number sentence
        sav. | savaitė | after-number sentence
        """

    static let spelling = """
        [spellout-rules]
        %vienas:
        0: nulis; 1: vienas; 2: du; 3: trys; 4: keturi; 5: penki; 6: šeši; 7: septyni; 8: aštuoni;
        9: devyni; 10: dešimt; 11: vienuolika; 12: dvylika; 13: trylika; 14: keturiolika;
        15: penkiolika; 16: šešiolika; 17: septyniolika; 18: aštuoniolika; 19: devyniolika;
        20: dvidešimt[ >>]; 30: trisdešimt[ >>]; 40: keturiasdešimt[ >>]; 50: penkiasdešimt[ >>];
        60: šešiasdešimt[ >>]; 70: septyniasdešimt[ >>]; 80: aštuoniasdešimt[ >>];
        90: devyniasdešimt[ >>]; 100: vienas šimtas[ >>]; 200: << šimtai[ >>];
        1000: << $(cardinal,one{tūkstantis}few{tūkstančiai}other{tūkstančių})$[ >>];
        1000000: << $(cardinal,one{milijonas}few{milijonai}other{milijonų})$[ >>];
        1000000000: << $(cardinal,one{milijardas}few{milijardai}other{milijardų})$[ >>];
        1000000000000: << $(cardinal,one{trilijonas}few{trilijonai}other{trilijonų})$[ >>];
        1000000000000000: << $(cardinal,one{kvadrilijonas}few{kvadrilijonai}other{kvadrilijonų})$[ >>];
        %viena:
        0: nulis; 1: viena; 2: dvi; 3: trys; 4: keturios; 5: penkios; 6: šešios; 7: septynios;
        8: aštuonios; 9: devynios; 10: =%vienas=; 20: dvidešimt[ >>]; 30: trisdešimt[ >>];
        40: keturiasdešimt[ >>]; 50: penkiasdešimt[ >>]; 60: šešiasdešimt[ >>];
        70: septyniasdešimt[ >>]; 80: aštuoniasdešimt[ >>]; 90: devyniasdešimt[ >>];
        100: vienas šimtas[ >>]; 200: <%vienas< šimtai[ >>]; 1000: =%vienas=;
        %pirmas:
        0: nulinis; 1: pirmas; 2: antras; 3: trečias; 4: ketvirtas; 5: penktas; 6: šeštas;
        7: septintas; 8: aštuntas; 9: devintas; 10: dešimtas; 11: vienuoliktas; 12: dvyliktas; 13: tryliktas; 14: keturioliktas;
        15: penkioliktas; 16: šešioliktas; 17: septynioliktas; 18: aštuonioliktas; 19: devynioliktas;
        20: dvidešimtas;
        21: dvidešimt >>; 30: trisdešimtas; 31: trisdešimt >>;
        40: keturiasdešimtas; 41: keturiasdešimt >>;
        50: penkiasdešimtas; 51: penkiasdešimt >>;
        60: šešiasdešimtas; 61: šešiasdešimt >>;
        70: septyniasdešimtas; 71: septyniasdešimt >>;
        80: aštuoniasdešimtas; 81: aštuoniasdešimt >>;
        90: devyniasdešimtas; 91: devyniasdešimt >>;
        100: šimtas; 101: šimtas >>; 200: =%vienas=;
        %pirma:
        0: nulinė; 1: pirma; 2: antra; 3: trečia; 4: ketvirta; 5: penkta; 6: šešta;
        7: septinta; 8: aštunta; 9: devinta; 10: dešimta; 11: vienuolikta; 12: dvylikta;
        13: trylikta; 14: keturiolikta; 15: penkiolikta; 16: šešiolikta; 17: septyniolikta;
        18: aštuoniolikta; 19: devyniolikta; 20: dvidešimta; 21: dvidešimt >>; 30: trisdešimta;
        31: trisdešimt >>;
        40: keturiasdešimta; 41: keturiasdešimt >>;
        50: penkiasdešimta; 51: penkiasdešimt >>;
        60: šešiasdešimta; 61: šešiasdešimt >>;
        70: septyniasdešimta; 71: septyniasdešimt >>;
        80: aštuoniasdešimta; 81: aštuoniasdešimt >>;
        90: devyniasdešimta; 91: devyniasdešimt >>;
        100: šimta; 101: šimtas >>; 200: =%vienas=;
        """
}
