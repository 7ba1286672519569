import BookModel

/// Korean text → Hangul as it is said, syllable for syllable.
///
/// The engine (1.51) carries finals over to vowels, aspirates and tenses by itself, but does not
/// let them become nasal or liquid: 국립 (궁닙), 합니다 (함니다), 신라 (실라). It says ㄼ as ㅂ, which
/// is ㄹ but in 밟다, and knows no ㄴ before 육 in numbers: 십육 (심뉵), 열여덟 (열려덜). Rules: the
/// Standard Pronunciation of Korean (표준 발음법), articles 10 to 12, 18 to 20, 25, 27 and 29.
struct HangulFormer: ScriptFormer {
    func form(_ text: CodeUnits, readings: [Reading]) -> MappedText {
        var said = text
        HangulCompounds.apply(to: &said)
        for index in text.indices {
            Self.insert(in: &said, at: index)
            Self.tenseBehindModifier(in: &said, at: index)
        }
        for index in text.indices { Self.simplify(in: &said, at: index) }
        for index in text.indices.dropLast() {
            guard var first = Syllable(said[index]), var second = Syllable(said[index + 1]) else {
                continue
            }
            Self.assimilate(&first, &second)
            (said[index], said[index + 1]) = (first.unit, second.unit)
        }
        for index in said.indices.dropLast(2) where said[index + 1] == 0x20 {
            Self.assimilateCounter(in: &said, at: index)
        }
        for index in said.indices {
            if let syllable = Syllable(said[index]) { said[index] = syllable.withPlainVowel.unit }
        }
        let plain = PlainFormer().form(text, readings: readings)
        guard said != text else { return plain }
        return Self.replacingVerbatim(of: plain, by: said)
    }

    private static func replacingVerbatim(of plain: MappedText, by said: CodeUnits) -> MappedText {
        var formed = MappedText()
        var offset = 0
        for span in plain.spans {
            if case .verbatim(let source) = span.origin {
                formed.append(CodeUnits(said[source.range]), origin: span.origin)
            } else {
                formed.append(
                    CodeUnits(plain.units[offset..<offset + span.length]), origin: span.origin)
            }
            offset += span.length
        }
        return formed
    }

    /// ㄴ in front of 육 behind a power of ten, ㄹ in front of 여섯 and 여덟 behind 열 and 물.
    private static func insert(in said: inout CodeUnits, at index: Int) {
        guard index > 0 else { return }
        let (before, unit) = (said[index - 1], said[index])
        if unit == 0xC721, powers.contains(before) {
            said[index] = 0xB275
        } else if unit == 0xC5EC, before == 0xC5F4 || before == 0xBB3C, index + 1 < said.count,
            said[index + 1] == 0xC12F || said[index + 1] == 0xB35F
        {
            said[index] = 0xB824
        }
    }

    /// 십 명 (심 명), 몇 년 (면 년): a number is said in one breath with what it counts.
    private static func assimilateCounter(in said: inout CodeUnits, at index: Int) {
        guard counting.contains(said[index]), var first = Syllable(said[index]),
            var second = Syllable(said[index + 2]),
            second.initial == Syllable.nieun || second.initial == Syllable.mieum
        else { return }
        assimilate(&first, &second)
        said[index] = first.unit
    }

    /// 십, 백, 육, 몇.
    private static let counting = Set("십백육몇".utf16)

    /// 십, 백, 천, 만, 억.
    private static let powers: Set<UInt16> = [0xC2ED, 0xBC31, 0xCC9C, 0xB9CC, 0xC5B5]

    /// 할 수 (할 쑤), 갈 것 (갈 껏): a dependent noun is tense behind a verb's ㄹ (article 27). Other
    /// words that begin with its syllable are told by what follows.
    private static func tenseBehindModifier(in said: inout CodeUnits, at index: Int) {
        guard index > 1, said[index - 1] == 0x20,
            Syllable(said[index - 2])?.final == Syllable.finalRieul,
            dependent.contains(said[index]),
            var noun = Syllable(said[index])
        else { return }
        let next = index + 1 < said.count ? said[index + 1] : 0x20
        guard said[index] == 0xAC83 || Syllable(next) == nil || particles.contains(next) else {
            return
        }
        noun.tense()
        said[index] = noun.unit
    }

    private static let dependent = Set("것수데줄바적걸건게거".utf16)
    private static let particles = Set("가는도를만은이로야라밖에".utf16)

    /// ㄼ at a word's end and before a consonant: 여덟 (여덜), 넓다 (널따); 밟다 (밥따) is the engine's.
    private static func simplify(in said: inout CodeUnits, at index: Int) {
        guard var first = Syllable(said[index]), first.final == 11,
            first.initial != 7 || first.vowel != 0
        else { return }
        var second = index + 1 < said.count ? Syllable(said[index + 1]) : nil
        if second?.initial == Syllable.silent { return }
        first.final = Syllable.finalRieul
        // A verb's stem makes the consonant behind it tense; a number does not.
        if said[index] != 0xB35F { second?.tense() }
        said[index] = first.unit
        if let second { said[index + 1] = second.unit }
    }

    private static func assimilate(_ first: inout Syllable, _ second: inout Syllable) {
        let group = first.finalGroup
        switch (second.initial, group) {
        case (Syllable.nieun, .velar), (Syllable.mieum, .velar): first.final = Syllable.finalIeung
        case (Syllable.nieun, .dental), (Syllable.mieum, .dental): first.final = Syllable.finalNieun
        case (Syllable.nieun, .labial), (Syllable.mieum, .labial): first.final = Syllable.finalMieum
        // 앉는 (안는): the second of two finals falls silent.
        case (Syllable.nieun, .nasal) where first.final == 5 || first.final == 6:
            first.final = Syllable.finalNieun
        case (Syllable.nieun, .liquid):
            first.final = Syllable.finalRieul
            second.initial = Syllable.rieul
        case (Syllable.rieul, .nasal):
            if first.final == Syllable.finalNieun {
                first.final = Syllable.finalRieul
            } else {
                second.initial = Syllable.nieun
            }
        case (Syllable.rieul, .velar), (Syllable.rieul, .dental), (Syllable.rieul, .labial):
            second.initial = Syllable.nieun
            assimilate(&first, &second)
        case (Syllable.hieut, .dental): aspirate(&first, &second)
        default: break
        }
    }

    /// 못하다 (모타다), 맞히다 (마치다), 닫히다 (다치다).
    private static func aspirate(_ first: inout Syllable, _ second: inout Syllable) {
        switch first.final {
        case 7 where second.vowel == Syllable.vowelI: second.initial = Syllable.chieut
        case 7, 19, 25: second.initial = Syllable.tieut
        case 22, 23: second.initial = Syllable.chieut
        default: return
        }
        first.final = 0
    }
}

/// A Hangul syllable in its parts, numbered as Unicode does (section 3.12).
private struct Syllable {
    static let silent = 11
    static let vowelI = 20
    static let nieun = 2, rieul = 5, mieum = 6, chieut = 14, tieut = 16, hieut = 18
    static let finalNieun = 4, finalRieul = 8, finalMieum = 16, finalIeung = 21

    var initial: Int
    var vowel: Int
    var final: Int

    init?(_ unit: UInt16) {
        guard (0xAC00...0xD7A3).contains(unit) else { return nil }
        let index = Int(unit) - 0xAC00
        initial = index / 588
        vowel = index % 588 / 28
        final = index % 28
    }

    var unit: UInt16 { UInt16(0xAC00 + initial * 588 + vowel * 28 + final) }

    enum FinalGroup { case open, velar, dental, labial, nasal, liquid }

    var finalGroup: FinalGroup {
        switch final {
        case 1, 2, 3, 9, 24: .velar
        case 7, 19, 20, 22, 23, 25, 27: .dental
        case 11, 14, 17, 18, 26: .labial
        case 4, 5, 6, 10, 16, 21: .nasal
        case 8, 12, 13, 15: .liquid
        default: .open
        }
    }

    /// ㄱ, ㄷ, ㅂ, ㅅ and ㅈ become ㄲ, ㄸ, ㅃ, ㅆ and ㅉ.
    mutating func tense() {
        if [0, 3, 7, 9, 12].contains(initial) { initial += 1 }
    }

    /// ㅢ behind a consonant is ㅣ: 희망 (히망).
    var withPlainVowel: Syllable {
        var own = self
        if vowel == 19, initial != 11 { own.vowel = 20 }
        return own
    }
}
