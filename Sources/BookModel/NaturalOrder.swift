/// The order in which a person counts: `2.md` before `10.md`, case aside, names alone.
///
/// Compares runs of digits by value, other letters by code point after lower-casing; equal ones by
/// their exact writing, so that the order is total.
public enum NaturalOrder {
    public static func isBefore(_ a: String, _ b: String) -> Bool {
        let left = Array(a.lowercased().unicodeScalars),
            right = Array(b.lowercased().unicodeScalars)
        var i = 0, j = 0
        while i < left.count, j < right.count {
            if isDigit(left[i]), isDigit(right[j]) {
                let first = digits(left, &i), second = digits(right, &j)
                if first.count != second.count { return first.count < second.count }
                if let order = order(first, second) { return order }
            } else {
                if left[i] != right[j] { return rank(left[i]) < rank(right[j]) }
                i += 1
                j += 1
            }
        }
        if left.count - i != right.count - j { return left.count - i < right.count - j }
        return a < b
    }

    /// Folders before what follows their name: `a/b` before `a b`.
    private static func rank(_ scalar: Unicode.Scalar) -> UInt32 {
        scalar == "/" ? 0 : scalar.value
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    /// The run of digits at `index` without leading zeros.
    private static func digits(
        _ text: [Unicode.Scalar], _ index: inout Int
    ) -> ArraySlice<Unicode.Scalar> {
        let start = index
        while index < text.count, isDigit(text[index]) { index += 1 }
        return text[start..<index].drop { $0 == "0" }
    }

    private static func order(
        _ a: ArraySlice<Unicode.Scalar>, _ b: ArraySlice<Unicode.Scalar>
    ) -> Bool? {
        for (x, y) in zip(a, b) where x != y { return x < y }
        return nil
    }
}
