public import BookModel
import Foundation

/// Reads EPUB 2 and 3: the documents of the spine in order, chapters by the table of contents.
public struct EPUBReader: DocumentReader {
    public static let formatName = "EPUB"

    public init() {}

    public static func recognizes(_ head: FileHead) -> Bool {
        guard head.bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) else { return false }
        let start = head.bytes.prefix(128)
        let mark = Array("application/epub+zip".utf8)
        return head.name.lowercased().hasSuffix(".epub")
            || start.indices.contains { start[$0...].starts(with: mark) }
    }

    public func read(_ input: InputFile, options: ReadingOptions) throws(LecternError) -> Document {
        try read(try Self.unpack(input), of: input, options: options)
    }

    /// The files that a book may need, by path: the part of the work that a library does, which a
    /// damaged file may crash.
    ///
    /// - Throws: `.unreadableInput` for what is damaged or unpacks to too much, `.encrypted`.
    public static func unpack(_ input: InputFile) throws(LecternError) -> [String: [UInt8]] {
        let bytes = try FileContent.whole(input, limit: FileContent.archiveLimit)
        do {
            return try ZipArchive(bytes, isWanted: isWanted).files
        } catch {
            throw failure(error, file: input.name)
        }
    }

    /// Reads what `unpack` gave.
    public func read(
        _ unpacked: [String: [UInt8]], of input: InputFile, options: ReadingOptions
    ) throws(LecternError) -> Document {
        guard let package = EPUBPackage(unpacked), !package.spine.isEmpty else {
            throw LecternError(
                .unreadableInput, file: input.name,
                "this EPUB has no package document with a reading order",
                remedy: "get the book anew, or repair it with an EPUB editor")
        }
        var assembler = EPUBAssembler(options: options)
        var texts: [(path: String, file: TextFile)] = []
        for path in package.spine {
            guard let content = unpacked[path] else {
                assembler.diagnostics.append(
                    Diagnostic(
                        .warning, rule: "missing-file",
                        "the book names “\(path)”, which is not in it"))
                continue
            }
            texts.append((path, TextFile(bytes: content)))
        }
        assembler.add(texts)
        guard !assembler.files.isEmpty else {
            throw LecternError(
                .unreadableInput, file: input.name,
                "this EPUB holds none of the documents it names",
                remedy: "get the book anew, or repair it with an EPUB editor")
        }
        return assembler.document(package)
    }

    private static let endings = [
        ".xml", ".opf", ".ncx", ".xhtml", ".html", ".htm", ".jpg", ".jpeg", ".png",
    ]

    private static func isWanted(_ path: String) -> Bool {
        let path = path.lowercased()
        return endings.contains { path.hasSuffix($0) }
    }

    private static func failure(_ failure: ZipArchive.Failure, file: String) -> LecternError {
        switch failure {
        case .damaged(let cause):
            LecternError(
                .unreadableInput, file: file, "this EPUB is damaged",
                remedy: "get the book anew, or pack its files anew", cause: cause)
        case .tooLarge:
            LecternError(
                .unreadableInput, file: file, "this EPUB unpacks to more than a book can be",
                remedy: "split it")
        case .encrypted:
            LecternError(
                .encrypted, file: file, "this EPUB is encrypted",
                remedy: "use a copy without encryption")
        }
    }
}

/// Puts the documents of an EPUB together.
struct EPUBAssembler {
    private let options: ReadingOptions
    private(set) var files: [SourceFile] = []
    var diagnostics: [Diagnostic] = []
    private var blocks: [Block] = []
    private var ledger = Ledger()
    private var anchors: [String: SourcePosition] = [:]
    private var pageMarks: [PageMark] = []

    init(options: ReadingOptions) {
        self.options = options
    }

    /// All documents in the order of the spine.
    mutating func add(_ texts: [(path: String, file: TextFile)]) {
        let notes = NoteLinks(
            texts.map { NoteLinkScan($0.file.units, path: $0.path, isXML: true) })
        for text in texts { add(text.file, path: text.path, notes) }
    }

    private mutating func add(_ file: TextFile, path: String, _ notes: NoteLinks) {
        let unit = SourceUnit(file: files.count)
        files.append(SourceFile(name: path, sha256: file.sha256, text: file.units))
        let page = HTMLPage(
            file.units, unit: unit, path: path, options: options, isXML: true, notes: notes)
        blocks += page.blocks
        ledger.append(page.ledger)
        pageMarks += page.pageMarks.map {
            PageMark(label: $0.label, position: SourcePosition(unit: unit, offset: $0.offset))
        }
        anchors[path] = SourcePosition(unit: unit, offset: 0)
        for (id, offset) in page.anchors {
            anchors[path + "#" + id] = SourcePosition(unit: unit, offset: offset)
        }
    }

    func document(_ package: EPUBPackage) -> Document {
        let outline = package.contents.map { entry in
            OutlineEntry(
                title: entry.title, level: entry.level, page: nil, position: position(of: entry))
        }
        var document = Document(
            metadata: package.metadata, files: files, outline: outline, content: .flow(blocks),
            diagnostics: diagnostics, ledger: ledger)
        let listed = package.pageList.compactMap { entry in
            position(of: entry).map { PageMark(label: entry.title, position: $0) }
        }
        document.pageMarks = (listed.isEmpty ? pageMarks : listed)
            .sorted { $0.position < $1.position }
        return document
    }

    private func position(of entry: EPUBPackage.Entry) -> SourcePosition? {
        entry.path.flatMap { path in
            entry.fragment.flatMap { anchors[path + "#" + $0] } ?? anchors[path]
        }
    }
}
