import BookModel
import Pipeline

/// The JSON of `lectern text`.
struct TextJSON {
    let json: JSON

    init(_ report: TextReport, stage: TextReport.Stage, book: Book) {
        switch stage {
        case .display: json = .object([("pages", .array(report.displayPages().map(Self.page)))])
        case .source: json = .object([("pages", .array(Self.source(of: book)))])
        case .spoken: json = .object([("paragraphs", .array(report.spokenParagraphs().map(JSON.string)))])
        }
    }

    private static func page(_ page: TextReport.Page) -> JSON {
        .object([
            ("number", .integer(page.number)), ("label", .string(page.label)), ("text", .string(page.text.string)),
            ("words", .array(page.words.map(word))),
        ])
    }

    private static func word(_ word: TextReport.Word) -> JSON {
        var members: [(String, JSON)] = [("range", .range(word.range))]
        if word.boxes.count == 1 { members.append(("box", box(word.boxes[0]))) }
        if word.boxes.count > 1 { members.append(("boxes", .array(word.boxes.map(box)))) }
        return .object(members)
    }

    private static func box(_ box: Box) -> JSON {
        .array([box.x0, box.y0, box.x1, box.y1].map { .number((Double($0) * 100).rounded() / 100) })
    }

    private static func source(of book: Book) -> [JSON] {
        if book.pages.isEmpty {
            return book.files.map { file in
                .object([("file", .string(file.name)), ("text", .string(file.text.string))])
            }
        }
        return book.pages.map { page in
            .object([
                ("number", .integer(page.number)), ("label", .string(page.label)), ("text", .string(page.text.string)),
            ])
        }
    }
}
