import BookModel
import Pipeline
import Timing

extension CommandSpec {
    static let explain = CommandSpec(
        "explain",
        usage: "explain --language TAG [TEXT] [--spoken] [--json] [--listen WORD -o FILE]",
        summary: "Show each step from the written to the spoken form, word by word",
        discussion: """
            Without TEXT the lines of standard input are explained one by one. For each word it
            shows what is written, what is said, and what the engine is given where that differs.
            With --listen the engine says a word or a few into an MP3 file, with the reader's own
            words in force, so that a name can be heard before the book is made.
            """,
        options: [
            OptionSpec(
                "language", valueName: "TAG", standard: "required", "The language of the text"),
            OptionSpec("spoken", .flag, "The spoken form alone, a line for each line read"),
            OptionSpec("json", .flag, "A JSON object for each line read"),
            OptionSpec("listen", valueName: "WORD", "Say this into the file of --output"),
            OptionSpec(
                "output", valueName: "FILE", standard: "with --listen",
                "The MP3 file; -o is short for it"),
            OptionSpec(
                "emoji", .choice(["silent", "name"]), valueName: "HOW", standard: "silent",
                "silent or name"),
        ] + OptionSpec.settings(named: "voice", "rate", "lexicon"),
        operands: 0...Int.max, operandKind: .text,
        run: explainLines)

    private static func explainLines(
        _ arguments: ParsedArguments, _ console: Console
    ) async throws(LecternError) -> Int32 {
        if let word = arguments.text("listen") { return try await listen(to: word, arguments) }
        let emoji = arguments.text("emoji").flatMap(ReadingOptions.Emoji.init) ?? .silent
        let explainer = Explainer(language: try language(arguments), emoji: emoji)
        for finding in explainer.caveats { console.report(finding) }
        func form(_ line: String) -> String {
            if arguments.has("spoken") { return explainer.spoken(line) }
            let explained = ExplanationText(explainer.explain(line))
            return arguments.has("json") ? JSONFormatter.line(explained.json) : explained.text
        }
        if !arguments.operands.isEmpty {
            try console.writeLine(form(arguments.operands.joined(separator: " ")))
            return 0
        }
        var lines = LineReader()
        var output = ""
        while let line = lines.next() {
            output += form(line) + "\n"
            if lines.hasLine, output.utf8.count < 1 << 16 { continue }
            try console.write(output)
            output = ""
        }
        return 0
    }

    /// Has the engine say a word into a file.
    private static func listen(
        to word: String, _ arguments: ParsedArguments
    ) async throws(LecternError) -> Int32 {
        guard let path = arguments.text("output"), !path.isEmpty else {
            throw LecternError(
                .usage, "`lectern explain --listen` needs a file to write",
                remedy: "write --output clip.mp3")
        }
        let settings = try SettingsResolver(preset: nil).settings {
            (settings) throws(LecternError) in try arguments.apply(to: &settings)
        }
        let clip = SpokenClip(language: try language(arguments), settings: settings.conversion)
        try await clip.write(word, to: path)
        return 0
    }

    private static func language(_ arguments: ParsedArguments) throws(LecternError) -> LanguageTag {
        guard let text = arguments.text("language") else {
            throw LecternError(
                .usage, "`lectern explain` needs a language", remedy: "write --language en")
        }
        let tag: LanguageTag
        do {
            tag = try SettingKey.languageTag(text)
        } catch {
            throw .usage(option: "language", error)
        }
        try Explainer.check(tag)
        return tag
    }
}

/// An explanation as text and as JSON.
private struct ExplanationText {
    let explanation: Explanation

    init(_ explanation: Explanation) {
        self.explanation = explanation
    }

    /// A line a token: what is written, what is said, what the engine is given.
    var text: String {
        var lines = [explanation.spoken]
        let written = explanation.tokens.map(\.written.count).max() ?? 0
        let spoken = explanation.tokens.map(\.spoken.count).max() ?? 0
        for token in explanation.tokens {
            var line = "  " + token.written.padded(to: written)
            if token.spoken != token.written || token.engine != token.spoken {
                line += "  →  " + token.spoken
            }
            if token.engine != token.spoken {
                line +=
                    String(repeating: " ", count: max(0, spoken - token.spoken.count)) + "  ⇒  "
                    + token.engine
            }
            lines.append(line.trimmingEnd)
        }
        return lines.joined(separator: "\n")
    }

    var json: JSONValue {
        [
            "written": .string(explanation.written), "spoken": .string(explanation.spoken),
            "engine": .string(explanation.engine),
            "tokens": .array(
                explanation.tokens.map { token in
                    [
                        "range": .range(token.range), "written": .string(token.written),
                        "spoken": .string(token.spoken),
                        "engine": .string(token.engine),
                    ]
                }),
        ]
    }
}

extension String {
    fileprivate var trimmingEnd: String {
        var text = self[...]
        while text.last == " " { text = text.dropLast() }
        return String(text)
    }
}
