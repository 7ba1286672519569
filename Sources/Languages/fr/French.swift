/// French.
enum French {
    static let settings = """
        [settings]
        month-year | {month} {year}
        each-of | sur
        out-of | sur
        per | par
        about | environ
        power | puissance {n}
        locale | fr
        decimal-marks | comma
        group-marks | . space
        minus | moins
        plus | plus
        plus-minus | plus ou moins
        decimal-word | virgule
        decimal-style | pairs-not-tens
        dot-word | point
        range-word | à
        money-joiner | et
        money-bare | -
        mixed-joiner | et
        half | un demi/une demi
        half-after | et demi/et demie
        times-word | fois
        million-of | de
        elision | yes
        plural | below-two
        and | et
        date-order | dmy
        date-first | premier
        day-lists | yes
        time-second | {second}
        ratio-word | à
        squared | au carré
        cubed | au cube
        electronic | letters
        plural-endings | sx

        [roman-joiners]
        et à

        [telephone-words]
        tél téléphone

        [titles]
        Chapitre
        Partie
        Livre
        Tome
        Volume
        Section
        Acte
        Scène
        Chant
        Préface
        Avant-propos
        Introduction
        Prologue
        Épilogue
        Postface
        Appendice
        Annexe
        Conclusion

        [months]
        1 | janvier | janv, jan
        2 | février | févr, fév
        3 | mars
        4 | avril | avr
        5 | mai
        6 | juin
        7 | juillet | juil
        8 | août | août
        9 | septembre | sept
        10 | octobre | oct
        11 | novembre | nov
        12 | décembre | déc

        [time-words]
        à, vers, dès

        [ordinals]
        er, ᵉʳ | m
        ers, ᵉʳˢ | mp
        ère, re, ʳᵉ | f
        ères, res, ʳᵉˢ | fp
        e, ème, ᵉ, ieme, ième, eme, nd, nde, ⁿᵈ, ⁿᵈᵉ, d, de | m
        es, èmes, ᵉˢ, ièmes | mp

        [roman-endings]
        er, ᵉʳ | m
        ers, ᵉʳˢ | mp
        ère, re, ʳᵉ | f
        ème, e, ᵉ, ième | m
        es, ᵉˢ, èmes | mp

        [romans]
        chapitre, chap, ch, partie, livre, liv, tome, t, volume, vol, section, acte, scène, chant | after
        article, art, page, pages, p, planche, pl, figure, fig, tableau, numéro, n, lettre, psaume | after
        guerre, type, phase, annexe, appendice, leçon, lot, niveau, classe, groupe, bloc, épisode | after
        siècle, siècles, millénaire, millénaires | before ordinal | m
        république, dynastie, olympiade, croisade, internationale | before ordinal | f
        empire, reich, arrondissement, concile | before ordinal | m

        [rulers]
        m | Louis, Henri, Charles, François, Philippe, Jean, Pierre, Paul, Napoléon, Guillaume, Frédéric
        m | Robert, Hugues, Lothaire, Clovis, Dagobert, Childéric, Clotaire, Édouard, Georges, Jacques
        m | Richard, Alexandre, Nicolas, Ivan, Pie, Léon, Grégoire, Innocent, Benoît, Clément, Urbain
        m | Jules, Sixte, Boniface, Jean-Paul, Alphonse, Ferdinand, Léopold, Albert, Baudouin, Rodolphe
        m | Maximilien, Joseph, Othon, Conrad, Ramsès, Ptolémée, Darius, Charles-Emmanuel, Victor-Emmanuel
        m | Umberto, Humbert, Gustave, Christian, Frédéric-Guillaume, Louis-Philippe, Mehmed, Soliman
        f | Élisabeth, Elisabeth, Elizabeth, Catherine, Marie, Anne, Isabelle, Jeanne, Christine, Margrethe

        [elisions]
        l d j m t s n c qu jusqu lorsqu puisqu quoiqu

        [weekdays]
        lun | lundi
        mar | mardi
        mer | mercredi
        jeu | jeudi
        ven | vendredi
        sam | samedi
        dim | dimanche

        [compass]
        N | nord
        S | sud
        E | est
        O | ouest
        W | ouest

        [genders]
        f | femme, heure, page, minute, seconde, fille, année, semaine, fois, personne, ville, maison, nuit
        f | voiture, chose, main, lettre, porte, table, chaise, carte, place, rue, route, tête, voix, voie, dame
        f | mère, sœur, soeur, fleur, guerre, tonne, rose, pomme, feuille, étoile, classe, école, église, île
        f | langue, scène, histoire, image, ligne, marche, part, partie, pièce, pierre, plume, tasse, vache
        f | victime, vie, balle, bouteille, chambre, chèvre, cloche, colonne, corde, couronne, dent, étape
        f | fenêtre, fête, flamme, forme, goutte, jambe, larme, lampe, lieue, loi, lune, montagne, mort, note
        f | œuvre, oeuvre, paire, parole, patte, perle, plante, poule, règle, salle, somme, sorte, tente, terre
        f | toise, tombe, tranche, tribu, troupe, vague, valise, caisse, arme, tour, livre sterling, cuillère
        f | poignée, douzaine, vingtaine, centaine, saison, façon, leçon, chanson, raison, prison, boisson, fin
        f | clé, clef, mer, cour, fourmi, souris, brebis, jument, peau, eau, faim, soif, dot, nef, foi, croix, noix
        m | musée, lycée, trophée, squelette, silence, page blanche, siècle, livre, mètre, litre, mille, million
        m | foie, génie, incendie, parapluie, magazine, domaine, capitaine, moine, magasin, murmure, parchemin
        f | miche, cuillère, cuillerée, cuillerée, livre, gousse, tranche, bouteille, poignée, pincée, botte, orange
        f | boîte, carotte, tomate, noix, goutte, lieue, brasse, toise, aune, corde, rame, rangée, tablette, bûche

        [feminine-endings]
        tion, tions, sion, sions, té, tés, ée, ées, ette, ettes, ance, ances, ence, ences, ure, ures, ille, illes
        elle, elles, esse, esses, euse, euses, ise, ises, ade, ades, ie, ies, ine, ines, aine, aines, ière, ières
        trice, trices, tude, tudes, onne, onnes, enne, ennes, èche, èches

        [articles]
        m | le, au, du, un
        f | la, une

        [function-words]
        le la les un une des du de d au aux et ou mais donc or ni car que qui quoi dont où ce cet cette ces
        mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs je tu il elle on nous vous ils elles
        me te se lui y en ne pas plus ni si comme quand lorsque puisque parce pour par avec sans sous sur
        dans chez vers entre depuis pendant avant après à est sont était étaient a ont avait fut furent sera
        c'est il y même aussi très bien puis alors ainsi enfin oui non tout tous toute toutes ici là

        [acronyms]
        otan onu unesco sida ovni insee benelux opep cedex

        [initialisms]
        usa ue urss edf onf rer adn arn sncf pdg tva hlm bd ceo uv

        [typed-primes]
        " ” | pouce/pouces | m

        [signs]
        & | et
        § | paragraphe
        §§ | paragraphes
        ° | degrés
        % | pour cent
        ‰ | pour mille
        @ | arobase
        # | dièse
        № | numéro
        + | plus
        = | égale
        × | fois
        ÷ | divisé par
        ± | plus ou moins
        ≈ | environ
        ≤ | inférieur ou égal à
        ≥ | supérieur ou égal à
        © | copyright
        → | flèche

        [math]
        * | fois
        < | inférieur à
        > | supérieur à
        ≠ | différent de

        [electronic]
        com | com
        org | org
        net | net
        info | info
        gmail | gmail
        . | point
        / | barre oblique
        : | deux points
        - | tiret
        _ | tiret bas
        @ | arobase
        ? | point d'interrogation
        = | égale
        & | et

        [fractions]
        2 | demi | demis
        3 | tiers | tiers
        4 | quart | quarts

        [pers]
        kg | le kilo
        h | de l'heure
        an | par an
        mois | par mois
        jour, j | par jour


        [hyphens]
        compounds | sparing
        heads | arrière avant après demi mi sous vice ex non contre grand outre quasi nord sud
        tails | il ils elle elles on je tu nous vous moi toi lui leur le la les y en ce ci là même
        tails | mêmes être t uns unes
        late-tails | il on je tu le la y en ce ci là t
        joiners | et ou
        """
        + RomanTriggers.section(
            endings: ["e", "ᵉ", "ème", "ième", "es", "ᵉˢ"],
            further: ["ier", "iᵉʳ", "ire", "iʳᵉ", "ière", "iers"])

    static let units = """
        [percents]
        % | pour cent
        ‰ | pour mille

        [units]
        km | kilomètre/kilomètres | | m
        m | mètre/mètres | | m exact
        cm | centimètre/centimètres | | m
        mm | millimètre/millimètres | | m
        µm, μm | micromètre/micromètres | | m
        nm | nanomètre/nanomètres | | m exact
        dm | décimètre/décimètres | | m
        km², km2 | kilomètre carré/kilomètres carrés | | m
        m², m2 | mètre carré/mètres carrés | | m
        cm², cm2 | centimètre carré/centimètres carrés | | m
        mm² | millimètre carré/millimètres carrés | | m
        km³ | kilomètre cube/kilomètres cubes | | m
        m³, m3 | mètre cube/mètres cubes | | m
        cm³, cm3 | centimètre cube/centimètres cubes | | m
        ha | hectare/hectares | | m
        km/h | kilomètre par heure/kilomètres par heure | | m
        m/s | mètre par seconde/mètres par seconde | | m
        kg | kilogramme/kilogrammes | | m
        g | gramme/grammes | | m exact
        mg | milligramme/milligrammes | | m
        µg, μg | microgramme/microgrammes | | m
        t | tonne/tonnes | | f exact
        q | quintal/quintaux | | m exact spaced
        l, L | litre/litres | | m
        ml | millilitre/millilitres | | m
        cl | centilitre/centilitres | | m
        dl | décilitre/décilitres | | m
        hl | hectolitre/hectolitres | | m
        s, sec | seconde/secondes | | f exact
        min, mn | minute/minutes | | f
        h | heure/heures | | f exact
        j | jour/jours | | m exact
        j | jour/jours | | m exact spaced
        ms | milliseconde/millisecondes | | f exact
        W | watt/watts | | m exact
        kW | kilowatt/kilowatts | | m
        MW | mégawatt/mégawatts | | m exact
        kWh | kilowattheure/kilowattheures | | m
        V | volt/volts | | m exact
        A | ampère/ampères | | m exact spaced
        Hz | hertz | | m
        kHz | kilohertz | | m
        MHz | mégahertz | | m
        GHz | gigahertz | | m
        J | joule/joules | | m exact spaced
        kJ | kilojoule/kilojoules | | m
        kcal | kilocalorie/kilocalories | | f
        cal | calorie/calories | | f
        ch | cheval/chevaux | | m exact spaced
        Pa | pascal/pascals | | m exact
        hPa | hectopascal/hectopascals | | m
        dB | décibel/décibels | | m
        ko | kilooctet/kilooctets | | m
        Mo | mégaoctet/mégaoctets | | m exact
        Go | gigaoctet/gigaoctets | | m exact
        To | téraoctet/téraoctets | | m exact
        °C, ° C, ℃ | degré Celsius/degrés Celsius | | m
        °F, ° F | degré Fahrenheit/degrés Fahrenheit | | m
        ° | degré/degrés | | m
        c. à s., c. à soupe, cuil. à soupe, càs | cuillère à soupe/cuillères à soupe | | f
        c. à c., c. à café, c. à thé, cuil. à café, càc | cuillère à café/cuillères à café | | f
        ′ | minute/minutes | | f tight
        ″ | seconde/secondes | | f tight

        [currencies]
        €, EUR | euro/euros | centime/centimes | m
        US$, USD | dollar américain/dollars américains | cent/cents | m
        $ | dollar/dollars | cent/cents | m
        £, GBP | livre sterling/livres sterling | penny/pence | f
        ¥, JPY | yen/yens | | m
        CHF, frs | franc/francs | centime/centimes | m
        F, FF, fr | franc/francs | centime/centimes | m exact after
        ₽ | rouble/roubles | kopeck/kopecks | m
        ₩ | won/wons | | m
        ₹ | roupie/roupies | | f
        ¢ | cent/cents | | m
        ct, cts | centime/centimes | | m exact after

        [scales]
        mille | mille | 3
        k, K | mille | 3 | money digits
        million, millions, M | million/millions | 6 | exact
        milliard, milliards, Md, Mds | milliard/milliards | 9
        billion, billions | billion/billions | 12
        trillion, trillions | trillion/trillions | 18
        """
}
