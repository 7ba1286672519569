import BookModel
import Languages

/// A quantity as it is written: currency, sign, number or range of two, scale word, unit.
struct Amount: Sendable {
    var start: Int
    /// Index behind its last atom.
    var end: Int
    var sign: Unicode.Scalar?
    var first: Numeral
    /// The upper end of a range.
    var second: Numeral?
    var scale: UnitEntry?
    var unit: UnitEntry?
    /// What a "/yr" behind the unit stands for.
    var per: String?
    /// The gender of the noun that a bare number counts, where its ending tells.
    var countedGender: Form.Gender?

    var last: Numeral { second ?? first }

    /// Moves the decimal marks so many places to the right; false where a number has more behind
    /// its mark, or a fraction.
    mutating func multiply(by zeros: Int) -> Bool {
        guard let first = first.multiplied(by: zeros) else { return false }
        if let second {
            guard let product = second.multiplied(by: zeros) else { return false }
            self.second = product
        }
        self.first = first
        return true
    }

    var isBare: Bool { unit == nil && scale == nil && second == nil }

    var kind: TokenClass {
        switch unit?.kind {
        case .currency: .money
        case .percent: .percent
        case .unit: .measure
        default:
            second != nil
                ? .range
                : first.vulgar != nil
                    ? .fraction
                    : first.fraction != nil ? .decimal : .cardinal
        }
    }
}
