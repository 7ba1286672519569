extension Dutch {
    static let abbreviations = """
        [abbreviations]
        Dhr. | de heer | before-name
        dhr. | de heer | before-name
        Mevr. | mevrouw | stop-optional | Mevr. de Vries => mevrouw de Vries
        mevr. | mevrouw | stop-optional
        Mw. | mevrouw | before-name
        mw. | mevrouw | before-name
        Mej. | mejuffrouw
        mej. | mejuffrouw
        Dr. | doctor | stop-optional
        dr. | doctor | stop-optional | dr. Jansen => doctor Jansen
        Drs. | doctorandus
        drs. | doctorandus
        Ir. | ingenieur | before-name
        ir. | ingenieur | before-name
        Ing. | ingenieur | before-name
        ing. | ingenieur | before-name
        Mr. | meester | before-name
        mr. | meester | before-name
        Prof. | professor
        prof. | professor
        Ds. | dominee | before-name
        ds. | dominee | before-name
        Gebr. | gebroeders
        St. | Sint | exact before-name stop-optional
        St.- | Sint | exact | St.-Nicolaas => Sint Nicolaas
        St- | Sint | exact before-name
        H. | heilige | exact before-name
        bijv. | bijvoorbeeld | | bijv. hier => bijvoorbeeld hier
        bv. | bijvoorbeeld
        d.w.z. | dat wil zeggen
        dwz. | dat wil zeggen
        enz. | enzovoort | sentence | brood, wijn, enz. => brood, wijn, enzovoort.
        etc. | et cetera | sentence
        e.d. | en dergelijke | sentence
        e.a. | en andere | sentence
        a.u.b. | alstublieft | sentence
        s.v.p. | alstublieft | sentence
        a.s. | aanstaande
        j.l. | jongstleden | sentence
        jl. | jongstleden | sentence
        o.a. | onder andere
        o.m. | onder meer
        m.a.w. | met andere woorden
        m.b.t. | met betrekking tot
        m.b.v. | met behulp van
        m.i. | mijns inziens
        m.i.v. | met ingang van
        m.n. | met name
        i.p.v. | in plaats van
        i.v.m. | in verband met
        i.c. | in casu
        i.e. | dat is
        n.a.v. | naar aanleiding van
        t.a.v. | ten aanzien van
        t.b.v. | ten behoeve van
        t.e.m. | tot en met
        t/m | tot en met
        t.o.v. | ten opzichte van
        t.w. | te weten
        t.z.t. | te zijner tijd | sentence
        z.o.z. | zie ommezijde | sentence
        z.g. | zogenaamd
        zgn. | zogenaamd
        zg. | zogenaamd
        resp. | respectievelijk
        vgl. | vergelijk
        cf. | vergelijk
        ca. | circa
        ong. | ongeveer
        incl. | inclusief
        excl. | exclusief
        max. | maximaal
        min. | minimaal | before-digits
        v. Chr. | voor Christus | sentence | in 44 v.Chr. => in vierenveertig voor Christus.
        n. Chr. | na Christus | sentence
        v. C. | voor Christus | sentence
        n. C. | na Christus | sentence
        blz. | bladzijde | | blz. 12 => bladzijde twaalf
        bldz. | bladzijde
        pag. | pagina
        p. | pagina | exact before-digits
        pp. | pagina's | exact before-number
        nr. | nummer | | nr. 5 => nummer vijf
        nrs. | nummers
        hfdst. | hoofdstuk
        hst. | hoofdstuk
        dl. | deel | before-number
        art. | artikel | before-number
        afb. | afbeelding
        fig. | figuur | before-number
        tab. | tabel | before-number
        par. | paragraaf | before-number
        ed. | editie
        red. | redactie
        uitg. | uitgave
        vert. | vertaling
        e.v. | en volgende | sentence
        w.o. | waaronder
        ibid. | ibidem | sentence
        op. cit. | opus citatum
        N.B. | nota bene | exact
        P.S. | postscriptum | exact
        kl. | klasse | before-number
        afd. | afdeling
        tel. | telefoon
        str. | straat | sentence after-name
        mln. | miljoen | after-number
        mld. | miljard | after-number
        geb. | geboren
        gest. | gestorven
        ned. | nederlands | before-lower
        jan. | januari | after-number
        febr. | februari | after-number
        aug. | augustus | after-number
        sept. | september | after-number
        okt. | oktober | after-number
        nov. | november | after-number
        dec. | december | after-number
        a.d.h.v. | aan de hand van
        a.h.w. | als het ware
        WO | Wereldoorlog | exact before-number
        t.g.v. | ten gevolge van
        m.u.v. | met uitzondering van
        o.l.v. | onder leiding van
        o.i.d. | of iets dergelijks | sentence
        d.m.v. | door middel van
        i.t.t. | in tegenstelling tot
        n.v.t. | niet van toepassing | sentence
        p.p. | per persoon | sentence
        p.j. | per jaar | sentence
        str. | straat | before-digits
        dr. | druk | after-ordinal sentence
        dr. | druk | after-number
        d.d. | de dato
        herz. | herziene | before-lower
        """
}
