import BookModel

/// Thai text → the engine's phonemes, word by word in `[[ ]]`.
///
/// The engine's own Thai rules (1.51) have no sound for the vowel signs: ดี is said `ds`. Its voice
/// has all sounds and the five tones, though, so that phonemes are given for every word.
struct ThaiFormer: ScriptFormer {
    func form(_ text: CodeUnits, readings: [Reading]) -> MappedText {
        guard text.contains(where: ThaiLetters.isLetter) || !readings.isEmpty else {
            return MappedText(identity: text)
        }
        let starts = text.wordStarts
        var writer = EngineWriter()
        var last = ""
        var position = 0
        for reading in readings.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            let range = reading.range.clamped(to: position..<max(position, text.count))
            guard !range.isEmpty else { continue }
            write(text, position..<range.lowerBound, starts, &last, to: &writer)
            let own = reading.spoken
            let isThai = own.utf16.contains(where: ThaiLetters.isLetter)
            let said = isThai ? "[[" + Self.phonemes(of: own) + "]]" : own
            writer.append(CodeUnits(said), for: range, joined: false)
            position = range.upperBound
        }
        write(text, position..<text.count, starts, &last, to: &writer)
        return writer.text
    }

    private func write(
        _ text: CodeUnits, _ range: Range<Int>, _ starts: [UInt8], _ last: inout String,
        to writer: inout EngineWriter
    ) {
        var index = range.lowerBound
        while index < range.upperBound {
            let start = index
            guard ThaiLetters.isLetter(text[index]) else {
                while index < range.upperBound, !ThaiLetters.isLetter(text[index]) { index += 1 }
                writer.copy(text, start..<index)
                continue
            }
            index += 1
            while index < range.upperBound, ThaiLetters.isLetter(text[index]), starts[index] == 0,
                text[index] != Self.repetition
            {
                index += 1
            }
            let said =
                text[start] == Self.repetition
                ? last : Self.phonemes(of: text.string(in: start..<index))
            last = said
            if said.isEmpty { continue }
            writer.append(CodeUnits("[[" + said + "]]"), for: start..<index, joined: false)
        }
    }

    /// ๆ: the word in front again.
    private static let repetition: UInt16 = 0xE46

    static func phonemes(of word: String) -> String {
        let spelled = ThaiRespellings.words[word] ?? word
        return spelled.split(separator: "-").map { part in
            ThaiSyllableParser(part.utf16).syllables().map(\.phonemes).joined()
        }.joined()
    }
}
