import BookModel

/// Japanese text → katakana as it is said, words parted by spaces, each mapped onto what it stands
/// for.
struct KanaFormer: ScriptFormer {
    private let analyzer: MecabAnalyzer

    init(analyzer: MecabAnalyzer) {
        self.analyzer = analyzer
    }

    func form(_ text: CodeUnits, readings: [Reading]) -> MappedText {
        var writer = EngineWriter()
        var reading = readings.sorted { $0.range.lowerBound < $1.range.lowerBound }[...]
        var position = 0
        for word in words(of: text) {
            // A reading may reach over the beginning of the next word.
            writer.copy(text, position..<max(position, word.range.lowerBound))
            position = max(position, word.range.lowerBound)
            while let next = reading.first, next.range.upperBound <= position {
                reading.removeFirst(); _ = next
            }
            position = write(word, text, from: position, &reading, to: &writer)
        }
        writer.copy(text, position..<text.count)
        return writer.text
    }

    /// Writes a word, or the book's own reading where one begins within it; returns where the text
    /// goes on.
    private func write(
        _ word: SpokenWord, _ text: CodeUnits, from position: Int,
        _ readings: inout ArraySlice<Reading>,
        to writer: inout EngineWriter
    ) -> Int {
        guard let own = readings.first, own.range.lowerBound < word.range.upperBound,
            own.range.upperBound > position
        else {
            if position <= word.range.lowerBound {
                write(word, text, to: &writer)
            } else if position < word.range.upperBound {
                writeRest(position..<word.range.upperBound, text, to: &writer)
            }
            return max(position, word.range.upperBound)
        }
        let start = max(position, own.range.lowerBound)
        if position < start { writeRest(position..<start, text, to: &writer) }
        readings.removeFirst()
        writer.append(
            Kana.lengthened(CodeUnits(own.spoken)), for: start..<own.range.upperBound,
            joined: position < start)
        return write(word, text, from: own.range.upperBound, &readings, to: &writer)
    }

    /// A part of a word beside a reading: kana as written, kanji by themselves.
    private func writeRest(_ range: Range<Int>, _ text: CodeUnits, to writer: inout EngineWriter) {
        let part = CodeUnits(text[range])
        if part.allSatisfy(Kana.isKana) {
            writer.append(part.map(Kana.katakana), for: range, joined: true, exact: true)
            return
        }
        for spoken in words(of: part).flatMap(\.parts) {
            let own =
                spoken.range.lowerBound + range.lowerBound..<spoken.range.upperBound
                + range.lowerBound
            writer.append(
                spoken.said.isEmpty ? CodeUnits(text[own]) : spoken.said, for: own, joined: true)
        }
    }

    private func write(_ word: SpokenWord, _ text: CodeUnits, to writer: inout EngineWriter) {
        guard word.isRead else {
            writer.copy(text, word.range)
            return
        }
        writer.separate()
        for part in word.parts {
            for piece in KanaAlignment.parts(of: CodeUnits(text[part.range]), said: part.said) {
                let source =
                    part.range.lowerBound + piece.source.lowerBound..<part.range.lowerBound
                    + piece.source.upperBound
                writer.append(
                    CodeUnits(part.said[piece.said]), for: source, joined: true, exact: piece.isKana
                )
            }
        }
    }

    // MARK: Words

    private func words(of text: CodeUnits) -> [SpokenWord] {
        let morphemes = analyzer.morphemes(of: text)
        let speller = NumberSpeller(text)
        var words: [SpokenWord] = []
        var index = 0
        while index < morphemes.count {
            let morpheme = morphemes[index]
            if let number = speller.spell(morphemes, at: index) {
                add(number.parts, of: Array(morphemes[index..<index + number.count]), to: &words)
                index += number.count
                continue
            }
            let said = minutes(morphemes, at: index, text) ?? pronunciation(of: morpheme, text)
            if let last = words.last, last.range.upperBound == morpheme.range.lowerBound,
                !said.isEmpty,
                last.isRead, last.takes(morpheme)
            {
                words[words.count - 1].add(morpheme, said: said)
            } else {
                words.append(SpokenWord(morpheme, said: said))
            }
            index += 1
        }
        return words
    }

    /// A number starts a word, except after a prefix (第三章).
    private func add(
        _ parts: [SpokenWord.Part], of morphemes: [Morpheme], to words: inout [SpokenWord]
    ) {
        guard let last = morphemes.last else { return }
        for (index, part) in parts.enumerated() {
            var morpheme = index == parts.count - 1 ? last : morphemes[0]
            morpheme.range = part.range
            let joins =
                index > 0
                || words.last.map {
                    $0.isRead && $0.range.upperBound == part.range.lowerBound
                        && $0.takes(morphemes[0])
                } == true
            if joins {
                words[words.count - 1].add(morpheme, said: part.said)
            } else {
                words.append(SpokenWord(morpheme, said: part.said))
            }
        }
    }

    /// 十分 is "enough" to the dictionary; beside an hour or a span it is ten minutes.
    private func minutes(_ morphemes: [Morpheme], at index: Int, _ text: CodeUnits) -> CodeUnits? {
        guard text.string(in: morphemes[index].range) == "十分" else { return nil }
        let before = index > 0 ? text[morphemes[index - 1].range].last : nil
        let after = index + 1 < morphemes.count ? text.string(in: morphemes[index + 1].range) : ""
        guard before == 0x6642 || ["間", "後", "前", "以内", "ほど", "くらい", "遅れ", "待っ"].contains(after)
        else { return nil }
        return CodeUnits("ジュップン")
    }

    /// Katakana of a morpheme; empty for marks, Latin words and what nobody can read.
    private func pronunciation(of morpheme: Morpheme, _ text: CodeUnits) -> CodeUnits {
        let surface = CodeUnits(text[morpheme.range])
        if morpheme.partOfSpeech == "記号" { return [] }
        if !morpheme.pronunciation.isEmpty, morpheme.pronunciation != "*" {
            let said = CodeUnits(morpheme.pronunciation).map(Kana.katakana)
            // ipadic spells letters and signs out; those are left for the run in their language.
            return surface.contains { Kana.isKana($0) || Kana.isKanji($0) } ? said : []
        }
        return surface.allSatisfy(Kana.isKana) ? surface.map(Kana.katakana) : []
    }
}
