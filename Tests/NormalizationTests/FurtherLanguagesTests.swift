import BookModel
import Languages
import Testing

@testable import Normalization

/// Sentences in the languages that live by their tables: numbers, dates, percent, money, Roman
/// numerals and what only looks like one.
@Suite struct FurtherLanguagesTests {
    private static let readings: [(language: String, written: String, spoken: String)] = [
        ("cs", "Dne 1. ledna 1918", "Dne prvního ledna tisíc devět set osmnáct"),
        ("cs", "21. 3. 2012", "dvacátého prvního března dva tisíce dvanáct"),
        ("cs", "v 19. století", "v devatenáctém století"),
        ("cs", "Karel IV. byl", "Karel čtvrtý byl"),
        ("cs", "Byl v domě i v lese.", "Byl v domě i v lese."),
        ("cs", "5 Kč", "pět korun"),
        ("cs", "1 Kč, 2 Kč", "jedna koruna, dvě koruny"),
        ("cs", "234 567", "dvě stě třicet čtyři tisíce pět set šedesát sedm"),
        (
            "sk", "2 147 483 647",
            "dve miliardy sto štyridsaťsedem miliónov "
                + "štyristo osemdesiattri tisíc šesťsto štyridsaťsedem"
        ),
        ("sk", "v 19. storočí", "v devätnástom storočí"),
        ("hu", "2010. április 12-én", "kettőezer-tíz április tizenkettedikén"),
        ("hu", "-12,51", "mínusz tizenkettő egész ötvenegy század"),
        ("hu", "IV. Béla", "negyedik Béla"),
        ("bg", "5200", "пет хиляди и двеста"),
        ("bg", "XIX век", "деветнадесети век"),
        ("el", "25 %", "είκοσι πέντε τοις εκατό"),
        ("hr", "23 km", "dvadeset tri kilometra"),
        ("hr", "u XIX. stoljeću", "u devetnaestom stoljeću"),
        ("hr", "1995. godine", "tisuću devetsto devedeset pete godine"),
        ("sr", "имао је 25 година", "имао је двадесет пет година"),
        ("sr", "imao je 25 godina", "imao je dvadeset pet godina"),
        ("sl", "303.000.000", "tristo trije milijoni"),
        ("sl", "2 km, 3 km, 5 km", "dva kilometra, trije kilometri, pet kilometrov"),
        ("lt", "2010 m. gegužės 1 d.", "du tūkstančiai dešimt metų gegužės pirma diena"),
        ("lt", "21 km, 10 km", "dvidešimt vienas kilometras, dešimt kilometrų"),
        ("lv", "2. maijs", "otrais maijs"),
        ("tr", "%50", "yüzde elli"),
        ("tr", "II. Mahmud", "ikinci Mahmud"),
        ("da", "1. maj 1918", "første maj nitten hundrede og atten"),
        ("nb", "1. mai 2012", "første mai to tusen og tolv"),
        ("fi", "19. vuosisadalla", "yhdeksännellätoista vuosisadalla"),
        ("fi", "1 km, 3,5 km", "yksi kilometri, kolme pilkku viisi kilometriä"),
        ("ar", "2.8%", "اثنان وثمانية من عشرة في المائة"),
        ("ar", "٢٥٪", "خمسة وعشرون في المائة"),
        ("he", "12.5", "שתים עשרה נקודה חמש"),
        ("fa", "۱۲٫۵", "دوازده ممیز پنج"),
        ("hi", "सन 1999", "सन उन्नीस सौ निन्यानबे"),
        ("hi", "12,34,567", "बारह लाख चौंतीस हज़ार पाँच सौ सड़सठ"),
        ("vi", "ngày 12 tháng 5 năm 2025", "ngày mười hai tháng năm năm hai nghìn hai mươi lăm"),
        ("vi", "10.05.2000", "ngày mười tháng năm năm hai nghìn"),
        ("id", "Rp 10.000", "sepuluh ribu rupiah"),
        ("id", "25%", "dua puluh lima persen"),
    ]

    @Test(arguments: readings.indices)
    func isSaidLikeThis(index: Int) {
        let reading = Self.readings[index]
        let normalizer = Normalizer(language: LanguageTag(known: reading.language))
        #expect(normalizer.normalize(CodeUnits(reading.written)).string == reading.spoken)
    }

    /// Rules of a language's own that ICU refuses would leave the digits to the engine.
    @Test(arguments: LanguageRegistry.languages)
    func ownRulesAreTaken(language: String) {
        let speller = LanguageContext.of(LanguageTag(known: language)).speller
        for number in ["0", "7", "19", "100", "2012", "54321", "1000000", "987654321012"] {
            #expect(!speller.cardinal(number).isEmpty, "\(language): \(number)")
            #expect(!speller.ordinal(number).isEmpty, "\(language): \(number)")
            #expect(!speller.year(number).isEmpty, "\(language): \(number)")
        }
    }
}
