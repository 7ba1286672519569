import BookModel
import Pipeline

extension CommandSpec {
    static let text = CommandSpec(
        "text", usage: "text INPUT [--stage source|display|spoken] [OPTION...]",
        summary: "Print the text as a stage of the work leaves it",
        discussion: """
            source is the file's own text, display what a reader shows (cleaned, paragraphs
            rejoined, hyphens undone), spoken the words in the language's own writing.
            Paragraphs are parted by a blank line.
            """,
        options: [
            OptionSpec(
                "stage", .choice(TextReport.Stage.allCases.map(\.rawValue)), valueName: "STAGE",
                standard: "display",
                "source, display or spoken"),
            OptionSpec("json", .flag, "JSON by page, with each word's range and place on the page"),
        ] + BookRequest.options,
        operands: 1...1, operandKind: .inputs, needs: "an INPUT",
        run: { (arguments, console) async throws(LecternError) in
            let request = try BookRequest(arguments)
            let book = try await request.loadSelection()
            for finding in book.diagnostics where finding.severity > .note {
                console.report(finding)
            }
            let stage = arguments.text("stage").flatMap(TextReport.Stage.init) ?? .display
            let report = TextReport(book, emoji: request.settings.conversion.reading.emoji)
            let text = report.plain(stage)
            guard text.contains(where: { !$0.isWhitespace }) else {
                throw LecternError.nothingToSpeak(in: book).naming(request.source)
            }
            if arguments.has("json") {
                let pages =
                    book.pages.isEmpty && stage == .display
                    ? report.displayParts(try await request.parts())
                    : report.displayPages()
                try console.write(TextJSON(report, stage: stage, book: book, pages: pages).json)
            } else {
                // A file gets the text as it is; a terminal must not obey it.
                let shown = console.showsResult ? Sanitizer.cleanLines(text) : text
                try console.write(shown.isEmpty || shown.hasSuffix("\n") ? shown : shown + "\n")
            }
            return 0
        })
}
