/// Spanish.
enum Spanish {
    static let settings = """
        [settings]
        month-year | {month} de {year}
        out-of | sobre
        per | por
        about | aproximadamente
        power | elevado a {n}
        locale | es
        decimal-marks | comma
        group-marks | . space
        minus | menos
        plus | más
        plus-minus | más menos
        decimal-word | coma
        decimal-style | pairs
        dot-word | punto
        range-word | a
        money-joiner | con
        money-bare | con
        mixed-joiner | y
        half | medio/media
        half-after | y medio/y media
        times-word | veces
        hour-words | la las
        million-of | de
        fraction-style | avo
        and | y
        date-order | dmy
        date-first | primero
        date-link | de
        month-first | yes
        dotted-times | yes
        time-second | y {second} segundos
        local-telephones | yes
        extension-word | extensión
        degree-ordinal | yes
        ratio-word | a
        squared | al cuadrado
        cubed | al cubo
        electronic | letters
        plural-endings | s

        [roman-joiners]
        y e al

        [telephone-words]
        teléfono

        [titles]
        Capítulo
        Parte
        Libro
        Tomo
        Volumen
        Sección
        Acto
        Escena
        Canto
        Prefacio
        Prólogo
        Introducción
        Epílogo
        Apéndice
        Anexo
        Conclusión

        [months]
        1 | enero | ene
        2 | febrero | feb
        3 | marzo | mar
        4 | abril | abr
        5 | mayo | may
        6 | junio | jun
        7 | julio | jul
        8 | agosto | ago
        9 | septiembre, setiembre | sept, sep
        10 | octubre | oct
        11 | noviembre | nov
        12 | diciembre | dic

        [time-words]
        las, la

        [day-parts]
        morning | de la mañana
        noon | del mediodía
        afternoon | de la tarde
        night | de la noche

        [ordinals]
        .ᵉʳ, ᵉʳ, .er, er., er | ma
        .º, º, .o, ro., do., to., mo., vo., no., ro, do, to, mo, vo, no | m
        .ª, ª, .a, ra., da., ta., ma., va., na., ra, da, ta, ma, va, na | f
        .ᵒˢ, .ºˢ, .os, ºs | mp
        .ªˢ, .as, ªs | fp

        [romans]
        capítulo, capítulos, cap, libro, tomo, t, volumen, vol, acto, canto, título, artículo, art | after ordinal | m
        parte, sección, escena, esc, jornada | after ordinal | f
        siglo, siglos, s, milenio | after ordinal | m
        página, pág, lámina, lám, figura, fig, tabla, número, núm, nº, año | after
        guerra, república, internacional, cruzada, dinastía, olimpiada, edición, legislatura | before ordinal | f
        imperio, reich, concilio, congreso, festival, aniversario, plan | before ordinal | m
        salmo, tipo, fase, anexo, apéndice, lección, nivel, clase, grupo, unidad, tema, episodio | after

        [rulers]
        m | Felipe, Carlos, Alfonso, Fernando, Luis, Enrique, Juan, Pedro, Sancho, Jaime, Ramiro, García
        m | Ordoño, Bermudo, Ramón, Berenguer, Francisco, Napoleón, Guillermo, Federico, Jorge, Eduardo
        m | Ricardo, Jacobo, Alejandro, Nicolás, Iván, Pío, León, Gregorio, Inocencio, Benedicto, Clemente
        m | Urbano, Julio, Sixto, Bonifacio, Pablo, José, Maximiliano, Otón, Rodolfo, Leopoldo, Alberto, Balduino
        m | Ramsés, Tolomeo, Ptolomeo, Darío, Manuel, Amadeo, Humberto, Víctor Manuel, Gustavo, Cristián
        m | Abderramán, Solimán, Teodorico, Recaredo, Martín, Mehmed, Adriano, Calixto, Eugenio, Pascual
        f | Isabel, Catalina, María, Ana, Juana, Cristina, Margarita, Urraca, Beatriz, Cleopatra, Berenice

        [weekdays]
        lun | lunes
        mar | martes
        mié | miércoles
        jue | jueves
        vie | viernes
        sáb | sábado
        dom | domingo

        [compass]
        N | norte
        S | sur
        E | este
        O | oeste
        W | oeste

        [genders]
        m | día, mapa, problema, tema, sistema, programa, planeta, poeta, idioma, clima, drama, dilema, poema
        m | fantasma, cometa, dálmata, guardia, soldado, diploma, enigma, esquema, panorama, telegrama, profeta
        m | pirata, atleta, artista, turista, periodista, dentista, pianista, colega, aroma, axioma, síntoma
        m | kilograma, gramo, camarada, recluta, jesuita, monarca, patriarca, gorila, sofá, papa, cura, belga
        m | almirante, mes, inglés, francés, interés, bus, lunes, martes, miércoles, jueves, viernes
        f | mujer, noche, calle, mano, vez, parte, clase, tarde, llave, nave, torre, nube, flor, voz, ley, luz
        f | cruz, red, pared, carne, gente, muerte, fuente, leche, sangre, suerte, madre, imagen, orden, serie
        f | foto, moto, radio, libra, base, frase, fase, llave, fe, piel, sal, miel, señal, cárcel, catedral
        f | veces, voces, luces, cruces, nariz, raíz, raíces, perdiz, paz, faz, hoz, nuez, nueces, vejez, sed
        f | imágenes, órdenes, vírgenes, virgen, sartén, labor, torres, actriz, actrices, res, tos, crisis, tesis

        [feminine-endings]
        a, as, ción, ciones, sión, siones, dad, dades, tad, tades, tud, tudes, umbre, umbres

        [articles]
        m | el, del, al, un, su, este, los
        f | la, una, esta, las

        [function-words]
        el la los las un una unos unas de del al a ante bajo con contra desde en entre hacia hasta para por
        según sin sobre tras y e o u ni pero mas sino que si como cuando donde quien cual cuyo este esta estos
        estas ese esa esos esas aquel aquella mi mis tu tus su sus nuestro nuestra vuestro yo tú él ella ello
        nosotros vosotros ellos ellas usted ustedes me te se lo le les nos os no sí ya muy más menos tan
        también tampoco así aún todavía siempre nunca hoy ayer mañana aquí allí es era fue son eran fueron
        ha han había habían hay está están estaba ser más antes después luego entonces aunque porque pues

        [acronyms]
        otan onu unesco sida ovni renfe psoe

        [initialisms]
        usa ue urss adn arn pp ugt oms iva dni tve ong oea

        [typed-primes]
        " ” | pulgada/pulgadas | f

        [signs]
        & | y
        § | sección
        §§ | secciones
        ° | grados
        % | por ciento
        ‰ | por mil
        @ | arroba
        # | número
        № | número
        + | más
        = | igual a
        × | por
        ÷ | dividido por
        ± | más menos
        ≈ | aproximadamente
        ≤ | menor o igual que
        ≥ | mayor o igual que
        © | copyright
        → | flecha

        [math]
        * | por
        ÷ | entre
        < | menor que
        > | mayor que
        ≠ | distinto de

        [electronic]
        com | com
        org | org
        net | net
        info | info
        gmail | gmail
        . | punto
        / | barra
        : | dos puntos
        - | guion
        _ | guion bajo
        @ | arroba
        = | igual

        [fractions]
        1/2 | un medio
        2 | medio | medios
        3 | tercio | tercios
        9 | noveno | novenos
        100 | centésimo | centésimos
        1000 | milésimo | milésimos

        [pers]
        kg | por kilo
        h | por hora
        año | al año
        mes | al mes
        día | al día

        [hyphens]
        joiners | y o e u
        """

    static let units = """
        [percents]
        % | por ciento
        ‰ | por mil

        [units]
        km | kilómetro/kilómetros | | m
        m | metro/metros | | m exact
        cm | centímetro/centímetros | | m
        mm | milímetro/milímetros | | m
        µm, μm | micrómetro/micrómetros | | m
        nm | nanómetro/nanómetros | | m exact
        dm | decímetro/decímetros | | m
        km², km2 | kilómetro cuadrado/kilómetros cuadrados | | m
        m², m2 | metro cuadrado/metros cuadrados | | m
        cm², cm2 | centímetro cuadrado/centímetros cuadrados | | m
        km³ | kilómetro cúbico/kilómetros cúbicos | | m
        m³, m3 | metro cúbico/metros cúbicos | | m
        cm³, cm3 | centímetro cúbico/centímetros cúbicos | | m
        ha | hectárea/hectáreas | | f
        km/h, kph | kilómetro por hora/kilómetros por hora | | m
        mph | milla por hora/millas por hora | | f
        m/s | metro por segundo/metros por segundo | | m
        mi | milla/millas | | f exact spaced
        kg | kilogramo/kilogramos | | m
        g, gr | gramo/gramos | | m exact
        mg | miligramo/miligramos | | m
        µg, μg | microgramo/microgramos | | m
        t | tonelada/toneladas | | f exact
        l, L | litro/litros | | m
        ml | mililitro/mililitros | | m
        cl | centilitro/centilitros | | m
        dl | decilitro/decilitros | | m
        hl | hectolitro/hectolitros | | m
        s, seg | segundo/segundos | | m exact
        min | minuto/minutos | | m
        h | hora/horas | | f exact
        ms | milisegundo/milisegundos | | m exact
        W | vatio/vatios | | m exact
        kW | kilovatio/kilovatios | | m
        MW | megavatio/megavatios | | m exact
        kWh | kilovatio hora/kilovatios hora | | m
        V | voltio/voltios | | m exact
        A | amperio/amperios | | m exact spaced
        Hz | hercio/hercios | | m
        kHz | kilohercio/kilohercios | | m
        MHz | megahercio/megahercios | | m
        GHz | gigahercio/gigahercios | | m
        kJ | kilojulio/kilojulios | | m
        kcal | kilocaloría/kilocalorías | | f
        cal | caloría/calorías | | f
        CV | caballo/caballos | | m exact
        Pa | pascal/pascales | | m exact
        hPa | hectopascal/hectopascales | | m
        dB | decibelio/decibelios | | m
        kB, KB | kilobyte/kilobytes | | m
        MB | megabyte/megabytes | | m exact
        GB | gigabyte/gigabytes | | m
        TB | terabyte/terabytes | | m
        °C, ° C, ℃ | grado Celsius/grados Celsius | | m
        °F, ° F | grado Fahrenheit/grados Fahrenheit | | m
        ° | grado/grados | | m
        cda, cdas, cda., cdas., cucharada, cucharadas | cucharada/cucharadas | | f
        cdta, cdtas, cdta., cdtas., cdita, cdita., cditas. | cucharadita/cucharaditas | | f
        tz, tz. | taza/tazas | | f
        ′ | minuto/minutos | | m tight
        ″ | segundo/segundos | | m tight

        [currencies]
        €, EUR | euro/euros | céntimo/céntimos | m
        US$, USD | dólar estadounidense/dólares estadounidenses | centavo/centavos | m
        MEX$, MXN | peso mexicano/pesos mexicanos | centavo/centavos | m
        $ | dólar/dólares | centavo/centavos | m
        £, GBP | libra/libras | penique/peniques | f
        ¥, JPY | yen/yenes | | m
        CHF | franco suizo/francos suizos | céntimo/céntimos | m
        ₧, pta, ptas, pts | peseta/pesetas | céntimo/céntimos | f
        kr | corona/coronas | | f
        ₽ | rublo/rublos | kopek/kopeks | m
        ₩ | won/wones | | m
        ₹ | rupia/rupias | | f
        ¢ | centavo/centavos | | m
        R$ | real/reales | centavo/centavos | m
        cts, cént, céntimos | céntimo/céntimos | | m after

        [scales]
        mil | mil | 3
        k, K | mil | 3 | money digits
        millón, millones, M | millón/millones | 6 | exact
        billón, billones | billón/billones | 12
        trillón, trillones | trillón/trillones | 18
        """
}

/// What Mexican Spanish writes otherwise: the decimal point, commas between thousands, pesos.
enum MexicanSpanish {
    static let settings = """
        [settings]
        decimal-marks | .
        group-marks | comma space
        decimal-word | punto
        dotted-times | no

        [currencies]
        $ | peso/pesos | centavo/centavos | m
        """
}
