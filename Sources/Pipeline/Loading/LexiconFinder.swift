public import BookModel
import Foundation
public import Pronunciation

/// Finds the reader's own words for a book: `INPUT.lexicon` beside it, before those that a preset
/// or an option names.
public struct LexiconFinder: Sendable {
    private let shared: [String]

    /// - Parameter shared: paths of lexicons for every book.
    public init(shared: [String] = []) {
        self.shared = shared
    }

    /// The lexicons that hold for a book, its own first.
    func paths(for source: BookSource) -> [String] {
        var path = source.path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        path += ".lexicon"
        return (FileManager.default.fileExists(atPath: path) ? [path] : []) + shared
    }

    /// - Throws: `LecternError` `.usage` for a file that is named but missing, or malformed.
    public func lexicon(for source: BookSource) throws(LecternError) -> Lexicon {
        try joined(paths(for: source))
    }

    /// The lexicons for every book alone.
    ///
    /// - Throws: as above.
    public func lexicon() throws(LecternError) -> Lexicon {
        try joined(shared)
    }

    private func joined(_ paths: [String]) throws(LecternError) -> Lexicon {
        var lexicon = Lexicon()
        for path in paths { lexicon = lexicon.joined(with: try read(path)) }
        return lexicon
    }

    private func read(_ path: String) throws(LecternError) -> Lexicon {
        let name = path.split(separator: "/").last.map { String($0) } ?? path
        guard let data = FileManager.default.contents(atPath: path) else {
            throw LecternError(
                .usage, file: name, "the lexicon cannot be read",
                remedy: "name a file that exists and is readable")
        }
        return try LexiconReader(file: name).read([UInt8](data))
    }
}
