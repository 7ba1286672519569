extension Array {
    /// The indices of the elements whose ranges share a unit with `place`, found without looking at
    /// the others: a paragraph may be a whole book.
    ///
    /// - Parameter range: of an element; those of the array rise and do not overlap.
    func indices(touching place: Range<Int>, by range: (Element) -> Range<Int>) -> Range<Int> {
        let first = firstIndex(fromWhich: { range($0).upperBound > place.lowerBound })
        let end = firstIndex(fromWhich: { range($0).lowerBound >= place.upperBound })
        return first..<Swift.max(first, end)
    }

    /// The index of the first element of which `holds`, as it does of all behind that.
    private func firstIndex(fromWhich holds: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
