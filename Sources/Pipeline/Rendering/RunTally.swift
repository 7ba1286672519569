import BookModel
import Speech
import Timing
import Workers

/// Counts what became of the pages of one run.
struct RunTally {
    let pages: Int
    private(set) var rendered = 0
    private(set) var done = 0
    private(set) var failures: [String] = []
    private(set) var diagnostics: [Diagnostic] = []

    init(pages: Int) {
        self.pages = pages
    }

    /// Counts a page.
    ///
    /// - Throws: a failure that is not the page's own: output that cannot be written, a missing
    ///   engine, an interruption.
    mutating func count(
        _ outcome: RenderQueue.Outcome, page: PageScript
    ) throws(LecternError) -> PageProgress {
        done += 1
        if !outcome.wasKept { rendered += 1 }
        var progress = PageProgress(
            number: page.number, index: done, count: pages, wasKept: outcome.wasKept,
            isFailed: false,
            seconds: 0, characters: page.utterances.reduce(0) { $0 + $1.text.utf16.count })
        switch outcome.result {
        case .success(let result):
            progress.seconds = Double(result.sampleCount) / Double(max(1, result.sampleRate))
            for failure in result.failures { fail(failure, on: page) }
        case .failure(let error):
            guard error.code == .partial else { throw error }
            fail(error.reason, on: page)
            progress.isFailed = true
        }
        return progress
    }

    private mutating func fail(_ reason: String, on page: PageScript) {
        failures.append("page \(page.number): \(reason)")
        diagnostics.append(Diagnostic(.error, at: .page(page.number), rule: "page-failed", reason))
    }

    func report(
        context: ConversionContext, folder: String, entries: [BookManifest.Chapter]
    ) -> BookReport {
        BookReport(
            book: context.title, folder: folder, pages: pages, renderedPages: rendered,
            failures: failures,
            duration: entries.reduce(0) {
                $0 + Double($1.sampleCount) / Double(max(1, $1.sampleRate))
            },
            diagnostics: context.script.head.diagnostics + diagnostics)
    }
}
