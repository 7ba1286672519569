import BookModel

/// Leaves out the notices around a Project Gutenberg text, and takes title, author and language
/// from its header.
enum GutenbergNotice {
    /// The lines of the book itself.
    static func strip(
        _ lines: [TextLine], of units: CodeUnits, in unit: SourceUnit,
        metadata: inout Metadata, ledger: inout Ledger
    ) -> Range<Int> {
        var body = 0..<lines.count
        for index in lines.indices {
            let range = lines[index].content
            guard range.count > 20, units[range.lowerBound] == 0x2A else { continue }
            let line = units.string(in: range).uppercased()
            guard line.contains("PROJECT GUTENBERG") else { continue }
            if line.contains("START OF") { body = index + 1..<max(index + 1, body.upperBound) }
            if line.contains("END OF"), index >= body.lowerBound { body = body.lowerBound..<index }
        }
        if body.lowerBound > 0 { body = withoutCredits(lines, body, units) }
        if body.lowerBound > 0 { readHeader(lines[..<body.lowerBound], units, &metadata) }
        drop(lines[..<body.lowerBound], units, unit, &ledger)
        drop(lines[body.upperBound...], units, unit, &ledger)
        return body
    }

    /// Without the lines of thanks at the start, and the old end of the text.
    private static func withoutCredits(
        _ lines: [TextLine], _ body: Range<Int>, _ units: CodeUnits
    ) -> Range<Int> {
        var body = body
        func text(_ index: Int) -> String { units.string(in: lines[index].content) }
        while let first = body.first(where: { !lines[$0].isBlank }),
            credits.contains(where: text(first).hasPrefix)
        {
            let end = body.first { $0 > first && lines[$0].isBlank } ?? body.upperBound
            body = end..<body.upperBound
        }
        if let last = body.last(where: { !lines[$0].isBlank }),
            text(last).uppercased().hasPrefix("END OF"),
            text(last).uppercased().contains("PROJECT GUTENBERG")
        {
            body = body.lowerBound..<last
        }
        return body
    }

    private static let credits = [
        "Produced by ", "E-text prepared by ", "Etext prepared by ", "Transcribed by ",
        "Transcribed from ", "This eBook was produced by ", "This ebook was produced by ",
        "This etext was prepared by ", "This etext was produced by ",
    ]

    private static func readHeader(
        _ lines: ArraySlice<TextLine>, _ units: CodeUnits, _ metadata: inout Metadata
    ) {
        for line in lines {
            let text = units.string(in: line.content)
            guard let colon = text.firstIndex(of: ":") else { continue }
            let value = OneLine.clean(String(text[text.index(after: colon)...]))
            guard !value.isEmpty else { continue }
            switch text[..<colon] {
            case "Title": metadata.title = metadata.title ?? value
            case "Author": metadata.authors.append(value)
            case "Language": metadata.language = languages[value.lowercased()]
            default: break
            }
        }
    }

    private static func drop(
        _ lines: ArraySlice<TextLine>, _ units: CodeUnits, _ unit: SourceUnit,
        _ ledger: inout Ledger
    ) {
        let written = lines.filter { !$0.isBlank }
        guard let first = written.first, let last = written.last else { return }
        let range = first.content.lowerBound..<last.content.upperBound
        ledger.drop(
            SourceRange(unit: unit, range: range), rule: "gutenberg-notice",
            excerpt: units.string(in: first.content))
    }

    /// Names of languages as the header writes them.
    private static let languages: [String: LanguageTag] = [
        "english": .english, "german": LanguageTag(known: "de"), "french": LanguageTag(known: "fr"),
        "spanish": LanguageTag(known: "es"), "italian": LanguageTag(known: "it"),
        "russian": LanguageTag(known: "ru"), "portuguese": LanguageTag(known: "pt"),
        "dutch": LanguageTag(known: "nl"), "finnish": LanguageTag(known: "fi"),
        "chinese": LanguageTag(known: "zh"), "latin": LanguageTag(known: "la"),
        "polish": LanguageTag(known: "pl"), "swedish": LanguageTag(known: "sv"),
        "danish": LanguageTag(known: "da"), "greek": LanguageTag(known: "el"),
        "hungarian": LanguageTag(known: "hu"), "czech": LanguageTag(known: "cs"),
        "esperanto": LanguageTag(known: "eo"), "japanese": LanguageTag(known: "ja"),
    ]
}
