import BookModel

/// Repairs the text layer of a book after all its pages are read: charsets taken for another, codes
/// of TeX's fonts taken for controls. The boxes stay with the characters.
struct PageRepair {
    private(set) var pages: [PrintedPage]
    private(set) var summary: PDFSummary
    private(set) var diagnostics: [Diagnostic] = []

    init(_ pages: [PrintedPage], summary: PDFSummary) {
        self.pages = pages
        self.summary = summary
    }

    mutating func run() {
        let page = MojibakeFinder.codePage(of: sample())
        let usesCork = page != nil || hyphensAtLineEnds()
        let alphabets = NumberedGlyphs.alphabets(of: pages)
        for index in pages.indices {
            guard needsRepair(pages[index], page) else { continue }
            pages[index] = PageRewriter(
                pages[index], codePage: page, usesCork: usesCork, alphabets: alphabets
            )
            .rewritten()
        }
        for font in alphabets.keys.sorted() {
            diagnostics.append(
                Diagnostic(
                    .warning, rule: "numbered-glyphs",
                    "the font \(font) only numbers its glyphs; what they stand for was told by "
                        + "how they read: compare a page with its text"))
        }
        guard let page else { return }
        repairTitles(page)
        diagnostics.append(
            Diagnostic(
                .warning, rule: "mojibake",
                "the text layer gives \(page.name) as Latin letters; it is read as \(page.name)"))
    }

    private func needsRepair(_ printed: PrintedPage, _ page: CodePage?) -> Bool {
        page != nil || printed.hidden.contains { $0.rule == PageFindings.unreadable }
    }

    private func sample() -> CodeUnits {
        let step = max(1, pages.count / 60)
        var units: CodeUnits = []
        for index in stride(from: 0, to: pages.count, by: step) {
            units += pages[index].text.prefix(4000)
            units.append(0x0A)
        }
        return units
    }

    /// Whether code 0x7F stands where hyphens stand: TeX's Cork encoding has its hyphen there.
    private func hyphensAtLineEnds() -> Bool {
        var (ends, all) = (0, 0)
        for page in pages where !page.hidden.isEmpty {
            for index in page.text.indices where page.text[index] == 0xF07F {
                all += 1
                if index + 1 == page.text.count || page.text[index + 1] == 0x0A { ends += 1 }
            }
        }
        return all > 2 && ends * 2 > all
    }

    private mutating func repairTitles(_ page: CodePage) {
        for index in summary.outline.indices {
            summary.outline[index].title = repaired(summary.outline[index].title, page)
        }
        summary.metadata.title = summary.metadata.title.map { repaired($0, page) }
        summary.metadata.authors = summary.metadata.authors.map { repaired($0, page) }
    }

    /// A title most of whose letters are the charset's.
    private func repaired(_ title: String, _ page: CodePage) -> String {
        let units = CodeUnits(title)
        let upper = units.count { CodePage.byte(of: $0) != nil }
        let letters = units.count { Unicode.Scalar($0)?.properties.isAlphabetic ?? false }
        return upper * 2 > letters && upper > 1 ? units.map(page.unit(for:)).string : title
    }
}
