/// Polish.
enum Polish {
    static let settings = """
        [settings]
        house-slash | łamane przez
        month-year | {month} {year}
        out-of | na
        roman-months | yes
        about | mniej więcej
        power | do potęgi {ord}
        power-form | feminine genitive
        squared | do kwadratu
        cubed | do sześcianu
        locale | pl
        decimal-marks | comma
        group-marks | space .
        two-to-four | plural
        one | exact
        ordinal-tens | both
        minus | minus
        plus | plus
        plus-minus | plus minus
        decimal-style | comma
        decimal-word | przecinek
        dot-word | kropka
        range-word | –
        range-close | -
        and-a-half | i pół
        half-before | pół
        and | i
        around-the-clock | na
        split-word | na
        date-to | do
        date-onto | na
        one-and-a-half | półtora
        ratio-word | do
        ratio-case | genitive
        date-order | dmy
        day-gender | m
        of-year | roku
        year-noun | rok
        era-word | p
        hour | godzina
        clock | ordinal
        away-from | od
        ordinal-stop | yes

        [lady-endings]
        a

        [men-in-a]
        kuba barnaba bonawentura kosma jarema batszeba zaremba

        [hour-names]
        godz, godzina, godziny, godzinach, czynne | before

        [law-parts]
        lit pkt ust par art

        [roman-joiners]
        i do na po początku

        [telephone-words]
        telefon

        [titles]
        Rozdział
        Część
        Księga
        Tom
        Akt
        Scena
        Pieśń
        Przedmowa
        Wstęp
        Prolog
        Epilog
        Zakończenie
        Posłowie
        Dodatek

        [months]
        1 | styczeń, stycznia, styczniu, styczniem | stycz
        2 | luty, lutego, lutym | lut
        3 | marzec, marca, marcu, marcem | mar
        4 | kwiecień, kwietnia, kwietniu, kwietniem | kwiec
        5 | maj, maja, maju, majem
        6 | czerwiec, czerwca, czerwcu, czerwcem | czerw
        7 | lipiec, lipca, lipcu, lipcem | lip
        8 | sierpień, sierpnia, sierpniu, sierpniem | sierp
        9 | wrzesień, września, wrześniu, wrześniem | wrzes
        10 | październik, października, październiku, październikiem | paźdz
        11 | listopad, listopada, listopadzie, listopadem | listop
        12 | grudzień, grudnia, grudniu, grudniem | grudz

        [short-years]
        r | singular
        roku | singular

        [eras]
        p.n.e.
        p. n. e.
        n.e.
        n. e.
        przed naszą erą

        [naming-words]
        dziś, dzisiaj, jutro, wczoraj, był, jest, będzie, to

        [year-prepositions]
        w, od, do, po, około, przed, z, na, dopiero

        [time-prepositions]
        o, od, do, po, przed, około, na, godz, godzinie, godziny

        [weekdays]
        pon, pn | poniedziałek
        wt | wtorek
        śr | środa
        czw | czwartek
        pt | piątek
        sob, sb | sobota
        niedz, nd | niedziela

        [day-parts]
        rano, wieczorem, w nocy, po południu, nad ranem, po północy, w południe, przed południem

        [fractions]
        1/2 | jedna druga
        1/3 | jedna trzecia
        2/3 | dwie trzecie
        1/4 | jedna czwarta
        3/4 | trzy czwarte

        [ordinals]
        y, szy, gi, ci | m nominative
        a, sza, ga, cia | f nominative
        e | p nominative decade
        e, sze, gie, cie | n nominative
        ego, go | m genitive
        emu, mu | m dative
        ym, im | m locative
        ej | f genitive
        ą | f accusative
        ych, ich | p genitive
        ymi | p instrumental
        tych | p genitive

        [measure-adjectives]
        letni, piętrow, godzinn, dniow, metrow, kilometrow, litrow, osobow, procentow, stopniow, tonow
        pokojow, lecie, leciu, lecia, krotn, miesięczn, tygodniow, minutow, sekundow, tomow, stronicow, kilogramow, latk

        [attribute-endings]
        ych, ich, ymi, imi, ego, emu, ej

        [agreeing-endings]
        ego | genitive
        emu | dative
        ym, im | locative
        ej | locative
        ą | instrumental

        [romans]
        rozdział, rozdziału, rozdziale, rozdziałowi, rozdziałem, rozdz | after ordinal | m | rozdział
        część, części, częścią, cz | after ordinal | f | część
        księga, księgi, księdze, księgę, księgą, ks | after ordinal | f | księga
        tom, tomu, tomie, tomem, t | after ordinal | m | tom
        akt, aktu, akcie, aktem | after ordinal | m | akt
        scena, sceny, scenie, scenę | after ordinal | f | scena
        pieśń, pieśni, pieśnią | after ordinal | f | pieśń
        artykuł, artykułu, artykule, art | after ordinal | m | artykuł
        punkt, punktu, punkcie, pkt | after ordinal | m | punkt
        paragraf, tabela, rysunek, rys, tab, strona, numer, nr, str | after
        wiek, wieku, wiekowi, wiekiem, wieki, wieków, wiekach, w, ww | before ordinal | m | wiek
        stulecie, stulecia, stuleciu | before ordinal | n | stulecie
        tysiąclecie, tysiąclecia, tysiącleciu | before ordinal | n | tysiąclecie
        ustęp, ustępu, ustępie, ust | after ordinal | m | ustęp
        kwartał, kwartału, kwartale, kw | before ordinal | m | kwartał
        rzesza, rzeszy, rzeszę | before ordinal | f | rzesza

        [rulers]
        m | Zygmunt, Kazimierz, Władysław, Bolesław, Mieszko, Mieszk, Stanisław, August, Jan, Paweł
        m | Pawł, Ludwik, Mikołaj, Piotr, Aleksander, Aleksandr, Henryk, Karol, Wilhelm, Fryderyk
        m | Filip, Jerzy, Edward, Ryszard, Napoleon, Iwan, Leszek, Leszk, Przemysł, Wacław
        m | Benedykt, Pius, Leon, Grzegorz, Klemens, Innocenty, Bonifacy, Urban, Juliusz, Sykstus
        m | Ferdynand, Franciszek, Franciszk, Józef, Leopold, Maksymilian, Rudolf, Otton, Konrad
        m | Gustaw, Chrystian, Ramzes, Ptolemeusz, Dariusz, Mehmed, Sulejman, Selim, Alfons, Robert
        f | Katarzyn, Elżbiet, Ann, Mari, Wiktori, Izabel, Krystyn

        [name-endings]
        em, iem | instrumental |
        owi | dative |
        ą | | instrumental
        y | nominative | genitive
        ie | locative | dative
        u | locative |
        ę | | accusative
        a | genitive | nominative
        i | | genitive
        o | nominative |
        ze | locative |

        [function-words]
        w we na do od z ze za o u po pod nad przy przez bez dla i a ale lub albo czy że jak co kto
        on ona ono oni one ja my wy ty to ten ta te tam tu tutaj tak nie ani jeśli gdy kiedy gdzie
        jego jej ich mój twój swój nasz wasz już jeszcze tylko wszystko wszyscy przed potem teraz
        wtedy więc jednak choć aby żeby między wśród około

        [acronyms]
        nato unesco pan

        [initialisms]
        usa ue onz ak us

        [typed-primes]
        " ” | cal | m

        [numbered-places]
        nr numer dom domu

        [signs]
        & | i
        § | paragraf
        §§ | paragrafy
        ° | stopni
        %, proc | procent
        ‰ | promil
        @ | małpa
        # | numer
        № | numer
        + | plus
        = | równa się
        × | na
        ± | plus minus
        ≈ | około
        → | strzałka

        [math]
        × | razy
        * | razy
        ÷ | podzielić przez
        < | mniejsze niż
        > | większe niż
        ≤ | mniejsze lub równe
        ≥ | większe lub równe
        ≠ | różne od

        [electronic]
        www | wu wu wu
        . | kropka
        / | ukośnik
        : | dwukropek
        - | myślnik
        _ | podkreślenie
        @ | małpa

        [hyphens]
        joiners | i oraz lub czy
        """

    static let units = """
        [percents]
        % | procent
        ‰ | promil

        [units]
        km | kilometr
        m | metr | | exact
        cm | centymetr
        mm | milimetr
        µm, μm | mikrometr
        dm | decymetr
        km², km2, km kw. | kilometr kwadratowy
        m², m2 | metr kwadratowy
        cm², cm2 | centymetr kwadratowy
        m³, m3 | metr sześcienny
        cm³, cm3 | centymetr sześcienny
        ha | hektar
        km/h, km/godz. | kilometr na godzinę
        m/s | metr na sekundę
        kg | kilogram
        g | gram | | exact
        dag, dkg | dekagram
        mg | miligram
        t | tona | | exact
        l | litr
        ml | mililitr
        hl | hektolitr
        s, sek | sekunda | | exact
        min | minuta
        h, godz | godzina
        W | wat | | exact
        kW | kilowat
        V | wolt | | exact tight
        Hz | herc
        kcal | kilokaloria
        cal | kaloria
        B | bajt | | exact tight
        kB, KB | kilobajt
        MB | megabajt
        GB | gigabajt
        °C, ° C | stopień Celsjusza
        °F | stopień Fahrenheita
        ° | stopień
        szkl | szklanka
        łyż | łyżka
        łyżecz | łyżeczka
        ′ | minuta | | tight
        ″ | sekunda | | tight

        [currencies]
        zł, PLN | złoty | grosz | after
        gr | grosz | | after
        €, EUR | euro | cent
        $, USD, US$ | dolar | cent
        £, GBP | funt | pens
        CHF | frank
        ₴, UAH | hrywna | kopiejka
        ₽, RUB | rubel | kopiejka
        ¥ | jen

        [scales]
        tys | tysiąc | 3
        mln | milion | 6
        mld | miliard | 9
        bln | bilion | 12
        """
}
