import BookModel
import Normalization
import Pronunciation
import Segmentation
import Speech

/// Turns a block of display text into sentences, words and the utterances that say them.
struct UtteranceBuilder {
    let language: LanguageTag
    let voice: String
    let pauses: Pauses
    let lexicon: Lexicon
    let emoji: ReadingOptions.Emoji
    private var tools: [LanguageTag: LanguageTools] = [:]

    init(
        language: LanguageTag, voice: String, pauses: Pauses, lexicon: Lexicon = Lexicon(),
        emoji: ReadingOptions.Emoji = .silent
    ) {
        self.emoji = emoji
        self.language = language
        self.voice = voice
        self.pauses = pauses
        self.lexicon = lexicon
    }

    /// What one language's stages need, made once.
    private struct LanguageTools {
        let normalizer: Normalizer
        let segmenter: Segmenter
        let former: EngineFormer
        let voice: String

        init(_ language: LanguageTag, voice: String, emoji: ReadingOptions.Emoji) {
            normalizer = Normalizer(language: language, emoji: emoji)
            segmenter = Segmenter(language: language)
            former = EngineFormer(language: language)
            self.voice = voice
        }
    }

    /// The sentences of a block in order; together they hold every word of it.
    mutating func sentences(of block: Block) -> [PlannedSentence] {
        let base = block.language ?? language
        let segments = tools(for: base).segmenter.segment(block.text.units, role: block.role)
        var sentences = plan(segments)
        for run in runs(of: block, base: base) { speak(run, of: block, in: &sentences) }
        for index in sentences.indices {
            let isLast = index == sentences.count - 1
            let pause = isLast ? pauseAfter(block.role) : pauseAfter(sentences[index], in: block)
            sentences[index].end(with: pause, voice: voice)
        }
        return sentences
    }

    private mutating func tools(for language: LanguageTag) -> LanguageTools {
        if let known = tools[language] { return known }
        let own = language == self.language ? voice : VoiceTable.voice(for: language) ?? voice
        let made = LanguageTools(language, voice: own, emoji: emoji)
        tools[language] = made
        return made
    }

    private func plan(_ segments: Segments) -> [PlannedSentence] {
        var (word, phrase) = (0, 0)
        return segments.sentences.map { range in
            var sentence = PlannedSentence(range: range, phrases: [], words: [], utterances: [])
            while phrase < segments.phrases.count,
                segments.phrases[phrase].lowerBound < range.upperBound
            {
                sentence.phrases.append(segments.phrases[phrase])
                phrase += 1
            }
            while word < segments.words.count, segments.words[word].lowerBound < range.upperBound {
                sentence.words.append(PlannedWord(range: segments.words[word]))
                word += 1
            }
            return sentence
        }
    }

    private func runs(of block: Block, base: LanguageTag) -> [LanguageRun] {
        LanguageRunFinder().runs(
            in: block.text.units, base: base, second: second(to: base), explicit: block.languageRuns
        )
    }

    /// The language of unmarked words in another script.
    private func second(to base: LanguageTag) -> LanguageTag {
        base == language ? .english : language
    }

    /// Adds one run's utterances to the sentences it touches.
    private mutating func speak(
        _ run: LanguageRun, of block: Block, in sentences: inout [PlannedSentence]
    ) {
        let tools = tools(for: run.language)
        let start = run.range.lowerBound
        let written = CodeUnits(block.text.units[run.range])
        let touched = sentences.indices(touching: run.range, by: \.range)
        let ends = sentences[touched].map { $0.range.upperBound - start }
        let spoken = tools.normalizer.normalize(written, role: block.role, sentenceEnds: ends)
        var cutter = SourceCutter(spoken)
        for index in touched {
            let sentence = sentences[index]
            let piece = cutter.piece(upTo: sentence.range.upperBound - start)
            let words = sentence.words.indices
                .filter { run.range.contains(sentence.words[$0].range.lowerBound) }
            let place = sentence.range.clamped(to: run.range)
            let readings = Array(
                block.readings[block.readings.indices(touching: place, by: \.range)])
            let own =
                lexicon.isEmpty
                ? nil : lexicon.apply(to: piece, written: written, language: run.language)
            let engine = engineForm(
                of: own?.text ?? piece, readings: readings, from: start, by: tools.former,
                own: own?.readings ?? [], holdsPhonemes: own?.usesPhonemes ?? false)
            let ranges = words.map {
                sentence.words[$0].range.lowerBound - start..<sentence.words[$0].range.upperBound
                    - start
            }
            var utterance = utterance(engine, words: ranges, voice: tools.voice)
            utterance.usesPhonemes = tools.former.givesPhonemes
            if let own {
                utterance.usesPhonemes = utterance.usesPhonemes || own.usesPhonemes
                sentences[index].lexiconEntries += own.firedEntries
            }
            guard !utterance.words.isEmpty || !utterance.text.isEmpty else { continue }
            sentences[index].utterances.append(utterance)
            if run.language != language {
                for word in words { sentences[index].words[word].language = run.language }
            }
        }
    }

    /// Spoken → engine form, mapped onto the run's display text.
    private func engineForm(
        of spoken: MappedText, readings: [Reading], from start: Int, by former: EngineFormer,
        own: [Reading], holdsPhonemes: Bool
    ) -> MappedText {
        let printed = readings.compactMap { reading -> Reading? in
            let range = reading.range.lowerBound - start..<reading.range.upperBound - start
            return WordAligner().ranges(of: [range], in: spoken).first
                .flatMap {
                    $0.range.isEmpty ? nil : Reading(range: $0.range, spoken: reading.spoken)
                }
        }
        let form = former.form(
            spoken.units, readings: own.isEmpty ? printed : own + printed, isSentence: true,
            holdsPhonemes: holdsPhonemes)
        return form.units == spoken.units ? spoken : form.composed(over: spoken)
    }

    private func utterance(_ engine: MappedText, words: [Range<Int>], voice: String) -> Utterance {
        let text = engine.units.map { $0 < 0x20 ? 0x20 : $0 }
        let isSaid =
            text.contains { isLetterOrDigit($0) }
            || text.string.unicodeScalars.contains(where: \.isSaid)
        let ranges = WordAligner().ranges(of: words, in: engine)
        return Utterance(
            text: isSaid ? text.string : "",
            words: isSaid ? ranges : ranges.map { _ in UtteranceWord(range: 0..<0) },
            voice: voice, pauseAfter: 0)
    }

    private func isLetterOrDigit(_ unit: UInt16) -> Bool {
        (0x30...0x39).contains(unit) || (0x41...0x5A).contains(unit) || (0x61...0x7A).contains(unit)
    }

    private func pauseAfter(_ role: BlockRole) -> Int {
        switch role {
        case .heading: pauses.heading
        case .listItem, .table: pauses.listItem
        default: pauses.paragraph
        }
    }

    private func pauseAfter(_ sentence: PlannedSentence, in block: Block) -> Int {
        let next = sentence.range.upperBound
        let isLineEnd = next < block.text.count && block.text.units[next] == 0x0A
        if block.role == .verse, isLineEnd { return pauses.verseLine }
        let text = block.text.units[sentence.range]
        if text.last == 0x2026 { return pauses.ellipsis }
        if isBrokenOff(text) || endsWithQuote(text) && goesOn(block.text.units, after: next) {
            return pauses.inquit
        }
        return endsWithQuote(text) ? pauses.dialogue : pauses.sentence
    }

    /// Whether the narrator goes on in lower case, as in «“Yes!” said Alice».
    private func goesOn(_ units: CodeUnits, after offset: Int) -> Bool {
        let next = units[offset...].first { ![0x20, 0x0A, 0x2013, 0x2014].contains($0) }
        return next.flatMap(Unicode.Scalar.init)?.properties.isLowercase ?? false
    }

    /// A line of dialogue that its narrator breaks off with a comma, a colon or a dash.
    private func isBrokenOff(_ units: ArraySlice<UInt16>) -> Bool {
        let closing: Set<UInt16> = [
            0x20, 0xA0, 0x22, 0x27, 0x201C, 0x201D, 0x2019, 0xAB, 0xBB, 0x300D, 0x300F,
        ]
        let marks: Set<UInt16> = [0x2C, 0x3A, 0x2013, 0x2014, 0x2015, 0xFF0C, 0xFF1A, 0x3001]
        let last = units.reversed().drop { closing.contains($0) }
        guard let mark = last.first, marks.contains(mark) else { return false }
        // «— Куда? — спросил он.»: the dash stands behind a mark that ends.
        let before = last.dropFirst().drop { closing.contains($0) }.first
        return mark < 0x2000 || before.map { ![0x2E, 0x21, 0x3F, 0x2026].contains($0) } ?? true
    }

    private func endsWithQuote(_ units: ArraySlice<UInt16>) -> Bool {
        units.last.map { [0x22, 0x201D, 0x2019, 0x00BB, 0x300D, 0x300F, 0x201C].contains($0) }
            ?? false
    }
}

extension Unicode.Scalar {
    /// Letters, numbers and symbols; marks of punctuation say nothing alone.
    fileprivate var isSaid: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber, .letterNumber, .otherNumber, .mathSymbol, .currencySymbol, .otherSymbol:
            true
        default: false
        }
    }
}

extension PlannedSentence {
    /// Puts the pause after the sentence's last utterance; a sentence that says nothing gets an
    /// empty one, so that each word has its place in the job.
    fileprivate mutating func end(with pause: Int, voice: String) {
        if utterances.isEmpty {
            let silent = words.map { _ in UtteranceWord(range: 0..<0) }
            utterances = [Utterance(text: "", words: silent, voice: voice, pauseAfter: 0)]
        }
        utterances[utterances.count - 1].pauseAfter = pause
    }
}

extension LexiconResult {
    /// The entries that fired, each as often as it did.
    fileprivate var firedEntries: [Int] {
        fired.enumerated().flatMap { Array(repeating: $0.offset, count: $0.element) }
    }
}
