/// Finnish, by ICU's rules; units follow a number in the partitive.
enum Finnish {
    static let settings = """
        [settings]
        month-alone | second
        month-year | {month} {year}
        ordinal-slash | ja
        about | noin
        power | potenssiin {n}
        locale | fi
        cardinal | %spellout-numbering
        ordinal | %spellout-ordinal
        ordinal-stop | yes
        year | %spellout-numbering
        decimal-marks | comma
        group-marks | . space
        minus | miinus
        plus | plus
        plus-minus | plus miinus
        decimal-word | pilkku
        dot-word | piste
        range-word | viiva
        money-joiner | ja
        mixed-joiner | ja
        fraction-word | jaettuna
        and | ja
        date-order | dmy
        date-day | ordinal
        time | {hour} {minute}
        time-full | {hour}
        ratio-word | suhde

        [hour-names]
        klo, kello | before

        [titles]
        Luku
        Osa
        Kirja
        Nide
        Esipuhe
        Johdanto
        Jälkisanat
        Liite

        [months]
        1 | tammikuuta, tammikuu, tammikuun, tammikuussa
        2 | helmikuuta, helmikuu, helmikuun, helmikuussa
        3 | maaliskuuta, maaliskuu, maaliskuun, maaliskuussa
        4 | huhtikuuta, huhtikuu, huhtikuun, huhtikuussa
        5 | toukokuuta, toukokuu, toukokuun, toukokuussa
        6 | kesäkuuta, kesäkuu, kesäkuun, kesäkuussa
        7 | heinäkuuta, heinäkuu, heinäkuun, heinäkuussa
        8 | elokuuta, elokuu, elokuun, elokuussa
        9 | syyskuuta, syyskuu, syyskuun, syyskuussa
        10 | lokakuuta, lokakuu, lokakuun, lokakuussa
        11 | marraskuuta, marraskuu, marraskuun, marraskuussa
        12 | joulukuuta, joulukuu, joulukuun, joulukuussa

        [percents]
        % | prosentti/prosenttia
        ‰ | promille/promillea

        [units]
        km | kilometri/kilometriä
        m | metri/metriä | | exact
        cm | senttimetri/senttimetriä
        mm | millimetri/millimetriä
        km², km2 | neliökilometri/neliökilometriä
        m², m2 | neliömetri/neliömetriä
        m³, m3 | kuutiometri/kuutiometriä
        ha | hehtaari/hehtaaria
        km/h | kilometri tunnissa/kilometriä tunnissa
        kg | kilogramma/kilogrammaa
        g | gramma/grammaa | | exact
        t | tonni/tonnia | | exact
        l | litra/litraa
        dl | desilitra/desilitraa
        ml | millilitra/millilitraa
        min | minuutti/minuuttia
        h | tunti/tuntia | | exact
        °C | celsiusaste/celsiusastetta
        ° | aste/astetta

        [currencies]
        €, EUR, e | euro/euroa | sentti/senttiä
        mk | markka/markkaa | penni/penniä
        $, USD | dollari/dollaria | sentti/senttiä
        £, GBP | punta/puntaa | penny/pennyä
        ¥ | jeni/jeniä

        [scales]
        milj, miljoona, miljoonaa | miljoona/miljoonaa | 6
        mrd, miljardi, miljardia | miljardi/miljardia | 9

        [fractions]
        1/2 | puoli
        1/3 | kolmasosa
        2/3 | kaksi kolmasosaa
        1/4 | neljäsosa
        3/4 | kolme neljäsosaa

        [romans]
        luku, osa, kirja, nide, näytös, kohtaus, liite, luokka, tyyppi | after
        vuosisata, vuosisadan, vuosisadalla, luku, osa, näytös | before ordinal
        maailmansota, maailmansodan, maailmansodassa | before ordinal

        [ordinal-nouns]
        vuosisadalla, luvulla | | %spellout-ordinal-adessive
        vuosisadan, luvun, kerroksen, päivän | | %spellout-ordinal-genitive
        vuosisadalta | | %spellout-ordinal-ablative
        vuosisadalle | | %spellout-ordinal-allative
        luvussa, kerroksessa, osassa, näytöksessä | | %spellout-ordinal-inessive
        kertaa, lukua, vuosisataa | | %spellout-ordinal-partitive
        maailmansodan | | %spellout-ordinal-genitive
        maailmansodassa, luokassa | | %spellout-ordinal-inessive
        luokan, sijan, kerran, osan, luvun | | %spellout-ordinal-genitive
        luokalla, sijalla, kerralla | | %spellout-ordinal-adessive

        [rulers]
        m | Kustaa, Kaarle, Aleksanteri, Nikolai, Henrik, Ludvig, Vilhelm, Fredrik, Pietari, Paavali
        f | Elisabet, Katariina, Kristiina

        [function-words]
        ja on ei se hän he me te minä sinä tämä tuo ne että kun jos mutta tai niin kuin oli olla myös
        vain nyt jo vielä missä mitä kuka

        [number-endings]
        :n | %spellout-cardinal-genitive | drop
        :ssa, :ssä | %spellout-cardinal-inessive | drop
        :sta, :stä | %spellout-cardinal-elative | drop
        :een, :aan, :ään, :hin, :teen, :oon, :ään | %spellout-cardinal-illative | drop
        :lla, :llä | %spellout-cardinal-adessive | drop
        :lta, :ltä | %spellout-cardinal-ablative | drop
        :lle | %spellout-cardinal-allative | drop
        :ksi | %spellout-cardinal-translative | drop
        :na, :nä | %spellout-cardinal-essive | drop
        :a, :ä, :ta, :tä, :aa, :ää | %spellout-cardinal-partitive | drop
        %:n | %spellout-cardinal-genitive | drop | | prosentin
        %:ssa | %spellout-cardinal-inessive | drop | | prosentissa
        %:sta | %spellout-cardinal-elative | drop | | prosentista
        %:iin | %spellout-cardinal-illative | drop | | prosenttiin
        %:lla | %spellout-cardinal-adessive | drop | | prosentilla
        %:lta | %spellout-cardinal-ablative | drop | | prosentilta
        %:lle | %spellout-cardinal-allative | drop | | prosentille
        %:ksi | %spellout-cardinal-translative | drop | | prosentiksi
        %:a | %spellout-cardinal-partitive | drop | | prosenttia
        -* | cardinal

        [telephone-words]
        puhelin puh

        [signs]
        & | ja
        § | pykälä
        % | prosenttia
        ‰ | promillea
        ° | astetta
        @ | ät
        # | numero
        + | plus
        = | on yhtä kuin
        × | kertaa
        ± | plus miinus

        [math]
        ÷ | jaettuna
        < | pienempi kuin
        > | suurempi kuin

        [abbreviations]
        esim. | esimerkiksi | | esim. tänään => esimerkiksi tänään
        ym. | ynnä muuta | sentence
        yms. | ynnä muuta sellaista | sentence
        jne. | ja niin edelleen | sentence
        mm. | muun muassa
        ks. | katso
        vrt. | vertaa
        n. | noin | before-digits exact
        eKr. | ennen Kristusta | sentence
        jKr. | jälkeen Kristuksen | sentence
        s. | sivu | before-digits exact
        nro | numero | before-digits
        tri | tohtori | before-name
        prof. | professori | before-name
        klo | kello | before-digits
        puh. | puhelin
        ts. | toisin sanoen
        tms. | tai muuta sellaista | sentence
        em. | edellä mainittu
        ko. | kyseessä oleva
        vs. | versus
        v. | vuonna | exact before-year | v. 1990 syntyi => vuonna tuhatyhdeksänsataayhdeksänkymmentä syntyi
        vv. | vuosina | before-digits
        nro. | numero | before-digits
        kpl | kappaletta | after-number
        os. | osoite
        toim. | toimittaja | before-name
        hra | herra | before-name
        rva | rouva | before-name
        nti | neiti | before-name
        maist. | maisteri | before-name
        toht. | tohtori | before-name
        pj. | puheenjohtaja
        fil. tri | filosofian tohtori
        fil. maist. | filosofian maisteri
        Pyh. | Pyhä | before-name
        synt. | syntynyt
        k. | kuollut | exact before-year
        l. | eli | exact before-lower
        po. | pitää olla
        tk. | tämän kuun

        [hyphens]
        joiners | ja tai sekä
        clashes | aa ee ii oo uu yy ää öö
        """
}
