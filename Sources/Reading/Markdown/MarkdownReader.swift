public import BookModel
import Foundation

/// Reads Markdown: CommonMark with GFM's tables, strikethrough, task lists and autolinks,
/// footnotes,
/// math, definition lists and YAML front matter.
public struct MarkdownReader: DocumentReader {
    public static let formatName = "Markdown"

    /// File name endings of Markdown.
    static let endings = [".md", ".markdown", ".mdown", ".mkdn", ".mkd", ".mdwn"]

    public init() {}

    public static func recognizes(_ head: FileHead) -> Bool {
        isNamed(head.name) && !head.bytes.starts(with: Array("%PDF".utf8))
            && ForeignFormat.name(of: head.bytes) == nil && TextProbe.isText(head.bytes)
    }

    static func isNamed(_ name: String) -> Bool {
        let name = name.lowercased()
        return endings.contains { name.hasSuffix($0) }
    }

    public func read(_ input: InputFile, options: ReadingOptions) throws(LecternError) -> Document {
        let file = try TextFile(input)
        let folder = URL(fileURLWithPath: input.path).deletingLastPathComponent()
        var reading = MarkdownFileReading(files: [file.units], folder: folder, options: options)
        let content = reading.blocks()
        var metadata = TitlePage(content).metadata
        metadata.fill(from: reading.metadata)
        return Document(
            metadata: metadata,
            files: [SourceFile(name: input.name, sha256: file.sha256, text: file.units)],
            content: .flow(content), diagnostics: file.diagnostics + reading.diagnostics,
            ledger: reading.ledger)
    }
}
