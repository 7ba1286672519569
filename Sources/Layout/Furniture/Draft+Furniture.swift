import BookModel

extension Draft {
    /// Takes away all that is not the book's text, outermost first.
    mutating func dropFurniture(outline: [OutlineEntry]) {
        dropOutside()
        for sheet in sheets.indices {
            let readings = Readings.find(on: sheets[sheet])
            drop(of: sheet, rule: "ruby-reading") { readings.contains($0.range) }
        }
        dropMasked()
        for (sheet, lines) in Watermarks.find(in: self).enumerated() {
            drop(lines, of: sheet, rule: "watermark")
        }
        dropOrnaments()
        dropMarginText()
        // Behind what the pages have in common: a page of little else keeps what seems unseen.
        dropUnseen()
        for (sheet, numbers) in LineNumbers.find(on: sheets, body: body).enumerated() {
            drop(of: sheet, rule: "line-number") { numbers.contains($0.range) }
        }
        var heads = RunningHeads(self, outline: outline)
        for (sheet, rows) in heads.find().enumerated() {
            dropByRule(rows, of: sheet)
        }
        dropArtifacts()
    }

    private mutating func dropByRule(_ rows: [(rule: String, lines: [Int])], of sheet: Int) {
        let kept = rows.filter { !options.keptRules.contains($0.rule) }
        guard !kept.isEmpty else { return }
        // Indices hold for the sheet as it was: mark all, then take away from the back.
        var byRule: [(rule: String, lines: [Int])] = []
        for row in kept {
            if let at = byRule.firstIndex(where: { $0.rule == row.rule }) {
                byRule[at].lines += row.lines
            } else {
                byRule.append(row)
            }
        }
        var gone: [Int] = []
        for (rule, lines) in byRule {
            let moved = lines.map { line in line - gone.filter { $0 < line }.count }
            drop(moved, of: sheet, rule: rule)
            gone += lines
        }
    }

    /// Text whose middle lies outside the page's crop box.
    private mutating func dropOutside() {
        for sheet in sheets.indices {
            let frame = sheets[sheet].frame
            let outside = sheets[sheet].lines.indices.filter { index in
                let box = sheets[sheet].lines[index].box
                return box.centreX < 0 || box.centreY < 0 || box.centreX > frame.width
                    || box.centreY > frame.height
            }
            drop(outside, of: sheet, rule: "outside-page")
        }
    }

    /// Rules and bars set in type: lines of nothing but box-drawing characters, blocks and
    /// ornaments.
    /// Not: "* * *" between sections, which is the author's.
    private mutating func dropOrnaments() {
        for sheet in sheets.indices {
            let page = sheets[sheet].page
            let ornaments = sheets[sheet].lines.indices.filter { index in
                let words = sheets[sheet].lines[index].words
                return sheets[sheet].lines[index].unitCount >= 3
                    && words.allSatisfy { $0.range.allSatisfy { Self.isOrnament(page.text[$0]) } }
            }
            drop(ornaments, of: sheet, rule: "ornament")
        }
    }

    private static func isOrnament(_ unit: UInt16) -> Bool {
        (0x2500...0x259F).contains(unit) || (0x2756...0x275E).contains(unit)
            || (0x2761...0x2767).contains(unit)
    }

    /// Margins that the user masked.
    private mutating func dropMasked() {
        for mask in options.masks {
            for sheet in sheets.indices {
                let page = sheets[sheet].page
                guard mask.pages.isEmpty || mask.pages.contains(where: { $0.contains(page.number) })
                else { continue }
                let frame = sheets[sheet].frame
                let open = frame.place(
                    Box(
                        x0: mask.left, y0: mask.top, x1: page.width - mask.right,
                        y1: page.height - mask.bottom))
                let masked = sheets[sheet].lines.indices.filter { index in
                    let box = sheets[sheet].lines[index].box
                    return box.centreX < open.x0 || box.centreX > open.x1 || box.centreY < open.y0
                        || box.centreY > open.y1
                }
                drop(masked, of: sheet, rule: "mask")
            }
        }
    }

    /// Between which places the page's full lines stand; `nil` where it has too few.
    private func textEdges(_ sheet: Sheet) -> ClosedRange<Float>? {
        let full = sheet.lines.filter {
            !$0.isTurned && abs($0.size - body.size) < 0.6 && $0.unitCount > 20
        }
        guard full.count >= 4, let low = full.map(\.box.x0).min(),
            let high = full.map(\.box.x1).max()
        else { return nil }
        return low...high
    }

    /// Words in the margin, apart from the text. Not: numbers, which may be of lines or verses.
    private func isBeside(_ line: Line, _ edges: ClosedRange<Float>?, _ sheet: Sheet) -> Bool {
        guard let edges, line.unitCount <= 60, sheet.frame.direction != .downward,
            line.box.x1 < edges.lowerBound - 0.3 * body.size
                || line.box.x0 > edges.upperBound + 0.3 * body.size
        else { return false }
        return RunningHeads.isTelling(EdgeRows.key(line.units(in: sheet.page)))
    }

    /// The same words in the same place on several pages: sideways slugs, white production marks,
    /// download notices, margin heads beside the text.
    private mutating func dropMarginText() {
        struct Place: Hashable {
            var key: String
            var x: Int
            var y: Int
        }
        func place(_ line: Line, _ sheet: Sheet) -> Place {
            Place(
                key: EdgeRows.key(line.units(in: sheet.page)), x: Int((line.box.x0 / 8).rounded()),
                y: Int((line.box.centreY / 8).rounded()))
        }
        let edges = sheets.map(textEdges)
        func isCandidate(_ line: Line, _ sheet: Sheet) -> Bool {
            line.isTurned && sheet.frame.direction != .downward || styles[line.style].isWhite
                || isBeside(line, edges[line.page], sheet)
        }
        var counts: [Place: Int] = [:]
        for sheet in sheets {
            let places = Set(
                sheet.lines.filter { isCandidate($0, sheet) }.map { place($0, sheet) })
            for place in places { counts[place, default: 0] += 1 }
        }
        for sheet in sheets.indices {
            let lines = sheets[sheet].lines
            let repeated = lines.indices.filter {
                isCandidate(lines[$0], sheets[sheet])
                    && (counts[place(lines[$0], sheets[sheet])] ?? 0) >= 3
            }
            let white = repeated.filter { styles[lines[$0].style].isWhite }
            drop(white, of: sheet, rule: "hidden-ink")
            let left = sheets[sheet].lines
            let turned = left.indices.filter {
                isCandidate(left[$0], sheets[sheet])
                    && (counts[place(left[$0], sheets[sheet])] ?? 0) >= 3
            }
            drop(turned, of: sheet, rule: "margin-text")
        }
    }
}
