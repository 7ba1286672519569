import Foundation

public import BookModel

/// Reads Markdown: CommonMark with GFM's tables, strikethrough, task lists and autolinks, footnotes,
/// math, definition lists and YAML front matter.
public struct MarkdownReader: DocumentReader {
    public static let formatName = "Markdown"

    public init() {}

    public static func recognizes(_ head: FileHead) -> Bool {
        let name = head.name.lowercased()
        return [".md", ".markdown", ".mdown", ".mkdn", ".mkd", ".mdwn"].contains { name.hasSuffix($0) }
            && !head.bytes.prefix(1024).contains(0)
    }

    public func read(_ input: InputFile, options: ReadingOptions) throws(LecternError) -> Document {
        let bytes: [UInt8]
        do {
            bytes = Array(try Data(contentsOf: URL(fileURLWithPath: input.path)))
        } catch {
            throw LecternError(.unreadableInput, file: input.name, "cannot be read", cause: "\(error.localizedDescription)")
        }
        return MarkdownFile(bytes: bytes, name: input.name).document(options: options)
    }
}
