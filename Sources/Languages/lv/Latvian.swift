/// Latvian. ICU gives the short forms of hundreds and thousands, hence rules of its own.
enum Latvian {
    static let settings = """
        [settings]
        month-written | yes
        about | aptuveni
        power | pakāpē {n}
        locale | lv
        cardinal | %viens
        cardinal-masculine | %viens
        cardinal-feminine | %viena
        ordinal | %pirmais
        ordinal-masculine | %pirmais
        ordinal-stop | yes
        year | %viens
        decimal-marks | comma
        group-marks | . space
        minus | mīnus
        plus | plus
        plus-minus | plus mīnus
        decimal-word | komats
        decimal-style | number
        dot-word | punkts
        range-word | līdz
        money-joiner | un
        mixed-joiner | un
        fraction-word | dalīts ar
        and | un
        plural | latvian
        date-order | dmy
        date-day | ordinal
        time | pulksten {hour} un {minute}
        time-full | pulksten {hour}
        ratio-word | pret
        ruler-guess | none

        [titles]
        Nodaļa
        Daļa
        Grāmata
        Sējums
        Priekšvārds
        Ievads
        Prologs
        Epilogs
        Pielikums

        [months]
        1 | janvāris, janvāra, janvārī
        2 | februāris, februāra, februārī
        3 | marts, marta, martā
        4 | aprīlis, aprīļa, aprīlī
        5 | maijs, maija, maijā
        6 | jūnijs, jūnija, jūnijā
        7 | jūlijs, jūlija, jūlijā
        8 | augusts, augusta, augustā
        9 | septembris, septembra, septembrī
        10 | oktobris, oktobra, oktobrī
        11 | novembris, novembra, novembrī
        12 | decembris, decembra, decembrī

        [percents]
        % | procents/procenti | | m
        ‰ | promile/promiles | | f

        [units]
        km | kilometrs/kilometri | | m
        m | metrs/metri | | m exact
        cm | centimetrs/centimetri | | m
        mm | milimetrs/milimetri | | m
        km², km2 | kvadrātkilometrs/kvadrātkilometri | | m
        m², m2 | kvadrātmetrs/kvadrātmetri | | m
        ha | hektārs/hektāri | | m
        km/h | kilometrs stundā/kilometri stundā | | m
        kg | kilograms/kilogrami | | m
        g | grams/grami | | m exact
        t | tonna/tonnas | | f exact
        l | litrs/litri | | m
        min | minūte/minūtes | | f
        h, st | stunda/stundas | | f exact
        °C | grāds pēc Celsija/grādi pēc Celsija | | m
        ° | grāds/grādi | | m

        [currencies]
        €, EUR | eiro | cents/centi | m
        Ls, LVL | lats/lati | santīms/santīmi | m
        $, USD | dolārs/dolāri | cents/centi | m
        £, GBP | mārciņa/mārciņas | penss/pensi | f
        ¥ | jena/jenas | | f

        [scales]
        tūkst | tūkstotis/tūkstoši | 3 | m
        milj, miljons, miljoni, miljonu | miljons/miljoni | 6 | m
        mljrd, miljards, miljardi, miljardu | miljards/miljardi | 9 | m

        [fractions]
        1/2 | puse
        1/3 | viena trešdaļa
        2/3 | divas trešdaļas
        1/4 | ceturtdaļa
        3/4 | trīs ceturtdaļas

        [romans]
        nodaļa, daļa, grāmata, sējums, cēliens, aina, klase, tips | after
        gadsimts, gadsimta, gadsimtā, gs | before ordinal | m
        pasaules | before ordinal | m

        [ordinal-nouns]
        gadsimta, gada, klases | | ais ā
        gadsimtā, gadā | | ais ajā
        daļa, nodaļa, klase | | ais ā
        gadu | | ais o
        gadi | | ais ie
        gados | | ais ajos
        gadus | | ais os
        lpp, lappuse, lappusē, lappuses | | ais ā
        janvārī, februārī, martā, aprīlī, maijā, jūnijā, jūlijā, augustā, septembrī, oktobrī, novembrī, decembrī | | ais ajā
        janvāra, februāra, marta, aprīļa, maija, jūnija, jūlija, augusta, septembra, oktobra, novembra, decembra | | ais ā

        [rulers]
        m | Kārlis, Pēteris, Aleksandrs, Nikolajs, Henrijs, Ludvigs, Vilhelms, Fridrihs, Jānis, Pijs
        m | Luijs, Henrijs, Kārlis, Georgs, Vilhelms, Napoleons, Pēteris, Aleksandrs, Nikolajs, Pāvils, Pijs, Zigismunds, Gustavs, Frīdrihs, Ludvigs

        [function-words]
        un uz no ar par pie bez līdz pēc bet vai ka kad ja kā ir bija tas tā viņš viņa viņi mēs jūs es
        ne tikai jau vēl kur kas

        [number-endings]
        -gad*, -dien*, -stāv*, -proc*, -viet*, -istab*, -kārt* | cardinal

        [hour-names]
        plkst, pulksten, pl | before
        no, līdz, ap | preposition

        [counted]
        1 | f | a, e |
        2-9 | f | as, es |

        [telephone-words]
        tālrunis tālr

        [time-nouns]
        minute | minūte/minūtes | f

        [signs]
        & | un
        § | paragrāfs
        % | procenti
        ‰ | promiles
        ° | grādi
        @ | et
        # | numurs
        + | plus
        = | ir vienāds ar
        × | reiz
        ± | plus mīnus

        [math]
        ÷ | dalīts ar
        < | mazāks par
        > | lielāks par

        [abbreviations]
        piem. | piemēram | | piem. šodien => piemēram šodien
        t. i. | tas ir
        u. c. | un citi | sentence
        utt. | un tā tālāk | sentence
        u. tml. | un tamlīdzīgi | sentence
        t. s. | tā sauktais
        g. | gads | after-number sentence exact
        gs. | gadsimts | sentence
        lpp. | lappuse | sentence
        Nr. | numurs | before-number
        p. m. ē. | pirms mūsu ēras | sentence
        dr. | doktors | before-name
        prof. | profesors | before-name
        sv. | svētais | before-name
        plkst. | pulksten
        pl. | pulksten | before-digits
        apm. | apmēram
        tālr. | tālrunis
        sk. | skatīt
        skat. | skatīt
        p. | punkts | exact before-digits
        att. | attēls | before-digits
        tab. | tabula | before-digits
        nod. | nodaļa | before-digits
        sēj. | sējums | before-digits
        k-gs | kungs
        kgs | kungs
        k-dze | kundze
        kdze | kundze
        akad. | akadēmiķis | before-name
        doc. | docents | before-name
        inž. | inženieris | before-name
        ģen. | ģenerālis | before-name
        red. | redaktors | before-name
        tulk. | tulkojis | before-name
        t. sk. | tai skaitā
        u. t. t. | un tā tālāk | sentence
        resp. | respektīvi
        šg. | šī gada
        t. g. | tā gada
        m. ē. | mūsu ēra | sentence
        pr. Kr. | pirms Kristus | sentence
        p. Kr. | pēc Kristus | sentence
        angļu val. | angļu valoda | sentence
        """

    static let spelling = """
        [spellout-rules]
        %viens:
        0: nulle; 1: viens; 2: divi; 3: trīs; 4: četri; 5: pieci; 6: seši; 7: septiņi; 8: astoņi;
        9: deviņi; 10: desmit; 11: vienpadsmit; 12: divpadsmit; 13: trīspadsmit; 14: četrpadsmit;
        15: piecpadsmit; 16: sešpadsmit; 17: septiņpadsmit; 18: astoņpadsmit; 19: deviņpadsmit;
        20: divdesmit[ >>]; 30: trīsdesmit[ >>]; 40: četrdesmit[ >>]; 50: piecdesmit[ >>];
        60: sešdesmit[ >>]; 70: septiņdesmit[ >>]; 80: astoņdesmit[ >>]; 90: deviņdesmit[ >>];
        100: simts[ >>]; 200: << simti[ >>]; 1000: tūkstotis[ >>]; 
        2000: << $(cardinal,one{tūkstotis}other{tūkstoši})$[ >>];
        1000000: miljons[ >>]; 2000000: << $(cardinal,one{miljons}other{miljoni})$[ >>];
        1000000000: miljards[ >>]; 2000000000: << $(cardinal,one{miljards}other{miljardi})$[ >>];
        1000000000000: triljons[ >>];
        2000000000000: << $(cardinal,one{triljons}other{triljoni})$[ >>];
        1000000000000000: kvadriljons[ >>];
        2000000000000000: << $(cardinal,one{kvadriljons}other{kvadriljoni})$[ >>];
        %viena:
        0: nulle; 1: viena; 2: divas; 3: trīs; 4: četras; 5: piecas; 6: sešas; 7: septiņas;
        8: astoņas; 9: deviņas; 10: =%viens=; 20: divdesmit[ >>]; 30: trīsdesmit[ >>];
        40: četrdesmit[ >>]; 50: piecdesmit[ >>]; 60: sešdesmit[ >>]; 70: septiņdesmit[ >>];
        80: astoņdesmit[ >>]; 90: deviņdesmit[ >>]; 100: simts[ >>]; 200: <%viens< simti[ >>];
        1000: =%viens=;
        %pirmais:
        0: nultais; 1: pirmais; 2: otrais; 3: trešais; 4: ceturtais; 5: piektais; 6: sestais;
        7: septītais; 8: astotais; 9: devītais; 10: =%viens=ais; 20: divdesmitais;
        21: divdesmit >>; 30: trīsdesmitais; 31: trīsdesmit >>; 40: četrdesmitais;
        41: četrdesmit >>; 50: piecdesmitais; 51: piecdesmit >>; 60: sešdesmitais;
        61: sešdesmit >>; 70: septiņdesmitais; 71: septiņdesmit >>; 80: astoņdesmitais;
        81: astoņdesmit >>; 90: deviņdesmitais; 91: deviņdesmit >>; 100: simtais; 101: simtu >>;
        200: =%viens=;
        """
}
