/// Croatian. ICU joins units with "i" and loses the plurals of thousands, hence rules of its own.
enum Croatian {
    static let settings = """
        [settings]
        date-year | godine
        month-alone | second
        month-year | {month} {year}
        ordinal-slash | i
        split-word | prema
        hour-name | said
        about | otprilike
        power | na potenciju {n}
        locale | hr
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
        decimal-word | zarez
        decimal-style | number
        dot-word | točka
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
        i do

        [telephone-words]
        telefon

        [titles]
        Poglavlje
        Dio
        Knjiga
        Svezak
        Predgovor
        Uvod
        Pogovor
        Prolog
        Epilog
        Dodatak

        [months]
        1 | siječnja, siječanj
        2 | veljače, veljača
        3 | ožujka, ožujak
        4 | travnja, travanj
        5 | svibnja, svibanj
        6 | lipnja, lipanj
        7 | srpnja, srpanj
        8 | kolovoza, kolovoz
        9 | rujna, rujan
        10 | listopada, listopad
        11 | studenog, studenoga, studeni
        12 | prosinca, prosinac

        [percents]
        % | posto | | m
        ‰ | promila | | m

        [units]
        km | kilometar/kilometra/kilometara | | m
        m | metar/metra/metara | | m exact
        cm | centimetar/centimetra/centimetara | | m
        mm | milimetar/milimetra/milimetara | | m
        km², km2 | četvorni kilometar/četvorna kilometra/četvornih kilometara | | m
        m², m2 | četvorni metar/četvorna metra/četvornih metara | | m
        ha | hektar/hektara/hektara | | m
        km/h | kilometar na sat/kilometra na sat/kilometara na sat | | m
        kg | kilogram/kilograma/kilograma | | m
        g | gram/grama/grama | | m exact
        t | tona/tone/tona | | f exact
        l | litra/litre/litara | | f
        ml | mililitra/mililitre/mililitara | | f
        min | minuta/minute/minuta | | f
        h | sat/sata/sati | | m exact
        °C | stupanj Celzija/stupnja Celzija/stupnjeva Celzija | | m
        ° | stupanj/stupnja/stupnjeva | | m

        [currencies]
        €, EUR | euro/eura/eura | cent/centa/centi | m
        kn, HRK | kuna/kune/kuna | lipa/lipe/lipa | f
        $, USD | dolar/dolara/dolara | cent/centa/centi | m
        £, GBP | funta/funte/funti | peni/penija/penija | f
        ¥ | jen/jena/jena | | m

        [scales]
        tis | tisuća/tisuće/tisuća | 3 | f
        mil, milijun, milijuna | milijun/milijuna/milijuna | 6 | m
        mlrd, milijarda, milijarde, milijardi | milijarda/milijarde/milijardi | 9 | f

        [fractions]
        1/2 | pola
        1/3 | jedna trećina
        2/3 | dvije trećine
        1/4 | jedna četvrtina
        3/4 | tri četvrtine

        [romans]
        poglavlje, dio, knjiga, svezak, čin, prizor, razred, tip | after
        stoljeće, stoljeća, stoljeću | before ordinal | n
        svjetski, svjetskog, svjetskom, svjetskome, vatikanski | before ordinal | m
        vijek, vijeka, vijeku, st | before ordinal | n

        [ordinal-nouns]
        g, god | | ći će, i e
        stoljeće, mjesto, poglavlje, izdanje | | ći će, i o
        stoljeća, mjesta, poglavlja, dana, lipnja | | ći ćeg, i og
        stoljeću, mjestu, poglavlju, danu | | ći ćem, i om
        godina, knjiga, obljetnica | | i a
        godine, knjige | | i e
        godini, knjizi | | i oj
        godinu, knjigu | | i u
        st | u, na, po, o, pri | ći ćem, i om
        st | od, do, iz, tijekom, početkom, krajem, sredinom, početka, kraja, sredine | ći ćeg, i og
        st | | ći će, i o
        svjetskog, kata, reda, razreda | | ći ćeg, i og
        svjetskom, katu, redu, razredu | | ći ćem, i om
        godina, obljetnica | | ći ća, i a

        [rulers]
        m | Karlo, Petar, Ivan, Pavao, Franjo, Josip, Leopold, Ferdinand, Rudolf, Luj, Aleksandar
        m | Nikola, Henrik, Vilim, Fridrik, Bela, Andrija, Ladislav, Benedikt, Pio, Grgur, Napoleon

        [function-words]
        i u na s sa iz od do za po o pri pred nad pod bez ali ili da kad ako kao je sam bio bila bilo
        su to ta taj on ona oni mi vi ja ne se što tko gdje kako još samo već

        [number-endings]
        -godišn*, -dnevn*, -satn*, -član*, -minutn*, -metarsk*, -postotn*, -procentn*, -mjesečn*, -mesečn*, -stupanjsk* | cardinal | | jedan jedno, dva dvo, tri tro, četiri četvero, sto sto, $ o
        -ti, -i | ordinal | drop
        -ih, -im, -ima, -e, -a, -u, -oj, -og, -oga | year

        [time-nouns]
        hour | sat/sata/sati | m
        minute | minuta/minute/minuta | f

        [hour-names]
        sati, sata, sat, h | after
        u, od, do, oko, iza, prije | preposition

        [counted]
        2-4 | f | e | dječake, mjesece, dane, ljude
        1 | f | a, ost, noć, stvar, riječ | sudija, kolega, tata
        1 | n | o, je, će, nje

        [case-forms]
        stoljeće | u, na, po, o, pri, prema | stoljeću
        stoljeće | od, do, iz, tijekom, početkom, krajem, sredinom, početka, kraja, sredine | stoljeća

        [signs]
        & | i
        § | paragraf
        % | posto
        ‰ | promila
        ° | stupnjeva
        @ | at
        # | broj
        + | plus
        = | jednako
        × | puta
        ± | plus minus

        [math]
        ÷ | podijeljeno s
        < | manje od
        > | veće od

        [abbreviations]
        npr. | na primjer | | npr. danas => na primjer danas
        tj. | to jest
        itd. | i tako dalje | sentence
        i sl. | i slično | sentence
        tzv. | takozvani
        br. | broj | before-number
        str. | stranica | before-number
        god. | godine | sentence
        g. | godine | after-number sentence exact
        st. | stoljeće | after-number sentence
        pr. Kr. | prije Krista | sentence
        dr. | doktor | before-name
        prof. | profesor | before-name
        sv. | sveti | before-name
        ul. | ulica | before-name
        g. | gospodin | before-name exact
        gđa | gospođa | before-name
        gđica | gospođica | before-name
        gosp. | gospodin | before-name
        o. g. | ove godine | sentence
        v. d. | vršitelj dužnosti | before-word
        čl. | članak | before-number
        st. | stavak | before-digits
        s. | stranica | exact before-digits
        sl. | slika | before-digits
        tab. | tablica | before-number
        pog. | poglavlje | before-number
        knj. | knjiga | before-number
        sv. | svezak | before-digits
        izd. | izdanje | after-number sentence
        pr. n. e. | prije nove ere | sentence
        n. e. | nove ere | sentence
        po. Kr. | poslije Krista | sentence
        nakon Kr. | nakon Krista | sentence
        mr. | magistar | before-name
        ing. | inženjer | before-name
        dipl. ing. | diplomirani inženjer
        akad. | akademik | before-name
        doc. | docent | before-name
        gen. | general | before-name
        vlč. | velečasni | before-name
        tel. | telefon
        odn. | odnosno
        usp. | usporedi
        i dr. | i drugi | sentence
        i t. d. | i tako dalje | sentence
        mn. | mnogi | sentence
        br. tel. | broj telefona
        """

    static let spelling = """
        [spellout-rules]
        %jedan:
        0: nula; 1: jedan; 2: dva; 3: tri; 4: četiri; 5: pet; 6: šest; 7: sedam; 8: osam; 9: devet;
        10: deset; 11: jedanaest; 12: dvanaest; 13: trinaest; 14: četrnaest; 15: petnaest;
        16: šesnaest; 17: sedamnaest; 18: osamnaest; 19: devetnaest;
        20: dvadeset[ >>]; 30: trideset[ >>]; 40: četrdeset[ >>]; 50: pedeset[ >>];
        60: šezdeset[ >>]; 70: sedamdeset[ >>]; 80: osamdeset[ >>]; 90: devedeset[ >>];
        100: sto[ >>]; 200: dvjesto[ >>]; 300: <<sto[ >>]; 600: šesto[ >>]; 700: <<sto[ >>];
        1000: tisuću[ >>];
        2000: <%jedna< $(cardinal,one{tisuća}few{tisuće}other{tisuća})$[ >>];
        1000000: milijun[ >>];
        2000000: << $(cardinal,one{milijun}few{milijuna}other{milijuna})$[ >>];
        1000000000: milijarda[ >>];
        2000000000: <%jedna< $(cardinal,one{milijarda}few{milijarde}other{milijardi})$[ >>];
        1000000000000: bilijun[ >>];
        2000000000000: << $(cardinal,one{bilijun}few{bilijuna}other{bilijuna})$[ >>];
        1000000000000000: bilijarda[ >>];
        2000000000000000: <%jedna< $(cardinal,one{bilijarda}few{bilijarde}other{bilijardi})$[ >>];
        %jedna:
        0: nula; 1: jedna; 2: dvije; 3: =%jedan=; 20: dvadeset[ >>]; 30: trideset[ >>];
        40: četrdeset[ >>]; 50: pedeset[ >>]; 60: šezdeset[ >>]; 70: sedamdeset[ >>];
        80: osamdeset[ >>]; 90: devedeset[ >>]; 100: sto[ >>]; 200: dvjesto[ >>];
        300: <%jedan<sto[ >>]; 600: šesto[ >>]; 700: <%jedan<sto[ >>]; 1000: =%jedan=;
        %jedno:
        0: nula; 1: jedno; 2: =%jedan=;
        %prvi:
        0: nulti; 1: prvi; 2: drugi; 3: treći; 4: četvrti; 5: peti; 6: šesti; 7: sedmi; 8: osmi;
        9: =%jedan=i; 20: dvadeseti; 21: dvadeset >>; 30: trideseti; 31: trideset >>;
        40: četrdeseti; 41: četrdeset >>; 50: pedeseti; 51: pedeset >>; 60: šezdeseti;
        61: šezdeset >>; 70: sedamdeseti; 71: sedamdeset >>; 80: osamdeseti; 81: osamdeset >>;
        90: devedeseti; 91: devedeset >>; 100: stoti; 101: sto >>; 200: dvjestoti; 201: dvjesto >>;
        300: <%jedan<stoti; 301: <%jedan<sto >>; 400: <%jedan<stoti; 401: <%jedan<sto >>;
        500: <%jedan<stoti; 501: <%jedan<sto >>; 600: šestoti; 601: šesto >>; 700: <%jedan<stoti;
        701: <%jedan<sto >>; 800: <%jedan<stoti; 801: <%jedan<sto >>; 900: <%jedan<stoti;
        901: <%jedan<sto >>; 1000: tisući; 1001: tisuću >>; 2000: dvijetisući;
        2001: <%jedna< tisuće >>; 3000: =%jedan=;
        %prvog:
        0: nultog; 1: prvog; 2: drugog; 3: trećeg; 4: četvrtog; 5: petog; 6: šestog; 7: sedmog;
        8: osmog; 9: =%jedan=og; 20: dvadesetog; 21: dvadeset >>; 30: tridesetog; 31: trideset >>;
        40: =%jedan=;
        """
}
