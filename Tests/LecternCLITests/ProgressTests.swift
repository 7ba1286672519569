import BookModel
import Pipeline
import Testing

@testable import LecternCLI

@Suite struct ProgressTests {
    private func page(
        _ index: Int, of count: Int, kept: Bool = false, failed: Bool = false
    ) -> ProgressEvent {
        .page(
            PageProgress(
                number: index, index: index, count: count, wasKept: kept, isFailed: failed,
                seconds: 10,
                characters: 1000))
    }

    @Test func paceCountsOnlyPagesOfThisRun() {
        var state = ProgressState(bookCount: 1)
        state.note(.reading(book: "b.pdf"), at: 0)
        state.note(.planned(book: "Book", files: 2, pages: 100), at: 10)
        for index in 1...50 { state.note(page(index, of: 100, kept: true), at: 10.1) }
        #expect(state.pagesPerSecond == nil)
        for index in 51...60 { state.note(page(index, of: 100), at: 10 + Double(index - 50)) }
        #expect(state.pagesPerSecond == 1)
        #expect(state.secondsLeft == 40)
        #expect(state.kept == 50)
    }

    @Test func barFitsItsTerminal() {
        var state = ProgressState(bookCount: 3)
        state.note(.reading(book: "b.pdf"), at: 0)
        state.note(
            .planned(
                book: "灯台の猫\u{1B}[31m" + String(repeating: "x", count: 90), files: 1, pages: 40),
            at: 1)
        for index in 1...20 {
            state.note(page(index, of: 40, failed: index == 3), at: 1 + Double(index))
        }
        for columns in [10, 20, 40, 60, 80, 120, 300] {
            let line = ProgressBar(columns: columns).line(state)
            #expect(line.count < columns)
            #expect(!line.contains("\u{1B}"))
        }
        let line = ProgressBar(columns: 100).line(state)
        #expect(line.contains("20/40 pages"))
        #expect(line.contains("1.0 pages/s"))
        #expect(line.contains("ETA 0:20"))
        #expect(line.contains("1 failed"))
        #expect(line.hasPrefix("1/3 灯台の猫"))
    }

    @Test func linesOfALog() {
        var batch = ProgressState(bookCount: 3)
        batch.note(.reading(book: "b.pdf"), at: 0)
        #expect(ProgressReporter.readingLine("b.pdf", batch) == "b.pdf (1 of 3): reading")
        var state = ProgressState(bookCount: 1)
        #expect(ProgressReporter.readingLine("b.pdf", state) == "b.pdf: reading")
        state.note(.planned(book: "Book", files: 1, pages: 10), at: 0)
        state.note(page(1, of: 10), at: 4)
        #expect(
            ProgressReporter.pageLine(state) == "Book: 1 of 10 pages, 10 %, 4.0 s/page, 0:36 left")
    }
}

@Suite struct SanitizerTests {
    @Test func controlsAreShownAsCodePoints() {
        #expect(Sanitizer.clean("a\u{1B}]0;x\u{07}b") == "a<U+001B>]0;x<U+0007>b")
        #expect(Sanitizer.clean("a\u{9B}31mb\nc") == "a<U+009B>31mb<U+000A>c")
        #expect(Sanitizer.clean("a\u{202E}b\u{2066}c") == "a<U+202E>b<U+2066>c")
    }

    @Test func textStays() {
        for text in ["Größe — 灯台 😀", "שלום", "é", ""] { #expect(Sanitizer.clean(text) == text) }
        #expect(Sanitizer.cleanLines("a\nb\u{07}\n") == "a\nb<U+0007>\n")
    }
}

@Suite struct ReportTextTests {
    @Test func pageRanges() {
        #expect(PageRanges.text([3]) == "page 3")
        #expect(PageRanges.text([1, 2, 3, 7, 9, 10]) == "pages 1-3, 7, 9-10")
    }

    @Test func clock() {
        #expect(Clock.text(3725.4) == "1:02:05")
        #expect(Clock.text(.infinity) == "0:00:00")
    }
}
