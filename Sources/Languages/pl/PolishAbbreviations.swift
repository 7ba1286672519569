extension Polish {
    static let abbreviations = """
        [abbreviations]
        np. | na przykład | | np. kot => na przykład kot
        itd. | i tak dalej | sentence
        itp. | i tym podobne | sentence
        i in. | i inni | sentence
        tzn. | to znaczy
        tj. | to jest
        tzw. | tak zwany | before-word
        m. in. | między innymi | | m.in. kot => między innymi kot
        p. n. e. | przed naszą erą | sentence
        n. e. | naszej ery | sentence
        br. | bieżącego roku | sentence
        ub. r. | ubiegłego roku | sentence
        ub. | ubiegły | before-word
        ww. | wyżej wymieniony | before-lower
        jw. | jak wyżej | sentence
        cdn. | ciąg dalszy nastąpi | sentence
        dr | doktor | before-name | dr Nowak => doktor Nowak
        dr. | doktor | before-name
        mgr | magister | before-name
        inż. | inżynier | before-name
        hab. | habilitowany
        prof. | profesor
        doc. | docent | before-name
        gen. | generał | before-name
        płk | pułkownik | before-name
        ppłk | podpułkownik | before-name
        mjr | major | before-name
        kpt. | kapitan | before-name
        por. | porucznik | before-name
        por. | porównaj | before-lower
        sierż. | sierżant | before-name
        ks. | ksiądz | before-name
        ks. | księga | before-number
        bp | biskup | before-name
        abp | arcybiskup | before-name
        kard. | kardynał | before-name
        św. | święty | before-name
        bł. | błogosławiony | before-name
        p. | pani | exact before-lady | p. Anna => pani Anna; p. Jan => pan Jan; p. Kuba => pan Kuba
        p. | pan | exact before-name
        zob. | zobacz | before-word
        zob. | zobacz | before-number
        red. | redaktor | before-name
        tłum. | tłumaczenie
        przyp. | przypis
        wyd. | wydanie
        im. | imienia | before-name
        ul. | ulica | before-name | ul. Długa => ulica Długa
        al. | aleja | before-name
        pl. | plac | before-name
        os. | osiedle | before-name
        woj. | województwo
        pow. | powiat
        gm. | gmina
        m. | mieszkania | exact after-number before-digits sentence
        lit. | litera | before-word
        obr. | obręb | before-number
        śp. | świętej pamięci | before-name
        pt. | pod tytułem
        dr hab. | doktor habilitowany | before-name
        lic. | licencjat | before-name
        przeł. | przełom | before-number | na przeł. XIX i XX w. => na przełomie dziewiętnastego i dwudziestego wieku.
        przeł. | przełożył | before-name
        nast. | następne | sentence
        nr | numer | before-number
        nr. | numer | before-number
        str. | strona | before-range | str. 3-7 => strony trzy – siedem
        str. | strona | before-number
        s. | strona | exact before-range
        s. | strona | exact before-digits
        ss. | strony | before-number
        rys. | rysunek
        tab. | tabela
        rozdz. | rozdział | before-number
        cz. | część | before-number
        t. | tom | exact before-number
        art. | artykuł | before-number
        par. | paragraf | before-number
        pkt | punkt | before-number
        poz. | pozycja | before-number
        ust. | ustęp | before-number
        ok. | około | before-number
        ok. | około | before-word
        godz. | godzina
        w. | wiek | exact after-number sentence
        tel. | telefon
        ang. | angielski | before-lower
        niem. | niemiecki | before-lower
        łac. | łaciński | before-lower
        fr. | francuski | before-lower
        ros. | rosyjski | before-lower
        wł. | włoski | before-lower
        S. A. | spółka akcyjna | after-name sentence | Orlen S.A. => Orlen spółka akcyjna.
        sp. z o.o. | spółka z ograniczoną odpowiedzialnością | sentence
        dn. | dnia | before-digits | dn. 5 maja => dnia piątego maja
        ryc. | rycina | before-number
        al. Jerozolimskie | Aleje Jerozolimskie
        al. Ujazdowskie | Aleje Ujazdowskie
        Al. Jerozolimskie | Aleje Jerozolimskie
        ds. | do spraw | before-lower
        pn. | pod nazwą | before-name
        wg | według
        wg. | według
        pocz. | początek | before-number | na pocz. XX w. => na początku dwudziestego wieku.
        poł. | połowa | before-number
        ul. | ulica | before-digits
        rz. | rzeka | before-name
        popr. | poprawione

        [words-too]
        # form | words behind which it is short
        im | uniwersytet, uniwersytetu, szkoła, szkoły, szkole, muzeum, teatr, teatru, teatrze, fundacja
        im | fundacji, instytut, instytutu, liceum, park, parku, plac, placu, most, nagroda, nagrody
        im | nagrodę, stadion, szpital, szpitala, szpitalu, akademia, akademii, biblioteka, biblioteki
        im | bibliotece, przedszkole, gimnazjum, technikum, zakłady, huta, kopalnia, osiedle, ośrodek
        tłum, rys, ok |
        """
}
