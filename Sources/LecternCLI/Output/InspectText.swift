import BookModel
import Pipeline

/// The report of `lectern inspect` for people.
struct InspectText {
    private let report: InspectReport
    private let source: BookSource

    init(_ report: InspectReport, source: BookSource) {
        self.report = report
        self.source = source
    }

    private var book: Book { report.book }

    var summary: String {
        [head, chapters, silent, furniture, dropped, words].filter { !$0.isEmpty }.joined(
            separator: "\n")
    }

    private var head: String {
        var lines = [("title", book.title(orNameOf: source.name))]
        if !book.metadata.authors.isEmpty {
            lines.append(("author", book.metadata.authors.joined(separator: ", ")))
        }
        lines.append(("language", book.language.description))
        if !book.pages.isEmpty { lines.append(("pages", pageSummary)) }
        lines.append(("characters", String(report.characters)))
        lines.append(("duration", "about " + Clock.text(report.duration)))
        return lines.map { $0.0.padded(to: 11) + Sanitizer.clean($0.1) + "\n" }.joined()
    }

    /// "45, labelled i–iv, 1–41".
    private var pageSummary: String {
        let labels = book.pages.map(\.label)
        let numbers = book.pages.map { String($0.number) }
        guard labels != numbers, let first = labels.first, let last = labels.last else {
            return String(labels.count)
        }
        return "\(labels.count), labelled \(first) to \(last)"
    }

    private var chapters: String {
        let width = String(report.chapters.count).count
        return "chapters\n"
            + report.chapters.map { chapter in
                var line =
                    "  " + String(chapter.number).paddedLeft(to: width) + "  "
                    + Clock.text(chapter.duration).paddedLeft(to: 8) + "  "
                    + Sanitizer.clean(chapter.title)
                if let pages = chapter.pages { line += "  (" + PageRanges.text([Int](pages)) + ")" }
                return line + "\n"
            }.joined()
    }

    private var silent: String {
        report.silentPages.isEmpty
            ? "" : "pages without a word to speak\n  " + PageRanges.text(report.silentPages) + "\n"
    }

    private var furniture: String {
        guard !book.furniture.isEmpty else { return "" }
        return "furniture, never read\n"
            + book.furniture.map { item in
                "  " + item.rule.padded(to: 20) + " “" + Sanitizer.clean(item.example) + "” ("
                    + PageRanges.text(item.pages) + ")\n"
            }.joined()
    }

    private var dropped: String {
        guard !report.dropped.isEmpty else { return "" }
        return "left out, by rule (--ledger shows all)\n"
            + report.dropped.map { rule in
                let examples = rule.examples.map {
                    "“" + Sanitizer.clean(String($0.prefix(40))) + "”"
                }.joined(separator: ", ")
                return "  " + rule.rule.padded(to: 20) + String(rule.count).paddedLeft(to: 6)
                    + " times, "
                    + String(rule.characters).paddedLeft(to: 7) + " characters: " + examples + "\n"
            }.joined()
    }

    private var words: String {
        let words = report.words
        var lines: [String] = []
        if !words.fired.isEmpty || words.unused > 0 {
            lines.append("lexicon, entries that fire")
            lines.append("  " + Sanitizer.clean(WordReport.text(words.fired)))
            if words.unused > 0 { lines.append("  \(words.unused) do not fire") }
        }
        if !words.unlisted.isEmpty {
            lines.append("names that neither the lexicon nor the engine's word list has")
            lines.append("  " + Sanitizer.clean(WordReport.text(words.unlisted)))
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// Every piece, a line each, as diagnostics are written.
    var ledger: String {
        book.ledger.entries.map { entry in
            let text = entry.excerpt.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            return Sanitizer.clean(
                LedgerPlace.text(entry.source, in: book) + ": " + text + " [\(entry.rule)]") + "\n"
        }.joined()
    }
}

/// Where a piece of source stands, as diagnostics name places.
enum LedgerPlace {
    static func text(_ source: SourceRange, in book: Book) -> String {
        let file =
            source.unit.file < book.files.count && source.unit.file >= 0
            ? book.files[source.unit.file] : nil
        let name = file?.name ?? ""
        if let page = source.unit.page { return "\(name):page \(page)" }
        guard let file else { return name }
        let before = file.text.prefix(source.range.lowerBound)
        let line = before.count { $0 == 0x0A } + 1
        let column = before.reversed().prefix { $0 != 0x0A }.count + 1
        return "\(name):\(line):\(column)"
    }
}

/// Lists of page numbers: "1-4, 7".
enum PageRanges {
    static func text(_ pages: [Int]) -> String {
        var parts: [ClosedRange<Int>] = []
        for page in pages {
            if let last = parts.last, last.upperBound + 1 == page {
                parts[parts.count - 1] = last.lowerBound...page
            } else {
                parts.append(page...page)
            }
        }
        let word = pages.count == 1 ? "page " : "pages "
        return word
            + parts.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
            .joined(separator: ", ")
    }
}

/// Durations as H:MM:SS.
enum Clock {
    static func text(_ seconds: Double) -> String {
        let whole = seconds.isFinite ? Int(seconds.rounded()) : 0
        func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
        return "\(whole / 3600):\(two(whole / 60 % 60)):\(two(whole % 60))"
    }
}
