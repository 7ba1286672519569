import BookModel

/// Finds the words that are written in another script than the text's own.
struct ForeignWordFinder {
    private let text: CodeUnits
    private let own: Set<ScriptGroup>
    private let base: LanguageTag
    private let second: LanguageTag
    private var found: [LanguageRun] = []

    init(_ text: CodeUnits, own: Set<ScriptGroup>, base: LanguageTag, second: LanguageTag) {
        self.text = text
        self.own = own
        self.base = base
        self.second = second
    }

    mutating func runs() -> [LanguageRun] {
        for chunk in chunks() {
            guard let language = language(of: chunk) else { continue }
            add(chunk.range, language)
        }
        return found
    }

    // MARK: Chunks

    /// A stretch without white space, cut further where a script without spaces meets another.
    fileprivate struct Chunk {
        var range: Range<Int>
        /// From its first to its last letter or digit.
        var core: Range<Int>
        /// The script of its letters; `other` where they differ.
        var script = ScriptGroup.none
        var letters = 0
    }

    private func chunks() -> [Chunk] {
        let classes = UnitClassTable.shared
        var chunks: [Chunk] = []
        var current: Chunk?
        func close() {
            if let done = current { chunks.append(done) }
            current = nil
        }
        var index = 0
        while index < text.count {
            let (scalar, length) = text.scalar(at: index)
            defer { index += length }
            if classes[text[index]].isSpace {
                close()
                continue
            }
            let script = ScriptGroup(scalar)
            if let chunk = current, parts(chunk.script, script) { close() }
            var chunk = current ?? Chunk(range: index..<index, core: index..<index)
            chunk.note(script, isDigit: classes[text[index]] == .digit, index..<index + length)
            current = chunk
        }
        close()
        return chunks
    }

    private func parts(_ before: ScriptGroup, _ next: ScriptGroup) -> Bool {
        guard before != .none, next != .none, before != next else { return false }
        // Kana and Han go together in Japanese, but not in a Chinese text.
        if before.isJapanese, next.isJapanese { return own.contains(.han) && !own.contains(.kana) }
        return before.isUnspaced || next.isUnspaced
    }

    // MARK: The language

    private func language(of chunk: Chunk) -> LanguageTag? {
        guard chunk.letters > 1 || chunk.script.isUnspaced, chunk.script != .none,
            chunk.script != .other,
            !own.contains(chunk.script)
        else { return nil }
        if chunk.script == .latin, isUnit(chunk) || isRoman(chunk) { return nil }
        if ScriptGroup.own(of: second).contains(chunk.script), second != base { return second }
        return Self.usual[chunk.script]
    }

    private static let usual: [ScriptGroup: LanguageTag] = [
        .latin: .english, .cyrillic: LanguageTag(known: "ru"), .greek: LanguageTag(known: "el"),
        .armenian: LanguageTag(known: "hy"), .hebrew: LanguageTag(known: "he"),
        .arabic: LanguageTag(known: "ar"),
        .devanagari: LanguageTag(known: "hi"), .thai: LanguageTag(known: "th"),
        .georgian: LanguageTag(known: "ka"),
        .hangul: LanguageTag(known: "ko"), .kana: LanguageTag(known: "ja"),
        .han: LanguageTag(known: "zh"),
    ]

    private static let units = Set(
        """
        mm cm dm km kg mg ml cl ms min h Hz kHz MHz GHz kW MW mV kV mA Pa kPa KB kB MB GB TB PB \
        Mb Gb Mbit Gbit bps px dpi \
        ft lb oz mph rpm eV dB USD EUR RUB GBP JPY CNY AM PM am pm
        """.split(separator: " ").map(String.init))

    /// A unit behind a number is the text's language's to say.
    private func isUnit(_ chunk: Chunk) -> Bool {
        let classes = UnitClassTable.shared
        let letters = text.string(in: chunk.core).drop { $0.isNumber || $0 == "." || $0 == "," }
        guard Self.units.contains(String(letters)) else { return false }
        if classes[text[chunk.core.lowerBound]] == .digit { return true }
        var index = chunk.range.lowerBound - 1
        while index >= 0, classes[text[index]].isSpace { index -= 1 }
        return index >= 0 && classes[text[index]] == .digit
    }

    private func isRoman(_ chunk: Chunk) -> Bool {
        let numerals = Set("IVXLCDM-–—".utf16)
        return text[chunk.core].allSatisfy { numerals.contains($0) }
    }

    // MARK: Joining

    /// Adds a run; words of one language with only marks, digits or white space between them join.
    private mutating func add(_ range: Range<Int>, _ language: LanguageTag) {
        if let last = found.last, last.language == language,
            isNeutral(last.range.upperBound..<range.lowerBound)
        {
            found[found.count - 1].range = last.range.lowerBound..<range.upperBound
        } else {
            found.append(LanguageRun(range: range, language: language))
        }
    }

    private func isNeutral(_ gap: Range<Int>) -> Bool {
        let classes = UnitClassTable.shared
        // A sentence's end is the text's own.
        return gap.count <= 24
            && !gap.contains { index in
                classes.classOfScalar(in: text, at: index).isLetter
                    || classes[text[index]] == .lineEnd
            }
    }
}

extension ForeignWordFinder.Chunk {
    fileprivate mutating func note(_ script: ScriptGroup, isDigit: Bool, _ place: Range<Int>) {
        range = range.lowerBound..<place.upperBound
        guard script != .none || isDigit else { return }
        core = (core.isEmpty ? place.lowerBound : core.lowerBound)..<place.upperBound
        guard script != .none else { return }
        letters += 1
        if self.script == .none || self.script == script {
            self.script = script
        } else if self.script.isJapanese, script.isJapanese {
            self.script = .kana
        } else {
            self.script = .other
        }
    }
}

extension ScriptGroup {
    var isJapanese: Bool { self == .kana || self == .han }
}
