import BookModel

extension NoteFinder {
    /// Small, in the columns, nothing of the text's size below it.
    func isNoteLike(
        _ index: Int, _ regions: [Int], _ flow: [Region], _ draft: Draft
    ) -> Bool {
        let region = flow[index]
        if let tags = draft.tags, let block = region.lines.first?.block, block >= 0,
            tags[block].note != nil
        {
            return true
        }
        guard region.kind != .table, let columns = region.columns, let first = region.lines.first,
            first.size < 0.93 * draft.body.size, isMostlySmall(region, draft),
            !isTabular(region, regions, flow, draft),
            region.box.centreY > 0.2 * draft.sheets[region.sheet].frame.height
        else { return false }
        return !regions.contains { other in
            guard other != index, let span = flow[other].columns, span.overlaps(columns) else {
                return false
            }
            let size = flow[other].lines.first?.size ?? 0
            guard flow[other].box.y0 > region.box.y0, size > 0.96 * draft.body.size else {
                return false
            }
            // A figure at the foot, with its caption, may stand below the notes.
            let units = flow[other].lines[0].units(in: draft.sheets[region.sheet].page)
            return !(AsideFinder.isCaption(units, isApart: false) && flow[other].lines.count < 6)
        }
    }

    /// Text below a program or a table in small type is no note.
    private func isMostlySmall(_ region: Region, _ draft: Draft) -> Bool {
        let full = region.lines.count { $0.size > 0.96 * draft.body.size }
        return full * 4 <= region.lines.count
    }

    /// Small type in cells: half the rows have white space in them wider than any between words,
    /// or other text beside them in the same column. Behind a note's number there may be such.
    /// Fewer than `least` lines are no table.
    func isTabular(
        _ region: Region, _ regions: [Int], _ flow: [Region], _ draft: Draft, least: Int = 3
    ) -> Bool {
        guard region.lines.count >= least else { return false }
        let page = draft.sheets[region.sheet].page
        let beside = regions.filter { index in
            flow[index].columns == region.columns && flow[index].box.y0 < region.box.y1
                && flow[index].box.y1 > region.box.y0
        }.flatMap { flow[$0].lines }
        let parted = region.lines.count { line in
            let start =
                line.words.first.flatMap { NoteMarker.folded(page.text[$0.range]) } != nil ? 1 : 0
            let words = line.words.dropFirst(start)
            return zip(words, words.dropFirst()).contains {
                $0.1.box.x0 - $0.0.box.x1 > 1.5 * line.size
            }
                || beside.contains {
                    abs($0.base - line.base) < 0.3 * line.size
                        && ($0.box.x0 > line.box.x1 + line.size
                            || $0.box.x1 < line.box.x0 - line.size)
                }
        }
        return parted * 2 >= region.lines.count
    }

    /// Whether nothing stands below in its columns but what may be notes too, or a caption.
    func isAtFoot(_ index: Int, _ regions: [Int], _ flow: [Region], _ draft: Draft) -> Bool {
        let region = flow[index]
        return regions.allSatisfy { other in
            let below = flow[other]
            guard below.box.y0 > region.box.centreY, let span = below.columns,
                region.columns?.overlaps(span) == true, let line = below.lines.first
            else { return true }
            let units = line.units(in: draft.sheets[region.sheet].page)
            return AsideFinder.isCaption(units, isApart: false)
                || isNoteLike(other, regions, flow, draft)
                    && !isTabular(below, regions, flow, draft, least: 1)
        }
    }

    /// Whether a heading stands right above, as it does above a list of works in small type; one at
    /// the foot of its page would be moved to the next one rather than stand over notes.
    func isUnderHeading(
        _ index: Int, _ regions: [Int], _ flow: [Region], _ draft: Draft
    ) -> Bool {
        let box = flow[index].box
        let above = regions.filter { other in
            other != index && flow[other].box.centreY < box.y0
                && flow[other].columns.map { flow[index].columns?.overlaps($0) ?? false } ?? false
        }.max { flow[$0].box.y1 < flow[$1].box.y1 }
        guard let above, let line = flow[above].lines.last, flow[above].lines.count <= 2,
            box.y0 - line.box.y1 < 2 * draft.body.leading
        else { return false }
        let units = line.units(in: draft.sheets[line.page].page)
        return ChapterWords.matter(of: units) != nil
            || line.size > 1.1 * draft.body.size
                && units.contains { UnitClass($0).contains(.letter) }
    }
}
