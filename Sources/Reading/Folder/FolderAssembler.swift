import BookModel
import Foundation

/// Puts the files of a folder together into one document.
struct FolderAssembler {
    private let folder: URL
    private let charset: String?
    private let options: ReadingOptions
    private(set) var files: [SourceFile] = []
    private var numbers: [String: Int] = [:]
    /// Files that are read themselves; others are there for the lines that these include.
    private var read: Set<Int> = []
    private var blocks: [Block] = []
    private var outline: [OutlineEntry] = []
    private var diagnostics: [Diagnostic] = []
    private var ledger = Ledger()
    private var metadata = Metadata()

    /// - Parameter charset: of the files; detected where it is not told.
    init(folder: URL, charset: String? = nil, options: ReadingOptions) {
        self.folder = folder
        self.charset = charset
        self.options = options
    }

    mutating func add(_ entry: BookPlanEntry) {
        switch entry {
        case .part(let title): outline.append(OutlineEntry(title: title, level: 1, page: nil))
        case .file(let path, let title, let level): add(path, title: title, level: level)
        }
    }

    func document(title: String, authors: [String], language: LanguageTag?) -> Document {
        var metadata = metadata
        var ledger = ledger
        for number in files.indices where !read.contains(number) {
            SourceGaps(
                units: files[number].text, unit: SourceUnit(file: number), rule: "not-included"
            )
            .account(for: blocks, in: 0..<files[number].text.count, ledger: &ledger)
        }
        metadata.title = title
        if !authors.isEmpty { metadata.authors = authors }
        if let language { metadata.language = language }
        return Document(
            metadata: metadata, files: files, outline: outline, content: .flow(blocks),
            diagnostics: diagnostics,
            ledger: ledger)
    }

    // MARK: Files

    /// The number of a file of the book, which is opened where it was not before; `nil` where it
    /// cannot be read or lies outside the folder.
    private mutating func number(of url: URL, name: String) -> Int? {
        if let known = numbers[url.path] { return known }
        guard files.count < FolderReader.mostFiles,
            let file = try? TextFile(InputFile(path: url.path, name: name, charset: charset))
        else { return nil }
        files.append(SourceFile(name: name, sha256: file.sha256, text: file.units))
        numbers[url.path] = files.count - 1
        diagnostics += file.diagnostics.map { $0.of(file: name) }
        return files.count - 1
    }

    private mutating func add(_ path: String, title: String?, level: Int) {
        let name = ForeignName.shown(path)
        guard let url = url(of: path), let number = number(of: url, name: name) else {
            return diagnostics.append(
                Diagnostic(
                    .warning, file: name, rule: "missing-file",
                    "the file is not there or cannot be read; it is left out"))
        }
        read.insert(number)
        let reading = text(of: number, path: name, at: url)
        let found = reading.blocks
        ledger.append(reading.ledger)
        take(reading.metadata)
        diagnostics += reading.diagnostics.map { $0.of(file: name) }
        let start = SourcePosition(unit: SourceUnit(file: number), offset: 0)
        let own = title ?? reading.metadata.title ?? found.first { $0.role == .heading }?.title
        outline.append(
            OutlineEntry(
                title: own ?? Self.title(of: name), level: level, page: nil, position: start))
        if title == nil { addHeadings(of: found, below: level) }
        blocks += found.map { block in
            var block = block
            if block.language == nil, reading.metadata.language != metadata.language {
                block.language = reading.metadata.language
            }
            return block
        }
    }

    private func url(of path: String) -> URL? {
        guard ForeignName.isForeign(path) else { return ContainedPath(path, in: folder)?.url }
        // A name that the folder itself has given, and no link.
        return ForeignPath.usable(folder.path + "/" + path).map { URL(fileURLWithPath: $0) }
    }

    private mutating func text(of number: Int, path: String, at url: URL) -> FolderText {
        guard MarkdownReader.isNamed(path) else {
            return FolderText(files[number].text, name: path, number: number, options: options)
        }
        let includes = includes(of: number, at: url)
        var reading = MarkdownFileReading(
            files: files.map(\.text), index: number, includes: includes, notePrefix: "\(number):",
            folder: url.deletingLastPathComponent(), options: options)
        return FolderText(
            blocks: reading.blocks(), metadata: reading.metadata, ledger: reading.ledger,
            diagnostics: reading.diagnostics)
    }

    private mutating func includes(of number: Int, at url: URL) -> [Include] {
        let resolver = IncludeResolver(text: files[number].text, file: number)
        return resolver.resolve(from: url, in: folder) { url, name in
            self.number(of: url, name: name).map { ($0, files[$0].text) }
        }
    }

    /// The headings of a file that no plan divides: they make chapters where a file is a whole
    /// part.
    private mutating func addHeadings(of found: [Block], below level: Int) {
        for block in found where block.role == .heading && block.level <= 6 {
            let place = block.text.sourcePosition(at: 0)
            outline.append(
                OutlineEntry(
                    title: block.title, level: level + block.level, page: nil, position: place))
        }
    }

    /// What the first file that says anything says of the book.
    private mutating func take(_ other: Metadata) {
        if metadata.authors.isEmpty { metadata.authors = other.authors }
        metadata.language = metadata.language ?? other.language
        metadata.year = metadata.year ?? other.year
        metadata.publisher = metadata.publisher ?? other.publisher
        metadata.cover = metadata.cover ?? other.cover
    }

    private static func title(of path: String) -> String {
        let name = path.split(separator: "/").last.map { String($0) } ?? path
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }
}

extension Diagnostic {
    /// The finding with the name of the file that it is about.
    fileprivate func of(file name: String) -> Diagnostic {
        var named = self
        named.file = name
        return named
    }
}
