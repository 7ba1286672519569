import BookModel
import CPopplerPages

extension PDFFile {
    /// The outline in reading order, titles on one line, entries without a title left out. An
    /// outline that goes round in a circle is cut where it comes back.
    func outline() -> [OutlineEntry] {
        let collector = OutlineCollector()
        withHandle { handle in
            lectern_pdf_outline(
                handle,
                { context, title, level, page, top in
                    guard let context, let title else { return }
                    Unmanaged<OutlineCollector>.fromOpaque(context).takeUnretainedValue()
                        .add(String(cString: title), level: Int(level), page: Int(page), top: top)
                }, Unmanaged.passUnretained(collector).toOpaque())
        }
        return collector.entries
    }
}

private final class OutlineCollector {
    private(set) var entries: [OutlineEntry] = []

    func add(_ title: String, level: Int, page: Int, top: Double) {
        let clean = OneLine.clean(title)
        guard !clean.isEmpty else { return }
        entries.append(
            OutlineEntry(
                title: clean, level: level, page: page > 0 ? page : nil,
                top: top >= 0 && top.isFinite ? Float(top) : nil))
    }
}
