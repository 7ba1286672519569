import BookModel
import Segmentation

/// An example with `|` where its segments part; spaces next to a mark belong to neither segment.
struct MarkedText: CustomStringConvertible, Sendable {
    let language: LanguageTag
    let text: CodeUnits
    let pieces: [String]
    let role: BlockRole

    init(_ language: String, _ marked: String, role: BlockRole = .paragraph) {
        self.language = LanguageTag(known: language)
        self.role = role
        text = CodeUnits(marked.replacing("|", with: ""))
        pieces = marked.split(separator: "|").map(Self.trimmed)
    }

    var description: String { "\(language): \(pieces.joined(separator: "|"))" }

    func segments() -> Segments { Segmenter(language: language).segment(text, role: role) }

    func strings(_ ranges: [Range<Int>]) -> [String] { ranges.map { text.string(in: $0) } }

    private static func trimmed(_ piece: Substring) -> String {
        var piece = piece
        while piece.first?.isWhitespace == true { piece.removeFirst() }
        while piece.last?.isWhitespace == true { piece.removeLast() }
        return String(piece)
    }
}
