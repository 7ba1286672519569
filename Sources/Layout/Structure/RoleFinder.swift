import BookModel

/// Says what each paragraph is: heading, list item, caption, note, code …
struct RoleFinder {
    let draft: Draft
    private let titles: Set<String>
    private let headingsAreTagged: Bool

    init(draft: Draft, outline: [OutlineEntry]) {
        self.draft = draft
        titles = Set(
            outline.map { EdgeRows.key(CodeUnits($0.title)) }.filter { $0.utf16.count > 2 })
        headingsAreTagged = draft.tags?.blocks.contains { $0.role == .heading } ?? false
    }

    func assignRoles(_ paragraphs: inout [Paragraph]) {
        for index in paragraphs.indices {
            paragraphs[index].role = role(of: paragraphs[index])
        }
        takeNumbers(among: &paragraphs)
        returnProse(among: &paragraphs)
        // Heading levels: the larger the type, the higher.
        var sizes: [Int] = []
        for paragraph in paragraphs where paragraph.role == .heading {
            let size = Self.size(of: paragraph)
            if !sizes.contains(size) { sizes.append(size) }
        }
        sizes.sort(by: >)
        for index in paragraphs.indices where paragraphs[index].role == .heading {
            let rank = sizes.firstIndex(of: Self.size(of: paragraphs[index])) ?? 0
            paragraphs[index].level = taggedLevel(of: paragraphs[index]) ?? min(rank + 1, 6)
        }
    }

    static func size(of paragraph: Paragraph) -> Int {
        Int(((paragraph.lines.map(\.size).max() ?? 0) * 2).rounded())
    }

    private func role(of paragraph: Paragraph) -> BlockRole {
        switch paragraph.kind {
        case .note: return .footnote
        case .caption: return .caption
        case .table: return .table
        case .side, .box: return .sidebar
        case .body: break
        }
        let marker = paragraph.lines.first.flatMap {
            ListMarker.at(start: $0, in: draft.sheets[$0.page].page, draft.styles)
        }
        if let role = taggedRole(of: paragraph), !paragraph.isVerse {
            return role == .paragraph && marker == .bullet ? .listItem : role
        }
        if paragraph.isVerse { return .verse }
        if isHeading(paragraph) { return .heading }
        if isCode(paragraph) { return .code }
        if marker != nil { return .listItem }
        return isQuotation(paragraph) ? .quotation : .paragraph
    }

    private func taggedLevel(of paragraph: Paragraph) -> Int? {
        guard let tags = draft.tags, paragraph.block >= 0 else { return nil }
        let level = tags[paragraph.block].level
        return level > 0 ? level : nil
    }

    /// What the tags say; of a plain paragraph they say less than it may be.
    private func taggedRole(of paragraph: Paragraph) -> BlockRole? {
        guard let tags = draft.tags, paragraph.block >= 0 else { return nil }
        let role = tags[paragraph.block].role
        if role == .paragraph, tags[paragraph.block].isCode { return .code }
        if role == .paragraph, !headingsAreTagged { return nil }
        return role == .table ? .paragraph : role
    }

    /// Set in on both sides, and more than a line.
    private func isQuotation(_ paragraph: Paragraph) -> Bool {
        paragraph.isInset && paragraph.lines.count > 1
    }

    /// Passages in typewriter type that read as prose are paragraphs, unless code stands in the
    /// same passage.
    private func returnProse(among paragraphs: inout [Paragraph]) {
        var start = 0
        while let first = paragraphs[start...].firstIndex(where: { $0.role == .code }) {
            let end = paragraphs[first...].firstIndex { $0.role != .code } ?? paragraphs.endIndex
            let lines = paragraphs[first..<end].flatMap(\.lines)
            if !CodeText.isCode(lines.map { $0.units(in: draft.sheets[$0.page].page) }) {
                for index in first..<end { paragraphs[index].role = .paragraph }
            }
            start = end
        }
    }

    private func isCode(_ paragraph: Paragraph) -> Bool {
        guard !draft.styles[draft.body.style].isMonospaced else { return false }
        return paragraph.lines.allSatisfy { line in
            let code = line.words.dropFirst(isNumbered(line) ? 1 : 0)
            return !code.isEmpty && code.allSatisfy { draft.styles[$0.style].isMonospaced }
        }
    }

    /// Whether a line of a program begins with its number, set small beside it. Not: the number of
    /// a list's item, which is as large as its text.
    private func isNumbered(_ line: Line) -> Bool {
        guard let first = line.words.first else { return false }
        let rest = line.words.count > 1 ? line.words[1].size : draft.body.size
        let units = draft.sheets[line.page].page.text[first.range]
        return first.size < 0.85 * rest
            && Numerals.arabic(Array(units.last == 0x2E ? units.dropLast() : units)) != nil
    }

    /// Numbers of empty lines of a program are part of it.
    private func takeNumbers(among paragraphs: inout [Paragraph]) {
        for index in paragraphs.indices.dropFirst()
        where paragraphs[index - 1].role == .code && paragraphs[index].note == nil {
            let lines = paragraphs[index].lines
            if lines.allSatisfy({ $0.words.count == 1 && isNumbered($0) }) {
                paragraphs[index].role = .code
            }
        }
    }

    private func isHeading(_ paragraph: Paragraph) -> Bool {
        guard paragraph.lines.count <= 4, let first = paragraph.lines.first else { return false }
        // The lines of a paragraph may stand on two pages.
        let parts = paragraph.lines.map { $0.units(in: draft.sheets[$0.page].page) }
        let units = Array(parts.joined(separator: [0x20]))
        guard units.count <= 200,
            units.contains(where: { !UnitClass($0).isDisjoint(with: [.letter, .digit]) })
        else { return false }
        let style = draft.styles[first.style]
        let body = draft.styles[draft.body.style]
        if paragraph.lines.allSatisfy({ $0.size >= 1.12 * draft.body.size }) {
            return !isSentence(units) || units.count < 80
        }
        if titles.contains(EdgeRows.key(units)) { return true }
        let isWhole = paragraph.lines.allSatisfy { line in
            line.words.allSatisfy { draft.styles[$0.style].isBold }
        }
        if isWhole, style.isBold, !body.isBold, units.count <= 120, !isSentence(units) {
            return true
        }
        if ChapterWords.startsChapter(units), units.count <= 70, !isSentence(units) { return true }
        return isLoneNumber(units, first)
    }

    private func isSentence(_ units: CodeUnits) -> Bool {
        guard let last = units.last(where: { $0 != 0x20 }) else { return false }
        return last == 0x2E && units.filter { $0 == 0x20 }.count > 3
    }

    /// A number alone in the middle of the measure.
    private func isLoneNumber(_ units: CodeUnits, _ line: Line) -> Bool {
        guard Numerals.arabic(units) != nil || Numerals.roman(units) != nil,
            let column = draft.sheets[line.page].columns.all.first
        else { return false }
        return abs(line.box.centreX - (column.x0 + column.x1) / 2) < 1.5 * line.size
            && line.box.x0 > column.x0 + 3 * line.size
    }
}
