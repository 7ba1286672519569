import BookModel

/// A number as it is written: digits with or without grouping and a decimal part.
struct Numeral: Sendable, Equatable {
    /// ASCII digits, never empty except before a bare decimal part (".5").
    var integer: String
    /// Digits after the decimal mark.
    var fraction: String?
    /// Written with thousands separators: surely a quantity.
    var isGrouped = false
    /// Of a sign char such as ½ written behind or alone, as numerator and denominator.
    var vulgar: (numerator: Int, denominator: Int)?
    /// Index behind its last atom.
    var end: Int

    static func == (a: Numeral, b: Numeral) -> Bool {
        a.integer == b.integer && a.fraction == b.fraction && a.end == b.end
    }

    /// Without zeros in front ("09 %").
    mutating func dropZeros() {
        guard integer.count > 1, integer.first == "0" else { return }
        let rest = integer.drop { $0 == "0" }
        integer = rest.isEmpty ? "0" : String(rest)
    }

    /// "1.5" by three zeros is 1500; `nil` for what has more decimals than that, or a fraction.
    func multiplied(by zeros: Int) -> Numeral? {
        let decimals = fraction ?? ""
        guard vulgar == nil, decimals.count <= zeros else { return nil }
        var product = self
        product.fraction = nil
        product.integer += decimals + String(repeating: "0", count: zeros - decimals.count)
        product.dropZeros()
        return product
    }

    var isInteger: Bool { fraction == nil && vulgar == nil }

    /// The value where it fits; used for plural forms and plausibility only.
    var value: Int? { Int(integer) }
}

extension Passage {
    /// The number that starts at `index` (digits, or a decimal mark before digits, or ½).
    func numeral(at index: Int) -> Numeral? {
        if let vulgar = vulgarFraction(at: index) {
            return Numeral(integer: "", vulgar: vulgar, end: index + 1)
        }
        if isDecimalMark(index), isDigits(index + 1), !isDigits(index - 1), !isWord(index - 1),
            !isLeader(index - 1)
        {
            return Numeral(integer: "", fraction: digits(index + 1), end: index + 2)
        }
        guard isDigits(index) else { return nil }
        var found = Numeral(integer: digits(index), end: index + 1)
        if takeForeignGroups(&found, from: index) { return found }
        takeGroups(&found, from: index)
        takeFraction(&found)
        if found.fraction == nil, let vulgar = vulgarFraction(at: found.end) {
            found.vulgar = vulgar
            found.end += 1
        }
        return found
    }

    private func takeGroups(_ found: inout Numeral, from index: Int) {
        guard found.integer.count <= 3, found.integer != "0" || !isSpace(index + 1) else { return }
        guard found.integer.first != "0" else { return }
        let separator = text(index + 1)
        let isOwn = lexicon.isGroupMark(separator)
        guard isOwn || Self.groupMarks.contains(separator) else { return }
        var at = index
        var integer = found.integer
        while text(at + 1) == separator, isDigits(at + 2), fitsGroup(at + 2) {
            integer += digits(at + 2)
            at += 2
        }
        guard at > index else { return }
        // "1.234" is a group, "1.234.5" neither.
        if !isSpace(index + 1), text(at + 1) == separator, isDigits(at + 2) { return }
        guard isOwn || isPlainlyGrouped(index, at), !isAddress(index, at) else { return }
        found.integer = integer
        found.isGrouped = true
        found.end = at + 1
    }

    /// What parts thousands somewhere in the world.
    private static let groupMarks: Set<String> = [".", ",", "'", "\u{2019}", "\u{2D9}", " "]

    /// Groups by a mark that the language does not use for them: two groups of three digits at
    /// least ("12.000.000"), one that is only zeros behind a space ("10 000"), or with an
    /// apostrophe ("10'000").
    private func isPlainlyGrouped(_ first: Int, _ last: Int) -> Bool {
        let groups = stride(from: first + 2, through: last, by: 2).map { digits($0) }
        guard groups.allSatisfy({ $0.count == 3 }) else { return false }
        if isMark(first + 1, "'\u{2019}\u{2D9}") { return true }
        return groups.count > 1 || isSpace(first + 1) && groups[0] == "000"
    }

    /// "1.199,00" where a comma parts thousands, "1,199.00" where it is the decimal mark: groups of
    /// three and two digits behind the other mark can be read in one way only.
    private func takeForeignGroups(_ found: inout Numeral, from index: Int) -> Bool {
        guard isMark(index + 1, ".,"), isDecimalMark(index + 1), found.integer.count <= 3,
            found.integer.first != "0"
        else { return false }
        let separator = text(index + 1)
        var at = index
        var integer = found.integer
        while text(at + 1) == separator, digits(at + 2).count == 3 {
            integer += digits(at + 2)
            at += 2
        }
        guard at > index, isMark(at + 1, ".,"), text(at + 1) != separator,
            digits(at + 2).count == 2, !isWord(at + 3),
            !isMark(at + 3, ".,") || !isDigits(at + 4)
        else { return false }
        found.integer = integer
        found.fraction = digits(at + 2)
        found.isGrouped = true
        found.end = at + 3
        return true
    }

    /// "192.168.100.200": four numbers below 256 with stops, none with a zero in front.
    private func isAddress(_ first: Int, _ last: Int) -> Bool {
        guard isMark(first + 1, "."), last - first == 6 else { return false }
        let parts = stride(from: first, through: last, by: 2).map { digits($0) }
        return parts.allSatisfy { (Int($0) ?? 999) < 256 && ($0 == "0" || $0.first != "0") }
    }

    private func fitsGroup(_ index: Int) -> Bool {
        let count = digits(index).count
        return count == 3 || lexicon.groupsOfTwo && count == 2
            || count == 2 && isLakh(index)
    }

    /// "1,00,000", "12,34,567": Indian groups, two digits and in the end three.
    private func isLakh(_ index: Int) -> Bool {
        var at = index
        while isMark(at + 1, ","), digits(at + 2).count == 2 { at += 2 }
        guard isMark(at + 1, ","), digits(at + 2).count == 3 else { return false }
        return isMark(index - 1, ",") && digits(index - 2).count <= 2
    }

    private func takeFraction(_ found: inout Numeral) {
        let mark = found.end
        guard isDecimalMark(mark), isDigits(mark + 1) else { return }
        // A second mark of the kind makes a date, a version or a list of it.
        if text(mark + 2) == text(mark), isDigits(mark + 3) { return }
        found.fraction = digits(mark + 1)
        found.end = mark + 2
    }

    /// The dots that lead to a page's number ("Contents ....17"), or an ellipsis.
    func isLeader(_ index: Int) -> Bool { isMark(index, ".\u{2026}\u{B7}") }

    func isDecimalMark(_ index: Int) -> Bool {
        has(index) && atoms[index].kind == .mark && lexicon.isDecimalMark(text(index))
    }

    /// ½ and its kin as (1, 2).
    func vulgarFraction(at index: Int) -> (numerator: Int, denominator: Int)? {
        guard let scalar = mark(index), scalar.value >= 0xBC,
            scalar.properties.numericType == .numeric,
            let value = scalar.properties.numericValue, value > 0, value < 1
        else { return nil }
        for denominator in 2...10 {
            let numerator = value * Double(denominator)
            if abs(numerator - numerator.rounded()) < 0.0001 {
                return (Int(numerator.rounded()), denominator)
            }
        }
        return nil
    }
}
