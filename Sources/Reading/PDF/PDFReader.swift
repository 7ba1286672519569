public import BookModel
import Foundation

/// Reads PDF through Poppler: pages with a box for each character, outline, metadata.
public struct PDFReader: DocumentReader {
    public static let formatName = "PDF"

    public init() {}

    /// `%PDF-` within the first 1,024 bytes, as viewers take it (ISO 32000-1, H.3, note 13).
    public static func recognizes(_ head: FileHead) -> Bool {
        let mark = Array("%PDF-".utf8)
        let bytes = head.bytes.prefix(1024 + mark.count)
        return bytes.indices.contains { bytes[$0...].starts(with: mark) }
    }

    public func read(_ input: InputFile, options: ReadingOptions) throws(LecternError) -> Document {
        let file = try PDFFile(input)
        var pages: [PrintedPage] = []
        var diagnostics: [Diagnostic] = []
        for number in 1...file.pageCount {
            do {
                pages.append(try file.page(number))
            } catch {
                diagnostics.append(Self.diagnostic(for: error, page: number))
            }
        }
        return Self.document(
            input, summary: file.summary(), pages: pages, sha256: try FileDigest.sha256(of: input),
            diagnostics: diagnostics)
    }

    /// The finding for a page that could not be read.
    public static func diagnostic(for error: LecternError, page: Int) -> Diagnostic {
        let cause = error.cause.map { " (\($0))" } ?? ""
        return Diagnostic(.error, at: .page(page), rule: "unreadable-page", error.reason + cause)
    }

    /// Puts together what was read, here or in a child process.
    public static func document(
        _ input: InputFile, summary: PDFSummary, pages: [PrintedPage], sha256: String,
        diagnostics: [Diagnostic]
    ) -> Document {
        var repair = PageRepair(pages, summary: summary)
        repair.run()
        var document = Document(
            metadata: repair.summary.metadata,
            files: [SourceFile(name: input.name, sha256: sha256)],
            outline: repair.summary.outline, content: .pages(StatedLanguages.verified(repair.pages))
        )
        document.diagnostics =
            summary.diagnostics + diagnostics + repair.diagnostics
            + PageFindings.diagnostics(for: repair.pages)
        document.ledger = PageFindings.ledger(of: repair.pages)
        return document
    }
}
