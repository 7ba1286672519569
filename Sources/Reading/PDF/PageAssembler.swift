import BookModel

/// Makes a page of what it draws: characters in lines, in the order of drawing, with word spaces
/// where the page draws or leaves them; right-to-left lines in reading order; then, hidden, what a
/// reader of the printed page does not see.
struct PageAssembler {
    private let drawing: PageDrawing
    private var glyphs: [PageGlyph]
    private let runsLeft: Bool
    private var text: CodeUnits = []
    private var boxes = GlyphBoxes()
    private var styleOfUnit: [Int] = []
    private var hidden: [HiddenText] = []

    init(_ drawing: PageDrawing) {
        self.drawing = drawing
        glyphs = GlyphFolding.fold(drawing.glyphs, styles: drawing.styles)
        runsLeft = Self.runsLeft(glyphs)
        text.reserveCapacity(glyphs.count + glyphs.count / 8)
        boxes.reserveCapacity(text.capacity)
        styleOfUnit.reserveCapacity(text.capacity)
    }

    func page(number: Int, label: String) -> PrintedPage {
        var copy = self
        return copy.assemble(number: number, label: label)
    }

    private mutating func assemble(number: Int, label: String) -> PrintedPage {
        let parts = sortOut()
        append(parts.visible)
        appendHidden(parts.outside, rule: "outside-crop-box")
        appendHidden(parts.doubled, rule: "doubled-character")
        var page = PrintedPage(
            number: number, label: label, width: drawing.width, height: drawing.height, text: text,
            runs: runs(), images: drawing.images)
        page.boxes = boxes
        page.rules = drawing.rules
        page.panels = drawing.panels
        page.structure = drawing.structure
        page.hidden = hidden.sorted { $0.range.lowerBound < $1.range.lowerBound }
        return page
    }

    /// The glyphs that are seen, those outside the crop box, and those drawn twice. A space goes
    /// with the glyph before it.
    private func sortOut() -> (visible: [Int], outside: [Int], doubled: [Int]) {
        let isDouble = DoubledGlyphs.find(in: glyphs, styles: drawing.styles)
        var parts: (visible: [Int], outside: [Int], doubled: [Int]) = ([], [], [])
        parts.visible.reserveCapacity(glyphs.count)
        var part = 0
        for (index, glyph) in glyphs.enumerated() {
            if !glyph.isSpace { part = isOutside(glyph.box) ? 1 : isDouble[index] ? 2 : 0 }
            switch part {
            case 1: parts.outside.append(index)
            case 2: parts.doubled.append(index)
            default: parts.visible.append(index)
            }
        }
        return parts
    }

    private func isOutside(_ box: Box) -> Bool {
        box.centreX < 0 || box.centreY < 0 || box.centreX > drawing.width
            || box.centreY > drawing.height
    }

    private mutating func appendHidden(_ indices: [Int], rule: String) {
        let start = text.count
        append(indices)
        hidden.removeAll { $0.range.lowerBound >= start }
        if text.count > start { hidden.append(HiddenText(range: start..<text.count, rule: rule)) }
    }

    private mutating func append(_ indices: [Int]) {
        let lines = GlyphLineBuilder.lines(of: indices, glyphs: glyphs, styles: drawing.styles).map
        {
            GlyphLine(
                $0, glyphs: glyphs, styles: drawing.styles, pageRunsLeft: runsLeft,
                turnsRanges: !drawing.isSetByTeX)
        }
        turnBrackets(of: lines)
        for line in lines {
            let items = line.items(glyphs)
            guard !items.isEmpty else { continue }
            if let last = boxes.last {
                let box = Box(x0: last.x1, y0: last.y0, x1: last.x1, y1: last.y1)
                put("\n", box, styleOfUnit.last ?? 0)
            }
            for item in items {
                switch item {
                case .glyph(let index): put(glyphs[index])
                case .space(let box, let style): put(" ", box, style)
                }
            }
        }
    }

    /// Whether the page's letters mostly run to the left.
    private static func runsLeft(_ glyphs: [PageGlyph]) -> Bool {
        var balance = 0
        for glyph in glyphs {
            if TextScript.isRightToLeft(glyph.scalar) {
                balance += 1
            } else if TextScript.isLeftToRight(glyph.scalar) {
                balance -= 1
            }
        }
        return balance > 0
    }

    /// Some producers map a bracket in a right-to-left run to what it looks like, others to what it
    /// means. As many as pair when turned round or not decide for the page.
    private mutating func turnBrackets(of lines: [GlyphLine]) {
        var (drawn, turned) = (0, 0)
        for line in lines where !line.leftward.isEmpty {
            let scalars = line.items(glyphs).compactMap { item -> (Unicode.Scalar, Bool)? in
                guard case .glyph(let index) = item else { return nil }
                return (glyphs[index].scalar, line.leftward.contains(index))
            }
            drawn += ReadingOrder.mismatches(scalars.map(\.0))
            turned += ReadingOrder.mismatches(
                scalars.map { $1 ? ReadingOrder.mirrored($0) ?? $0 : $0 })
        }
        guard turned < drawn else { return }
        for line in lines {
            for index in line.leftward {
                if let mirror = ReadingOrder.mirrored(glyphs[index].scalar) {
                    glyphs[index].scalar = mirror
                }
            }
        }
    }

    private mutating func put(_ glyph: PageGlyph) {
        let start = text.count
        put(glyph.scalar, glyph.box, glyph.style)
        if glyph.isUnmapped || glyph.scalar == "\u{FFFD}" {
            if let last = hidden.last, last.range.upperBound == start,
                last.rule == PageFindings.unreadable
            {
                hidden[hidden.count - 1].range = last.range.lowerBound..<text.count
            } else {
                hidden.append(HiddenText(range: start..<text.count, rule: PageFindings.unreadable))
            }
        }
    }

    private mutating func put(_ scalar: Unicode.Scalar, _ box: Box, _ style: Int) {
        for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
            text.append(unit)
            boxes.append(box)
            styleOfUnit.append(style)
        }
    }

    /// The runs of equal style over the text.
    private func runs() -> [StyleRun] {
        var runs: [StyleRun] = []
        var start = 0
        for end in styleOfUnit.indices.dropFirst() where styleOfUnit[end] != styleOfUnit[start] {
            add(styleOfUnit[start], start..<end, to: &runs)
            start = end
        }
        if !styleOfUnit.isEmpty { add(styleOfUnit[start], start..<styleOfUnit.count, to: &runs) }
        return runs
    }

    private func add(_ style: Int, _ range: Range<Int>, to runs: inout [StyleRun]) {
        var run = drawing.styles[style]
        run.range = range
        if var last = runs.last {
            last.range = range
            if last == run {
                runs[runs.count - 1].range =
                    runs[runs.count - 1].range.lowerBound..<range.upperBound
                return
            }
        }
        runs.append(run)
    }
}
