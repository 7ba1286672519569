/// Catalan.
enum Catalan {
    static let settings = """
        [settings]
        month-year | {month} de {year}
        per | per
        about | aproximadament
        power | elevat a {n}
        locale | ca
        decimal-marks | comma
        group-marks | . space
        minus | menys
        plus | més
        plus-minus | més o menys
        decimal-word | coma
        decimal-style | pairs
        dot-word | punt
        range-word | a
        money-joiner | amb
        mixed-joiner | i
        half | mig/mitja
        half-after | i mig/i mitja
        million-of | de
        elision | yes
        and | i
        date-order | dmy
        date-first | primer
        date-link | d'
        time-second | i {second} segons
        degree-ordinal | yes
        ratio-word | a
        squared | al quadrat
        cubed | al cub
        electronic | letters
        plural-endings | s

        [telephone-words]
        telèfon

        [titles]
        Capítol
        Part
        Llibre
        Volum
        Secció
        Acte
        Escena
        Cant
        Pròleg
        Prefaci
        Introducció
        Epíleg
        Apèndix

        [months]
        1 | gener | gen
        2 | febrer | febr
        3 | març
        4 | abril, d'abril | abr
        5 | maig
        6 | juny
        7 | juliol | jul
        8 | agost, d'agost | ag
        9 | setembre | set
        10 | octubre, d'octubre | oct
        11 | novembre | nov
        12 | desembre | des

        [time-words]
        les, la

        [ordinals]
        r, n, t, è, é | m
        a, ª | f
        º | m

        [romans]
        capítol, cap, llibre, volum, vol, acte, cant, títol, article, art | after ordinal | m
        guerra, república, internacional, croada, dinastia, edició | before ordinal | f
        imperi, reich, concili, congrés | before ordinal | m
        part, secció, escena | after ordinal | f
        segle, segles, mil·lenni | after ordinal | m
        pàgina, pàg, figura, fig, taula, número, any, annex, apèndix, lliçó | after

        [rulers]
        m | Jaume, Pere, Alfons, Martí, Ferran, Joan, Felip, Carles, Lluís, Enric, Ramon, Berenguer, Guillem
        m | Pius, Gregori, Climent, Benet, Innocenci, Pau, Napoleó, Frederic, Jordi, Eduard, Ricard, Alexandre
        f | Isabel, Caterina, Maria, Anna, Joana, Cristina, Margarida, Elisabet

        [genders]
        m | dia, mapa, problema, tema, sistema, programa, planeta, poeta, idioma, clima, drama, poema, cometa
        m | artista, guàrdia, pirata, profeta, telegrama, quilograma, franc, mes, pas, cas, vas, os, nas, país
        f | dona, mà, nit, tarda, part, classe, clau, nau, torre, flor, veu, llei, llum, creu, paret, carn, gent
        f | mort, font, llet, sang, sort, mare, imatge, sèrie, foto, moto, vegada, ciutat, nació, dent, ment, pell
        f | mans, dones, nits, claus, flors, veus, lleis, llums, creus, parets, cases, hores, persones, pàgines, paraules, setmanes
        f | vegades, pessetes, escoles, taules, portes, cartes, filles, noies, nenes, vides, línies, illes, lletres

        [feminine-endings]
        a, ció, cions, sió, sions, tat, tats, tut, tuts

        [articles]
        m | el, del, al, un, seu
        f | la, una, seva

        [function-words]
        el la els les un una uns unes de del dels d a al als en amb per pel pels sense sobre sota entre fins
        des i o ni però sinó que si com quan on qui qual aquest aquesta aquests aquestes aquell aquella meu
        meva teu teva seu seva jo tu ell ella nosaltres vosaltres ells elles em et es li ho hi no sí ja molt
        més menys tan també així encara sempre mai avui ahir demà aquí allà és era va van són eren ha han havia
        hi està abans després llavors perquè

        [acronyms]
        otan onu unesco

        [initialisms]
        usa ue dna adn ong pib

        [signs]
        & | i
        § | paràgraf
        §§ | paràgrafs
        ° | graus
        % | per cent
        ‰ | per mil
        @ | arrova
        # | número
        № | número
        + | més
        = | igual a
        × | per
        ÷ | dividit per
        ± | més o menys
        © | copyright

        [math]
        * | per

        [electronic]
        com | com
        org | org
        net | net
        . | punt
        / | barra
        : | dos punts
        - | guió
        _ | guió baix
        @ | arrova

        [fractions]
        2 | mig | mitjos
        3 | terç | terços
        4 | quart | quarts
        10 | dècim | dècims
        100 | centèsim | centèsims
        1000 | mil·lèsim | mil·lèsims

        [hyphens]
        compounds | sparing
        enclitics | me te se lo la los les li hi ho ne nos us vos
        joiners | i o
        """

    static let abbreviations = """
        [abbreviations]
        Sr. | senyor | | el Sr. Pons => el senyor Pons
        Sra. | senyora
        Srta. | senyoreta
        Dr. | doctor | stop-optional
        Dra. | doctora
        Prof. | professor
        St. | Sant | exact before-name
        Sta. | Santa | exact before-name
        Mn. | mossèn | exact
        etc. | etcètera | sentence | pa, vi, etc. => pa, vi, etcètera.
        p. ex. | per exemple
        a. C. | abans de Crist | sentence
        d. C. | després de Crist | sentence
        aC | abans de Crist | exact
        dC | després de Crist | exact
        EUA | Estats Units | exact
        pàg. | pàgina
        p. | pàgina | exact before-digits
        pp. | pàgines | exact before-number
        vol. | volum | before-number
        cap. | capítol | before-number
        art. | article | before-number
        fig. | figura | before-number
        núm. | número
        tel. | telèfon
        Av. | avinguda | before-name
        av. | avinguda | before-name
        c/ | carrer | before-name
        pl. | plaça | exact before-name
        s. | segle | exact before-number
        ss. | segles | exact before-number
        c. | carrer | exact before-name
        c. | circa | exact before-year
        ptge. | passatge | before-name
        pg. | passeig | before-name
        pça. | plaça | before-name
        ctra. | carretera
        hble. | honorable
        Mn. | mossèn | before-name
        il·l. | il·lustració
        ibíd. | ibídem | sentence
        íd. | ídem | sentence
        ed. | edició | sentence
        núm. | número | before-number
        núms. | números | before-number
        pàgs. | pàgines | before-number
        cf. | confronteu
        vg. | vegeu
        p. m. | post meridiem | sentence
        a. m. | ante meridiem | sentence
        km | quilòmetre | before-digits
        """

    static let units = """
        [percents]
        % | per cent
        ‰ | per mil

        [units]
        km | quilòmetre/quilòmetres | | m
        m | metre/metres | | m exact
        cm | centímetre/centímetres | | m
        mm | mil·límetre/mil·límetres | | m
        km², km2 | quilòmetre quadrat/quilòmetres quadrats | | m
        m², m2 | metre quadrat/metres quadrats | | m
        m³, m3 | metre cúbic/metres cúbics | | m
        ha | hectàrea/hectàrees | | f
        km/h | quilòmetre per hora/quilòmetres per hora | | m
        kg | quilogram/quilograms | | m
        g | gram/grams | | m exact
        mg | mil·ligram/mil·ligrams | | m
        t | tona/tones | | f exact
        l, L | litre/litres | | m
        ml | mil·lilitre/mil·lilitres | | m
        cl | centilitre/centilitres | | m
        s | segon/segons | | m exact
        min | minut/minuts | | m
        h | hora/hores | | f exact
        W | watt/watts | | m exact
        kW | quilowatt/quilowatts | | m
        V | volt/volts | | m exact
        Hz | hertz | | m
        dB | decibel/decibels | | m
        °C, ° C, ℃ | grau Celsius/graus Celsius | | m
        °F | grau Fahrenheit/graus Fahrenheit | | m
        ° | grau/graus | | m

        [currencies]
        €, EUR | euro/euros | cèntim/cèntims | m
        $, USD | dòlar/dòlars | centau/centaus | m
        £, GBP | lliura/lliures | penic/penics | f
        ¥ | ien/iens | | m

        [scales]
        mil | mil | 3
        milió, milions | milió/milions | 6
        bilió, bilions | bilió/bilions | 12
        """
}
