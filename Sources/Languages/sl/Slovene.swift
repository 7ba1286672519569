/// Slovene, with rules of its own: units before tens, a dual, and no use in ICU's.
enum Slovene {
    static let settings = """
        [settings]
        month-alone | second
        month-year | {month} {year}
        ordinal-slash | in
        about | približno
        power | na potenco {n}
        locale | sl
        cardinal | %dva
        cardinal-masculine | %en
        cardinal-feminine | %ena
        cardinal-neuter | %eno
        ordinal | %prvi
        ordinal-masculine | %prvi
        ordinal-stop | yes
        year | %dva
        decimal-marks | comma
        group-marks | . space
        minus | minus
        plus | plus
        plus-minus | plus minus
        decimal-word | celih
        dot-word | pika
        range-word | do
        money-joiner | in
        mixed-joiner | in
        fraction-word | deljeno z
        and | in
        plural | slovene
        date-order | dmy
        date-day | %prvega
        time | {hour} in {minute} minut
        time-full | {hour}
        ratio-word | proti
        ruler-guess | none

        [titles]
        Poglavje
        Del
        Knjiga
        Zvezek
        Predgovor
        Uvod
        Sklepna beseda
        Prolog
        Epilog
        Dodatek

        [months]
        1 | januarja, januar
        2 | februarja, februar
        3 | marca, marec
        4 | aprila, april
        5 | maja, maj
        6 | junija, junij
        7 | julija, julij
        8 | avgusta, avgust
        9 | septembra, september
        10 | oktobra, oktober
        11 | novembra, november
        12 | decembra, december

        [percents]
        % | odstotek/odstotka/odstotki/odstotkov | | m
        ‰ | promil/promila/promili/promilov | | m

        [units]
        km | kilometer/kilometra/kilometri/kilometrov | | m
        m | meter/metra/metri/metrov | | m exact
        cm | centimeter/centimetra/centimetri/centimetrov | | m
        mm | milimeter/milimetra/milimetri/milimetrov | | m
        km², km2 | kvadratni kilometer/kvadratna kilometra/kvadratni kilometri/kvadratnih kilometrov | | m
        m², m2 | kvadratni meter/kvadratna metra/kvadratni metri/kvadratnih metrov | | m
        ha | hektar/hektarja/hektarji/hektarjev | | m
        km/h | kilometer na uro/kilometra na uro/kilometri na uro/kilometrov na uro | | m
        kg | kilogram/kilograma/kilogrami/kilogramov | | m
        g | gram/grama/grami/gramov | | m exact
        t | tona/toni/tone/ton | | f exact
        l | liter/litra/litri/litrov | | m
        ml | mililiter/mililitra/mililitri/mililitrov | | m
        min | minuta/minuti/minute/minut | | f
        h | ura/uri/ure/ur | | f exact
        °C | stopinja Celzija/stopinji Celzija/stopinje Celzija/stopinj Celzija | | f
        ° | stopinja/stopinji/stopinje/stopinj | | f

        [currencies]
        €, EUR | evro/evra/evri/evrov | cent/centa/centi/centov | m
        SIT | tolar/tolarja/tolarji/tolarjev | stotin/stotina/stotini/stotinov | m
        $, USD | dolar/dolarja/dolarji/dolarjev | cent/centa/centi/centov | m
        £, GBP | funt/funta/funti/funtov | peni | m
        ¥ | jen/jena/jeni/jenov | | m

        [scales]
        tisoč | tisoč | 3 | m
        mio, milijon, milijona, milijoni, milijonov | milijon/milijona/milijoni/milijonov | 6 | m
        mrd, milijarda, milijardi, milijarde, milijard | milijarda/milijardi/milijarde/milijard | 9 | f

        [fractions]
        1/2 | pol
        1/3 | ena tretjina
        2/3 | dve tretjini
        1/4 | četrt
        3/4 | tri četrtine

        [romans]
        poglavje, del, knjiga, zvezek, dejanje, prizor, razred, tip | after
        stoletje, stoletja, stoletju | before ordinal | n
        svetovna, svetovne, svetovni, svetovno | before ordinal | f
        st | before ordinal | n

        [ordinal-nouns]
        st | v, na, po, o, pri | ji jem, i em
        st | od, do, iz, med, konec, začetek, sredi | ji jega, i ega
        st | | ji je, i o
        leta | v, za, vsa, ta, tista, zgodnja, pozna | i a
        letih | | i ih
        let | | i ih
        svetovna | | i a
        svetovne | | i e
        svetovno | | i o
        stoletje, poglavje, mesto, leto, nadstropje | | ji je, i o
        stoletja, poglavja, mesta, leta | | i ega
        stoletju, poglavju, mestu, letu, nadstropju | v, o, na, pri, po | i em
        stoletju, poglavju, mestu, letu | | i emu
        knjiga, obletnica, ura | | i a
        knjige, obletnice, ure | | i e
        knjigi, obletnici, uri | | i i
        knjigo, obletnico, uro | | i o

        [rulers]
        m | Karel, Peter, Ivan, Pavel, Franc, Jožef, Leopold, Ferdinand, Rudolf, Ludvik, Aleksander
        m | Nikolaj, Henrik, Viljem, Friderik, Janez, Benedikt, Pij, Gregor, Napoleon, Maksimilijan

        [function-words]
        in v na s z iz od do za po o pri pred nad pod brez ali da ko če kot je sem bil bila bilo so to
        ta tisti on ona oni mi vi jaz ne se kaj kdo kje kako še samo že

        [number-endings]
        -krat, krat | cardinal
        -let*, -dnev*, -član*, -odstot*, -ur*, -minut*, -nadstrop*, -meters*, -kilomet* | cardinal | | ena eno, dva dvo, tri tri

        [hour-names]
        ob, od, do, okoli, pred, po | preposition
        h | after

        [case-forms]
        stoletje | v, na, po, o, pri | stoletju
        stoletje | od, do, iz, konec, začetek, sredi | stoletja

        [counted]
        2 | f | i, e, ti |
        1 | f | a, ost, stvar, noč, pot |
        1 | n | o, je |

        [signs]
        & | in
        § | paragraf
        % | odstotkov
        ‰ | promilov
        ° | stopinj
        @ | afna
        # | številka
        + | plus
        = | je enako
        × | krat
        ± | plus minus

        [math]
        ÷ | deljeno z
        < | manj kot
        > | več kot

        [abbreviations]
        npr. | na primer | | npr. danes => na primer danes
        tj. | to je
        itd. | in tako dalje | sentence
        ipd. | in podobno | sentence
        idr. | in drugo | sentence
        t. i. | tako imenovani
        št. | številka | before-number
        str. | stran | before-number
        l. | leta | before-digits exact
        pr. n. št. | pred našim štetjem | sentence
        pr. Kr. | pred Kristusom | sentence
        dr. | doktor | before-name
        prof. | profesor | before-name
        sv. | sveti | before-name
        ga. | gospa | before-name
        g. | gospod | before-name exact
        st. | stoletje | after-number sentence
        čl. | člen | before-number
        odst. | odstavek | before-number
        s. | stran | exact before-digits
        sl. | slika | before-digits
        tab. | tabela | before-number
        pogl. | poglavje | before-number
        zv. | zvezek | before-digits
        izd. | izdaja | after-number sentence
        ul. | ulica | before-name
        pribl. | približno | before-digits
        oz. | oziroma
        gl. | glej | before-word
        prim. | primerjaj | before-word
        mag. | magister | before-name
        inž. | inženir | before-name
        univ. dipl. inž. | univerzitetni diplomirani inženir
        akad. | akademik | before-name
        doc. | docent | before-name
        gen. | general | before-name
        gdč. | gospodična | before-name
        n. št. | našega štetja | sentence
        po Kr. | po Kristusu | sentence
        t. l. | tega leta | sentence
        tel. | telefon
        ur. | urednik | before-name
        prev. | prevedel | before-name
        """

    static let spelling = """
        [spellout-rules]
        %dva:
        0: nič; 1: ena; 2: dva; 3: tri; 4: štiri; 5: pet; 6: šest; 7: sedem; 8: osem; 9: devet;
        10: deset; 11: enajst; 12: dvanajst; 13: trinajst; 14: štirinajst; 15: petnajst;
        16: šestnajst; 17: sedemnajst; 18: osemnajst; 19: devetnajst;
        20: dvajset; 21: >>indvajset; 30: trideset; 31: >>intrideset; 40: štirideset;
        41: >>inštirideset; 50: petdeset; 51: >>inpetdeset; 60: šestdeset; 61: >>inšestdeset;
        70: sedemdeset; 71: >>insedemdeset; 80: osemdeset; 81: >>inosemdeset; 90: devetdeset;
        91: >>indevetdeset; 100: sto[ >%ena>]; 200: dvesto[ >%ena>]; 300: <<sto[ >%ena>];
        1000: tisoč[ >%ena>]; 2000: <%en< tisoč[ >%ena>];
        3000: <%%tri< tisoč[ >%ena>];
        1000000: milijon[ >%ena>];
        2000000: <%en< $(cardinal,one{milijon}two{milijona}few{milijoni}other{milijonov})$[ >%ena>];
        1000000000: milijarda[ >%ena>];
        2000000000: <%ena< $(cardinal,one{milijarda}two{milijardi}few{milijarde}other{milijard})$[ >%ena>];
        1000000000000: bilijon[ >%ena>];
        2000000000000: <%en< $(cardinal,one{bilijon}two{bilijona}few{bilijoni}other{bilijonov})$[ >%ena>];
        1000000000000000: bilijarda[ >%ena>];
        2000000000000000: <%ena< $(cardinal,one{bilijarda}two{bilijardi}few{bilijarde}other{bilijard})$[ >%ena>];
        %%tri:
        0: nič; 1: en; 2: =%dva=; 100: sto[ >>]; 200: dvesto[ >>]; 300: <%dva<sto[ >>]; 1000: =%dva=;
        %ena:
        0: nič; 1: ena; 2: dve; 3: =%dva=;
        %en:
        0: nič; 1: en; 2: dva; 3: trije; 4: štirje; 5: =%dva=; 100: sto[ >>]; 200: dvesto[ >>];
        300: <%dva<sto[ >>]; 1000: =%dva=;
        %eno:
        0: nič; 1: eno; 2: dve; 3: =%dva=;
        %%redni:
        5: pet; 6: šest; 7: sedm; 8: osm; 9: =%dva=;
        %prvi:
        0: ničti; 1: prvi; 2: drugi; 3: tretji; 4: četrti; 5: =%%redni=i; 100: stoti; 101: sto>>;
        200: dvestoti; 201: dvesto>>; 300: <%dva<stoti; 301: <%dva<sto>>;
        1000: tisoči; 1001: tisoč>>; 2000: <%dva<tisoči; 2001: <%dva<tisoč>>; 1000000: =%dva=;
        %prvega:
        0: ničtega; 1: prvega; 2: drugega; 3: tretjega; 4: četrtega; 5: =%%redni=ega; 100: =%dva=;
        """
}
