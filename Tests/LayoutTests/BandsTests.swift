import BookModel
import Testing

@testable import Layout

/// Regions put in order where a white band may part a page of columns.
@Suite struct BandsTests {
    /// Two rows of two columns with a band between them, above and below which sentences end or go
    /// on.
    private struct Page {
        let draft: Draft
        var regions: [Region] = []

        init(endsAbove: Bool) {
            var page = PageMaker(1)
            for (column, row) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                for line in 0..<5 {
                    let end = endsAbove ? (1, 0) : (0, 1)
                    let isEnd = line == 4 && (column, row) == end
                    let isStart = line == 0 && (endsAbove ? (column, row) == (0, 1) : column == 1)
                    let text = String(PageMaker.filler(line + row * 20 + column * 40).prefix(26))
                    page.line(
                        isEnd ? "and so it was." : (isStart ? "T" : "") + text,
                        x: 50 + Float(column) * 160,
                        y: 290 + Float(row) * 160 + Float(line) * 12 + Float(column) * 3)
                }
            }
            draft = Draft([page.page], options: ReadingOptions())
            let lines = draft.sheets[0].lines
            for (column, row) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                let own = lines.filter {
                    ($0.box.x0 > 200) == (column == 1) && ($0.box.y0 > 400) == (row == 1)
                }
                let box = own.dropFirst().reduce(own[0].box) { $0.union($1.box) }
                regions.append(Region(sheet: 0, lines: own, box: box, columns: column...column))
            }
        }

        /// A rule over both columns.
        func rule(_ y: Float) -> Region {
            Region(sheet: 0, lines: [], box: Box(x0: 50, y0: y - 0.1, x1: 350, y1: y + 0.1))
        }

        /// Columns and rows of the regions with lines, in their order.
        func order(with rules: [Float]) -> [String] {
            Bands(page: draft.sheets[0].page, body: draft.body)
                .sorted(rules.map(rule) + regions).filter { !$0.lines.isEmpty }
                .map { ($0.box.x0 > 200 ? "right" : "left") + ($0.box.y0 > 400 ? " below" : "") }
        }
    }

    /// The white between a rule at the head of the page and the text is no band of the text's,
    /// though it is the highest.
    @Test(arguments: [[], [40], [40, 580], [370, 380]] as [[Float]])
    func textAboveIsReadFirst(_ rules: [Float]) {
        let order = Page(endsAbove: true).order(with: rules)
        #expect(order == ["left", "right", "left below", "right below"])
    }

    /// Columns that are read to their feet, past a picture; rules at head and foot change nothing.
    @Test(arguments: [[], [40], [40, 580]] as [[Float]])
    func columnsAreReadToTheirFeet(_ rules: [Float]) {
        let order = Page(endsAbove: false).order(with: rules)
        #expect(order == ["left", "left below", "right", "right below"])
    }

    @Test func rulesAlone() {
        let page = Page(endsAbove: true)
        let bands = Bands(page: page.draft.sheets[0].page, body: page.draft.body)
        #expect(bands.sorted([page.rule(300), page.rule(40)]).map(\.box.centreY) == [40, 300])
        #expect(bands.sorted([]).isEmpty)
    }
}
