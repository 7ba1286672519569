/// Turkish, by ICU's rules. The percent sign stands in front and is read there.
enum Turkish {
    static let settings = """
        [settings]
        month-year | {month} {year}
        about | yaklaşık
        power | üzeri {n}
        locale | tr
        cardinal | %spellout-numbering
        ordinal | %spellout-ordinal
        ordinal-stop | yes
        year | %spellout-numbering
        decimal-marks | comma
        group-marks | . space
        minus | eksi
        plus | artı
        plus-minus | artı eksi
        decimal-word | virgül
        decimal-style | number
        dot-word | nokta
        range-word | ile
        mixed-joiner | tam
        fraction-word | bölü
        and | ve
        date-order | dmy
        time | {hour} {minute}
        time-full | {hour}
        ratio-word | iki nokta
        ruler-guess | none
        ruler-order | before

        [telephone-words]
        telefon

        [hour-names]
        saat | before

        [titles]
        Bölüm
        Kısım
        Kitap
        Cilt
        Önsöz
        Giriş
        Sonsöz
        Ek

        [months]
        1 | Ocak | Oca
        2 | Şubat | Şub
        3 | Mart | Mar
        4 | Nisan | Nis
        5 | Mayıs
        6 | Haziran | Haz
        7 | Temmuz | Tem
        8 | Ağustos | Ağu
        9 | Eylül | Eyl
        10 | Ekim | Eki
        11 | Kasım | Kas
        12 | Aralık | Ara

        [percents]
        % | yüzde | | first prefix
        % | yüzde | | first
        ‰ | binde | | first prefix
        ‰ | binde | | first

        [units]
        km | kilometre
        m | metre | | exact
        cm | santimetre
        mm | milimetre
        km², km2 | kilometrekare
        m², m2 | metrekare
        m³, m3 | metreküp
        ha | hektar
        km/h, km/sa | kilometre bölü saat
        kg | kilogram
        g, gr | gram | | exact
        t | ton | | exact
        l, lt | litre
        ml | mililitre
        dk, min | dakika
        sa | saat | | exact
        sn | saniye
        °C | santigrat derece
        ° | derece

        [currencies]
        ₺, TL, TRY | lira | kuruş
        €, EUR | avro | sent
        $, USD | dolar | sent
        £, GBP | sterlin | peni
        ¥ | yen

        [scales]
        bin | bin | 3
        milyon, mn | milyon | 6
        milyar, mr | milyar | 9
        trilyon | trilyon | 12

        [fractions]
        1/2 | yarım | buçuk
        1/3 | üçte bir
        2/3 | üçte iki
        1/4 | çeyrek
        3/4 | dörtte üç

        [ordinals]
        'inci | m
        'ıncı | m
        'uncu | m
        'üncü | m
        'nci | m
        'ncı | m

        [romans]
        bölüm, kısım, kitap, cilt, perde, sahne, ek, sınıf, tip | after
        yüzyıl, yüzyılda, yüzyılın, yüzyıla, bölüm, cilt | before ordinal
        dünya | before ordinal

        [rulers]
        m | Murad, Mehmed, Mehmet, Selim, Süleyman, Osman, Mustafa, Ahmed, Ahmet, Mahmud, Abdülhamid
        m | Mahmut, Bayezid, Orhan, Abdülmecid, Abdülaziz, Louis, Henry, George, Ludwig, Friedrich, Wilhelm
        m | Napolyon, Nikola, Petro, Aleksandr, Charles, Philippe, François, Pius, Paul, Ramses, Keyhüsrev
        f | Elizabeth, Katerina

        [function-words]
        ve bir bu şu o da de ile için gibi kadar ama fakat ki ne mi mı mu mü çok daha en ben sen biz siz

        [number-endings]
        'inci, 'ıncı, 'uncu, 'üncü, 'nci, 'ncı, 'ncu, 'ncü | ordinal | drop
        'e, 'ü, 'ün, 'er | cardinal | | dört dörd
        '* | cardinal

        [signs]
        & | ve
        § | madde
        % | yüzde
        ‰ | binde
        ° | derece
        @ | et
        # | numara
        + | artı
        = | eşittir
        × | çarpı
        ± | artı eksi

        [math]
        ÷ | bölü
        < | küçüktür
        > | büyüktür

        [abbreviations]
        vb. | ve benzeri | sentence
        vs. | vesaire | sentence
        örn. | örneğin | | örn. bugün => örneğin bugün
        bkz. | bakınız
        yy. | yüzyıl | sentence
        s. | sayfa | before-digits exact
        No. | numara | before-number
        Dr. | doktor | before-name
        Prof. | profesör | before-name
        Doç. | doçent | before-name
        Av. | avukat | before-name
        Sn. | sayın | before-name
        Hz. | hazreti | before-name
        MÖ | milattan önce | exact
        M.Ö. | milattan önce
        MS | milattan sonra | exact before-digits
        M.S. | milattan sonra
        Cad. | caddesi | after-name sentence
        Sok. | sokağı | after-name sentence
        no. | numara | before-digits
        No: | numara | before-digits
        sf. | sayfa | before-digits
        C. | cilt | exact before-digits
        c. | cilt | exact before-digits
        Sok. | sokak | before-digits
        Mah. | mahallesi | after-name sentence
        Apt. | apartmanı | after-name sentence
        Bul. | bulvarı | after-name sentence
        İ.Ö. | İsa'dan önce
        İ.S. | İsa'dan sonra
        İÖ | İsa'dan önce | exact
        çev. | çeviren
        Alb. | albay | before-name
        Yzb. | yüzbaşı | before-name
        Gen. | general | before-name
        Ord. Prof. | ordinaryüs profesör | before-name
        Yrd. Doç. | yardımcı doçent | before-name
        Müh. | mühendis | before-name
        Uzm. | uzman | before-name
        T.C. | te ce
        a.g.e. | adı geçen eser | sentence
        tel. | telefon
        Tel. | telefon
        vd. | ve diğerleri | sentence
        """
}
