import BookModel

extension SentenceConventions {
    static let byLanguage: [String: SentenceConventions] = [
        "en": english, "ru": russian, "uk": ukrainian, "de": german, "fr": french, "es": spanish,
        "it": italian, "pt": portuguese, "pl": polish, "nl": dutch, "sv": swedish, "el": greek,
        "cs": central, "sk": central, "sl": central, "hr": central, "sr": central, "hu": central,
        "da": swedish, "nb": swedish, "nn": swedish, "no": swedish, "fi": swedish, "et": swedish,
        "th": thai, "lo": thai, "bg": russian, "be": russian, "mk": russian,
    ]

    static let general: SentenceConventions = {
        var own = SentenceConventions()
        own.titles = words("dr mr mrs ms prof st")
        own.introducers = words("e.g i.e cf vs")
        own.closers = words("etc")
        own.counters = words("no nr p pp vol fig")
        return own
    }()

    private static func words(_ list: String) -> Set<String> {
        Set(list.split(separator: " ").map(String.init))
    }

    private static let english: SentenceConventions = {
        var own = general
        own.titles = words(
            """
            dr mr mrs ms messrs mmes prof rev revd hon gen col lt capt cpt cmdr comdr sgt maj \
            pvt cpl adm brig \
            gov sen rep pres supt insp st mt ft fr mme mlle m ven msgr rt atty
            """)
        own.introducers = words("e.g i.e cf viz vs v eg ie approx ca c esp incl resp")
        own.closers = words("etc a.m p.m am pm ibid")
        own.suffixes = words(
            """
            inc co corp ltd llc bros jr sr esq u.s u.s.a u.k u.n d.c b.c a.d b.c.e c.e ph.d m.d \
            b.a m.a b.sc m.sc \
            d.phil al ave blvd rd sq dept univ assn est u.s.s.r e.u l.a n.y
            """)
        own.counters = words(
            """
            no nos p pp vol vols fig figs ch chap chaps sec sect art para eq eqs ex nr pt op \
            lib bk ed eds \
            l ll n nn fol cap jan feb mar apr jun jul aug sep sept oct nov dec
            """)
        own.starters = words(
            """
            the a an he she it we they you i this that these those there here then when where \
            while what who why how \
            if in on at for from by with without to as after before but and or so yet because \
            although though his her \
            its our their my your no not now once one some many most all every each both \
            another such since until \
            perhaps however moreover meanwhile nevertheless finally also even only just
            """)
        own.calendarWords = words(
            """
            monday tuesday wednesday thursday friday saturday sunday january february march \
            april may june july august \
            september october november december eastern central pacific est edt cst cdt pst pdt \
            gmt utc bst cet
            """)
        own.capitalPronouns = words("i i’m i'm i’ll i'll i’ve i've i’d i'd")
        return own
    }()

    private static let russian: SentenceConventions = {
        var own = SentenceConventions()
        own.titles = words(
            """
            г-н г-жа г-да гг-да гр тов т.н им проф акад доц д-р инж ген полк кап лейт св преп о \
            пр-т ул пер пл наб пос \
            дер обл р-н просп бул ш корп кв оз гор б
            """)
        own.introducers = words(
            "т.е см ср напр т.к т.н т.о англ нем фр лат греч итал исп яп букв устар разг род ок"
        )
        own.closers = words("т.д т.п др пр проч н.э")
        own.suffixes = words(
            "руб коп тыс млн млрд трлн долл экз чел мин сек час кг км мм га шт")
        own.counters = words(
            "рис табл гл разд п пп ст стр с сс т тт вып "
                + "илл ил прим № кн ч янв февр апр авг сент окт нояб дек"
        )
        own.afterNumbers = words("г гг в вв р к")
        own.starters = words(
            """
            он она оно они мы вы я ты это этот эта эти то тот та те там тут здесь потом затем \
            тогда когда если но а и \
            да в во на по с со к у о об от до из за для при после перед между через так как что \
            чтобы кто где его ее \
            её их все всё каждый некоторые однако поэтому впрочем наконец уже ещё еще лишь \
            только даже не нет
            """)
        own.narratorEndings = [
            "л", "ла", "ло", "ли", "лся", "лась", "лось", "лись", "ет", "ит", "ют", "ят", "ёт",
        ]
        return own
    }()

    private static let ukrainian: SentenceConventions = {
        var own = russian
        own.introducers.formUnion(words("напр див порівн тобто т.зв"))
        own.closers.formUnion(words("т.ін ін тощо"))
        own.suffixes.formUnion(words("грн тис крб"))
        own.afterNumbers.formUnion(words("р рр ст"))
        own.starters.formUnion(
            words(
                """
                він вона воно вони ми ви це цей ця ці той там тут потім тоді коли якщо але і й \
                та у в на з із зі до від \
                за після перед через так як що хто де його її їх усі все однак тому
                """))
        own.narratorEndings = ["в", "ла", "ло", "ли", "вся", "лася", "лося", "лися", "є", "ить"]
        return own
    }()

    private static let german: SentenceConventions = {
        var own = general
        own.titles = words("hr fr frl dr prof st dipl ing med phil jur rer nat hl sr dir min gen")
        own.introducers = words(
            "z.b d.h u.a i.d.r sog vgl bzw ca s.o s.u "
                + "u.u z.t v.a evtl ggf inkl etwa lat engl franz m.e"
        )
        own.closers = words("usw etc u.s.w u.ä o.ä dgl ff f usf")
        own.suffixes = words("jh chr n.chr v.chr str mio mrd tsd co jr sen jun a.d")
        own.counters = words(
            "nr s bd bde abb kap tab art abs aufl hrsg jg h "
                + "anm ziff jan feb mär apr jun jul aug sep sept okt nov dez"
        )
        own.starters = words(
            """
            der die das ein eine einer er sie es wir ihr ich du man dies diese dieser dieses \
            dann da dort hier nun so \
            wenn als ob weil aber und oder doch in im am an auf aus bei mit nach von vom zu zum \
            zur für durch über \
            unter vor zwischen seit während auch nur noch schon nicht kein keine alle viele \
            einige jeder jede sein \
            seine ihre was wer wie wo warum dabei danach dazu daher deshalb jedoch
            """)
        own.calendarWords = words(
            "januar februar märz april mai juni juli august september oktober november dezember")
        own.hasOrdinalStop = true
        return own
    }()

    private static let french: SentenceConventions = {
        var own = general
        own.titles = words("m mm mme mmes mlle mlles dr pr me mgr st ste ss")
        own.introducers = words("cf p.ex c.-à-d env ex av apr vs")
        own.closers = words("etc ibid")
        own.suffixes = words("j.-c c.a cie jr ltd")
        own.counters = words(
            "p pp n no nos vol t chap fig art éd janv févr avr juil sept oct nov déc")
        own.starters = words(
            """
            le la les l un une des il elle ils elles on nous vous je tu ce cet cette ces c’est \
            ceci cela ça mais et ou \
            donc or ni car puis alors ensuite quand lorsque si comme dans en sur sous avec sans \
            pour par à au aux de \
            du après avant pendant depuis tout tous toutes chaque son sa ses leur leurs qui que \
            quoi où pourquoi
            """)
        return own
    }()

    private static let spanish: SentenceConventions = {
        var own = general
        own.titles = words(
            "sr sra sres srta d dª dña dr dra prof profa lic "
                + "ing gral cnel cap st sto sta s.m s.s ud uds vd"
        )
        own.introducers = words("p.ej ej cf aprox vs v")
        own.closers = words("etc ibíd")
        own.suffixes = words("ee.uu a.c d.c s.a cía jr a.m p.m av avda")
        own.counters = words("pág págs p pp núm núms n vol vols t cap art fig ed")
        own.starters = words(
            """
            el la los las un una unos unas él ella ellos ellas yo tú usted nosotros esto este \
            esta estos estas ese esa \
            eso aquel aquella pero y o ni si cuando como donde mientras porque aunque entonces \
            luego después antes en \
            con sin por para de desde hasta a al sobre tras todo todos cada su sus mi no ya \
            también sin
            """)
        return own
    }()

    private static let italian: SentenceConventions = {
        var own = general
        own.titles = words(
            "sig sigg sig.ra sig.na dott dott.ssa dr prof prof.ssa "
                + "avv ing arch on sen gen s st don"
        )
        own.introducers = words("es p.es cfr ad.es cd ca vs")
        own.closers = words("ecc etc ibid")
        own.suffixes = words("a.c d.c s.p.a s.r.l")
        own.counters = words("p pp pag pagg n nn vol cap art fig")
        own.starters = words(
            """
            il lo la i gli le un uno una egli lui lei essi loro noi voi io tu questo questa \
            questi queste quello quella \
            ma e o però quindi allora poi quando se come dove mentre perché in con su per tra \
            fra di da a al dopo prima \
            tutto tutti ogni suo sua non già anche
            """)
        return own
    }()

    private static let portuguese: SentenceConventions = {
        var own = general
        own.titles = words(
            "sr sra srs sras srta dr dra prof profa d eng gen cel cap st sto sta v.ex")
        own.introducers = words("p.ex ex cf aprox vs")
        own.closers = words("etc ibid")
        own.suffixes = words("a.c d.c s.a ltda cia e.u.a av")
        own.counters = words("p pp pág págs n nº vol cap art fig")
        own.starters = words(
            """
            o a os as um uma ele ela eles elas nós eu você isto este esta isso esse essa aquele \
            mas e ou se quando como \
            onde enquanto porque então depois antes em no na nos nas com sem por para de do da \
            ao à após todo todos cada \
            seu sua não já também
            """)
        return own
    }()

    private static let polish: SentenceConventions = {
        var own = general
        own.titles = words("dr prof mgr inż ks św gen płk kpt por im ul al pl p śp hab red")
        own.introducers = words("np tzn tj tzw m.in zob por ok wg łac ang niem tzn")
        own.closers = words("itd itp etc in")
        own.suffixes = words("r w n.e p.n.e zł gr tys mln mld godz min")
        own.counters = words("nr s str t rozdz rys tab art pkt")
        own.starters = words(
            """
            on ona ono oni one my wy ja ty to ten ta te tam tu potem wtedy gdy kiedy jeśli ale \
            i a lub w we na po z ze \
            do od za dla przy przed między przez tak jak co kto gdzie jego jej ich wszystko \
            każdy jednak dlatego nie już
            """)
        own.hasOrdinalStop = true
        own.narratorEndings = ["ł", "ła", "ło", "li", "ły"]
        return own
    }()

    private static let dutch: SentenceConventions = {
        var own = general
        own.titles = words("dhr mevr mw mej dr drs prof ir mr ing st ds")
        own.introducers = words("bijv bv d.w.z o.a m.a.w z.g zgn cf ca vgl nl i.p.v")
        own.closers = words("enz etc e.d e.a")
        own.suffixes = words("n.v b.v chr v.chr n.chr jr sr")
        own.counters = words("nr p pp blz dl hfst fig art afb")
        own.starters = words(
            """
            de het een hij zij ze wij we jij je ik dit dat deze die er daar hier dan toen als \
            wanneer maar en of want in \
            op aan bij met zonder naar van voor door over onder tussen na sinds tijdens ook nog \
            al niet geen alle veel
            """)
        return own
    }()

    private static let swedish: SentenceConventions = {
        var own = general
        own.titles = words("hr fr frk dr prof st s:t")
        own.introducers = words("t.ex bl.a d.v.s dvs s.k f.eks bl.a m.a.o jfr ca kl esim mm")
        own.closers = words("osv m.m m.fl etc o.s.v mfl mm jne ym yms")
        own.suffixes = words("f.kr e.kr kr mkr jr")
        own.counters = words("nr s sid kap fig art §")
        own.starters = words(
            """
            den det de en ett han hon vi ni jag du man detta denna dessa där här då när om men \
            och eller i på av för med \
            till från efter innan under över mellan sedan också bara inte ingen alla många var \
            hur varför
            """)
        return own
    }()

    private static let greek: SentenceConventions = {
        var own = general
        own.titles = words("κ κα κος δρ καθ αγ")
        own.introducers = words("π.χ δηλ βλ πρβλ λ.χ")
        own.closers = words("κ.λπ κλπ κ.ά κτλ")
        own.suffixes = words("μ.χ π.χ.η μ.μ π.μ")
        own.counters = words("αρ σελ τ τόμ κεφ")
        own.hasSemicolonQuestion = true
        return own
    }()

    private static let thai: SentenceConventions = {
        var own = general
        own.partsBySpace = true
        return own
    }()

    private static let central: SentenceConventions = {
        var own = general
        own.titles = words("dr ing mgr prof p sv pí gen kpt mudr judr phdr")
        own.introducers = words("např tzv tj tzn resp cca srov viz napr t.j npr oz pl ún")
        own.closers = words("atd apod aj itd stb ipd")
        own.counters = words("č s str obr tab kap br sz o")
        own.hasOrdinalStop = true
        return own
    }()
}
