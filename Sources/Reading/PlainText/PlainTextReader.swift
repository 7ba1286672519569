public import BookModel
import Foundation

/// Reads plain text: paragraphs parted by blank lines, hard-wrapped lines joined, headings like
/// "Chapter 3", verse, the notices of Project Gutenberg left out.
public struct PlainTextReader: DocumentReader {
    public static let formatName = "plain text"

    public init() {}

    /// Bytes that are text in some encoding.
    public static func recognizes(_ head: FileHead) -> Bool {
        ForeignFormat.name(of: head.bytes) == nil && ForeignFormat.textKind(of: head) == nil
            && TextProbe.isText(head.bytes)
    }

    public func read(_ input: InputFile, options: ReadingOptions) throws(LecternError) -> Document {
        let file = try TextFile(input)
        var builder = PlainTextBuilder(
            file.units, skipsContents: options.skipsContents, keptRules: options.keptRules)
        builder.build()
        var document = Document(
            metadata: builder.metadata,
            files: [SourceFile(name: input.name, sha256: file.sha256, text: file.units)],
            content: .flow(builder.blocks))
        document.diagnostics = file.diagnostics
        document.ledger = builder.ledger
        return document
    }
}
