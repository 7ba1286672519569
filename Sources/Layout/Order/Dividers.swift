import BookModel

/// Rules over all columns of a page: what is above one is read before what is below it, as the
/// stories of a newspaper are.
///
/// Not: a rule over one column, or over a page of one column, which parts nothing; one that text
/// runs through.
struct Dividers {
    /// Heights of the rules.
    let places: [Float]
    private let width: ClosedRange<Float>

    init(_ sheet: Sheet, body: BodyStyle) {
        guard let first = sheet.columns.all.first, let last = sheet.columns.all.last,
            sheet.columns.all.count > 1, first.x0 < last.x1, !sheet.page.rules.isEmpty
        else {
            (places, width) = ([], 0...0)
            return
        }
        width = first.x0...last.x1
        let wide = RuledLines(sheet).horizontal.filter {
            $0.start < first.x0 + body.size && $0.end > last.x1 - body.size
        }
        places = wide.map(\.place).filter { place in
            !sheet.lines.contains { $0.box.y0 + 1 < place && $0.box.y1 - 1 > place }
        }.sorted()
    }

    func part(_ a: Line, _ b: Line) -> Bool {
        let (top, foot) = (min(a.box.centreY, b.box.centreY), max(a.box.centreY, b.box.centreY))
        return places.contains { $0 > top && $0 < foot }
    }

    /// Regions without lines, for putting the others in order.
    func regions(of sheet: Int) -> [Region] {
        places.map { place in
            Region(
                sheet: sheet, lines: [],
                box: Box(
                    x0: width.lowerBound, y0: place - 0.1, x1: width.upperBound, y1: place + 0.1))
        }
    }
}
