import BookModel
import Pipeline

/// The table at the end of a run over several books.
struct SummaryTable {
    let text: String

    init(_ report: BatchReport) {
        var rows = [["book", "state", "pages", "failures", "duration", "took"]]
        for outcome in report.outcomes {
            rows.append([
                Wording.short(Sanitizer.clean(outcome.source), limit: 80), outcome.state.rawValue,
                outcome.pages == 0 ? "" : String(outcome.pages),
                outcome.failures.isEmpty ? "" : String(outcome.failures.count),
                outcome.duration == 0 ? "" : Clock.text(outcome.duration),
                outcome.elapsed == 0 ? "" : Clock.text(outcome.elapsed),
            ])
        }
        let widths = (0..<6).map { column in rows.map { $0[column].count }.max() ?? 0 }
        var lines = rows.map { row in
            row.enumerated().map { index, cell in
                index < 2 ? cell.padded(to: widths[index]) : cell.paddedLeft(to: widths[index])
            }.joined(separator: "  ")
        }
        for outcome in report.outcomes {
            if let error = outcome.error { lines.append(Sanitizer.clean(error.description)) }
            lines += outcome.failures.map { Sanitizer.clean("\(outcome.source): \($0)") }
        }
        let whole = report.count(.done)
        lines.append("\(whole) of \(Wording.count(report.outcomes.count, "book")) whole")
        text = lines.joined(separator: "\n")
    }
}
