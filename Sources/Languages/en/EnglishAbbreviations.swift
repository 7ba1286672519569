extension English {
    static let abbreviations = """
        [abbreviations]
        # written | spoken | conditions | examples
        C# | C sharp | exact | in C# and F# => in C sharp and F sharp
        F# | F sharp | exact
        b. | born | before-digits exact | (b. 1850) => (born eighteen fifty)
        d. | died | before-digits exact | (d. 1900) => (died nineteen hundred)
        fl. | flourished | before-digits exact
        Mr. | Mister | stop-optional | Mr. Smith => Mister Smith; Hello Mr. Smith. => Hello Mister Smith.
        Mrs. | Missus | stop-optional | Mrs Dalloway => Missus Dalloway
        Ms. | Miz | exact
        Messrs. | Messieurs | stop-optional
        Mme. | Madame | stop-optional
        Mlle. | Mademoiselle | stop-optional
        Dr. | Drive | after-name street sentence | on Elm Dr. yesterday => on Elm Drive yesterday
        Dr. | Doctor | stop-optional | Dr. Watson => Doctor Watson
        Drs. | Doctors
        St. | Street | after-name street sentence | St. John St. runs => Saint John Street runs
        St. | Saint | before-name | past St. Mary's => past Saint Mary's
        St. | Saint
        Ste. | Sainte | before-name
        Prof. | Professor
        prof. | professor
        Rev. | Revelation | before-chapter | Rev. 3:16 => Revelation three sixteen; Rev. iii. 20 => Revelation three twenty
        Rev. | Reverend | before-name | the Rev. John Hale => the Reverend John Hale
        Rev. | Revision | before-digits | Rev. 3 of the plan => Revision three of the plan
        Fr. | Father | before-name
        Sr. | Senior | after-name sentence
        Sr. | Sister | before-name
        Jr. | Junior | sentence | Martin Jr. spoke => Martin Junior spoke
        Esq. | Esquire | sentence
        Hon. | Honorable
        Gov. | Governor
        Sen. | Senator | before-name
        Rep. | Representative | before-name
        Pres. | President | before-name
        Supt. | Superintendent | before-name
        Insp. | Inspector | before-name
        Lt. Col. | Lieutenant Colonel | | Lt. Col. Ross => Lieutenant Colonel Ross
        Lt. Gen. | Lieutenant General
        Lt. Cmdr. | Lieutenant Commander
        Maj. Gen. | Major General
        Brig. Gen. | Brigadier General
        Sgt. Maj. | Sergeant Major
        Lt. | Lieutenant | stop-optional
        Col. | Colossians | before-chapter | Col. iii. 5 => Colossians three five; Col. Ross => Colonel Ross
        Col. | Colonel | stop-optional
        Gen. | Genesis | before-chapter | in Gen. iii we => in Genesis three we; Gen. Ulysses => General Ulysses
        Gen. | General
        Maj. | Major
        Capt. | Captain | stop-optional
        Cpt. | Captain
        Cmdr. | Commander
        Cdr. | Commander
        Adm. | Admiral | before-name
        Sgt. | Sergeant | stop-optional
        Cpl. | Corporal
        Pvt. | Private
        Brig. | Brigadier
        No. | Number | exact before-number | No. 5 is mine => Number five is mine; No. It isn't. => No. It isn't.
        no. | number | exact before-number
        Nos. | Numbers | before-number
        nos. | numbers | exact before-number
        Vol. | Volume
        vol. | volume
        Vols. | Volumes | before-number
        vols. | volumes | before-number
        pp. | pages | before-number | pp. 33 => pages thirty-three
        Pp. | Pages | before-number
        p. | page | before-number | p. xiv => page fourteen
        P. | Page | exact before-digits
        ch. | chapter | before-number
        Ch. | Chapter | before-number
        Chap. | Chapter
        chap. | chapter
        sec. | section | before-number
        Sec. | Section | before-number
        art. | article | before-number
        Art. | Article | before-number
        fig. | figure | before-number
        Fig. | Figure | before-number
        figs. | figures | before-number
        Figs. | Figures | before-number
        pl. | plate | before-number
        Pl. | Plate | before-number
        bk. | book | before-number
        Bk. | Book | before-number
        pt. | part | before-number
        Pt. | Part | before-number
        rev. ed. | revised edition | sentence
        ed. | edition | after-ordinal sentence | the 3rd ed. appeared => the third edition appeared; ed. Smith => editor Smith
        ed. | edition | after-number sentence
        ed. | edition | before-digits | Int. Ed. 45 => Int. Edition forty-five
        eds. | editors | before-name
        ed. | editor | before-word
        fol. | folio | before-number
        ff. | and following | after-number sentence
        f. | and following | after-number before-lower
        f. | and following | exact after-number sentence | see p. 5f. It says => see page five and following. It says; at 50 F. It => at fifty F. It
        cf. | compare | before-word
        viz. | namely
        ca. | circa | before-number
        c. | circa | exact before-year | (c. 1450) => (circa fourteen fifty); a vitamin c. 5 apples => a vitamin c. five apples; c. 50 BC => circa fifty B C; c. 5th century => circa fifth century; 2 c. flour => two c. flour
        etc. | et cetera | sentence | bread, cheese, etc., and => bread, cheese, et cetera, and; and so on, etc. => and so on, et cetera.
        &c. | et cetera | sentence
        e.g. | for example | | provisions, e.g. bread => provisions, for example bread
        eg. | for example | before-word
        i.e., | that is, | | the first, i.e., the man => the first, that is, the man
        i.e. | that is, | | them, i.e. one => them, that is, one
        ie. | that is, | before-word
        et al. | and others | sentence
        a.k.a. | also known as
        ibid. | ibidem | sentence
        op. cit. | opere citato | sentence
        loc. cit. | loco citato | sentence
        q.v. | which see | sentence
        vs. | versus
        v. | versus | exact after-name before-name | Roe v. Wade => Roe versus Wade
        v. | versus | exact after-name before-digits | States v. 12 Reels => States versus twelve Reels
        v. | verse | exact before-digits | ch. 3, v. 5 => chapter three, verse five; see v. 5 there => see verse five there; size v. cost => size v. cost
        vv. | verses | exact before-digits | vv. 5-8 => verses five to eight
        Mk. | Mark | exact before-number | the Mk. II tank => the Mark two tank; Mk. 3:16 => Mark three sixteen
        w/o | without
        w/ | with | before-word
        c/o | care of
        a/c | account | exact
        A/C | A C | exact
        n/a | not applicable
        dept. | department | sentence
        Dept. | Department | sentence
        govt. | government | sentence
        Govt. | Government | sentence
        bldg. | building | sentence
        apt. | apartment
        Apt. | Apartment
        approx. | approximately
        est. | established | before-number
        incl. | including
        misc. | miscellaneous
        max. | maximum
        min. | minimum | before-word
        Inc. | Incorporated | sentence
        Ltd. | Limited | sentence
        Corp. | Corporation | sentence
        Bros. | Brothers | sentence
        Co. | Company | sentence | Smith & Co. => Smith and Company.
        Assn. | Association | sentence
        Univ. | University
        Mt. | Mount | before-name
        Mts. | Mountains
        Ft. | Fort
        Pt. | Point | before-name
        Ave. | Avenue | after-name stop-optional sentence
        Blvd. | Boulevard | after-name stop-optional sentence
        Rd. | Road | after-name stop-optional sentence
        Ln. | Lane | after-name stop-optional sentence
        Ct. | Court | after-name stop-optional sentence
        Pl. | Place | after-name sentence
        Sq. | Square | after-name stop-optional sentence
        Ter. | Terrace | after-name sentence
        Hwy. | Highway | stop-optional sentence
        Pkwy. | Parkway | stop-optional sentence
        Expy. | Expressway | stop-optional sentence
        St | Street | exact after-name street | on Smith St, City => on Smith Street, City
        St | Saint | exact before-name
        Dr | Drive | exact after-name street
        Dr | Doctor | exact before-name
        Jan. | January | before-number
        Feb. | February | before-number
        Mar. | March | before-number
        Apr. | April | before-number
        Jun. | June | before-number
        Jul. | July | before-number
        Aug. | August | before-number
        Sept. | September
        Oct. | October
        Nov. | November
        Dec. | December
        Mon. | Monday | sentence | on Mon. The bank => on Monday. The bank; on Mon. we => on Monday we
        Tue. | Tuesday | sentence | open Tue. 9 to 5 => open Tuesday nine to five
        Tues. | Tuesday | sentence
        Wed. | Wednesday | sentence | were wed. Then => were wed. Then
        Thu. | Thursday | sentence
        Thur. | Thursday | sentence
        Thurs. | Thursday | sentence
        Fri. | Friday | sentence
        Sat. | Saturday | sentence | until Sat. at noon => until Saturday at noon; it sat. Then => it sat. Then
        Sun. | Sunday | sentence | closed Sun. and Mon. => closed Sunday and Monday.; round the Sun. It is => round the Sun. It is
        a.m. | A M | sentence | ten a.m. => ten A M.
        p.m. | P M | sentence
        A.M. | A M | sentence
        P.M. | P M | sentence
        am | A M | exact after-number
        pm | P M | exact after-number
        AM | A M | exact after-number
        PM | P M | exact after-number
        B.C.E. | B C E | sentence
        B.C. | B C | sentence
        A.D. | A D | sentence
        BCE | B C E | exact
        BC | B C | exact
        AD | A D | exact
        CE | C E | exact after-number
        Ph.D. | P H D | sentence
        M.D. | M D | sentence
        M.P. | M P | sentence
        R.S.V.P. | R S V P | sentence
        P.S. | P S | sentence
        o'c. | o'clock
        MSS. | manuscripts
        MS. | manuscript | exact before-word
        per cent. | per cent | sentence
        ult. | ultimo | after-number
        ult. | ultimo | after-ordinal | the 2d ult. we => the second ultimo we
        inst. | instant | after-number
        inst. | instant | after-ordinal | on the 5th inst. he => on the fifth instant he
        prox. | proximo | after-ordinal
        Wm. | William | before-name | Wm. Smith => William Smith
        Chas. | Charles | before-name
        Geo. | George | before-name
        Jas. | James | before-name
        Thos. | Thomas | before-name
        Jno. | John | before-name
        Robt. | Robert | before-name
        Richd. | Richard | before-name
        Saml. | Samuel | before-name
        Benj. | Benjamin | before-name
        Edw. | Edward | before-name
        cl. | clause | before-number | Art. I, cl. 2 => Article one, clause two
        fn. | footnote | before-number
        n. | note | exact before-digits
        App. | Appendix | before-number
        c. | century | after-ordinal | the 19th c., in => the nineteenth century, in
        c. | circa | exact before-digits | c. 5 men came => circa five men came
        yrs. truly | yours truly
        Phila. | Philadelphia
        WWI | World War one | exact
        WW1 | World War one | exact
        WW2 | World War two | exact | in WW2 he => in World War two he
        WWII | World War two | exact | in WWII he => in World War two he
        sc. | scene | before-number | sc. iii => scene three
        ll. | lines | before-range | ll. 12-14 => lines twelve to fourteen
        l. | line | before-digits | see l. 5 there => see line five there
        et seq. | and following | sentence
        et seqq. | and following | sentence
        N.B. | N B
        Ex. | Exodus | before-chapter
        Exod. | Exodus | before-chapter
        Lev. | Leviticus | before-chapter
        Num. | Numbers | before-chapter
        Deut. | Deuteronomy | before-chapter
        Josh. | Joshua | before-chapter
        Judg. | Judges | before-chapter
        Sam. | Samuel | before-chapter
        Kgs. | Kings | before-chapter
        Chron. | Chronicles | before-chapter
        Chr. | Chronicles | before-chapter
        Ps. | Psalm | before-number
        Prov. | Proverbs | before-chapter
        Eccl. | Ecclesiastes | before-chapter
        Isa. | Isaiah | before-chapter
        Jer. | Jeremiah | before-chapter
        Ezek. | Ezekiel | before-chapter
        Dan. | Daniel | before-chapter
        Neh. | Nehemiah | before-chapter
        Esth. | Esther | before-chapter
        Lam. | Lamentations | before-chapter
        Hab. | Habakkuk | before-chapter
        Zeph. | Zephaniah | before-chapter
        Hag. | Haggai | before-chapter
        Tit. | Titus | before-chapter
        Macc. | Maccabees | before-chapter
        Ecclus. | Ecclesiasticus | before-chapter
        Hos. | Hosea | before-chapter
        Mic. | Micah | before-chapter
        Zech. | Zechariah | before-chapter
        Mal. | Malachi | before-chapter
        Matt. | Matthew | before-chapter
        Mk. | Mark | before-chapter
        Lk. | Luke | before-chapter
        Jn. | John | before-chapter
        Rom. | Romans | before-chapter
        Cor. | Corinthians | before-chapter
        Gal. | Galatians | before-chapter
        Eph. | Ephesians | before-chapter
        Phil. | Philippians | before-chapter
        Thess. | Thessalonians | before-chapter
        Tim. | Timothy | before-chapter
        Heb. | Hebrews | before-chapter
        Jas. | James | before-chapter
        Pet. | Peter | before-chapter
        tel. | telephone | before-number
        ext. | extension | before-digits
        Tel. | Telephone | before-number
        Eq. | equation | before-number
        eq. | equation | before-number
        Eqs. | equations | before-number
        Feb. | February | before-lower
        Aug. | August | before-lower
        Jan. | January | before-lower exact
        Rev. | Reverend | alone
        tel.: | telephone:
        Tel.: | Telephone:
        s. | section | exact before-digits | see s. 12 there => see section twelve there; he has 10s. 6d. => he has ten shillings six pence.
        ss. | sections | exact before-digits
        r. | reigned | exact before-year | (r. 1820–30) => (reigned eighteen twenty to thirty)

        [words-not-short]
        # short form | behind these it is a word
        no | said, say, says, saying, answer, answers, answered, reply, replies, replied, cried
        no | shouted, whispered, murmured, muttered, repeated, voted, vote, meant, mean, means
        sun | the, a, our, your, his, rising, setting, midday, morning, evening, hot, warm, bright

        [scriptures]
        gen, genesis, ex, exod, exodus, lev, leviticus, num, numbers, deut, deuteronomy, josh
        joshua, judg, judges, ruth, sam, samuel, kgs, kings, chron, chr, chronicles, ezra, neh
        nehemiah, esth, esther, job, ps, psalm, psalms, prov, proverbs, eccl, eccles
        ecclesiastes, cant, isa, isaiah, jer, jeremiah, lam, lamentations, ezek, ezekiel, dan
        daniel, hos, hosea, joel, amos, obad, jon, jonah, mic, micah, nah, hab, zeph, hag, zech
        mal, malachi, matt, matthew, mk, mark, lk, luke, jn, john, acts, rom, romans, cor
        corinthians, gal, galatians, eph, ephesians, phil, philippians, col, colossians, thess
        thessalonians, tim, timothy, tit, titus, philem, heb, hebrews, jas, james, pet, peter
        jude, rev, revelation, macc, maccabees, ecclus, wisd

        [bible]
        Samuel Kings Chronicles Corinthians Thessalonians Timothy Peter John Maccabees
        Sam Kgs Chron Chr Cor Thess Tim Pet Macc

        [states]
        AL | Alabama
        AK | Alaska
        AZ | Arizona
        AR | Arkansas
        CA | California
        CO | Colorado
        CT | Connecticut
        DE | Delaware
        FL | Florida
        GA | Georgia
        HI | Hawaii
        ID | Idaho
        IL | Illinois
        IN | Indiana
        IA | Iowa
        KS | Kansas
        KY | Kentucky
        LA | Louisiana
        ME | Maine
        MD | Maryland
        MA | Massachusetts
        MI | Michigan
        MN | Minnesota
        MS | Mississippi
        MO | Missouri
        MT | Montana
        NE | Nebraska
        NV | Nevada
        NH | New Hampshire
        NJ | New Jersey
        NM | New Mexico
        NY | New York
        NC | North Carolina
        ND | North Dakota
        OH | Ohio
        OK | Oklahoma
        OR | Oregon
        PA | Pennsylvania
        RI | Rhode Island
        SC | South Carolina
        SD | South Dakota
        TN | Tennessee
        TX | Texas
        UT | Utah
        VT | Vermont
        VA | Virginia
        WA | Washington
        WV | West Virginia
        WI | Wisconsin
        WY | Wyoming
        DC | D C

        [words-too]
        # form | words behind which it is short
        Ed, apt |
        """
}
