import BookModel

/// What a user must know of pages whose text cannot be had, or not be trusted.
enum PageFindings {
    /// The account of what the pages hide.
    static func ledger(of pages: [PrintedPage]) -> Ledger {
        var ledger = Ledger()
        for page in pages {
            for stretch in page.hidden {
                ledger.drop(
                    SourceRange(unit: page.unit, range: stretch.range), rule: stretch.rule,
                    excerpt: page.text.string(in: stretch.range))
            }
        }
        return ledger
    }

    static func diagnostics(for pages: [PrintedPage]) -> [Diagnostic] {
        pages.compactMap { imageOnly($0) ?? unreadable($0) }
    }

    /// A page without text that shows images.
    private static func imageOnly(_ page: PrintedPage) -> Diagnostic? {
        guard !page.images.isEmpty, !page.text.contains(where: { $0 > 0x20 }) else { return nil }
        let images = page.images.count == 1 ? "1 image" : "\(page.images.count) images"
        return Diagnostic(
            .warning, at: .page(page.number), rule: "image-only-page",
            "no text layer, \(images); OCR needed")
    }

    /// A page with characters that no one can read.
    private static func unreadable(_ page: PrintedPage) -> Diagnostic? {
        let lost = page.hidden.lazy.filter { $0.rule == "unreadable-character" }.map(\.range.count)
            .reduce(0, +)
        let all = page.text.lazy.filter { $0 > 0x20 }.count
        guard lost > 0, lost * 50 >= all else { return nil }
        return Diagnostic(
            .warning, at: .page(page.number), rule: "unreadable-text",
            "\(lost) of \(all) characters have no map to Unicode; OCR would help")
    }
}
