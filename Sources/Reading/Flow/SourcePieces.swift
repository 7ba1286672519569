import BookModel

/// A text put together from stretches of a file, with the place of each: raw HTML out of the lines
/// of a quotation, for one.
struct SourcePieces {
    private(set) var units = CodeUnits()
    private var starts: [Int] = []
    private var sources: [Int] = []

    init() {}

    /// The whole of a file.
    init(whole units: CodeUnits) {
        self.units = units
        starts = [0]
        sources = [0]
    }

    var isEmpty: Bool { units.isEmpty }

    mutating func append(_ range: Range<Int>, of source: CodeUnits) {
        guard !range.isEmpty else { return }
        let goesOn =
            sources.last.map { $0 + units.count - (starts.last ?? 0) == range.lowerBound } ?? false
        if !goesOn {
            starts.append(units.count)
            sources.append(range.lowerBound)
        }
        units += source[range]
    }

    /// The stretches of the file that `range` of the text came from, in order.
    func sourceRanges(of range: Range<Int>) -> [Range<Int>] {
        guard !range.isEmpty else { return [] }
        var found: [Range<Int>] = []
        var index = piece(at: range.lowerBound)
        while index < starts.count, starts[index] < range.upperBound {
            let end = index + 1 < starts.count ? starts[index + 1] : units.count
            let part = range.clamped(to: starts[index]..<end)
            let shift = sources[index] - starts[index]
            found.append(part.lowerBound + shift..<part.upperBound + shift)
            index += 1
        }
        return found
    }

    /// The smallest stretch of the file that holds `range`.
    func sourceRange(of range: Range<Int>) -> Range<Int> {
        let parts = sourceRanges(of: range)
        guard let first = parts.first, let last = parts.last else {
            let at = position(range.lowerBound)
            return at..<at
        }
        return first.lowerBound..<max(first.lowerBound, last.upperBound)
    }

    func position(_ offset: Int) -> Int {
        guard !starts.isEmpty else { return 0 }
        let index = piece(at: offset)
        return sources[index] + offset - starts[index]
    }

    private func piece(at offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }
}
