import BookModel
import Synchronization

/// Chinese text → pinyin with tone numbers, the syllables of a word joined, each mapped onto its
/// character.
final class PinyinFormer: ScriptFormer {
    private let dictionary: Mutex<HanDictionary>

    init() throws(LecternError) {
        guard let opened = HanDictionary() else {
            throw LecternError(
                .missingEngine, "ICU has no readings of Chinese characters",
                remedy: "install the package libicu72 whole, with its data")
        }
        dictionary = Mutex(opened)
    }

    func form(_ text: CodeUnits, readings: [Reading]) -> MappedText {
        guard text.contains(where: Self.isHan) || !readings.isEmpty else {
            return MappedText(identity: text)
        }
        let starts = text.wordStarts
        var syllables = syllables(of: text, starts)
        Self.put(readings, in: &syllables)
        return write(text, syllables, starts)
    }

    // MARK: Readings

    private func syllables(of text: CodeUnits, _ starts: [UInt8]) -> [String?] {
        let (found, simplified) = dictionary.withLock { dictionary in
            (dictionary.syllables(of: text), dictionary.simplified(text))
        }
        var syllables = found
        for index in text.indices where syllables[index] != nil && text[index] == simplified[index]
        {
            syllables[index] = PolyphoneTable.usual[text[index]] ?? syllables[index]
            let isAlone = starts[index] == 1 && (index + 1 == text.count || starts[index + 1] == 1)
            if isAlone, let own = PolyphoneTable.alone[text[index]] { syllables[index] = own }
        }
        PolyphoneTable.shared.apply(to: &syllables, of: simplified, wordStarts: starts)
        ToneSandhi.apply(to: &syllables, of: simplified, wordStarts: starts)
        return syllables
    }

    /// The book's own readings: one syllable a character where they can be told apart, else the
    /// whole reading at the first.
    private static func put(_ readings: [Reading], in syllables: inout [String?]) {
        for reading in readings {
            let range = reading.range.clamped(to: 0..<syllables.count)
            let said = Pinyin.numbered(reading.spoken)
            guard !range.isEmpty, !said.isEmpty else { continue }
            if said.count == range.count {
                for (index, syllable) in zip(range, said) { syllables[index] = syllable }
            } else {
                for index in range {
                    syllables[index] = index == range.lowerBound ? said.joined() : ""
                }
            }
        }
    }

    // MARK: Writing

    private func write(_ text: CodeUnits, _ syllables: [String?], _ starts: [UInt8]) -> MappedText {
        var writer = EngineWriter()
        var copied = 0
        for index in text.indices {
            guard let syllable = syllables[index] else { continue }
            writer.copy(text, copied..<index)
            copied = index + (index + 1 < text.count && UTF16.isLeadSurrogate(text[index]) ? 2 : 1)
            let following = copied < syllables.count ? syllables[copied] : nil
            let before = index > 0 ? syllables[index - 1] ?? "" : ""
            let said = Self.coloured(syllable, before: following, after: before)
            let isJoined = starts[index] == 0 || syllable == "r5" || syllable.isEmpty
            writer.append(CodeUnits(said), for: index..<copied, joined: isJoined)
        }
        writer.copy(text, copied..<text.count)
        return writer.text
    }

    /// 这儿: the engine reads `zher4`, not `zhe4r5`; after other vowels `r5` is right.
    private static func coloured(
        _ syllable: String, before next: String?, after last: String
    ) -> String {
        if next == "r5", syllable.dropLast().hasSuffix("e") { return String(syllable.dropLast()) }
        if syllable == "r5", last.dropLast().hasSuffix("e"), let tone = last.last {
            return "r\(tone)"
        }
        return syllable
    }

    // MARK: Text

    private static func isHan(_ unit: UInt16) -> Bool {
        (0x3400...0x9FFF).contains(unit) || (0xF900...0xFAFF).contains(unit) || unit == 0x3007
            || (0xD840...0xD88F).contains(unit)
    }
}
