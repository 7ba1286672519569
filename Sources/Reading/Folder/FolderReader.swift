public import BookModel
import Foundation

/// Reads a folder as one book: an mdBook by its SUMMARY.md, any other folder file by file in
/// natural
/// order.
public struct FolderReader: Sendable {
    /// Most files of a book.
    static let mostFiles = 20_000

    public init() {}

    /// The book in the folder at `input.path`.
    ///
    /// - Throws: `.unreadableInput` for a folder without a file that can be read.
    public func read(_ input: InputFile, options: ReadingOptions) throws(LecternError) -> Document {
        let folder = URL(fileURLWithPath: input.path, isDirectory: true)
        let plan: any BookPlan = MdBookPlan(folder).map { $0 as any BookPlan } ?? FolderPlan(folder)
        var assembler = FolderAssembler(
            folder: plan.folder, charset: input.charset, options: options)
        for entry in plan.entries { assembler.add(entry) }
        guard !assembler.files.isEmpty else {
            throw LecternError(
                .unreadableInput, file: input.name,
                "the folder holds no text that can be read",
                remedy: "name a folder with Markdown, text or HTML files, or the files themselves")
        }
        return assembler.document(
            title: plan.title ?? input.name, authors: plan.authors, language: plan.language)
    }
}

/// What a folder holds, in order.
protocol BookPlan {
    /// Where the files lie.
    var folder: URL { get }
    var title: String? { get }
    var authors: [String] { get }
    var language: LanguageTag? { get }
    var entries: [BookPlanEntry] { get }
}

enum BookPlanEntry: Equatable {
    /// The title of a part over the chapters that follow; an empty one ends the part.
    case part(String)
    /// A file, with its title where the plan has one, and its depth from 1.
    case file(path: String, title: String?, level: Int)
}

/// The texts of a folder and of those in it, in natural order.
struct FolderPlan: BookPlan {
    let folder: URL
    let title: String? = nil
    let authors: [String] = []
    let language: LanguageTag? = nil
    let entries: [BookPlanEntry]

    init(_ folder: URL) {
        self.folder = folder
        entries = Self.files(in: folder, below: "", depth: 0).map {
            .file(path: $0, title: nil, level: 1)
        }
    }

    private static func files(in folder: URL, below path: String, depth: Int) -> [String] {
        guard depth < 20, let entries = try? ForeignPath.names(in: folder.path) else { return [] }
        var found: [String] = []
        for entry in entries.sorted(by: NaturalOrder.isBefore) where !entry.hasPrefix(".") {
            let name = path + entry
            let url = folder.appending(path: entry)
            switch ForeignPath.kind(of: url.path) {
            case .folder: found += files(in: url, below: name + "/", depth: depth + 1)
            case .file where FolderText.isNamed(name): found.append(name)
            default: break
            }
        }
        // An opening page stands first, whatever it is called.
        let opening = found.firstIndex {
            ["index.md", "readme.md", "_index.md", "index.html"]
                .contains($0.dropFirst(path.count).lowercased())
        }
        if let opening { found.insert(found.remove(at: opening), at: 0) }
        return found
    }
}
