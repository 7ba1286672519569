import BookModel

/// The styles of a book, numbered in order of appearance so that a word carries an index.
struct Styles {
    struct Style: Hashable {
        var font: String
        /// In tenths of a point.
        var tenths: Int
        var isBold: Bool
        var isItalic: Bool
        var isMonospaced: Bool
        /// White or nearly so.
        var isWhite: Bool
        /// Neither dark nor white: what watermarks are printed in.
        var isPale: Bool
        var ink = Ink.visible
        /// The document says that it is no part of what the author wrote.
        var isArtifact = false
        /// … but of the paging.
        var isPagination = false

        var size: Float { Float(tenths) / 10 }
    }

    private(set) var all: [Style] = []
    private var known: [Style: Int] = [:]
    private var monospaced: [String: Bool] = [:]

    subscript(index: Int) -> Style { all[index] }

    mutating func index(of run: StyleRun) -> Int {
        let isMonospaced = monospaced[run.font] ?? Self.isMonospaced(run.font)
        monospaced[run.font] = isMonospaced
        let darkest = min(run.red, run.green, run.blue)
        let style = Style(
            font: run.font, tenths: Int((run.size * 10).rounded()), isBold: run.isBold,
            isItalic: run.isItalic, isMonospaced: isMonospaced,
            isWhite: darkest > 0.97, isPale: darkest > 0.6, ink: run.ink,
            isArtifact: run.isArtifact, isPagination: run.isPagination)
        if let index = known[style] { return index }
        known[style] = all.count
        all.append(style)
        return all.count - 1
    }

    /// A font's name without what says that its small letters are small capitals.
    static func plain(_ font: String) -> String {
        var name = font.lowercased().filter { $0 != "-" && $0 != " " }
        for suffix in ["smallcaps", "smcp", "caps", "sc"] where name.hasSuffix(suffix) {
            name.removeLast(suffix.count)
            break
        }
        return name
    }

    /// By the names that typewriter faces have; the file's own flag does not reach this stage.
    static func isMonospaced(_ font: String) -> Bool {
        let name = font.lowercased()
        return [
            "mono", "courier", "typewriter", "cmtt", "consol", "menlo", "lmtt", "sftt", "fixed",
            "monaco", "code",
        ]
        .contains { name.contains($0) }
    }
}
