import BookModel
import Pronunciation

/// How often the entries of a lexicon fired in a book.
struct LexiconUse {
    private let lexicon: Lexicon
    private var counts: [Int]

    init(_ lexicon: Lexicon, in files: [PlannedFile]) {
        self.lexicon = lexicon
        counts = Array(repeating: 0, count: lexicon.entries.count)
        for file in files {
            for sentence in file.pages.flatMap(\.paragraphs).flatMap(\.sentences) {
                for entry in sentence.lexiconEntries { counts[entry] += 1 }
            }
        }
    }

    /// The entries that fired, most frequent first, and how many did not; `nil` without a lexicon.
    var diagnostic: Diagnostic? {
        guard !lexicon.isEmpty else { return nil }
        let used = counts.indices.filter { counts[$0] > 0 }
            .sorted { (counts[$1], $0) < (counts[$0], $1) }
            .map { "\(lexicon.entries[$0].written) \(counts[$0])×" }
        let unused = counts.count { $0 == 0 }
        let list = used.isEmpty ? "no entry fired" : used.joined(separator: ", ")
        return Diagnostic(
            .note, rule: "lexicon", unused == 0 ? list : "\(list); \(unused) entries did not fire")
    }
}
