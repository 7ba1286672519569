import BookModel
import Foundation
import Pipeline
import Synchronization
import Timing

/// Shows how a run goes, on standard error: a bar on a terminal, a line now and then in a log, JSON
/// lines for programs, or nothing. Diagnostics and errors go through it, so that they never land
/// in the middle of a bar.
final class ProgressReporter: Sendable {
    enum Style: Sendable { case bar, plain, json, none }

    private struct Inner {
        var state: ProgressState
        var lastShown = -Double.infinity
        var barIsShown = false
    }

    private let console: Console
    private let style: Style
    private let inner: Mutex<Inner>
    private let start = ContinuousClock.now

    init(_ console: Console, _ setting: RunSettings.Progress, bookCount: Int) {
        self.console = console
        style = Self.style(setting, console)
        inner = Mutex(Inner(state: ProgressState(bookCount: bookCount)))
    }

    private static func style(_ setting: RunSettings.Progress, _ console: Console) -> Style {
        switch setting {
        case .bar: .bar
        case .plain: .plain
        case .json: .json
        case .none: .none
        case .auto: console.isTerminal && console.understandsControls ? .bar : .plain
        }
    }

    func note(_ event: ProgressEvent) {
        let time = (ContinuousClock.now - start).seconds
        inner.withLock { inner in
            inner.state.note(event, at: time)
            switch style {
            case .bar: drawBar(event, time, &inner)
            case .plain: printLine(event, time, &inner)
            case .json: printJSON(event, inner.state)
            case .none: if case .diagnostic(let finding) = event { console.report(finding) }
            }
        }
    }

    /// An error that ends a book or the run.
    func report(_ problem: LecternError) {
        inner.withLock { inner in
            clear(&inner)
            if style == .json {
                console.report(
                    JSONFormatter.line(
                        .object([.init("event", "error")] + (problem.json.members ?? []))))
            } else {
                console.report(problem)
            }
        }
    }

    /// A line for the user: a summary, how to resume.
    func say(_ line: String) {
        inner.withLock { inner in
            clear(&inner)
            if style == .json {
                console.report(JSONFormatter.line(["event": "message", "text": .string(line)]))
            } else {
                console.report(Sanitizer.clean(line))
            }
        }
    }

    /// Takes the bar away.
    func end() {
        inner.withLock { clear(&$0) }
    }

    private func clear(_ inner: inout Inner) {
        guard inner.barIsShown else { return }
        console.writeRaw("\r\u{1B}[K")
        inner.barIsShown = false
    }

    // MARK: Bar

    private func drawBar(_ event: ProgressEvent, _ time: Double, _ inner: inout Inner) {
        switch event {
        case .diagnostic(let finding):
            clear(&inner)
            console.report(finding)
        case .finished(let book, let folder, let seconds):
            clear(&inner)
            console.report(Sanitizer.clean(Self.finishedLine(book, folder, seconds, inner.state)))
            return
        case .page, .file:
            // Ten times a second is as often as anyone looks.
            guard time - inner.lastShown >= 0.1 || inner.state.done == inner.state.pages else {
                return
            }
        case .reading, .planned: break
        }
        inner.lastShown = time
        inner.barIsShown = true
        console.writeRaw(
            "\r" + ProgressBar(columns: console.columns).line(inner.state) + "\u{1B}[K")
    }

    // MARK: Log lines

    /// Seconds between two lines about the same book.
    private static let logInterval = 30.0

    private func printLine(_ event: ProgressEvent, _ time: Double, _ inner: inout Inner) {
        let state = inner.state
        switch event {
        case .diagnostic(let finding): console.report(finding)
        case .reading(let book):
            inner.lastShown = time
            console.report(Sanitizer.clean(Self.readingLine(book, state)))
        case .planned(let book, let files, let pages):
            let counts = Wording.count(pages, "page") + ", " + Wording.count(files, "file")
            console.report(Sanitizer.clean("\(Wording.short(book))\(state.place): \(counts)"))
        case .page:
            guard time - inner.lastShown >= Self.logInterval else { return }
            inner.lastShown = time
            console.report(Sanitizer.clean(Self.pageLine(state)))
        case .finished(let book, let folder, let seconds):
            console.report(Sanitizer.clean(Self.finishedLine(book, folder, seconds, state)))
        case .file: break
        }
    }

    /// Before the long silence of reading and planning.
    static func readingLine(_ book: String, _ state: ProgressState) -> String {
        "\(Wording.short(book))\(state.place): reading"
    }

    static func pageLine(_ state: ProgressState) -> String {
        var line =
            "\(Wording.short(state.book)): \(state.done) of "
            + Wording.count(state.pages, "page") + ", \(Int(state.share * 100)) %"
        if let pace = state.pagesPerSecond { line += ", " + Pace.text(pace) }
        if let left = state.secondsLeft { line += ", " + Pace.clock(left) + " left" }
        if state.failed > 0 { line += ", \(state.failed) failed" }
        return line
    }

    static func finishedLine(
        _ book: String, _ folder: String, _ seconds: Double, _ state: ProgressState
    ) -> String {
        var line =
            "\(Wording.short(book)): \(Clock.text(seconds)) of audio in “\(folder)”, "
            + Wording.count(state.pages, "page")
        if state.kept > 0 { line += ", \(state.kept) unchanged" }
        if state.failed > 0 { line += ", \(state.failed) failed" }
        return line
    }

    // MARK: JSON lines

    private func printJSON(_ event: ProgressEvent, _ state: ProgressState) {
        console.report(JSONFormatter.line(ProgressJSON.value(event, state)))
    }
}

extension Duration {
    var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}
