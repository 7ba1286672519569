import BookModel
import Pipeline

/// Where a run stands: what a bar, a log line and a JSON line are made of.
///
/// The pace counts only pages rendered in this run: those found in the store cost nothing, and
/// what an earlier run did says nothing of this one.
struct ProgressState: Sendable {
    /// Which book of how many, from 1.
    var bookIndex = 0
    var bookCount = 0
    var book = ""
    var isReading = false
    var pages = 0
    var done = 0
    var kept = 0
    var failed = 0
    /// Seconds of audio of the book so far.
    var audio = 0.0
    /// When the book's first page was begun, in seconds of the run's clock.
    private var began = 0.0
    private var now = 0.0

    init(bookCount: Int) {
        self.bookCount = bookCount
    }

    mutating func note(_ event: ProgressEvent, at time: Double) {
        now = time
        switch event {
        case .reading(let name): begin(name, at: time)
        case .planned(let name, _, let pages):
            book = name
            isReading = false
            self.pages = pages
            began = time
        case .page(let page):
            done = page.index
            pages = page.count
            kept += page.wasKept ? 1 : 0
            failed += page.isFailed ? 1 : 0
            audio += page.seconds
        case .finished, .file, .diagnostic: break
        }
    }

    private mutating func begin(_ name: String, at time: Double) {
        book = name
        bookIndex += 1
        isReading = true
        (pages, done, kept, failed, audio, began) = (0, 0, 0, 0, 0, time)
    }

    /// Which book of how many, behind its name; empty where there is one.
    var place: String { bookCount > 1 ? " (\(bookIndex) of \(bookCount))" : "" }

    /// Share of the book's pages, 0 to 1.
    var share: Double { pages > 0 ? Double(done) / Double(pages) : 0 }

    /// Pages a second rendered in this run; `nil` before there are any.
    var pagesPerSecond: Double? {
        let rendered = done - kept, elapsed = now - began
        return rendered > 0 && elapsed > 0 ? Double(rendered) / elapsed : nil
    }

    /// Seconds to the book's end at this pace.
    var secondsLeft: Double? {
        guard let pace = pagesPerSecond else { return nil }
        return Double(pages - done) / pace
    }
}
