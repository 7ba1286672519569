import BookModel

/// Finds what is set into a column with the text running around it: pull quotes, small notes.
///
/// Lines of another size than the text, two at least below each other, with lines of the text
/// beside them all on one side. Not: a number beside a heading; the cells of a table; a raised
/// marker.
struct Insets {
    let lines: [Line]
    let columns: Columns
    let body: BodyStyle

    /// For each line whether it is set in.
    private(set) var isInset: [Bool]
    /// The lines of the text as if nothing stood beside them.
    private(set) var widened: [Line]

    init(_ lines: [Line], columns: Columns, body: BodyStyle) {
        (self.lines, self.columns, self.body) = (lines, columns, body)
        isInset = lines.map { _ in false }
        widened = lines
        let candidates = lines.indices.filter(isOther)
        guard candidates.count > 1 else { return }
        for side in [true, false] {
            for group in groups(candidates.filter { !beside($0, isLeft: side).isEmpty }) {
                adopt(group, isLeft: side)
            }
        }
    }

    private func isOther(_ index: Int) -> Bool {
        let line = lines[index]
        return !line.isTurned && line.table < 0 && abs(line.size - body.size) > 0.12 * body.size
            && line.unitCount > 2
    }

    private func isText(_ index: Int) -> Bool {
        !lines[index].isTurned && lines[index].table < 0
            && abs(lines[index].size - body.size) < 0.06 * body.size
            && lines[index].unitCount > 10
    }

    /// Lines of the text in the same column beside one that stands to their left or right.
    private func beside(_ index: Int, isLeft: Bool) -> [Int] {
        let box = lines[index].box
        guard let span = columns.span(of: box, em: body.size) else { return [] }
        return lines.indices.filter { other in
            let text = lines[other].box
            let shared = min(box.y1, text.y1) - max(box.y0, text.y0)
            return isText(other) && shared > 0.2 * min(box.height, text.height)
                && columns.span(of: text, em: body.size) == span
                && (isLeft ? text.x0 > box.x1 : text.x1 < box.x0)
        }
    }

    /// Lines of one size, close below each other.
    private func groups(_ candidates: [Int]) -> [[Int]] {
        var groups: [[Int]] = []
        for index in candidates.sorted(by: { lines[$0].box.y0 < lines[$1].box.y0 }) {
            if let last = groups.last?.last, abs(lines[last].size - lines[index].size) < 0.3,
                lines[index].box.y0 - lines[last].box.y1 < lines[index].size
            {
                groups[groups.count - 1].append(index)
            } else {
                groups.append([index])
            }
        }
        return groups.filter { $0.count > 1 }
    }

    private mutating func adopt(_ group: [Int], isLeft: Bool) {
        let text = Set(group.flatMap { beside($0, isLeft: isLeft) }).sorted()
        guard text.count > 1, let first = text.first,
            let span = columns.span(of: lines[first].box, em: body.size)
        else { return }
        let column = columns.range(span)
        let edge =
            isLeft ? text.map { lines[$0].box.x0 }.min() : text.map { lines[$0].box.x1 }.max()
        let shift = (isLeft ? column.x0 : column.x1) - (edge ?? 0)
        for index in group { isInset[index] = true }
        for index in text {
            if isLeft { widened[index].box.x0 += shift } else { widened[index].box.x1 += shift }
        }
    }
}
