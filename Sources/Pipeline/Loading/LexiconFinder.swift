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

    /// - Throws: `LecternError` `.usage` for a file that is named but missing, or malformed.
    public func lexicon(for source: BookSource) throws(LecternError) -> Lexicon {
        var path = source.path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        path += ".lexicon"
        var lexicon = Lexicon()
        if FileManager.default.fileExists(atPath: path) { lexicon = try read(path) }
        for path in shared { lexicon = lexicon.joined(with: try read(path)) }
        return lexicon
    }

    /// The lexicons for every book alone.
    ///
    /// - Throws: as above.
    public func lexicon() throws(LecternError) -> Lexicon {
        var lexicon = Lexicon()
        for path in shared { lexicon = lexicon.joined(with: try read(path)) }
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
