/// Serbian. The tables are in Latin letters; in a Cyrillic text the readings are turned into
/// Cyrillic ones (setting `script`).
enum Serbian {
    static let settings = """
        [settings]
        date-year | godine
        month-alone | second
        month-year | {month} {year}
        ordinal-slash | i
        split-word | prema
        hour-name | said
        about | otprilike
        power | na stepen {n}
        locale | sr-Latn
        script | serbian
        cardinal | %jedan
        cardinal-masculine | %jedan
        cardinal-feminine | %jedna
        cardinal-neuter | %jedno
        ordinal | %prvi
        ordinal-masculine | %prvi
        ordinal-stop | yes
        year | %jedan
        decimal-marks | comma
        group-marks | . space
        minus | minus
        plus | plus
        plus-minus | plus minus
        decimal-word | zapeta
        decimal-style | number
        dot-word | tačka
        range-word | do
        money-joiner | i
        mixed-joiner | i
        fraction-word | kroz
        and | i
        plural | serbian
        date-order | dmy
        date-day | %prvog
        time | {hour} i {minute}
        time-full | {hour}
        ratio-word | prema
        ruler-guess | none

        [roman-joiners]
        i do и до

        [telephone-words]
        telefon телефон

        [titles]
        Poglavlje
        Deo
        Knjiga
        Tom
        Predgovor
        Uvod
        Pogovor
        Prolog
        Epilog
        Dodatak
        Поглавље
        Глава
        Део
        Књига
        Том
        Предговор
        Увод
        Поговор
        Пролог
        Епилог
        Додатак

        [months]
        1 | januara, januar, јануара, јануар
        2 | februara, februar, фебруара, фебруар
        3 | marta, mart, марта, март
        4 | aprila, april, априла, април
        5 | maja, maj, маја, мај
        6 | juna, jun, јуна, јун
        7 | jula, jul, јула, јул
        8 | avgusta, avgust, августа, август
        9 | septembra, septembar, септембра, септембар
        10 | oktobra, oktobar, октобра, октобар
        11 | novembra, novembar, новембра, новембар
        12 | decembra, decembar, децембра, децембар

        [percents]
        % | odsto | | m
        ‰ | promila | | m

        [units]
        km, км | kilometar/kilometra/kilometara | | m
        m, м | metar/metra/metara | | m exact
        cm, см | centimetar/centimetra/centimetara | | m
        mm, мм | milimetar/milimetra/milimetara | | m
        km², км² | kvadratni kilometar/kvadratna kilometra/kvadratnih kilometara | | m
        m², м² | kvadratni metar/kvadratna metra/kvadratnih metara | | m
        ha | hektar/hektara/hektara | | m
        km/h, км/ч | kilometar na sat/kilometra na sat/kilometara na sat | | m
        kg, кг | kilogram/kilograma/kilograma | | m
        g, г | gram/grama/grama | | m exact
        t, т | tona/tone/tona | | f exact
        l, л | litar/litra/litara | | m
        min, мин | minut/minuta/minuta | | m
        h, ч | sat/sata/sati | | m exact
        °C | stepen Celzijusa/stepena Celzijusa/stepeni Celzijusa | | m
        ° | stepen/stepena/stepeni | | m

        [currencies]
        din, дин, RSD | dinar/dinara/dinara | para/pare/para | m
        €, EUR | evro/evra/evra | cent/centa/centi | m
        $, USD | dolar/dolara/dolara | cent/centa/centi | m
        £, GBP | funta/funte/funti | peni/penija/penija | f
        ¥ | jen/jena/jena | | m

        [scales]
        mil, milion, miliona, мил, милион, милиона | milion/miliona/miliona | 6 | m
        mlrd, milijarda, milijarde, milijardi, млрд | milijarda/milijarde/milijardi | 9 | f

        [fractions]
        1/2 | pola
        1/3 | jedna trećina
        2/3 | dve trećine
        1/4 | jedna četvrtina
        3/4 | tri četvrtine

        [romans]
        poglavlje, deo, knjiga, tom, čin, scena, razred, tip | after
        поглавље, глава, део, књига, том, чин, сцена, разред, тип | after
        vek, veka, veku, век, века, веку | before ordinal | m
        svetski, svetskog, svetskom, светски, светског, светском | before ordinal | m

        [ordinal-nouns]
        g, god, г, год | | ći će, i e
        veka, века, mesta, места, dana, дана | | ći ćeg, i og
        veku, веку, mestu, месту, danu, дану | | ći ćem, i om
        mesto, место, poglavlje, поглавље | | ći će, i o
        godina, година, knjiga, књига | | i a
        godine, године, knjige, књиге | | i e
        godini, години | | i oj
        godinu, годину | | i u
        svetskog, светског, sprata, спрата, reda, реда | | ći ćeg, i og
        svetskom, светском, spratu, спрату, redu, реду | | ći ćem, i om

        [rulers]
        m | Petar, Karlo, Aleksandar, Nikola, Franc, Josif, Luj, Vilhelm, Fridrih, Stefan, Pavle
        m | Петар, Карло, Александар, Никола, Франц, Јосиф, Луј, Вилхелм, Фридрих, Стефан, Павле

        [function-words]
        i u na s sa iz od do za po o pri pred nad pod bez ali ili da kad ako kao je sam bio bila bilo
        и у на с са из од до за по о при пред над под без али или да кад ако као је сам био била

        [number-endings]
        -godišn*, -dnevn*, -satn*, -član*, -minutn*, -metarsk*, -postotn*, -procentn*, -mjesečn*, -mesečn*, -stupanjsk* | cardinal | | jedan jedno, dva dvo, tri tro, četiri četvoro, sto sto, $ o
        -ti, -i | ordinal | drop
        -ih, -im, -ima, -e, -a, -u, -oj, -og, -oga | year
        -годишњ*, -дневн*, -сатн*, -члан*, -минутн*, -процентн*, -месечн* | cardinal | | jedan jedno, dva dvo, tri tro, četiri četvoro, sto sto, $ o
        -ти, -и | ordinal | drop
        -их, -им, -има, -е, -а, -у, -ој, -ог, -ога | year

        [time-nouns]
        hour | sat/sata/sati | m
        minute | minut/minuta/minuta | m

        [hour-names]
        sati, sata, sat, h, časova, часова, сати, сата, сат | after
        u, od, do, oko, posle, pre, у, од, до, око, после, пре | preposition

        [counted]
        2-4 | f | e, е | mesece, dane, ljude, месеце, дане, људе
        1 | f | a, ost, noć, stvar, reč, а, ост, ноћ, ствар, реч | sudija, kolega, tata, судија, колега, тата
        1 | n | o, nje, će, о, ње, ће

        [signs]
        & | i
        § | paragraf
        % | odsto
        ‰ | promila
        ° | stepeni
        @ | et
        # | broj
        № | broj
        + | plus
        = | jednako
        × | puta
        ± | plus minus

        [math]
        ÷ | podeljeno sa
        < | manje od
        > | veće od

        [abbreviations]
        npr. | na primer | | npr. danas => na primer danas
        нпр. | na primer | | нпр. данас => на пример данас
        tj. | to jest
        тј. | to jest
        itd. | i tako dalje | sentence
        итд. | i tako dalje | sentence
        i sl. | i slično | sentence
        и сл. | i slično | sentence
        tzv. | takozvani
        тзв. | takozvani
        br. | broj | before-number
        бр. | broj | before-number
        str. | strana | before-number
        стр. | strana | before-number
        god. | godine | sentence
        год. | godine | sentence
        g. | godine | after-number sentence exact
        г. | godine | after-number sentence exact
        p. n. e. | pre nove ere | sentence
        п. н. е. | pre nove ere | sentence
        dr | doktor | before-name
        др | doktor | before-name
        prof. | profesor | before-name
        проф. | profesor | before-name
        sv. | sveti | before-name
        св. | sveti | before-name
        g. | gospodin | before-name exact
        г. | gospodin | before-name exact
        gđa | gospođa | before-name
        гђа | gospođa | before-name
        gđica | gospođica | before-name
        гђица | gospođica | before-name
        g-din | gospodin | before-name
        г-дин | gospodin | before-name
        g-đa | gospođa | before-name
        г-ђа | gospođa | before-name
        čl. | član | before-number
        чл. | član | before-number
        st. | stav | before-digits
        ст. | stav | before-digits
        sl. | slika | before-digits
        сл. | slika | before-digits
        ul. | ulica | before-name
        ул. | ulica | before-name
        gl. | glava | before-number
        гл. | glava | before-number
        knj. | knjiga | before-number
        књ. | knjiga | before-number
        izd. | izdanje | after-number sentence
        изд. | izdanje | after-number sentence
        i dr. | i drugi | sentence
        и др. | i drugi | sentence
        odn. | odnosno
        одн. | odnosno
        mr | magistar | before-name
        мр | magistar | before-name
        akad. | akademik | before-name
        акад. | akademik | before-name
        gen. | general | before-name
        ген. | general | before-name
        inž. | inženjer | before-name
        инж. | inženjer | before-name
        pr. Hr. | pre Hrista | sentence
        пр. Хр. | pre Hrista | sentence
        n. e. | nove ere | sentence
        н. е. | nove ere | sentence
        tel. | telefon
        тел. | telefon
        """

    static let spelling = """
        [spellout-rules]
        %jedan:
        0: nula; 1: jedan; 2: dva; 3: tri; 4: četiri; 5: pet; 6: šest; 7: sedam; 8: osam; 9: devet;
        10: deset; 11: jedanaest; 12: dvanaest; 13: trinaest; 14: četrnaest; 15: petnaest;
        16: šesnaest; 17: sedamnaest; 18: osamnaest; 19: devetnaest;
        20: dvadeset[ >>]; 30: trideset[ >>]; 40: četrdeset[ >>]; 50: pedeset[ >>];
        60: šezdeset[ >>]; 70: sedamdeset[ >>]; 80: osamdeset[ >>]; 90: devedeset[ >>];
        100: sto[ >>]; 200: dvesta[ >>]; 300: trista[ >>]; 400: <<sto[ >>]; 600: šesto[ >>];
        700: <<sto[ >>];
        1000: <%jedna< $(cardinal,one{hiljada}few{hiljade}other{hiljada})$[ >>];
        1000000: << $(cardinal,one{milion}few{miliona}other{miliona})$[ >>];
        1000000000: <%jedna< $(cardinal,one{milijarda}few{milijarde}other{milijardi})$[ >>];
        1000000000000: << $(cardinal,one{bilion}few{biliona}other{biliona})$[ >>];
        1000000000000000: <%jedna< $(cardinal,one{bilijarda}few{bilijarde}other{bilijardi})$[ >>];
        %jedna:
        0: nula; 1: jedna; 2: dve; 3: =%jedan=; 20: dvadeset[ >>]; 30: trideset[ >>];
        40: četrdeset[ >>]; 50: pedeset[ >>]; 60: šezdeset[ >>]; 70: sedamdeset[ >>];
        80: osamdeset[ >>]; 90: devedeset[ >>]; 100: sto[ >>]; 200: dvesta[ >>];
        300: trista[ >>]; 400: <%jedan<sto[ >>]; 600: šesto[ >>]; 700: <%jedan<sto[ >>];
        1000: =%jedan=;
        %jedno:
        0: nula; 1: jedno; 2: =%jedan=;
        %prvi:
        0: nulti; 1: prvi; 2: drugi; 3: treći; 4: četvrti; 5: peti; 6: šesti; 7: sedmi; 8: osmi;
        9: =%jedan=i; 20: dvadeseti; 21: dvadeset >>; 30: trideseti; 31: trideset >>;
        40: četrdeseti; 41: četrdeset >>; 50: pedeseti; 51: pedeset >>; 60: šezdeseti;
        61: šezdeset >>; 70: sedamdeseti; 71: sedamdeset >>; 80: osamdeseti; 81: osamdeset >>;
        90: devedeseti; 91: devedeset >>; 100: stoti; 101: sto >>; 200: dvestoti; 201: dvesta >>; 300: tristoti;
        301: trista >>; 400: <%jedan<stoti; 401: <%jedan<sto >>; 500: <%jedan<stoti;
        501: <%jedan<sto >>; 600: šestoti; 601: šesto >>; 700: <%jedan<stoti; 701: <%jedan<sto >>;
        800: <%jedan<stoti; 801: <%jedan<sto >>; 900: <%jedan<stoti; 901: <%jedan<sto >>;
        1000: hiljaditi; 1001: hiljadu >>; 2000: dvehiljaditi; 2001: <%jedna< hiljade >>;
        3000: =%jedan=;
        %prvog:
        0: nultog; 1: prvog; 2: drugog; 3: trećeg; 4: četvrtog; 5: petog; 6: šestog; 7: sedmog;
        8: osmog; 9: =%jedan=og; 20: dvadesetog; 21: dvadeset >>; 30: tridesetog; 31: trideset >>;
        40: =%jedan=;
        """
}
