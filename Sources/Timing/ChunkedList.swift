/// A list that grows without being copied: an array that doubles holds a third more than it needs,
/// and twice as much while it grows, which counts where a chapter has hundreds of thousands of
/// words.
public struct ChunkedList<Element: Hashable & Sendable>: Hashable, Sendable {
    private static var chunk: Int { 1 << 12 }

    /// All but the last are full.
    private var chunks: [[Element]] = []

    public init() {}

    public init(_ elements: some Sequence<Element>) {
        for element in elements { append(element) }
    }

    public mutating func append(_ element: Element) {
        if chunks.last?.count ?? Self.chunk == Self.chunk {
            chunks.append([])
            // The first few are small: most chapters have no more than a few thousand words.
            if chunks.count > 1 { chunks[chunks.count - 1].reserveCapacity(Self.chunk) }
        }
        chunks[chunks.count - 1].append(element)
    }
}

extension ChunkedList: RandomAccessCollection, MutableCollection, RangeReplaceableCollection,
    ExpressibleByArrayLiteral
{
    public init(arrayLiteral elements: Element...) { self.init(elements) }

    public var startIndex: Int { 0 }

    public var endIndex: Int {
        chunks.isEmpty ? 0 : (chunks.count - 1) * Self.chunk + chunks[chunks.count - 1].count
    }

    public subscript(index: Int) -> Element {
        get { chunks[index / Self.chunk][index % Self.chunk] }
        _modify { yield &chunks[index / Self.chunk][index % Self.chunk] }
    }

    /// Makes the list anew: lists are made at their end, and seldom changed.
    public mutating func replaceSubrange(
        _ range: Range<Int>, with elements: some Collection<Element>
    ) {
        self = ChunkedList(
            [
                Array(self[..<range.lowerBound]), Array(elements),
                Array(self[range.upperBound...]),
            ].joined())
    }
}
