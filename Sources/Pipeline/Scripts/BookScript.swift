import BookModel
import Timing

/// A planned book without its text: what is rendered and written once, and where the script of each
/// page lies.
public struct BookScript: Sendable {
    /// What is known of the whole book.
    struct Head: Sendable, Codable {
        var metadata: Metadata
        var language: LanguageTag
        /// The files it was read from.
        var sources: [ChapterTimeline.File]
        /// Printed pages of the selection, in order, each with the reason it has if it is silent;
        /// empty for formats without pages.
        var printedPages: [BookManifest.SilentPage]
        var dropped: [BookManifest.Dropped]
        /// As many of the run's findings as reading made.
        var diagnostics: [Diagnostic]
        /// The engine's voice that the book is read in.
        var voice: String
        var words: WordReport
        var files: [File]
        /// The digest of all page scripts.
        var digest: String
    }

    /// One audio file.
    struct File: Sendable, Codable, Hashable {
        var title: String
        var chapters: [PlannedChapter]
        var pages: [Page]
        /// The digest of what the engine is given for it.
        var spoken: String
        /// UTF-16 units of its text, at most.
        var length: Int
    }

    struct Page: Sendable, Codable, Hashable {
        var number: Int
        var label: String
    }

    let head: Head
    private let spool: ScriptSpool
    private let places: [Range<Int>]
    /// Of each file: the index of its first page among all.
    private let firstPages: [Int]

    init(_ head: Head, spool: ScriptSpool, places: [Range<Int>]) {
        self.head = head
        self.spool = spool
        self.places = places
        var next = 0
        firstPages = head.files.map { file in
            defer { next += file.pages.count }
            return next
        }
    }

    var files: [File] { head.files }
    var pageCount: Int { places.count }

    /// - Parameter index: among the pages of all files.
    /// - Throws: `.unwritableOutput` where the script cannot be had back, `.partial` where it is
    ///   none.
    func page(_ index: Int) throws(LecternError) -> PageScript {
        guard let script = PageScript(encoded: try spool.bytes(in: places[index])) else {
            throw LecternError(.partial, "a page's script is damaged")
        }
        return script
    }

    /// The file that a page belongs to, and its index there.
    func place(of page: Int) -> (file: Int, page: Int) {
        var (low, high) = (0, firstPages.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if firstPages[middle] <= page { low = middle } else { high = middle }
        }
        return (low, page - firstPages[low])
    }
}
