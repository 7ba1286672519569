/// Italian.
enum Italian {
    static let settings = """
        [settings]
        month-year | {month} {year}
        each-of | su
        out-of | su
        per | per
        about | circa
        power | elevato a {n}
        locale | it
        decimal-marks | comma
        group-marks | . space
        minus | meno
        plus | più
        plus-minus | più o meno
        decimal-word | virgola
        decimal-style | units
        dot-word | punto
        range-word | a
        money-joiner | e
        mixed-joiner | e
        half | mezzo/mezza
        half-after | e mezzo/e mezza
        times-word | volte
        million-of | di
        and | e
        date-order | dmy
        date-first | primo
        time-second | e {second} secondi
        degree-ordinal | yes
        agreement | one
        ratio-word | a
        squared | al quadrato
        cubed | al cubo
        electronic | letters

        [hour-names]
        ore, dalle | before

        [roman-joiners]
        e al

        [telephone-words]
        telefono

        [men-in-a]
        andrea luca nicola mattia tommaso

        [women-in-e]
        agnese irene

        [titles]
        Capitolo
        Parte
        Libro
        Tomo
        Volume
        Sezione
        Atto
        Scena
        Canto
        Prefazione
        Prologo
        Introduzione
        Epilogo
        Appendice
        Conclusione

        [months]
        1 | gennaio | genn, gen
        2 | febbraio | febbr, feb
        3 | marzo | mar
        4 | aprile | apr
        5 | maggio | magg, mag
        6 | giugno | giu
        7 | luglio | lug
        8 | agosto | ago
        9 | settembre | sett, set
        10 | ottobre | ott
        11 | novembre | nov
        12 | dicembre | dic

        [time-words]
        alle, dalle, ore, le, all'una, sulle, verso

        [ordinals]
        º, .º, ᵒ, o, mo, esimo | m
        ª, .ª, a, ma, esima | f
        i, esimi | mp

        [romans]
        capitolo, capitoli, cap, libro, tomo, volume, vol, atto, canto, titolo | after ordinal | m
        parte, sezione, scena, sez | after ordinal | f
        secolo, secoli, sec, millennio | before ordinal | m
        guerra, internazionale, crociata, edizione, dinastia, repubblica, legislatura, olimpiade | before ordinal | f
        reich, impero, anniversario, congresso, concilio, municipio, arrondissement | before ordinal | m
        pagina, pag, tavola, tav, figura, fig, tabella, numero, articolo, art | after
        salmo, tipo, fase, allegato, appendice, lezione, livello, classe, gruppo, episodio | after

        [rulers]
        m | Luigi, Carlo, Enrico, Umberto, Pio, Giovanni, Paolo, Napoleone, Vittorio, Emanuele, Federico
        m | Filippo, Ferdinando, Francesco, Guglielmo, Giorgio, Edoardo, Riccardo, Giacomo, Alessandro
        m | Nicola, Ivan, Leone, Gregorio, Innocenzo, Benedetto, Clemente, Urbano, Giulio, Sisto, Bonifacio
        m | Ottone, Corrado, Rodolfo, Leopoldo, Alberto, Amedeo, Massimiliano, Giuseppe, Ramses, Tolomeo
        m | Dario, Pietro, Cosimo, Lorenzo, Sigismondo, Celestino, Martino, Adriano, Eugenio, Callisto, Gustavo
        f | Elisabetta, Caterina, Maria, Anna, Giovanna, Cristina, Isabella, Margherita, Cleopatra

        [elisions]
        l d un dell all nell dall sull coll quell quest bell sant c s m t v n com dov ch

        [weekdays]
        lun | lunedì
        mar | martedì
        mer | mercoledì
        gio | giovedì
        ven | venerdì
        sab | sabato
        dom | domenica

        [compass]
        N | nord
        S | sud
        E | est
        O | ovest
        W | ovest

        [genders]
        f | notte, mano, parte, volta, madre, moglie, classe, chiave, nave, torre, luce, croce, voce, legge, rete
        f | fonte, morte, gente, carne, neve, arte, fine, fede, pelle, pace, radice, siepe, sete, serie, specie
        f | foto, moto, radio, auto, valle, vite, base, frase, fase, tesi, crisi, analisi, oasi, ipotesi, canzone
        m | problema, tema, sistema, programma, pianeta, poeta, clima, dramma, poema, fantasma, profeta, pirata
        m | artista, turista, giornalista, pianista, dentista, collega, papa, duca, diploma, telegramma, cinema
        m | chilogrammo, enigma, panorama, boia, vaglia, sosia, belga, monarca, patriarca, gorilla, delta

        [feminine-endings]
        a, zione, sione, gione, tà, tù, trice, tudine, ie

        [articles]
        m | il, del, al, dal, nel, sul, lo, dello, allo, nello, un, suo, questo
        f | la, della, alla, dalla, nella, sulla, una, sua, questa

        [function-words]
        il lo la i gli le un uno una di a da in con su per tra fra del dello della dei degli delle al allo alla
        ai agli alle dal dalla dai dagli dalle nel nello nella nei negli nelle sul sulla sui sulle col e ed o
        od ma però anzi che chi cui quale quali se come quando dove mentre perché poiché io tu egli lui lei
        noi voi essi loro mi ti si ci vi ne non sì già più meno molto così anche pure ancora sempre mai oggi
        ieri domani qui qua lì là è era erano fu furono sono ha hanno aveva avevano essere questo questa quello
        quella questi quelle mio mia tuo suo sua nostro vostro allora poi dopo prima dunque quindi

        [acronyms]
        nato onu unesco fiat rai enel iva

        [initialisms]
        usa ue urss dna bnl tg cd dvd

        [typed-primes]
        " ” | pollice/pollici | m

        [signs]
        & | e
        § | paragrafo
        §§ | paragrafi
        ° | gradi
        % | per cento
        ‰ | per mille
        @ | chiocciola
        # | cancelletto
        № | numero
        + | più
        = | uguale
        × | per
        ÷ | diviso
        ± | più o meno
        ≈ | circa
        ≤ | minore o uguale a
        ≥ | maggiore o uguale a
        © | copyright
        → | freccia

        [math]
        * | per
        < | minore di
        > | maggiore di
        ≠ | diverso da

        [electronic]
        com | com
        org | org
        net | net
        info | info
        gmail | gmail
        . | punto
        / | slash
        : | due punti
        - | trattino
        _ | trattino basso
        @ | chiocciola

        [fractions]
        2 | mezzo | mezzi

        [pers]
        kg | al chilo
        h | all'ora
        anno | all'anno
        mese | al mese
        giorno | al giorno

        [hyphens]
        joiners | e o
        """

    static let units = """
        [percents]
        % | per cento
        ‰ | per mille

        [units]
        km | chilometro/chilometri | | m
        m | metro/metri | | m exact
        cm | centimetro/centimetri | | m
        mm | millimetro/millimetri | | m
        µm, μm | micrometro/micrometri | | m
        nm | nanometro/nanometri | | m exact
        dm | decimetro/decimetri | | m
        km², km2, kmq | chilometro quadrato/chilometri quadrati | | m
        m², m2, mq | metro quadrato/metri quadrati | | m
        cm², cm2, cmq | centimetro quadrato/centimetri quadrati | | m
        km³ | chilometro cubo/chilometri cubi | | m
        m³, m3, mc | metro cubo/metri cubi | | m
        cm³, cm3 | centimetro cubo/centimetri cubi | | m
        ha | ettaro/ettari | | m
        km/h | chilometro orario/chilometri orari | | m
        m/s | metro al secondo/metri al secondo | | m
        kg | chilogrammo/chilogrammi | | m
        g, gr | grammo/grammi | | m exact
        hg | etto/etti | | m
        mg | milligrammo/milligrammi | | m
        µg, μg | microgrammo/microgrammi | | m
        t | tonnellata/tonnellate | | f exact
        q | quintale/quintali | | m exact spaced
        l, L | litro/litri | | m
        ml | millilitro/millilitri | | m
        cl | centilitro/centilitri | | m
        dl | decilitro/decilitri | | m
        hl | ettolitro/ettolitri | | m
        s, sec | secondo/secondi | | m exact
        min | minuto/minuti | | m
        h | ora/ore | | f exact
        ms | millisecondo/millisecondi | | m exact
        W | watt | | m exact
        kW | kilowatt | | m
        MW | megawatt | | m exact
        kWh | kilowattora | | m
        V | volt | | m exact
        A | ampere | | m exact spaced
        Hz | hertz | | m
        kHz | kilohertz | | m
        MHz | megahertz | | m
        GHz | gigahertz | | m
        kJ | kilojoule | | m
        kcal | chilocaloria/chilocalorie | | f
        cal | caloria/calorie | | f
        CV | cavallo/cavalli | | m exact
        Pa | pascal | | m exact
        hPa | ettopascal | | m
        dB | decibel | | m
        kB, KB | kilobyte | | m
        MB | megabyte | | m exact
        GB | gigabyte | | m
        TB | terabyte | | m
        °C, ° C, ℃ | grado Celsius/gradi Celsius | | m
        °F, ° F | grado Fahrenheit/gradi Fahrenheit | | m
        ° | grado/gradi | | m
        ′ | minuto/minuti | | m tight
        ″ | secondo/secondi | | m tight

        [currencies]
        €, EUR | euro | centesimo/centesimi | m
        US$, USD | dollaro americano/dollari americani | centesimo/centesimi | m
        $ | dollaro/dollari | centesimo/centesimi | m
        £, GBP | sterlina/sterline | penny/penny | f
        ₤ | lira/lire | centesimo/centesimi | f
        L. | lira/lire | | f exact prefix
        ¥, JPY | yen | | m
        CHF | franco svizzero/franchi svizzeri | centesimo/centesimi | m
        ₽ | rublo/rubli | copeco/copechi | m
        ₩ | won | | m
        ₹ | rupia/rupie | | f
        ¢ | centesimo/centesimi | | m

        [scales]
        mila | mila | 3
        k, K | mila | 3 | money digits
        milione, milioni, Mln | milione/milioni | 6
        miliardo, miliardi, Mld | miliardo/miliardi | 9
        bilione, bilioni | bilione/bilioni | 12
        """
}
