extension Swedish {
    static let abbreviations = """
        [abbreviations]
        s:t | sankt | | s:t Erik => sankt Erik
        S:t | Sankt
        s:ta | sankta
        S:ta | Sankta
        St. | Sankt | exact before-name
        s.k. | så kallad
        t.ex. | till exempel | | t.ex. här => till exempel här
        t ex | till exempel | exact
        t.h. | till höger | sentence
        t.v. | till vänster | sentence
        t.o.m. | till och med
        tom. | till och med
        t o m | till och med | exact
        fr.o.m. | från och med
        fr o m | från och med | exact
        o.d. | och dylikt | sentence
        o.dyl. | och dylikt | sentence
        o.s.a. | om svar anhålles | sentence
        o.s.v. | och så vidare | sentence
        osv. | och så vidare | sentence | bröd, vin osv. => bröd, vin och så vidare.
        m.m. | med mera | sentence
        m.fl. | med flera | sentence
        m.a.o. | med andra ord
        m.h.a. | med hjälp av
        bl.a. | bland annat
        bl a | bland annat | exact
        dvs. | det vill säga
        d.v.s. | det vill säga
        d v s | det vill säga | exact
        d.ä. | den äldre | sentence
        d.y. | den yngre | sentence
        e.d. | eller dylikt | sentence
        el. | eller
        etc. | et cetera | sentence
        f.d. | före detta
        f.n. | för närvarande
        f.ö. | för övrigt
        f.Kr. | före Kristus | sentence | år 44 f.Kr. => år fyrtiofyra före Kristus.
        e.Kr. | efter Kristus | sentence
        f.v.t. | före vår tideräkning | sentence
        e.v.t. | enligt vår tideräkning | sentence
        i.o.m. | i och med
        i st.f. | i stället för
        i.e. | det vill säga
        jfr. | jämför | stop-optional
        kl. | klockan
        kl | klockan | before-digits | kl 8 => klockan åtta
        ca. | cirka | stop-optional
        c:a | cirka
        max. | maximalt
        min. | minst | before-digits
        nr. | nummer | stop-optional | nr 5 => nummer fem
        n:r | nummer
        n:o | nummer
        o. | och | exact before-lower
        p.g.a. | på grund av
        pga. | på grund av | stop-optional
        p g a | på grund av | exact
        resp. | respektive
        s. | sidan | exact before-digits | s. 12 => sidan tolv
        sid. | sidan | before-number
        ss. | sidorna | exact before-number
        kap. | kapitel
        st. | stycken | after-number sentence
        ff. | och följande | sentence after-number
        f. | född | exact before-digits
        d. | död | exact before-year
        d. | del | exact before-digits
        fig. | figur | before-number
        tab. | tabell | before-number
        art. | artikel | before-number
        bd. | band | before-number
        utg. | utgåva
        uppl. | upplaga
        övers. | översättning
        red. | redaktör
        anm. | anmärkning
        ang. | angående
        avd. | avdelning
        enl. | enligt
        exkl. | exklusive
        inkl. | inklusive
        ev. | eventuellt
        forts. | fortsättning
        m.b.t. | med beaktande av
        o.likn. | och liknande | sentence
        s.a.s. | så att säga
        u.a. | utan anmärkning
        v.g. | var god
        äv. | även
        ö.h. | över havet | sentence
        ö.h.t. | över huvud taget | sentence
        tel. | telefon
        tfn. | telefon | stop-optional
        ankn. | anknytning
        Dr. | doktor | stop-optional
        dr. | doktor | stop-optional | dr. Berg => doktor Berg; dr Ek => doktor Ek
        Prof. | professor
        prof. | professor
        hr. | herr | before-name stop-optional
        Hr. | herr | before-name
        fr. | fru | before-name
        Fr. | fru | before-name
        frk. | fröken | before-name
        ing. | ingenjör | before-name
        g:a | gamla
        jan. | januari | after-number
        febr. | februari | after-number
        aug. | augusti | after-number
        sept. | september | after-number
        okt. | oktober | after-number
        nov. | november | after-number
        dec. | december | after-number
        årh. | århundradet | sentence
        tsk. | tesked
        mån. | månader | after-number
        milj. | miljoner | after-number
        """
}
