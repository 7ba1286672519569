import BookModel
import Normalization
import Pronunciation
import Speech
import Testing

/// What the engine (1.51) makes of what it is sent, against how a word is said, in its notation:
/// numbers as they are written here, common words, finals, carrying over, assimilation, tones.
extension EspeakEngineTests {
    private func said(_ written: String, _ language: String) throws -> String {
        let tag = LanguageTag(known: language)
        let former = EngineFormer(language: tag)
        let spoken = Normalizer(language: tag).normalize(CodeUnits(written))
        let phonemes = try engine.phonemes(
            of: former.form(spoken.units).string, voice: language,
            usesPhonemes: former.givesPhonemes)
        return phonemes.split { $0.isWhitespace }.joined(separator: " ")
            .replacing("'", with: "").replacing(",", with: "")
    }

    /// The engine writes ㄱ g at a word's start and q within, ㅅ and others with `-` where tense.
    @Test(arguments: [
        // Finals become nasal and liquid.
        ("국립", "guNnip"), ("독립", "doNnip"), ("합니다", "hamnida"), ("십리", "simni"),
        ("음료", "u-mnjo"), ("종로", "tS;oNno"), ("막내", "maNnE"), ("읽는", "iNnu-n"),
        ("않는", "annu-n"), ("앞마당", "ammadaN"), ("있는", "innu-n"), ("칼날", "khalaL"),
        // Carrying over, aspiration, palatalization, silent ㅎ.
        ("옷이", "osi"), ("꽃이", "q-otS;hi"), ("값이", "gaps-i"), ("닭이", "dalgi"),
        ("앞에", "aphe"), ("읽어요", "ilg@jo"), ("좋은", "tS;ou-n"), ("많이", "mani"),
        ("싫어", "si*@"), ("축하", "tShukha"), ("같이", "gatS;hi"),
        ("굳이", "gudZ;i"), ("닫히다", "datShida"), ("못해요", "mothEjo"), ("여덟이", "j@d@lbi"),
        // Tense behind a stop, and in compounds.
        ("학교", "haqk-jo"), ("없다", "@pt-a"), ("젊다", "tS;@mt-a"), ("넓다", "n@Lt-a"),
        ("할 수", "haL s-u"), ("꽃잎", "q-onnip"), ("색연필", "sENnj@nphiL"), ("담요", "damnjo"),
        // Finals at the end of a word are one of seven.
        ("낮", "nat"), ("부엌", "pu@k"), ("앞", "ap"), ("값", "gap"), ("닭", "dak"), ("흙", "hu-k"),
        ("삶", "sam"), ("여덟", "j@d@L"), ("옷", "ot-"),
        // Numbers.
        ("16", "simnjuq"), ("106", "pENnjuq"), ("38", "samsipphaL"), ("10000", "man"),
        ("1945년", "tSh@nqubEqs-asiponj@n"), ("3개", "seqE"),
        ("20명", "su-mumj@N"), ("100명", "pENmj@N"),
        // Known to be otherwise: ㄹㄹ is said short (실라 with one l), 의 within a word stays u-j.
        ("신라", "sila"), ("연락", "j@laq"), ("나의", "nau-j"),
    ])
    func koreanIsSaidAsTheStandardHasIt(_ written: String, _ phonemes: String) throws {
        #expect(try said(written, "ko") == phonemes, "\(written)")
    }

    /// The voice says what it is sent: vowel, final and tone of every word. It prints the tone
    /// behind the vowel, as it is sent.
    @Test(arguments: [
        ("ดี", "di:3"), ("น้ำ", "na:4m"), ("แม่", "mE:5"), ("ไป", "pa3j"), ("ข้าว", "kha:5w"),
        ("มาก", "ma:5k"), ("ครับ", "khRa4p"), ("หนังสือ", "na1NsW:1"), ("เมือง", "mWa3N"),
        ("ถนน", "tha2no1n"), ("สวัสดี", "sa2wa2tdi:3"), ("12", "si2p sO:1N"), ("ๆ", ""),
        ("เร็วๆ", "Re3w Re3w"), ("25%", "ji:5si2p ha:5 p@:3se3n"),
    ])
    func thaiHasItsVowelsAndTones(_ written: String, _ phonemes: String) throws {
        #expect(try said(written, "th") == phonemes, "\(written)")
    }
}
