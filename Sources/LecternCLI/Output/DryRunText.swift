import Pipeline

/// What would be rendered, for people: a line a book, and one a run of pages with the same reason.
struct DryRunText {
    let text: String

    init(_ plan: DryRun) {
        var text =
            "\(Wording.short(plan.title)) → \(plan.folder): \(plan.rendered) of "
            + Wording.count(plan.pages.count, "page") + " to render\n"
        var run: (reason: DryRun.Reason, numbers: [Int])?
        func flush() {
            guard let done = run else { return }
            text += "  " + PageRanges.text(done.numbers) + ": " + done.reason.rawValue + "\n"
        }
        for page in plan.pages {
            guard let reason = page.reason else { continue }
            if run?.reason == reason {
                run?.numbers.append(page.number)
            } else {
                flush()
                run = (reason, [page.number])
            }
        }
        flush()
        self.text = Sanitizer.cleanLines(text)
    }
}
