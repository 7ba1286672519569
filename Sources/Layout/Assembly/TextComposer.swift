import BookModel

/// Composes a block's text of lines: spaces between words, line ends healed, every unit mapped.
struct TextComposer {
    let draft: Draft
    let healer: HyphenHealer
    /// Lines stay lines, as in code and verse.
    let keepsLines: Bool
    /// For books in Korean.
    private let hangul: HangulLines?
    private(set) var text = MappedText()
    /// Units that went no further.
    typealias Dropped = (page: Int, range: Range<Int>, rule: String)

    private(set) var dropped: [Dropped] = []
    /// Words of the tags that stand in the text already.
    private var replaced: Set<Int> = []
    private(set) var references: [NoteReference] = []
    /// Where the tags state a language.
    private(set) var languages: [(range: Range<Int>, index: Int)] = []

    init(
        draft: Draft, healer: HyphenHealer, hangul: HangulLines? = nil, keepsLines: Bool = false
    ) {
        self.draft = draft
        self.healer = healer
        self.hangul = hangul
        self.keepsLines = keepsLines
    }

    mutating func append(_ lines: [Line]) {
        for (index, line) in lines.enumerated() {
            let page = draft.sheets[line.page].page
            let next = index + 1 < lines.count ? lines[index + 1] : nil
            if index > 0 { joinLine(line, page) }
            append(line, page, next: next)
        }
    }

    private var holdsJoin = false

    private mutating func joinLine(_ line: Line, _ page: PrintedPage) {
        if keepsLines, !text.isEmpty {
            text.append(
                [0x0A],
                origin: .inserted(at: SourcePosition(unit: page.unit, offset: line.firstUnit)))
            return
        }
        if holdsJoin {
            holdsJoin = false
            return
        }
        guard let last = text.units.last,
            let first = line.words.first.map({ page.text[$0.range.lowerBound] })
        else { return }
        guard partsWords(last, first, line, page), !goesOnAsAddress(line, page),
            !goesOnAsRange(first)
        else { return }
        space(at: line.firstUnit, page)
    }

    private func partsWords(
        _ last: UInt16, _ first: UInt16, _ line: Line, _ page: PrintedPage
    ) -> Bool {
        guard let hangul, HangulLines.isHangul(last) || HangulLines.isHangul(first) else {
            return Self.needsSpace(last, first)
        }
        return hangul.parts(Array(text.units.suffix(20)), line.units(in: page))
    }

    /// "pp. 33–" and "35" in the next line. Not: "in 1918 –" and "4 years later", since a dash with
    /// a space before it stands between words; "Peter—" and "said Paul", where one may follow.
    private func goesOnAsRange(_ first: UInt16) -> Bool {
        guard text.count > 1, UnitClass(first).contains(.digit) else { return false }
        return (0x2012...0x2013).contains(text.units[text.count - 1])
            && UnitClass(text.units[text.count - 2]).contains(.digit)
    }

    private func goesOnAsAddress(_ line: Line, _ page: PrintedPage) -> Bool {
        guard let word = line.words.first else { return false }
        let token = text.units.reversed().prefix(200).prefix { $0 != 0x20 }.reversed()
        return BrokenAddress.goesOn(Array(token), next: page.text[word.range])
    }

    /// No space between wide characters, nor between letters of scripts that write none.
    static func needsSpace(_ a: UInt16, _ b: UInt16) -> Bool {
        let (left, right) = (UnitClass(a), UnitClass(b))
        if left.contains(.wide) && right.contains(.wide) { return false }
        if left.contains(.unspaced) && right.contains(.unspaced) { return false }
        return !(left.contains(.wide) || right.contains(.wide))
    }

    private mutating func space(at offset: Int, _ page: PrintedPage) {
        let place = SourcePosition(unit: page.unit, offset: offset)
        text.append([0x20], origin: .inserted(at: place))
    }

    private mutating func append(_ line: Line, _ page: PrintedPage, next: Line?) {
        for (index, word) in line.words.enumerated() {
            if word.marker != 0 {
                leaveOut(word, line)
                continue
            }
            if word.replacement >= 0, !replaced.insert(word.replacement).inserted {
                dropped.append((line.page, word.range, "replaced-text"))
                continue
            }
            if index > 0, isSpaced(word, at: index, in: line, page), !text.isEmpty {
                let last = line.words[index - 1].range.upperBound
                if word.range.lowerBound == last + 1, page.text[last] == 0x20 {
                    verbatim(last..<last + 1, page)
                } else {
                    space(at: word.range.lowerBound, page)
                }
            }
            let start = text.count
            defer { noteLanguage(of: word, from: start) }
            let isLast = !line.words[(index + 1)...].contains { $0.marker == 0 }
            let join = isLast && !keepsLines ? next.flatMap { self.join(word, page, $0) } : nil
            if join == .healed {
                let end = word.range.upperBound - 1
                verbatim(word.range.lowerBound..<end, page)
                dropped.append((line.page, end..<end + 1, "line-hyphen"))
                holdsJoin = true
            } else if word.replacement >= 0, let tags = draft.tags {
                text.append(
                    tags.texts.words[word.replacement],
                    origin: .replaced(SourceRange(unit: page.unit, range: word.range)))
            } else if word.power != .none {
                raise(word.range, page)
            } else {
                verbatim(word.range, page)
                if join == .kept { holdsJoin = true }
            }
        }
    }

    /// A marker between two words may have taken the space in front of itself.
    private func isSpaced(
        _ word: Word, at index: Int, in line: Line, _ page: PrintedPage
    ) -> Bool {
        if word.isSpaced {
            // An address whose slashes are spread.
            return !BrokenAddress.parts(text.units.suffix(8), page.text[word.range])
        }
        let before = line.words[index - 1]
        return before.marker != 0 && before.isSpaced && index > 1
            && UnitClass(page.text[word.range.lowerBound]).contains(.letter)
    }

    private mutating func noteLanguage(of word: Word, from start: Int) {
        guard word.language >= 0, text.count > start else { return }
        if let last = languages.last, last.index == word.language, start - last.range.upperBound < 2
        {
            languages[languages.count - 1].range = last.range.lowerBound..<text.count
        } else {
            languages.append((start..<text.count, word.language))
        }
    }

    /// A note's marker is not heard; where it stood is kept, unless it only opens the note itself.
    private mutating func leaveOut(_ word: Word, _ line: Line) {
        dropped.append((line.page, word.range, "note-marker"))
        guard word.marker > 0, !text.isEmpty else { return }
        references.append(NoteReference(offset: text.count, id: draft.notes[word.marker - 1].id))
    }

    private mutating func verbatim(_ range: Range<Int>, _ page: PrintedPage) {
        guard !range.isEmpty else { return }
        text.append(
            CodeUnits(page.text[range]),
            origin: .verbatim(SourceRange(unit: page.unit, range: range)))
    }

    /// The figures of a power in their raised forms, so that they are no part of the number.
    private mutating func raise(_ range: Range<Int>, _ page: PrintedPage) {
        text.append(
            page.text[range].map { Powers.raised($0) ?? $0 },
            origin: .replaced(SourceRange(unit: page.unit, range: range)))
    }

    /// What becomes of the hyphen that the line's last word ends in; `nil` where it ends in none.
    private func join(_ word: Word, _ page: PrintedPage, _ next: Line) -> HyphenHealer.Join? {
        guard word.range.count > 1 || !word.isSpaced, let hyphen = page.text[word.range].last,
            Hyphens.isHyphen(hyphen)
        else { return nil }
        // The word itself, without a bracket, quotes or a dash before it.
        let written =
            (word.isSpaced ? [] : text.units.suffix(60)) + page.text[word.range].dropLast()
        let head = Array(written.reversed().prefix { Vocabulary.isWordUnit($0) }.reversed())
        let nextPage = draft.sheets[next.page].page
        let tail = next.units(in: nextPage).prefix { Vocabulary.isWordUnit($0) }
        let before = text.units.reversed().prefix(80).prefix { $0 != 0x20 }.reversed()
        let whole = (word.isSpaced ? [] : Array(before)) + page.text[word.range]
        let token = whole + (next.words.first.map { Array(nextPage.text[$0.range]) } ?? [])
        return healer.join(hyphen, head: head[...], tail: tail, token: token)
    }
}
