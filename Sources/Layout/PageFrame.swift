import BookModel

/// How a page is turned so that its lines run to the right and follow each other downwards.
///
/// Everything behind the line builder works in this frame: right-to-left pages are mirrored and
/// vertical ones turned, so that "left" is always where a line starts.
struct PageFrame: Equatable {
    enum Direction { case rightward, leftward, downward, upward }

    let direction: Direction
    let pageWidth: Float
    let pageHeight: Float

    /// Size of the page in the frame.
    var width: Float {
        direction == .rightward || direction == .leftward ? pageWidth : pageHeight
    }

    var height: Float {
        direction == .rightward || direction == .leftward ? pageHeight : pageWidth
    }

    func place(_ box: Box) -> Box {
        switch direction {
        case .rightward: box
        case .leftward: Box(x0: pageWidth - box.x1, y0: box.y0, x1: pageWidth - box.x0, y1: box.y1)
        case .downward: Box(x0: box.y0, y0: pageWidth - box.x1, x1: box.y1, y1: pageWidth - box.x0)
        case .upward: Box(x0: pageHeight - box.y1, y0: box.x0, x1: pageHeight - box.y0, y1: box.x1)
        }
    }
}

extension PageFrame {
    /// Each page's frame. In a book that runs to the left a page with much other writing does too,
    /// as long as a sixth of its letters run to the left.
    static func frames(of pages: [PrintedPage]) -> [PageFrame] {
        let frames = pages.map { PageFrame(of: $0) }
        let leftward = frames.count { $0.direction == .leftward }
        guard leftward > 0, leftward * 2 > frames.count else { return frames }
        return zip(pages, frames).map { page, frame in
            guard frame.direction == .rightward else { return frame }
            var letters = (all: 0, rightToLeft: 0)
            for unit in page.text where UnitClass(unit).contains(.letter) {
                letters.all += 1
                if UnitClass(unit).contains(.rightToLeft) { letters.rightToLeft += 1 }
            }
            guard letters.rightToLeft * 6 > letters.all else { return frame }
            return PageFrame(
                direction: .leftward, pageWidth: page.width, pageHeight: page.height)
        }
    }

    /// Decides by what most of the page's glyphs do.
    init(of page: PrintedPage) {
        (pageWidth, pageHeight) = (page.width, page.height)
        direction = Self.direction(of: page)
    }

    private static func direction(of page: PrintedPage) -> Direction {
        var steps = (across: 0, down: 0, up: 0)
        var letters = (all: 0, rightToLeft: 0, wide: 0)
        var last: Int?
        let text = page.text
        for index in text.indices {
            let unit = text[index]
            guard unit > 0x20, index < page.boxes.count, page.boxes[index].height > 0 else {
                if unit == 0x0A { last = nil }
                continue
            }
            let kind = UnitClass(unit)
            if kind.contains(.letter) {
                letters.all += 1
                if kind.contains(.rightToLeft) { letters.rightToLeft += 1 }
                if kind.contains(.wide) { letters.wide += 1 }
            }
            if let last {
                let (a, b) = (page.boxes[last], page.boxes[index])
                let (dx, dy) = (b.centreX - a.centreX, b.centreY - a.centreY)
                if abs(dy) > abs(dx) * 2, abs(dx) < 0.3 * a.width {
                    if dy > 0 { steps.down += 1 } else { steps.up += 1 }
                } else {
                    steps.across += 1
                }
            }
            last = index
        }
        if letters.wide * 2 > letters.all, isVertical(page) { return .downward }
        if steps.down > steps.across, steps.down > steps.up { return .downward }
        if steps.up > steps.across { return .upward }
        return letters.rightToLeft * 2 > letters.all ? .leftward : .rightward
    }

    /// Wide glyphs that touch the one below them more often than the one beside them.
    private static func isVertical(_ page: PrintedPage) -> Bool {
        var cells: Set<Int64> = []
        var glyphs: [Box] = []
        for index in page.text.indices where index < page.boxes.count {
            let box = page.boxes[index]
            guard box.height > 0, UnitClass(page.text[index]).contains(.wide) else { continue }
            glyphs.append(box)
            cells.insert(cell(box.centreX, box.centreY))
        }
        var (beside, below) = (0, 0)
        for box in glyphs.prefix(600) {
            let size = min(box.width, box.height)
            if isTaken(cells, box.centreX + size * 1.02, box.centreY) { beside += 1 }
            if isTaken(cells, box.centreX, box.centreY + size * 1.02) { below += 1 }
        }
        return below > beside * 3 / 2
    }

    private static func cell(_ x: Float, _ y: Float) -> Int64 {
        Int64((x / 2).rounded(.down)) << 32 ^ Int64((y / 2).rounded(.down)) & 0xFFFF_FFFF
    }

    private static func isTaken(_ cells: Set<Int64>, _ x: Float, _ y: Float) -> Bool {
        for dx in -1...1 {
            for dy in -1...1 where cells.contains(cell(x + Float(dx) * 2, y + Float(dy) * 2)) {
                return true
            }
        }
        return false
    }
}
