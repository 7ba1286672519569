import BookModel
import Pipeline

extension CommandSpec {
    static let convert = CommandSpec(
        "convert", usage: "convert INPUT... --output DIR [OPTION...]",
        summary: "Make audiobooks: MP3 chapters with the moment and place of every word",
        discussion: """
            INPUT is a file, or a folder: one with SUMMARY.md is one book, any other is searched
            for books, a book a file. Each book becomes a folder under DIR. The same command
            again renders only what has changed, and goes on where an interrupted one stopped.
            """,
        options: [
            OptionSpec(
                "output", valueName: "DIR", standard: "required", "Where the books' folders go"),
            OptionSpec(
                "preset", valueName: "NAME|FILE",
                "Settings to begin with; `lectern presets` lists them"),
        ] + OptionSpec.settings(.reading, .rendering, .run),
        operands: CommandSpec.many, operandKind: .inputs, needs: "an INPUT", run: convertBooks)

    private static func convertBooks(
        _ arguments: ParsedArguments, _ console: Console
    ) async throws(LecternError) -> Int32 {
        guard let output = arguments.text("output"), !output.isEmpty else {
            throw LecternError(
                .usage, "`lectern convert` needs an output folder", remedy: "write --output DIR")
        }
        let conversion = try Conversion(arguments, output: output, console)
        return try await conversion.run()
    }
}

/// One run of `lectern convert`.
private struct Conversion {
    private let console: Console
    private let output: String
    private let settings: Settings
    private let sources: [BookSource]
    private let reporter: ProgressReporter
    private let bookSettings: @Sendable (BookSource) throws(LecternError) -> Settings

    init(
        _ arguments: ParsedArguments, output: String, _ console: Console
    ) throws(LecternError) {
        self.console = console
        self.output = output
        let resolver = SettingsResolver(preset: arguments.text("preset"))
        settings = try resolver.settings { (settings) throws(LecternError) in
            try arguments.apply(to: &settings)
        }
        try VoiceCheck.check(settings.conversion)
        sources = try BookFinder(settings.run).books(in: arguments.operands)
        reporter = ProgressReporter(console, settings.run.progress, bookCount: sources.count)
        bookSettings = { (source) throws(LecternError) in
            try resolver.settings(of: source.path) { (settings) throws(LecternError) in
                try arguments.apply(to: &settings)
            }
        }
    }

    func run() async throws(LecternError) -> Int32 {
        let bench = try Workbench(settings)
        let status = settings.run.dryRun ? try await plan(with: bench) : try await make(with: bench)
        await bench.close()
        return status
    }

    private func runner(_ bench: Workbench) -> BatchRunner {
        BatchRunner(
            scripts: bench.scripts, converter: bench.converter, output: output, run: settings.run,
            settings: bookSettings)
    }

    private func make(with bench: Workbench) async throws(LecternError) -> Int32 {
        let lock = try OutputLock(folder: output)
        defer { withExtendedLifetime(lock) {} }
        let report = await runner(bench).convert(
            sources, progress: { [reporter] in reporter.note($0) },
            failed: { reporter.report($0) })
        reporter.end()
        if sources.count > 1 {
            try report.write(to: output)
            if settings.run.progress != .json, settings.run.progress != .none {
                console.report(SummaryTable(report).text)
            }
        }
        if report.count(.interrupted) > 0 {
            reporter.say("interrupted; the same command goes on from here")
        }
        return report.status
    }

    private func plan(with bench: Workbench) async throws(LecternError) -> Int32 {
        let report = try await runner(bench).dryRun(
            sources, progress: { [reporter] in reporter.note($0) },
            planned: { (plan) throws(LecternError) in
                reporter.end()
                try console.write(DryRunText(plan).text)
            },
            failed: { reporter.report($0) })
        reporter.end()
        if report.count(.interrupted) > 0 { reporter.say("interrupted") }
        return report.status
    }
}
