import BookModel
import Pronunciation

/// How often the entries of a lexicon fired in a book.
struct LexiconUse {
    /// By the entry's index.
    private(set) var counts: [Int]

    init(_ lexicon: Lexicon, in files: [PlannedFile]) {
        counts = Array(repeating: 0, count: lexicon.entries.count)
        for file in files {
            for sentence in file.pages.flatMap(\.paragraphs).flatMap(\.sentences) {
                for entry in sentence.lexiconEntries { counts[entry] += 1 }
            }
        }
    }
}

extension WordReport {
    /// What a conversion says of it: nothing without a lexicon or such names.
    var diagnostics: [Diagnostic] {
        var found = lexiconDiagnostics
        if !unlisted.isEmpty {
            found.append(
                Diagnostic(
                    .note, rule: "unlisted-names",
                    "names read by the engine's rules alone: \(Self.text(unlisted)); "
                        + "`lectern explain --listen NAME -o clip.mp3` says one"))
        }
        return found
    }

    /// … of the lexicon alone.
    var lexiconDiagnostics: [Diagnostic] {
        var found: [Diagnostic] = []
        if !fired.isEmpty || unused > 0 {
            let list = fired.isEmpty ? "no entry fired" : Self.text(fired)
            found.append(
                Diagnostic(
                    .note, rule: "lexicon",
                    unused == 0 ? list : "\(list); \(unused) entries did not fire"))
        }
        return found
    }
}
