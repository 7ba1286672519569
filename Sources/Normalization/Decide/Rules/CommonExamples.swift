import Languages

extension RuleBook {
    /// Examples of the rules that hold in every language, by the language they are shown in.
    static let commonExamples: [String: [Example]] = [
        "en": [
            Example("0x1F and 0xg", "zero X one F and zero xg"),
            Example("the value 1e-9", "the value one times ten to the power of minus nine"),
            Example(
                "6.02e23 g", "six point zero two times ten to the power of twenty-three grams"),
            Example("10⁶ and 10²³", "ten to the power of six and ten to the power of twenty-three"),
            Example("x² + y³", "x squared plus y cubed"),
            Example("in 1984²", "in nineteen eighty-four two"),
            Example(
                "2024-03-05T14:30:00Z",
                "March fifth twenty twenty-four, fourteen thirty U T C"),
            Example(
                "ISBN 0-19-852663-X", "I S B N zero, one nine, eight five two six six three, X"),
            Example("$1M–$2M", "one million dollars to two million dollars"),
            Example("the 1st–3rd of", "the first to third of"),
            Example("pp. xii–xv", "pages twelve to fifteen"),
            Example("9:00–17:00", "nine o'clock to seventeen hundred hours"),
            Example("~30, <5 and >10 men", "about thirty, less than five and more than ten men"),
            Example("a < b", "a is less than b"), Example("12.000.000 men", "twelve million men"),
            Example("10 000 men", "ten thousand men"), Example("5 100 men", "five one hundred men"),
            Example("₹1,00,000", "one hundred thousand rupees"),
            Example(
                "at 192.168.100.200",
                "at one nine two dot one six eight dot one zero zero dot two zero zero"),
            Example("Paris* and ■ foo", "Paris  and   foo"), Example("5 * 3", "five times three"),
            Example("Yes 😀 no", "Yes   no"), Example("1️⃣ and ❤️!", "one   and  !"),
            Example("© 2020", "copyright twenty twenty"),
            Example("It cost £2bn. Temp. rose.", "It cost two billion pounds. Temp. rose."),
            Example("2 mln. people", "two million people"),
            Example(
                "if x >= 5 && y != 3",
                "if x is greater than or equal to five and y is not equal to three"),
            Example("She said no. 12 men came.", "She said no. twelve men came."),
            Example("See no. 12 and no. 3.", "See number twelve and number three."),
            Example(
                "Rom. viii, 28; Matt. v. 3-5",
                "Romans eight twenty-eight; Matthew five three to five"),
            Example("Gen. Grant vi, Rome viii, 28", "General Grant vi, Rome viii, twenty-eight"),
            Example("on Tue. Then, the Sun. 5 men", "on Tuesday. Then, the Sun. five men"),
            Example(
                "chapters 3-5 and 5-3=2", "chapters three to five and five minus three equals two"),
            Example(
                "$-5 and $-20.50", "minus five dollars and minus twenty dollars and fifty cents"),
            Example("x86-64, pp12-15", "x eighty-six-sixty-four, pp twelve to fifteen"),
            Example(
                "card 4111 1111 1111 1234",
                "card four one one one, one one one one, one one one one, one two three four"),
            Example(
                "1911 1912 1913 1914",
                "nineteen eleven nineteen twelve nineteen thirteen nineteen fourteen"),
            Example("Contents ....17 and .5", "Contents ....seventeen and point five"),
            Example("5–6pm, 5–6 men", "five to six P M, five to six men"),
            Example("1-1/2 cups, 1-2 cups", "one and a half cups, one to two cups"),
            Example("open 24/7, 24/9", "open twenty-four seven, twenty-four ninths"),
            Example(
                "350°F/gas 4, $3/box",
                "three hundred fifty degrees Fahrenheit slash gas four, three dollars per box"),
            Example(
                "€1.199,00 and 1.199,5",
                "one thousand one hundred ninety-nine euros and one point one nine nine,five"),
            Example("Ca²⁺, Na⁺ and SO₄²⁻", "Ca two plus, Na plus and SO four two minus"),
            Example("9.75/10, 3/4", "nine point seven five out of ten, three quarters"),
            Example("a => b", "a implies b"), Example("+/- 5", "plus or minus five"),
            Example("<!-- a --> b", "<!-- a --> b"),
            Example("2x8 m2", "two by eight square meters"), Example("4 x 4", "four by four"),
            Example("3x more, 3x + 1", "three times more, three x plus one"),
            Example("Mon.–Fri. 9-5", "Monday to Friday nine to five"),
            Example("Sat. and Sun.", "Saturday and Sunday."),
            Example("he sat. Sun and wed", "he sat. Sun and wed"),
            Example("Jan.–Mar. 2010", "January to March twenty ten"),
            Example("in Feb. he left", "in February he left"), Example("Eq. 5", "equation five"),
            Example("√2", "the square root of two"), Example("09%", "nine percent"),
            Example("45° N. It", "forty-five degrees north. It"),
            Example(
                "call 020 7946 0958",
                "call zero two zero, seven nine four six, zero nine five eight"),
        ],
        "de": [
            Example(
                "am 24. 12. 2023 war",
                "am vierundzwanzigsten Dezember zweitausenddreiundzwanzig war"),
            Example("10⁶ Zellen", "zehn hoch sechs Zellen"),
            Example("1. Kor. 13; Mt 5,3", "erster Korinther dreizehn; Matthäus fünf, Vers drei"),
            Example("Am 5,3 km", "Am fünf Komma drei Kilometer"),
            Example("Er zählt bis 10. Hunde bellen", "Er zählt bis zehn. Hunde bellen"),
            Example("ab 5. Klasse, bis 3. Mai", "ab fünften Klasse, bis dritten Mai"),
            Example("1 Msp. Muskat. 5 Std. Dann", "eine Messerspitze Muskat. fünf Stunden. Dann"),
            Example("§§ 3 ff.", "Paragrafen drei fortfolgende."),
            Example("9.00–17.00 Uhr", "neun Uhr bis siebzehn Uhr"),
            Example("im XX. Jahrhundert", "im zwanzigsten Jahrhundert"),
            Example("2 Mrd. Euro. Danach", "zwei Milliarden Euro. Danach"),
            Example("Mo.–Fr. 9–17 Uhr", "Montag bis Freitag neun bis siebzehn Uhr"),
            Example("Mo. und Di. geschlossen", "Montag und Dienstag geschlossen"),
            Example("Sa., 3. Mai", "Samstag, dritter Mai"), Example("Mo–Fr", "Montag bis Freitag"),
            Example("Fr. Huber kam", "Frau Huber kam"), Example("Mo ging", "Mo ging"),
            Example("in der Goethestr. 5", "in der Goethestraße fünf"),
            Example("Er wohnt Hauptstr. Dort", "Er wohnt Hauptstraße. Dort"),
            Example("die Hausnr. 3 und illustr. Werke", "die Hausnummer drei und illustr. Werke"),
            Example("2 x 3", "zwei mal drei"), Example("3x täglich", "dreimal täglich"),
            Example("3 x täglich", "dreimal täglich"), Example("1 : 100", "eins zu einhundert"),
            Example("Jan. bis März", "Januar bis März"),
            Example(
                "0221 123456", "null zwei zwei eins, eins zwei drei vier fünf sechs"),
            Example("0,5 1200 km", "null Komma fünf eintausendzweihundert Kilometer"),
        ],
        "fr": [
            Example("10⁻³", "dix puissance moins trois"), Example("x²", "x au carré"),
            Example("10 m x 5 m", "dix mètres fois cinq mètres"),
            Example("lun. et mar.", "lundi et mardi."), Example("la mer. Et", "la mer. Et"),
            Example("l'O.N.U. et d'Henri IV", "l'O N U et d'Henri quatre"),
            Example("aujourd'hui, l'eau", "aujourd'hui, l'eau"),
            Example(
                "01 23 45 67 89",
                "zéro un vingt-trois quarante-cinq soixante-sept quatre-vingt-neuf"),
            Example(
                "la saison 1984/85",
                "la saison mille neuf cent quatre-vingt-quatre quatre-vingt-cinq"),
        ],
        "ru": [
            Example("10⁶ бактерий", "десять в шестой степени бактерий"),
            Example("10⁻⁹ м", "десять в минус девятой степени метров"),
            Example("Пётр I и XIX в.", "Пётр первый и девятнадцатый век."),
            Example("в конце 1990-х гг. было", "в конце тысяча девятьсот девяностых годов было"),
            Example("в 1990-х гг.", "в тысяча девятьсот девяностых годах."),
            Example(
                "Смотри стр. 12, на стр. 5, в", "Смотри страницу двенадцать, на странице пять, в"),
            Example("в 1843–4 гг.", "в тысяча восемьсот сорок третьем — четвёртом годах."),
            Example(
                "масштаб 1:50 000, в 1:50", "масштаб один к пятидесяти тысячам, в один пятьдесят"),
            Example(
                "между 1914 и 1918 гг. был",
                "между тысяча девятьсот четырнадцатым и тысяча девятьсот восемнадцатым годами был"),
            Example("Мф. 5:3", "Матфея пять, стих три"),
            Example("в 90-е", "в девяностые"), Example("№№ 3–5", "номера три — пять"),
            Example("12.000.000 человек", "двенадцать миллионов человек"),
            Example("пн. и вт.", "понедельник и вторник."),
            Example("пн–пт", "понедельник — пятница"),
            Example("5 х 8", "пять на восемь"),
        ],
        "uk": [Example("10⁶", "десять у шостому степені"), Example("№№ 3", "номери три")],
        "pl": [
            Example("10⁶", "dziesięć do potęgi szóstej"),
            Example("10 m²", "dziesięć metrów kwadratowych"),
            Example("2 m²", "dwa metry kwadratowe"),
        ],
        "ja": [
            Example("10⁶", "十の六乗"), Example("😀です", " です"),
            Example("二〇二四年三月五日に", "二千二十四年三月五日に"),
            Example("一九八四年の本", "千九百八十四年の本"), Example("一〇三号室", "百三号室"),
            Example("二三日の間、〇〇さん", "二三日の間、零零さん"),
        ],
        "zh": [Example("10⁶", "十的六次方")],
        "ko": [Example("10⁶", "십의 육제곱")],
        "cs": [
            Example("1. 5. byl", "prvního května byl"),
            Example("v 19. stol. byl", "v devatenáctém století byl"),
            Example("v 17:30 hod. byl", "v sedmnáct třicet byl"),
            Example("0.05", "nula tečka nula pět"),
            Example("-2.75", "minus dva tečka sedmdesát pět"),
        ],
        "ar": [Example("$1.00", "دولار واحد"), Example("09%", "تسعة في المائة")],
        "he": [Example("50 %, 5 %", "חמישים אחוז, חמישה אחוזים")],
        "th": [Example("101", "หนึ่งร้อยเอ็ด"), Example("1101", "หนึ่งพันหนึ่งร้อยเอ็ด")],
        "nl": [Example("9.00-17.00 uur", "negen uur tot zeventien uur")],
        "ro": [Example("10⁶", "zece la puterea șase")],
        "tr": [Example("10⁶", "on üzeri altı")],
        "it": [
            Example("J. S. Bach e S. Maria", "J S Bach e santa Maria"),
            Example("secondo l'art. 14 si", "secondo l'articolo quattordici si"),
        ],
        "id": [
            Example("Rp500 pukul 17.30", "lima ratus rupiah pukul tujuh belas lewat tiga puluh")
        ],
        "nb": [
            Example("4 335 000", "fire million tre hundre og trettifem tusen"),
            Example("4 000 000", "fire millioner"),
        ],
    ]
}
