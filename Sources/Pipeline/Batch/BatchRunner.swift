public import BookModel
import Workers

/// Converts the books of a run one after the other; the pages of each are rendered in parallel.
///
/// A bad book costs that book: with `keepGoing` the others are converted, without it no new book
/// is begun. What was rendered stays in the page store, so that the same command goes on where an
/// interrupted one stopped.
public struct BatchRunner: Sendable {
    public typealias Progress = @Sendable (ProgressEvent) -> Void

    private let scripts: any ScriptProviding
    private let converter: BookConverter
    private let output: String
    private let run: RunSettings
    private let settings: @Sendable (BookSource) throws(LecternError) -> Settings

    /// - Parameter settings: those of one book.
    public init(
        scripts: any ScriptProviding, converter: BookConverter, output: String, run: RunSettings,
        settings: @escaping @Sendable (BookSource) throws(LecternError) -> Settings
    ) {
        self.scripts = scripts
        self.converter = converter
        self.output = output
        self.run = run
        self.settings = settings
    }

    /// Converts all books. Errors are in the outcomes, and told to `failed` as they come.
    public func convert(
        _ sources: [BookSource], progress: @escaping Progress, failed: (LecternError) -> Void
    ) async -> BatchReport {
        await report(on: sources, failed) { await convert($0, progress) }
    }

    /// Says of all books what would be rendered, and why. The report, and so the exit status, is
    /// that of the conversion, but for what rendering and writing would find.
    ///
    /// - Parameter planned: told each book's plan.
    /// - Throws: what `planned` throws.
    public func dryRun(
        _ sources: [BookSource], progress: @escaping Progress,
        planned: (DryRun) throws(LecternError) -> Void, failed: (LecternError) -> Void
    ) async throws(LecternError) -> BatchReport {
        try await report(on: sources, failed) { (source) throws(LecternError) in
            var outcome = BookOutcome(source: source.name, state: .done)
            let plan: DryRun
            do throws(LecternError) {
                let (script, settings) = try await self.planned(source, progress)
                plan = try converter.dryRun(
                    script, source: source.name, settings: settings.conversion, into: output)
                let findings = script.head.diagnostics + plan.caveats
                outcome.warnings = findings.count { $0.severity > .note }
            } catch {
                outcome.fail(with: error, source: source)
                return outcome
            }
            tell(plan.caveats, of: source, progress)
            try planned(plan)
            return outcome
        }
    }

    /// Works on one book after the other, and begins no new one once the run is to end.
    private func report<Failure>(
        on sources: [BookSource], _ failed: (LecternError) -> Void,
        _ work: (BookSource) async throws(Failure) -> BookOutcome
    ) async throws(Failure) -> BatchReport {
        var outcomes: [BookOutcome] = []
        var isStopped = false
        for source in sources {
            guard !isStopped else {
                outcomes.append(BookOutcome(source: source.name, state: .notBegun))
                continue
            }
            let outcome = try await work(source)
            if let error = outcome.error, outcome.state != .interrupted { failed(error) }
            isStopped =
                outcome.state == .interrupted
                || (outcome.state == .failed || outcome.state == .partial) && !run.keepGoing
            outcomes.append(outcome)
        }
        return BatchReport(outcomes, run)
    }

    private func planned(
        _ source: BookSource, _ progress: @escaping Progress
    ) async throws(LecternError) -> (script: BookScript, settings: Settings) {
        try source.check()
        let settings = try settings(source)
        try VoiceCheck.check(settings.conversion)
        progress(.reading(book: source.name))
        return (try await script(of: source, settings, progress), settings)
    }

    private func convert(_ source: BookSource, _ progress: @escaping Progress) async -> BookOutcome
    {
        let start = ContinuousClock.now
        var outcome = BookOutcome(source: source.name, state: .done)
        do {
            try source.check()
            let settings = try settings(source)
            try VoiceCheck.check(settings.conversion)
            let report = try await report(of: source, settings, progress)
            outcome.warnings = report.diagnostics.count { $0.severity > .note }
            outcome.fill(from: report)
        } catch {
            outcome.fail(with: error, source: source)
        }
        outcome.elapsed = (ContinuousClock.now - start) / .seconds(1)
        return outcome
    }

    /// Converts a book, or finds that its folder is whole and made of the same.
    private func report(
        of source: BookSource, _ settings: Settings, _ progress: @escaping Progress
    ) async throws -> BookReport {
        let lexicons = LexiconFinder(shared: settings.conversion.lexicons)
        let key = ReceiptKey(of: source, settings, lexicons: lexicons.paths(for: source))
        progress(.reading(book: source.name))
        if let report = converter.unchanged(
            key, source: source.name, in: output, progress: progress)
        {
            tell(report.diagnostics, of: source, progress)
            return report
        }
        let script = try await script(of: source, settings, progress)
        let report = try await converter.convert(
            script, source: source.name, settings: settings.conversion, key: key, into: output,
            progress: progress)
        let known = script.head.diagnostics.count
        tell(Array(report.diagnostics.dropFirst(known)), of: source, progress)
        return report
    }

    private func tell(_ findings: [Diagnostic], of source: BookSource, _ progress: Progress) {
        for var finding in findings {
            if finding.file.isEmpty { finding.file = source.name }
            progress(.diagnostic(finding))
        }
    }

    private func script(
        of source: BookSource, _ settings: Settings, _ progress: @escaping Progress
    ) async throws(LecternError) -> BookScript {
        let script = try await scripts.script(of: source, settings: settings) { findings in
            for finding in findings { progress(.diagnostic(finding)) }
        }
        ProcessMemory.giveBack()
        return script
    }
}

extension BookOutcome {
    fileprivate mutating func fill(from report: BookReport) {
        title = report.book
        folder = report.folder
        pages = report.pages
        rendered = report.renderedPages
        failures = report.failures
        duration = report.duration
        state = report.failures.isEmpty ? .done : .partial
    }

    fileprivate mutating func fail(with problem: any Error, source: BookSource) {
        let isCancelled = problem is CancellationError || Task.isCancelled
        let known = problem as? LecternError
        if isCancelled || known?.code == .interrupted {
            state = .interrupted
            error = LecternError(.interrupted, file: source.name, "interrupted")
        } else {
            state = .failed
            error =
                known?.naming(source)
                ?? LecternError(
                    .partial, file: source.name, "failed", remedy: "run the same command again",
                    cause: "\(problem)")
        }
    }
}

extension LecternError {
    /// With the source's name where it has no file yet.
    public func naming(_ source: BookSource) -> LecternError {
        var named = self
        if named.file.isEmpty { named.file = source.name }
        return named
    }
}
