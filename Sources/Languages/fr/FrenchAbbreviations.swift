extension French {
    static let abbreviations = """
        [abbreviations]
        M. le | monsieur le | | M. le Dr X. => monsieur le docteur X.
        MM. les | messieurs les
        C. civ. | Code civil
        C. pén. | Code pénal
        sq. | et suivante | after-number | p. 12 sq., et => page douze et suivante, et
        sqq. | et suivantes | after-number
        fasc. | fascicule | before-number
        th. | thermostat | before-digits
        v. | vers | before-digits | v. 125 => vers cent vingt-cinq
        M. | monsieur | exact before-name | M. Dupont entra. => monsieur Dupont entra.
        M. | monsieur | exact alone
        M. et | monsieur et | exact | M. et Mme Durand => monsieur et madame Durand
        MM. les | messieurs les | exact
        MM. | messieurs | exact before-name | MM. Dupont et Durand => messieurs Dupont et Durand
        MM. | messieurs | exact alone
        Mr. | monsieur | stop-optional
        Mme. | madame | stop-optional | Mme Moreau => madame Moreau; Mme. Moreau => madame Moreau
        Mmes. | mesdames | stop-optional
        Mlle. | mademoiselle | stop-optional | Mlle Lange => mademoiselle Lange
        Mlles. | mesdemoiselles | stop-optional
        Mᵐᵉ | madame
        Mᵐᵉˢ | mesdames
        Mˡˡᵉ | mademoiselle
        Mˡˡᵉˢ | mesdemoiselles
        Mˡˡᵉˢ | mademoiselles | alone
        Mᵍʳ | monseigneur
        Mgr. | monseigneur | stop-optional
        Mgrs. | messeigneurs | stop-optional
        Me. | maître | exact before-name
        Me | maître | exact before-name | avec Me Leblanc, il => avec maître Leblanc, il
        Mᵉ | maître
        Dr. | docteur | stop-optional | le Dr Knock => le docteur Knock
        Drs. | docteurs | stop-optional
        Dʳ | docteur
        Dʳˢ | docteurs
        Dʳᵉ | docteure
        Dʳᵉˢ | docteures
        Dre. | docteure | stop-optional
        Pr. | professeur | exact before-name stop-optional
        Prof. | professeur
        Vve. | veuve | stop-optional
        St. | saint | exact stop-optional before-name | St Pierre => saint Pierre
        St- | saint- | exact before-name
        Ste. | sainte | exact stop-optional before-name
        Ste- | sainte- | exact before-name
        Sts. | saints | exact stop-optional before-name
        Cie. | compagnie | sentence stop-optional
        Ets. | établissements | stop-optional before-name
        Sté. | société | stop-optional before-name
        Gal. | général | exact before-name
        Cdt. | commandant | exact before-name stop-optional
        Lt. | lieutenant | exact before-name stop-optional
        Cap. | capitaine | exact before-name
        R. P. | révérend père | before-name
        S. M. | Sa Majesté
        S. E. | Son Excellence
        S. A. R. | Son Altesse Royale
        S. S. | Sa Sainteté | before-name
        N. B. | nota bene
        P.-S. | post-scriptum | exact
        P. S. | post-scriptum
        av. J.-C. | avant Jésus-Christ | sentence | en 52 av. J.-C. => en cinquante-deux avant Jésus-Christ.
        ap. J.-C. | après Jésus-Christ | sentence
        apr. J.-C. | après Jésus-Christ | sentence
        av. | avenue | before-name
        J.-C. | Jésus-Christ | sentence
        etc. | et cetera | sentence | pain, vin, etc. => pain, vin, et cetera.
        c.-à-d. | c'est-à-dire
        c. à d. | c'est-à-dire
        p. ex. | par exemple | | p. ex. ceci => par exemple ceci
        par ex. | par exemple
        ex. | exemple | before-digits
        env. | environ | before-number
        cf. | confer | stop-optional
        id. | idem | sentence
        ibid. | ibidem | sentence
        op. cit. | opus citatum
        loc. cit. | loco citato
        vs. | versus | stop-optional
        p. | page | exact before-digits | p. 12 => page douze
        p. | page | exact before-number
        pp. | pages | exact before-number | pp. 33-35 => pages trente-trois à trente-cinq
        pag. | page | before-number
        vol. | volume | before-number
        t. | tome | exact before-number | t. II => tome deux
        chap. | chapitre | before-number
        ch. | chapitre | exact before-number
        liv. | livre | before-number
        sect. | section | before-number
        art. | article | before-number
        fig. | figure | before-number
        pl. | planche | exact before-number
        ill. | illustration | before-number
        al. | alinéa | exact before-number
        fol. | folio | before-number
        éd. | édition
        coll. | collection
        n° | numéro | | le n° 5 => le numéro cinq
        nº | numéro
        no. | numéro | exact before-digits
        nos | numéros | exact before-digits
        Nos | Numéros | exact before-range | Nos 6 et 7 => Numéros six et sept; Nos 6 enfants => Nos six enfants
        n°s | numéros
        nᵒ | numéro
        nᵒˢ | numéros
        bd. | boulevard | before-name stop-optional
        boul. | boulevard | before-name
        pl. | place | exact before-name
        fbg. | faubourg | stop-optional before-name
        rte. | route | stop-optional before-name
        tél. | téléphone
        hab. | habitants | sentence after-number
        s. | siècle | exact after-ordinal sentence | au XXe s. et => au vingtième siècle et; le 20e s. => le vingtième siècle.
        s. d. | sans date | sentence
        s. l. | sans lieu | sentence
        s. l. n. d. | sans lieu ni date | sentence
        R.-V. | rendez-vous
        RDV | rendez-vous | exact
        svp | s'il vous plaît
        s. v. p. | s'il vous plaît | sentence
        janv. | janvier | after-number
        févr. | février | after-number
        avr. | avril | after-number
        juil. | juillet | after-number
        sept. | septembre | after-number
        oct. | octobre | after-number
        nov. | novembre | after-number
        déc. | décembre | after-number
        TTC | toutes taxes comprises | exact
        HT | hors taxes | exact
        T. V. A. | T V A
        min. | minimum | before-digits
        max. | maximum | before-digits
        env. | environ | before-word
        km | kilomètre | exact before-digits
        no | numéro | exact before-digits
        i. e. | c'est-à-dire
        c. à s. | cuillère à soupe | | la c. à s. de sel => la cuillère à soupe de sel
        c. à c. | cuillère à café
        c. à t. | cuillère à thé
        """
}
