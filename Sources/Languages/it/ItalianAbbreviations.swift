extension Italian {
    static let abbreviations = """
        [abbreviations]
        v. | via | exact before-address | in v. Roma 5 => in via Roma cinque; v. Manzoni, che => vedi Manzoni, che
        e segg. | e seguenti | sentence
        e seg. | e seguente | sentence
        co. | comma | before-digits
        lett. | lettera | before-number | lett. a => lettera a
        Sig. | signor | before-name | il Sig. Rossi => il signor Rossi
        Sig. | signore
        sig. | signor | before-name
        Sig.ra | signora
        Sigg. | signori
        Sig.na | signorina
        Sig.ri | signori
        Dott. | dottor | before-name | il Dott. Bianchi => il dottor Bianchi
        Dott. | dottore
        dott. | dottor | before-name
        dott. | dottore
        Dott.ssa | dottoressa
        Dott.ri | dottori
        Dr. | dottor | before-name stop-optional
        Dr.ssa | dottoressa
        Prof. | professor | before-name
        Prof. | professore
        Prof.ssa | professoressa
        Proff. | professori
        Avv. | avvocato
        Ing. | ingegnere
        Arch. | architetto
        Geom. | geometra
        Rag. | ragioniere
        Rev. | reverendo
        On. | onorevole
        Sen. | senatore | before-name
        Cav. | cavaliere
        Comm. | commendatore
        Gen. | generale | before-name
        Col. | colonnello | before-name
        Cap. | capitano | exact before-name
        Ten. | tenente | before-name
        Mons. | monsignor
        Card. | cardinale | before-name
        Ill.mo | illustrissimo
        Egr. | egregio
        Gent.ma | gentilissima
        Gent.mo | gentilissimo
        Spett. | spettabile
        S. | san | exact before-name
        SS. | santissimo | exact before-name
        Ss. | santi | exact before-name
        S. E. | Sua Eccellenza
        S. M. | Sua Maestà
        S. S. | Sua Santità
        a. C. | avanti Cristo | sentence | nel 44 a.C. => nel quarantaquattro avanti Cristo.
        d. C. | dopo Cristo | sentence
        av. C. | avanti Cristo | sentence
        ecc. | eccetera | sentence | pane, vino, ecc. => pane, vino, eccetera.
        etc. | eccetera | sentence
        p. es. | per esempio
        p.e. | per esempio
        ad es. | ad esempio
        es. | esempio
        cfr. | confronta
        cf. | confronta
        v. | vedi | exact before-word
        ibid. | ibidem | sentence
        id. | idem | sentence
        op. cit. | opera citata
        loc. cit. | luogo citato
        N. B. | nota bene
        n. b. | nota bene
        P. S. | post scriptum
        N. d. T. | nota del traduttore | sentence
        N. d. R. | nota della redazione | sentence
        c. d. | cosiddetto
        cosidd. | cosiddetto
        c. m. | corrente mese | sentence
        u. s. | ultimo scorso | sentence
        p. v. | prossimo venturo | sentence
        tel. | telefono
        pag. | pagina | | pag. 12 => pagina dodici
        pagg. | pagine
        pp. | pagine | exact before-number | pp. 33-35 => pagine trentatré a trentacinque
        p. | pagina | exact before-digits
        vol. | volume | before-number
        voll. | volumi
        cap. | capitolo | before-number
        capp. | capitoli | before-number
        sez. | sezione | before-number
        art. | articolo | before-number
        artt. | articoli | before-number
        fig. | figura | before-number
        figg. | figure | before-number
        tav. | tavola | before-number
        ed. | edizione
        sec. | secolo | before-number | il sec. XV => il secolo quindicesimo
        sec. | secolo | sentence
        secc. | secoli | before-number
        secc. | secoli | sentence
        n. | numero | exact before-digits | il n. 5 => il numero cinque
        n° | numero
        nº | numero
        nn. | numeri | exact before-digits
        N. | numero | exact before-digits
        V.le | viale
        v.le | viale
        P.za | piazza
        p.za | piazza
        P.zza | piazza
        p.zza | piazza
        C.so | corso
        c.so | corso
        str. | strada | before-name
        l.go | largo
        ca. | circa
        max. | massimo
        min. | minimo | before-digits
        ab. | abitanti | sentence after-number
        F.lli | fratelli
        f.lli | fratelli
        Soc. | società
        S.p.A. | società per azioni | sentence
        S.r.l. | società a responsabilità limitata | sentence
        genn. | gennaio | after-number
        febbr. | febbraio | after-number
        sig.ra | signora
        sig.na | signorina
        sigg. | signori
        dott.ssa | dottoressa
        prof. | professor | before-name
        prof. | professore
        prof.ssa | professoressa
        avv. | avvocato
        ing. | ingegnere
        arch. | architetto
        rev. | reverendo
        on. | onorevole
        h | ore | exact before-digits
        Soc. coop. | società cooperativa
        c.a. | corrente anno | sentence
        q.b. | quanto basta | sentence
        N.ro | numero
        s.n.c. | società in nome collettivo | sentence
        S.n.c. | società in nome collettivo | sentence
        I.V.A. | IVA
        km | chilometro | exact before-digits
        riv. | riveduta | sentence
        max | massimo | exact before-digits
        c. c. | centimetri cubici | after-number sentence | 200 c.c. di acqua => duecento centimetri cubici di acqua
        c. c. | conto corrente | | sul c.c. postale => sul conto corrente postale
        ss. | santi | exact before-name | ss. Pietro e Paolo => santi Pietro e Paolo
        c/c | conto corrente
        """
}
