import BookModel
import Pipeline
import Timing

/// The JSON of `lectern text`.
struct TextJSON {
    let json: JSONValue

    /// - Parameter pages: printed ones, or the parts of a book that has none.
    init(
        _ report: TextReport, stage: TextReport.Stage, book: Book, pages: [TextReport.Page]
    ) {
        switch stage {
        case .display: json = ["pages": .array(pages.map(Self.page))]
        case .source: json = ["pages": .array(Self.source(of: book))]
        case .spoken: json = ["paragraphs": .array(report.spokenParagraphs().map(JSONValue.string))]
        }
    }

    private static func page(_ page: TextReport.Page) -> JSONValue {
        [
            "number": .integer(page.number), "label": .string(page.label),
            "text": .string(page.text.string),
            "words": .array(page.words.map(word)),
        ]
    }

    private static func word(_ word: TextReport.Word) -> JSONValue {
        switch word.boxes.count {
        case 0: ["range": .range(word.range)]
        case 1: ["range": .range(word.range), "box": box(word.boxes[0])]
        default: ["range": .range(word.range), "boxes": .array(word.boxes.map(box))]
        }
    }

    /// Points with two decimals.
    private static func box(_ box: Box) -> JSONValue {
        .array(
            [box.x0, box.y0, box.x1, box.y1].map { .number((Double($0) * 100).rounded() / 100) })
    }

    private static func source(of book: Book) -> [JSONValue] {
        if book.pages.isEmpty {
            return book.files.map { ["file": .string($0.name), "text": .string($0.text.string)] }
        }
        return book.pages.map {
            [
                "number": .integer($0.number), "label": .string($0.label),
                "text": .string($0.text.string),
            ]
        }
    }
}
