/// Bulgarian. The short teens of ICU ("единайсет") are spoken, the full ones are read.
enum Bulgarian {
    static let settings = """
        [settings]
        month-year | {month} {year}
        split-word | на
        hour-name | said
        about | приблизително
        power | на степен {n}
        locale | bg
        cardinal | %edno
        cardinal-masculine | %edin
        cardinal-feminine | %edna
        cardinal-neuter | %edno
        ordinal | %pyrvi
        ordinal-masculine | %pyrvi
        ordinal-feminine | %pyrva
        ordinal-neuter | %pyrvo
        year | %edna
        decimal-marks | comma
        group-marks | . space
        minus | минус
        plus | плюс
        plus-minus | плюс минус
        decimal-word | цяло и
        dot-word | точка
        range-word | до
        money-joiner | и
        mixed-joiner | цяло и
        fraction-word | върху
        and | и
        date-order | dmy
        date-day | ordinal
        time | {hour} и {minute}
        time-full | {hour}
        ratio-word | на

        [roman-joiners]
        и до на

        [telephone-words]
        телефон тел факс

        [name-particles]
        фон де ван

        [titles]
        Глава
        Част
        Книга
        Том
        Предговор
        Въведение
        Послеслов
        Пролог
        Епилог
        Приложение

        [months]
        1 | януари
        2 | февруари
        3 | март
        4 | април
        5 | май
        6 | юни
        7 | юли
        8 | август
        9 | септември
        10 | октомври
        11 | ноември
        12 | декември

        [percents]
        % | процент/процента | | m
        ‰ | промил/промила | | m

        [units]
        км, km | километър/километра | | m
        м, m | метър/метра | | m exact
        см, cm | сантиметър/сантиметра | | m
        мм, mm | милиметър/милиметра | | m
        км², км2, km² | квадратен километър/квадратни километра | | m
        м², м2, кв. м, m² | квадратен метър/квадратни метра | | m
        ха | хектар/хектара | | m
        км/ч, km/h | километър в час/километра в час | | m
        кг, kg | килограм/килограма | | m
        г, g | грам/грама | | m exact
        т | тон/тона | | m exact
        л, l | литър/литра | | m
        мл, ml | милилитър/милилитра | | m
        мин | минута/минути | | f
        ч | час/часа | | m exact
        °C | градус по Целзий/градуса по Целзий | | m
        ° | градус/градуса | | m

        [currencies]
        лв, BGN | лев/лева | стотинка/стотинки | m
        €, EUR | евро | цент/цента | n
        $, USD | долар/долара | цент/цента | m
        £, GBP | паунд/паунда | пени | m
        ¥ | йена/йени | | f

        [scales]
        хил | хиляда/хиляди | 3 | f
        млн, милион, милиона | милион/милиона | 6 | m
        млрд, милиард, милиарда | милиард/милиарда | 9 | m

        [ordinals]
        -ви | m
        -ри | m
        -ти | m
        -ми | m
        -ия | m
        -та | f
        -ва | f
        -ра | f
        -ма | f
        -то | n
        -во | n
        -ро | n
        -мо | n
        -и | n

        [fractions]
        1/2 | една втора
        1/3 | една трета
        2/3 | две трети
        1/4 | една четвърт
        3/4 | три четвърти

        [romans]
        глава, част, книга, том, действие, сцена, приложение, клас, тип | after
        век, века, векове | before ordinal | m
        в | before ordinal | m
        световна, световната | before ordinal | f

        [rulers]
        m | Борис, Симеон, Петър, Самуил, Калоян, Иван, Фердинанд, Александър, Николай, Карл, Людовик
        m | Хенри, Вилхелм, Фридрих, Наполеон, Павел, Йоан, Бенедикт, Пий
        f | Екатерина, Елисавета, Мария

        [function-words]
        и в във с със на от до за по при над под без но или че когато да не се е съм бе беше са той тя
        то те аз ти ние вие как какво кой къде така само още вече

        [number-endings]
        -те | year
        -годиш*, -днев*, -член*, -етаж*, -часов*, -минут*, -процент*, -крат*, -месеч*, -стаен*, -стай* | cardinal | | едно едно, две дву, три три

        [time-nouns]
        hour | час/часа | m
        minute | минута/минути | f

        [hour-names]
        ч, часа, час | after
        в, от, до, към, около, след, преди | preposition

        [counted]
        2 | f | и, ета, ата |
        1 | f | а, я, ост, нощ, вечер, сутрин, реч, пролет, есен | баща, съдия, колега
        1 | n | о, е |
        2 | n | деца, села, места, писма, крила, крака, рога, чела, огледала, легла, стъкла
        2 | m | а, я

        [year-words]
        г | after

        [era-marks]
        пр сл н преди след

        [signs]
        & | и
        § | параграф
        §§ | параграфи
        % | процента
        ‰ | промила
        ° | градуса
        @ | кльомба
        № | номер
        # | номер
        + | плюс
        = | равно на
        × | по
        ± | плюс минус

        [math]
        ÷ | делено на
        < | по-малко от
        > | по-голямо от

        [abbreviations]
        т. е. | тоест
        т.н. | така нататък | sentence | и т.н. => и така нататък.
        напр. | например
        др. | други | sentence
        вж. | виж
        стр. | страница | before-number
        гл. | глава | before-number
        г. | година | after-number sentence exact
        гр. | град | before-name
        с. | село | before-name exact
        ул. | улица | before-name
        бул. | булевард | before-name
        д-р | доктор
        проф. | професор
        св. | свети | before-name
        пр. н. е. | преди новата ера | sentence
        пр. Хр. | преди Христа | sentence
        сл. Хр. | след Христа | sentence
        в. | век | exact after-number sentence
        вв. | векове | exact after-number sentence
        г-н | господин | before-name
        г-жа | госпожа | before-name
        г-ца | госпожица | before-name
        т. нар. | така наречен
        т. | том | exact before-digits
        т. | точка | exact before-digits
        с. | страница | exact before-digits
        чл. | член | before-number
        ал. | алинея | before-number
        бр. | брой | before-digits
        бр. | броя | after-number sentence
        ст. | стотинки | after-number sentence
        ок. | около | before-digits
        ч. | част | exact before-digits
        рис. | рисунка | before-number
        фиг. | фигура | before-number
        табл. | таблица | before-number
        ср. | сравни | before-word
        и т. н. | и така нататък | sentence
        и пр. | и прочие | sentence
        и т. под. | и тому подобни | sentence
        вкл. | включително
        мин. | минути | after-number sentence
        сек. | секунди | after-number sentence
        ж.к. | жилищен комплекс | before-name
        бл. | блок | before-digits
        вх. | вход | before-word
        ет. | етаж | before-digits
        ап. | апартамент | before-digits
        пл. | площад | before-name
        обл. | област | before-name
        общ. | община | before-name
        акад. | академик | before-name
        доц. | доцент | before-name
        инж. | инженер | before-name
        арх. | архитект | before-name
        ген. | генерал | before-name
        полк. | полковник | before-name
        о. | остров | before-name exact
        р. | река | before-name exact
        л. с. | лично съобщение
        пр. Хр. | преди Христа | sentence
        н. е. | нова ера | sentence
        хил. | хиляди | after-number
        лв. | лева | after-number sentence
        англ. | английски | before-lower
        лат. | латински | before-lower
        рус. | руски | before-lower
        нем. | немски | before-lower
        фр. | френски | before-lower
        """

    static let spelling = """
        [spellout-rules]
        %edno:
        0: нула; 1: едно; 2: две; 3: три; 4: четири; 5: пет; 6: шест; 7: седем; 8: осем; 9: девет;
        10: десет; 11: единадесет; 12: дванадесет; 13: >>надесет; 20: двадесет[ и >>];
        30: тридесет[ и >>]; 40: <<десет[ и >>]; 100: сто[ >%%dve>]; 200: двеста[ >%%dve>];
        300: триста[ >%%dve>]; 400: <<стотин[ >%%dve>];
        1000: една хиляда[ >%%dve>]; 2000: <%edna< хиляди[ >%%dve>];
        1000000: един милион[ >%%dve>]; 2000000: <%edin< милиона[ >%%dve>];
        1000000000: един милиард[ >%%dve>]; 2000000000: <%edin< милиарда[ >%%dve>];
        1000000000000: един трилион[ >%%dve>]; 2000000000000: <%edin< трилиона[ >%%dve>];
        1000000000000000: един квадрилион[ >%%dve>]; 2000000000000000: <%edin< квадрилиона[ >%%dve>];
        %%dve:
        1: и =%edno=; 21: =%edno=; 30: и =%edno=; 31: =%edno=; 40: и =%edno=; 41: =%edno=;
        50: и =%edno=; 51: =%edno=; 60: и =%edno=; 61: =%edno=; 70: и =%edno=; 71: =%edno=;
        80: и =%edno=; 81: =%edno=; 90: и =%edno=; 91: =%edno=; 100: и =%edno=; 101: =%edno=;
        200: и =%edno=; 201: =%edno=; 300: и =%edno=; 301: =%edno=; 400: и =%edno=; 401: =%edno=;
        500: и =%edno=; 501: =%edno=; 600: и =%edno=; 601: =%edno=; 700: и =%edno=; 701: =%edno=;
        800: и =%edno=; 801: =%edno=; 900: и =%edno=; 901: =%edno=;
        %edin:
        0: нула; 1: един; 2: два; 3: =%edno=; 20: двадесет[ и >>]; 30: тридесет[ и >>];
        40: <%edno<десет[ и >>]; 100: сто[ >%%edinI>]; 200: двеста[ >%%edinI>];
        300: триста[ >%%edinI>]; 400: <%edno<стотин[ >%%edinI>]; 1000: =%edno=;
        %%edinI:
        1: и =%edin=; 21: =%edin=; 30: и =%edin=; 31: =%edin=; 40: и =%edin=; 41: =%edin=;
        50: и =%edin=; 51: =%edin=; 60: и =%edin=; 61: =%edin=; 70: и =%edin=; 71: =%edin=;
        80: и =%edin=; 81: =%edin=; 90: и =%edin=; 91: =%edin=;
        %edna:
        0: нула; 1: една; 2: =%edno=; 20: двадесет[ и >>]; 30: тридесет[ и >>];
        40: <%edno<десет[ и >>]; 100: сто[ >%%ednaI>]; 200: двеста[ >%%ednaI>];
        300: триста[ >%%ednaI>]; 400: <%edno<стотин[ >%%ednaI>]; 1000: =%edno=;
        %%ednaI:
        1: и =%edna=; 21: =%edna=; 30: и =%edna=; 31: =%edna=; 40: и =%edna=; 41: =%edna=;
        50: и =%edna=; 51: =%edna=; 60: и =%edna=; 61: =%edna=; 70: и =%edna=; 71: =%edna=;
        80: и =%edna=; 81: =%edna=; 90: и =%edna=; 91: =%edna=;
        %pyrvi:
        0: нулев; 1: първи; 2: втори; 3: трети; 4: четвърти; 5: пети; 6: шести; 7: седми; 8: осми;
        9: девети; 10: =%edno=и; 20: двадесети; 21: двадесет и >>; 30: тридесети; 31: тридесет и >>;
        40: <%edno<десети; 41: <%edno<десет и >>; 50: <%edno<десети; 51: <%edno<десет и >>;
        60: <%edno<десети; 61: <%edno<десет и >>; 70: <%edno<десети; 71: <%edno<десет и >>;
        80: <%edno<десети; 81: <%edno<десет и >>; 90: <%edno<десети; 91: <%edno<десет и >>;
        100: стотен; 101: сто >%%pyrviI>; 200: =%edno=;
        %%pyrviI:
        1: и =%pyrvi=; 21: =%pyrvi=; 30: и =%pyrvi=; 31: =%pyrvi=;
        %pyrva:
        0: нулева; 1: първа; 2: втора; 3: трета; 4: четвърта; 5: пета; 6: шеста; 7: седма; 8: осма;
        9: девета; 10: =%edno=а; 20: двадесета; 21: двадесет и >>; 30: тридесета; 31: тридесет и >>;
        40: =%edno=; 100: стотна; 101: сто и >>; 200: =%edno=;
        %pyrvo:
        0: нулево; 1: първо; 2: второ; 3: трето; 4: четвърто; 5: пето; 6: шесто; 7: седмо; 8: осмо;
        9: девето; 10: =%edno=о; 20: двадесето; 21: двадесет и >>; 30: тридесето; 31: тридесет и >>;
        40: =%edno=; 100: стотно; 101: сто и >>; 200: =%edno=;
        """
}
