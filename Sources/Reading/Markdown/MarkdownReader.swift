public import BookModel
import Foundation

/// Reads Markdown: CommonMark with GFM's tables, strikethrough, task lists and autolinks, footnotes,
/// math, definition lists and YAML front matter.
public struct MarkdownReader: DocumentReader {
    public static let formatName = "Markdown"

    /// File name endings of Markdown.
    static let endings = [".md", ".markdown", ".mdown", ".mkdn", ".mkd", ".mdwn"]

    public init() {}

    public static func recognizes(_ head: FileHead) -> Bool {
        isNamed(head.name) && !head.bytes.contains(0) && !head.bytes.starts(with: Array("%PDF".utf8))
    }

    static func isNamed(_ name: String) -> Bool {
        let name = name.lowercased()
        return endings.contains { name.hasSuffix($0) }
    }

    public func read(_ input: InputFile, options: ReadingOptions) throws(LecternError) -> Document {
        let file = try TextFile(input)
        let folder = URL(fileURLWithPath: input.path).deletingLastPathComponent()
        var reading = MarkdownFileReading(units: file.units, folder: folder, options: options)
        let content = reading.blocks()
        return Document(
            metadata: reading.metadata, files: [SourceFile(name: input.name, sha256: file.sha256, text: file.units)],
            content: .flow(content), diagnostics: file.diagnostics, ledger: reading.ledger)
    }
}

/// One file of Markdown read whole, front matter included.
struct MarkdownFileReading {
    let units: CodeUnits
    let options: ReadingOptions
    let unit: SourceUnit
    let notePrefix: String
    private let frontMatter: FrontMatter?
    private(set) var metadata = Metadata()
    private(set) var ledger = Ledger()

    init(
        units: CodeUnits, index: Int = 0, notePrefix: String = "", folder: URL?, options: ReadingOptions
    ) {
        self.units = units
        self.options = options
        self.notePrefix = notePrefix
        unit = SourceUnit(file: index)
        frontMatter = FrontMatter(units)
        metadata = frontMatter?.metadata(folder: folder) ?? Metadata()
    }

    mutating func blocks() -> [Block] {
        let start = frontMatter?.range.upperBound ?? 0
        let file = MarkdownFile(units: units, index: unit.file, notePrefix: notePrefix)
        let content = file.blocks(from: start, options: options)
        let front = frontBlocks()
        ledger.append(content.ledger)
        return front + content.blocks
    }

    /// The lines of the front matter as paragraphs, where they are to be read.
    private mutating func frontBlocks() -> [Block] {
        guard let frontMatter else { return [] }
        guard options.frontMatter == .read else {
            let end = min(frontMatter.range.upperBound, 200)
            ledger.drop(
                SourceRange(unit: unit, range: frontMatter.range), rule: "front-matter",
                excerpt: units.string(in: 0..<end))
            return []
        }
        let builder = FlowBuilder()
        for line in frontMatter.lines {
            builder.current.append(units, line, in: unit)
            builder.flush()
        }
        SourceGaps(units: units, unit: unit).account(for: builder.blocks, in: frontMatter.range, ledger: &builder.ledger)
        ledger.append(builder.ledger)
        return builder.blocks
    }
}
