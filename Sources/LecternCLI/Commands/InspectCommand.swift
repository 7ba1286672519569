import BookModel
import Pipeline
import Timing

extension CommandSpec {
    static let inspect = CommandSpec(
        "inspect", usage: "inspect INPUT [--ledger] [--json] [OPTION...]",
        summary: "Show chapters, pages, and what will be dropped by which rule; write nothing",
        options: [
            OptionSpec("ledger", .flag, "Every piece that is left out, with its rule and place"),
            .json,
        ] + OptionSpec.settings(named: "rate") + BookRequest.options,
        operands: 1...1, operandKind: .inputs, needs: "an INPUT", run: inspectBook)

    private static func inspectBook(
        _ arguments: ParsedArguments, _ console: Console
    ) async throws(LecternError) -> Int32 {
        let request = try BookRequest(arguments)
        let book = try await request.loadSelection()
        let report = InspectReport(
            book, rate: request.settings.conversion.rate, words: try words(of: book, request))
        let voice = try? BookPlanner(settings: request.settings.conversion)
            .voice(for: book.language)
        let caveats =
            voice.map {
                BookConverter.caveats(
                    of: $0, for: book.language, in: request.source.name)
            } ?? []
        for finding in book.diagnostics + caveats { console.report(finding) }
        let showsLedger = arguments.has("ledger")
        if arguments.has("json") {
            try console.write(
                InspectJSON(report, source: request.source, showsLedger: showsLedger).json)
        } else if showsLedger {
            try console.write(InspectText(report, source: request.source).ledger)
        } else {
            try console.write(InspectText(report, source: request.source).summary)
        }
        guard report.characters > 0 else {
            throw LecternError.nothingToSpeak(in: book).naming(request.source)
        }
        return 0
    }

    /// The lexicon's and the engine's part of the report; a language without a voice has none.
    private static func words(
        of book: Book, _ request: BookRequest
    ) throws(LecternError) -> WordReport {
        let settings = request.settings.conversion
        let lexicon = try LexiconFinder(shared: settings.lexicons).lexicon(for: request.source)
        let voice = try? BookPlanner(settings: settings).voice(for: book.language)
        return WordReport(
            book, lexicon: lexicon, voice: voice ?? "",
            asking: voice == nil ? nil : WordReport.engine)
    }
}
