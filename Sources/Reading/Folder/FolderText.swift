import BookModel
import Foundation

/// A file of a folder that is read as one book: what is in it, its places in the book's file of
/// that number.
struct FolderText {
    var blocks: [Block]
    var metadata: Metadata
    var ledger: Ledger
    var diagnostics: [Diagnostic]

    init(
        blocks: [Block], metadata: Metadata, ledger: Ledger, diagnostics: [Diagnostic]
    ) {
        (self.blocks, self.metadata) = (blocks, metadata)
        (self.ledger, self.diagnostics) = (ledger, diagnostics)
    }

    private static let endings = [".txt", ".text", ".html", ".htm", ".xhtml"]

    /// Whether a file is a text that can be a part of a book, by its name.
    static func isNamed(_ name: String) -> Bool {
        let lower = name.lowercased()
        return MarkdownReader.isNamed(name) || endings.contains { lower.hasSuffix($0) }
    }

    /// Reads plain text or HTML.
    ///
    /// - Parameter number: of the file among the book's.
    init(_ units: CodeUnits, name: String, number: Int, options: ReadingOptions) {
        let unit = SourceUnit(file: number)
        diagnostics = []
        if isHTML(units, name: name) {
            let page = HTMLPage(units, unit: unit, path: name, options: options)
            (blocks, ledger) = (page.blocks, page.ledger)
            metadata = HTMLHead(units).metadata
        } else {
            var builder = PlainTextBuilder(
                units, unit: unit, skipsContents: options.skipsContents)
            builder.build()
            (blocks, ledger, metadata) = (builder.blocks, builder.ledger, builder.metadata)
        }
    }
}

private func isHTML(_ units: CodeUnits, name: String) -> Bool {
    let head = units.prefix(512)
    return HTMLReader.recognizes(
        FileHead(name: name, bytes: Array(String(decoding: head, as: UTF16.self).utf8)))
}
