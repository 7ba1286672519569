import BookModel

/// Makes the blocks of a finished text: images that stand alone, verse and broken lines.
struct FlowFinisher {
    let role: BlockRole
    let level: Int

    /// Longest line, in UTF-16 units, of what counts as verse (an address, a poem); a paragraph of
    /// prose with a line break in it has longer ones.
    static let longestVerseLine = 72

    func blocks(of flow: FlowText) -> [Block] {
        let whole = block(of: flow)
        if role == .code || role == .math { return [trimmed(whole)].filter { !$0.text.isEmpty } }
        if let images = images(of: whole) { return images }
        if let formula = formula(of: whole) { return [formula] }
        guard whole.text.units.contains(0x0A) else { return [whole] }
        switch role {
        case .paragraph, .quotation, .footnote: return broken(whole)
        case .listItem: return pieces(of: whole, at: breaks(in: whole))
        default: return [joined(whole, at: breaks(in: whole))]
        }
    }

    private func block(of flow: FlowText) -> Block {
        var block = Block(role: role, level: level, text: flow.text)
        block.marks = flow.marks
        block.readings = flow.readings
        block.noteReferences = flow.noteReferences
        block.languageRuns = flow.languageRuns
        block.apply(flow.strayMarks)
        return block
    }

    // MARK: Images

    /// A paragraph of more images than this stays one block.
    static let mostImages = 500

    /// Without the images that stand in the text of others.
    private func outermost(_ images: [InlineMark]) -> [InlineMark] {
        var end = 0
        return images.sorted {
            ($0.range.lowerBound, -$0.range.upperBound) < (
                $1.range.lowerBound, -$1.range.upperBound
            )
        }
        .filter { image in
            defer { end = max(end, image.range.upperBound) }
            return image.range.upperBound > end
        }
    }

    /// A block for each image of a paragraph that holds nothing else.
    private func images(of block: Block) -> [Block]? {
        let found = outermost(block.marks.filter { $0.kind == .image })
        guard !found.isEmpty, found.count <= Self.mostImages, role != .heading, role != .caption
        else { return nil }
        var at = 0
        for image in found {
            guard block.text.isBlank(at..<max(at, image.range.lowerBound)) else { return nil }
            at = max(at, image.range.upperBound)
        }
        guard block.text.isBlank(at..<block.text.count) else { return nil }
        return found.map { image in
            var part = block.piece(image.range)
            (part.role, part.level) = (.image, 0)
            return part
        }
    }

    /// A paragraph that is one formula.
    private func formula(of block: Block) -> Block? {
        guard role == .paragraph, block.marks.count == 1, block.marks[0].kind == .math,
            block.text.isBlank(0..<block.marks[0].range.lowerBound),
            block.text.isBlank(block.marks[0].range.upperBound..<block.text.count)
        else { return nil }
        var formula = block.piece(block.marks[0].range, keepsNotes: true)
        (formula.role, formula.marks) = (.math, [])
        return formula
    }

    // MARK: Lines

    private func breaks(in block: Block) -> [Int] {
        block.text.units.indices.filter { block.text.units[$0] == 0x0A }
    }

    /// An empty line ends a paragraph. Lines with bullets or numbers are a list, short lines verse;
    /// a long paragraph is cut where a broken line ends a sentence.
    private func broken(_ block: Block) -> [Block] {
        let breaks = breaks(in: block)
        let units = block.text.units
        let empty = breaks.filter { $0 + 1 < units.count && units[$0 + 1] == 0x0A }
        if role != .footnote, !empty.isEmpty {
            let ends = zip([0] + empty, empty + [units.count])
            return ends.map { trimmed(block.piece($0..<$1)) }.filter { !$0.text.isEmpty }
                .flatMap { $0.text.units.contains(0x0A) ? broken($0) : [$0] }
        }
        if let list = list(block, breaks) { return list }
        var start = 0
        var longest = 0
        for end in breaks + [block.text.count] {
            longest = max(longest, end - start)
            start = end + 1
        }
        if longest <= Self.longestVerseLine {
            guard role != .footnote else { return pieces(of: block, at: breaks) }
            var verse = trimmed(block)
            verse.role = verse.text.units.contains(0x0A) ? .verse : role
            return [verse]
        }
        return pieces(of: block, at: breaks.filter { endsSentence(units, before: $0) })
    }

    /// "- one\n- two", "1. one\n2. two": what stands before the first item is a paragraph.
    private func list(_ block: Block, _ breaks: [Int]) -> [Block]? {
        let units = block.text.units
        let starts = ([-1] + breaks).map { $0 + 1 }.filter { ListSign.begins(units[$0...]) }
        guard role == .paragraph, starts.count > 1 else { return nil }
        var found: [Block] = []
        let cuts = Set([0] + starts).sorted()
        for (start, end) in zip(cuts, cuts.dropFirst() + [units.count]) {
            var piece = trimmed(block.piece(start..<end))
            guard !piece.text.isEmpty else { continue }
            if ListSign.begins(units[start...]) { (piece.role, piece.level) = (.listItem, 1) }
            found.append(joined(piece, at: self.breaks(in: piece)))
        }
        return found
    }

    private func endsSentence(_ units: CodeUnits, before end: Int) -> Bool {
        guard end > 0 else { return true }
        // . ! ? : ; … " ” » ) 。 ！ ？ 」
        return [
            0x2E, 0x21, 0x3F, 0x3A, 0x3B, 0x2026, 0x22, 0x201D, 0xBB, 0x29, 0x3002, 0xFF01, 0xFF1F,
            0x300D,
        ]
        .contains(units[end - 1])
    }

    private func pieces(of block: Block, at ends: [Int]) -> [Block] {
        var found: [Block] = []
        var start = 0
        for end in ends + [block.text.count] {
            let part = trimmed(block.piece(start..<end))
            if !part.text.isEmpty {
                found.append(joined(part, at: breaks(in: part)))
            } else if let last = found.indices.last {
                found[last].noteReferences += part.noteReferences.map {
                    NoteReference(offset: found[last].text.count, id: $0.id)
                }
            }
            start = min(end + 1, block.text.count)
        }
        return found
    }

    private func joined(_ block: Block, at ends: [Int]) -> Block {
        guard !ends.isEmpty else { return block }
        var result = block
        result.text = block.text.linesJoined
        return result
    }

    /// Without white space at its ends.
    private func trimmed(_ block: Block) -> Block {
        let units = block.text.units
        let isLine = { (unit: UInt16) in unit == 0x0A || unit == 0x0D }
        let fold = role == .code ? isLine : FlowText.folds
        var low = 0
        var high = units.count
        while low < high, fold(units[low]) { low += 1 }
        while high > low, FlowText.folds(units[high - 1]) { high -= 1 }
        if role == .code {
            // A first line that is blank goes, its own indentation with it.
            var line = low
            while line < high, FlowText.folds(units[line]) {
                if isLine(units[line]) { low = line + 1 }
                line += 1
            }
        }
        return low == 0 && high == units.count ? block : block.piece(low..<high, keepsNotes: true)
    }
}

extension MappedText {
    func isBlank(_ range: Range<Int>) -> Bool {
        units[range.clamped(to: 0..<count)].allSatisfy(FlowText.folds)
    }
}
