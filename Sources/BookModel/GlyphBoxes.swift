/// Rectangles of a page's code units, in half the memory of an array: the edges left and right of
/// each, and the heights once for all neighbours that have the same.
///
/// A book of thousands of pages is held whole, and its rectangles are the most of it.
public struct GlyphBoxes: Hashable, Sendable {
    private struct Edges: Hashable, Sendable {
        var x0: Float
        var x1: Float
    }

    /// Units from `start` up to the next row's stand between the same heights.
    private struct Row: Hashable, Sendable {
        var start: UInt32
        var y0: Float
        var y1: Float
    }

    /// The rectangle of what stands nowhere, such as a line's end.
    private static let nowhere = Box(x0: 0, y0: 0, x1: 0, y1: 0)
    /// Stands for `nowhere` in a row of others, so that it does not break the row: no glyph is as
    /// wide as less than nothing.
    private static let gap = Edges(x0: .infinity, x1: -.infinity)

    /// Every so many units the row is noted, so that it is found in a step or two.
    private static let stride = 16

    private var edges: [Edges] = []
    private var rows: [Row] = []
    private var rowsByStride: [UInt32] = []

    public init() {}

    public init(_ boxes: some Sequence<Box>) {
        reserveCapacity(boxes.underestimatedCount)
        for box in boxes { append(box) }
    }

    public mutating func reserveCapacity(_ count: Int) { edges.reserveCapacity(count) }

    public mutating func append(_ box: Box) {
        defer {
            if edges.count % Self.stride == 1 {
                rowsByStride.append(UInt32(clamping: rows.isEmpty ? 0 : rows.count - 1))
            }
        }
        guard box != Self.nowhere else {
            edges.append(Self.gap)
            return
        }
        if rows.last.map({ $0.y0 != box.y0 || $0.y1 != box.y1 }) ?? true {
            rows.append(Row(start: UInt32(clamping: edges.count), y0: box.y0, y1: box.y1))
        }
        edges.append(Edges(x0: box.x0, x1: box.x1))
    }

    /// The last row that does not start behind a unit.
    private func row(of index: Int) -> Row {
        var row = Int(rowsByStride[index / Self.stride])
        while row + 1 < rows.count, Int(rows[row + 1].start) <= index { row += 1 }
        return rows[row]
    }
}

extension GlyphBoxes: RandomAccessCollection, ExpressibleByArrayLiteral {
    public init(arrayLiteral boxes: Box...) { self.init(boxes) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { edges.count }

    public subscript(index: Int) -> Box {
        let edge = edges[index]
        guard edge != Self.gap else { return Self.nowhere }
        let row = row(of: index)
        return Box(x0: edge.x0, y0: row.y0, x1: edge.x1, y1: row.y1)
    }
}
