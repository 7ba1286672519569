import Languages

/// The examples of the rules that the Romance languages share, each in its own language.
enum RomanceExamples {
    static func of(_ language: String, _ rule: String) -> [Example] {
        (table[language]?[rule] ?? []).map { Example($0.0, $0.1) }
    }

    private static let table: [String: [String: [(String, String)]]] = [
        "fr": [
            "numeric-date": [
                ("le 01/05/1906", "le premier mai mille neuf cent six"), ("1/2/3", "un deux trois"),
            ],
            "day-list": [
                ("les 17/18 juin", "les dix-sept dix-huit juin"),
                ("17-18 ans", "dix-sept à dix-huit ans"),
            ],
            "day-month": [
                ("Le 1er mai 1871, puis", "Le premier mai mille huit cent soixante et onze, puis"),
                ("le 14 juillet.", "le quatorze juillet."), ("14 juillets", "quatorze juillets"),
            ],
            "clock-with-hour": [
                ("À 8 h 05, puis à 13h30", "À huit heures cinq, puis à treize heures trente"),
                ("pendant 48 h", "pendant quarante-huit heures"),
            ],
            "clock": [("14:21", "quatorze heures vingt et une"), ("2.50", "deux point cinquante")],
            "ordinal": [
                ("la 1re fois", "la première fois"), ("le 21e jour", "le vingt et unième jour"),
                ("le 5 e", "le cinq e"),
            ],
            "ratio": [("3:1", "trois à un")],
            "amount": [
                (
                    "21 femmes, 1 heure, 31 jours",
                    "vingt et une femmes, une heure, trente et un jours"
                ),
                ("3,50 €", "trois euros cinquante"), ("1 000 000 F", "un million de francs"),
                ("4 millions €", "quatre millions d'euros"),
                (
                    "200 k€, 1,5 k€ et 1 k€",
                    "deux cent mille euros, mille cinq cents euros et mille euros"
                ),
                ("1,5 km", "un virgule cinq kilomètre"),
                ("Les 3/4 du", "Les trois quarts du"), ("2 1/2 km", "deux kilomètres et demi"),
                ("14° de", "quatorze degrés de"),
            ],
            "mixed-number": [
                ("2 1/2 tasses", "deux tasses et demie"), ("1 1/2", "un et demi"),
                ("3 3/4 litres", "trois litres et trois quarts"),
            ],
            "roman-with-ending": [
                ("Au XIXe siècle", "Au dix-neuvième siècle"), ("François Ier", "François premier"),
                ("Le roi dit Vie", "Le roi dit Vie"),
                ("la Ire République", "la première République"),
            ],
            "roman": [
                ("Louis XIV mourut", "Louis quatorze mourut"), ("Chapitre IV", "Chapitre quatre"),
                ("vitamine C", "vitamine C"),
            ],
            "initial": [("J. Verne", "J Verne")],
            "telephone": [
                (
                    "+33 1 23 45 67 89",
                    "plus trente-trois, un, deux trois, quatre cinq, six sept, huit neuf"
                )
            ],
        ],
        "es": [
            "numeric-date": [
                ("el 01/05/1886", "el primero de mayo de mil ochocientos ochenta y seis")
            ],
            "day-month": [
                ("18 de julio de 1936", "dieciocho de julio de mil novecientos treinta y seis"),
                ("el 1.º de mayo", "el primero de mayo"),
                ("30 julio del 2020", "treinta de julio del dos mil veinte"),
                ("3 mar y sol", "tres mar y sol"),
            ],
            "month-day": [
                ("junio 11 2000", "once de junio de dos mil"),
                ("en mayo 30 soldados", "en mayo treinta soldados"),
            ],
            "clock-with-hour": [("2 h 30 min", "dos y media")],
            "clock": [
                ("A las 10:30 y a las 13.05 h.", "A las diez y media y a las trece cero cinco."),
                ("1.00 p.m.", "una de la tarde"),
            ],
            "ordinal": [
                (
                    "El 1.er piso, la 2.ª puerta y el 3.º.",
                    "El primer piso, la segunda puerta y el tercero."
                ),
                ("el 3.º piso", "el tercer piso"),
            ],
            "amount": [
                ("21 páginas, 31 años", "veintiuna páginas, treinta y un años"),
                ("200 personas", "doscientas personas"),
                ("Costó 3,50 €", "Costó tres euros con cincuenta"),
                ("en 2001 fue", "en dos mil uno fue"),
                ("3/5 m", "tres quintos de metro"), ("1/2 h y 1/2 hora", "media hora y media hora"),
                ("€ 2 billones", "dos billones de euros"),
                ("cap. 1 muestra", "capítulo uno muestra"),
                ("2 cdas. de aceite", "dos cucharadas de aceite"),
            ],
            "mixed-number": [
                ("3 1/2 tazas de harina", "tres tazas y media de harina"),
                ("2 3/4 libras", "dos libras y tres cuartos"),
            ],
            "bare-hour": [
                ("a la 1", "a la una"), ("la 1.ª", "la primera"),
                ("las 21 páginas", "las veintiuna páginas"), ("a las 21 en", "a las veintiuna en"),
            ],
            "hour-of-half-day": [
                ("a las 2 a. m. en", "a las dos de la mañana en"),
                ("5 p.m.", "cinco de la tarde"), ("5 p. de", "cinco p. de"),
            ],
            "local-telephone": [
                ("llame al 1234-5678", "llame al uno dos tres cuatro, cinco seis siete ocho"),
                ("1936-1939", "mil novecientos treinta y seis a mil novecientos treinta y nueve"),
            ],
            "roman": [
                (
                    "Felipe II, Carlos V y Alfonso XIII",
                    "Felipe segundo, Carlos quinto y Alfonso trece"
                ),
                ("el siglo XIX y el siglo V", "el siglo diecinueve y el siglo quinto"),
                ("vitamina C", "vitamina C"),
            ],
            "roman-before-noun": [
                ("el XI apóstol", "el undécimo apóstol"), ("el MI", "el MI"),
                ("XX aniversario", "vigésimo aniversario"),
            ],
        ],
        "it": [
            "numeric-date": [("il 01/05/1945", "il primo maggio millenovecentoquarantacinque")],
            "day-month": [
                ("il 1º maggio 1945", "il primo maggio millenovecentoquarantacinque"),
                ("l'8 settembre", "l'otto settembre"),
            ],
            "clock": [("alle 5.15", "alle cinque e quindici"), ("16:00", "sedici")],
            "ordinal": [
                ("il 21º posto", "il ventunesimo posto"), ("la 3ª volta", "la terza volta"),
            ],
            "degree-ordinal": [("al 2° piano", "al secondo piano"), ("20° di", "venti gradi di")],
            "amount": [
                ("1 pagina, 1 libro", "una pagina, un libro"),
                ("3,23 €", "tre euro e ventitré centesimi"),
                ("1 studente, 1 ora", "uno studente, un' ora"),
                ("1,80 m", "uno virgola ottanta metri"),
                ("200 k€", "duecentomila euro"),
                (
                    "S. Maria, S. Antonio, S. Stefano e S. Pietro",
                    "santa Maria, sant' Antonio, santo Stefano e san Pietro"
                ),
            ],
            "mixed-number": [("3 1/2 tazze", "tre tazze e mezza")],
            "roman": [
                ("Luigi XIV", "Luigi quattordicesimo"), ("XIX secolo", "diciannovesimo secolo"),
                ("vitamina C", "vitamina C"),
            ],
            "roman-after-counted": [
                ("nei secoli XV e XVI", "nei secoli quindicesimo e sedicesimo")
            ],
            "roman-alone": [("nel XX", "nel ventesimo"), ("IN MI", "IN MI")],
            "short-decade": [("gli anni '60", "gli anni sessanta"), ("l'8", "l'otto")],
            "handle": [("@jensen.me", "chiocciola jensen punto M E")],
            "roman-before-noun": [("la XV volta", "la quindicesima volta")],
        ],
        "pt": [
            "numeric-date": [("a 15.03.2024", "a quinze de março de dois mil e vinte e quatro")],
            "day-month": [
                ("1 de janeiro de 2000", "primeiro de janeiro de dois mil"),
                ("1 de nós", "um de nós"),
            ],
            "clock-with-hour": [("às 14h30", "às catorze horas e trinta"), ("00h", "zero horas")],
            "bare-hour": [("às 2 da manhã", "às duas da manhã"), ("2 da", "dois da")],
            "clock": [("9:30", "nove horas e trinta"), ("às 14.30", "às catorze horas e trinta")],
            "ordinal": [("11ª casa", "décima primeira casa"), ("o 101º", "o centésimo primeiro")],
            "amount": [
                ("22 mulheres", "vinte e duas mulheres"), ("2 mil pessoas", "duas mil pessoas"),
                ("R$ 1000000", "um milhão de reais"), ("R$ 12,05", "doze reais e cinco centavos"),
            ],
            "local-telephone": [
                (
                    "(11) 3333-4444 ext. 12",
                    "um um, três três três três, quatro quatro quatro quatro, extensão um dois"
                )
            ],
            "roman": [
                ("João VI", "João sexto"), ("século XIX", "século dezenove"),
                ("vitamina C", "vitamina C"),
            ],
        ],
        "ca": [
            "numeric-date": [("el 11/04/1714", "el onze d'abril de mil set-cents catorze")],
            "day-month": [
                ("11 de setembre de 1714", "onze de setembre de mil set-cents catorze"),
                ("23 d'abril", "vint-i-tres d'abril"),
            ],
            "amount": [
                ("21 dones, 200 persones", "vint-i-una dones, dues-centes persones"),
                ("12,5 %", "dotze coma cinc per cent"),
                ("21 llibres", "vint-i-un llibres"),
            ],
            "ordinal": [("el 2n pis", "el segon pis"), ("la 5a planta", "la cinquena planta")],
            "roman": [("Jaume I", "Jaume primer"), ("segle XIX", "segle dinou")],
        ],
        "ro": [
            "day-month": [("1 decembrie 1918", "întâi decembrie o mie nouă sute optsprezece")],
            "amount": [
                ("2 ore, 21 de zile", "două ore, douăzeci și unu de zile"),
                ("20 km", "douăzeci de kilometri"),
                ("12,5%", "doisprezece virgulă cinci la sută"), ("3 km", "trei kilometri"),
            ],
            "roman-with-ending": [
                ("secolul al XIX-lea", "secolul al nouăsprezecelea"), ("a II-a", "a doua"),
            ],
            "roman": [("Carol I", "Carol întâi")],
            "roman-after-counted": [("secolul XIX", "secolul nouăsprezece")],
        ],
    ]
}
