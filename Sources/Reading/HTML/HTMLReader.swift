public import BookModel
import Foundation

/// Reads a file of HTML: its headings, paragraphs, lists, tables; title, author and language from
/// its head.
public struct HTMLReader: DocumentReader {
    public static let formatName = "HTML"

    public init() {}

    public static func recognizes(_ head: FileHead) -> Bool {
        if MarkdownReader.isNamed(head.name) { return false }
        let name = head.name.lowercased()
        let isNamed = [".html", ".htm", ".xhtml"].contains { name.hasSuffix($0) }
        let start = String(decoding: head.bytes.prefix(512), as: UTF8.self).lowercased()
        let isMarked = start.contains("<!doctype html") || start.contains("<html")
        return isMarked || isNamed && start.contains("<") && TextProbe.isText(head.bytes)
    }

    public func read(_ input: InputFile, options: ReadingOptions) throws(LecternError) -> Document {
        let file = try TextFile(input)
        let page = HTMLPage(file.units, unit: SourceUnit(), options: options)
        var metadata = TitlePage(page.blocks).metadata
        metadata.fill(from: HTMLHead(file.units).metadata)
        return Document(
            metadata: metadata,
            files: [SourceFile(name: input.name, sha256: file.sha256, text: file.units)],
            content: .flow(page.blocks), diagnostics: file.diagnostics, ledger: page.ledger)
    }
}

/// The blocks of one file of HTML.
struct HTMLPage {
    let blocks: [Block]
    let ledger: Ledger
    /// Where each `id` stands, in UTF-16 units of the file.
    let anchors: [String: Int]
    /// Where each printed page begins, with its label.
    let pageMarks: [(label: String, offset: Int)]

    /// - Parameters:
    ///   - path: in its archive or folder, for references from one file to another.
    ///   - notes: what the links of all files tell of notes; by default those of this one.
    init(
        _ units: CodeUnits, unit: SourceUnit, path: String = "", options: ReadingOptions,
        isXML: Bool = false, notes: NoteLinks? = nil
    ) {
        let builder = FlowBuilder()
        let walker = HTMLWalker(
            builder: builder, file: units, unit: unit, options: options, isXML: isXML)
        walker.path = path
        let notes = notes ?? NoteLinks([NoteLinkScan(units, path: path, isXML: isXML)])
        walker.notes = notes.page(path)
        walker.walk(SourcePieces(whole: units))
        walker.finish()
        SourceGaps(units: units, unit: unit)
            .account(for: builder.blocks, in: 0..<units.count, ledger: &builder.ledger)
        blocks = builder.blocks.map { NoteStart.trimmed($0, ledger: &builder.ledger) }
        ledger = builder.ledger
        anchors = walker.anchors
        pageMarks = walker.pageMarks
    }
}

/// What the head of an HTML file says.
struct HTMLHead {
    private(set) var metadata = Metadata()

    init(_ units: CodeUnits) {
        var tokenizer = HTMLTokenizer(units)
        var isInTitle = false
        while let token = tokenizer.next() {
            switch token {
            case .open(let tag):
                if tag.name == "body" { return }
                isInTitle = tag.name == "title"
                read(tag, units)
            case .text(let range) where isInTitle:
                let title = HTMLText.decoded(units, range).string.split(
                    whereSeparator: \.isWhitespace)
                if !title.isEmpty { setTitle(title.joined(separator: " ")) }
            case .close: isInTitle = false
            default: break
            }
        }
    }

    /// "The Project Gutenberg eBook of Alice, by Lewis Carroll" is "Alice".
    private mutating func setTitle(_ title: String) {
        metadata.title = title
        let lower = title.lowercased()
        guard lower.contains("project gutenberg ebook of "),
            let start = lower.range(of: " ebook of ")?.upperBound
        else { return }
        let rest = title[start...].components(separatedBy: ", by ")
        guard let name = rest.first, !name.isEmpty else { return }
        metadata.title = name
        if rest.count == 2 { metadata.authors = [rest[1]] }
    }

    private mutating func read(_ tag: HTMLTag, _ units: CodeUnits) {
        if tag.name == "html" {
            let language = tag.value(of: "lang", in: units) ?? tag.value(of: "xml:lang", in: units)
            metadata.language = language.flatMap { LanguageTag($0) }
        }
        guard tag.name == "meta", let content = tag.value(of: "content", in: units),
            !content.isEmpty
        else { return }
        switch tag.value(of: "name", in: units)?.lowercased() {
        case "author", "dc.creator": metadata.authors.append(content)
        case "dc.publisher": metadata.publisher = content
        case "date", "dc.date":
            metadata.year = content.split { !$0.isNumber }.first { $0.count == 4 }.flatMap {
                Int($0)
            }
        default: break
        }
    }
}
