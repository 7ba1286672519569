import BookModel

/// A row of dots that leads to a number: "Preface . . . . . ix", "Oil ........ 3, 12".
///
/// Not: "And then … nothing", "....", "wrong. ... I", "He left. . . . I saw"; dots before a word,
/// unless they are a whole row of them: "Hamlet ............ Mr. Brown".
struct Leader: Equatable {
    /// The dots, and the white space between them.
    var dots: Range<Int>
    /// The number or numbers behind them; empty where something else stands there.
    var number: Range<Int>

    /// Fewest dots before a number that ends the text or behind a space, before other numbers, and
    /// before anything else: four are an ellipsis with its full stop.
    private static let fewest = (apart: 4, inside: 7, alone: 8)

    /// All leaders of a text, in order.
    static func all(in units: CodeUnits) -> [Leader] {
        var found: [Leader] = []
        var index = 0
        while let start = units[index...].firstIndex(where: { weight($0) > 0 }) {
            let (end, dots) = run(in: units, from: start)
            var number = number(in: units, from: end)
            let isPlain = !units[start..<end].contains(0x2026)
            let least = least(before: number, units, start..<end)
            if start > 0, isPlain || !number.isEmpty, dots >= least {
                found.append(Leader(dots: start..<end, number: number))
            } else {
                number = end..<end
            }
            index = max(end, number.upperBound)
        }
        return found
    }

    private static func least(
        before number: Range<Int>, _ units: CodeUnits, _ dots: Range<Int>
    ) -> Int {
        guard let first = units[number].first else {
            return isBeforeSum(units[dots.upperBound...]) ? fewest.inside - 1 : fewest.alone
        }
        guard !units[dots].contains(0x2026), first != 0x49 else { return fewest.inside }
        let isApart = dots.lowerBound > 0 && units[dots.lowerBound - 1] == 0x20
        return isApart || number.upperBound == units.count ? fewest.apart : fewest.inside
    }

    /// A row of dots with a space between any two of them or none; how many are evenly set.
    private static func run(in units: CodeUnits, from start: Int) -> (end: Int, dots: Int) {
        var (end, most, even, step, at) = (start, 0, 0, 0, start)
        while at < units.count, weight(units[at]) > 0 || units[at] == 0x20 && at == end {
            let weight = weight(units[at])
            if weight > 0 {
                let gap = at - end + 1
                even = gap == step ? even + weight : weight + (even > 0 ? 1 : 0)
                (step, end) = (gap, at + 1)
                most = max(most, even)
            }
            at += 1
        }
        return (end, most)
    }

    /// "$85", "1,200"
    private static func isBeforeSum(_ rest: ArraySlice<UInt16>) -> Bool {
        guard let first = rest.first(where: { $0 != 0x20 }) else { return false }
        return Numerals.digit(first) != nil || [0x24, 0xA3, 0x20AC].contains(first)
    }

    /// Whether a line is a row that leads to a number.
    static func ends(_ units: CodeUnits) -> Bool {
        guard let last = units.last, isNumeral(last) else { return false }
        return units.contains { weight($0) > 0 }
            && all(in: units).last?.number.upperBound == units.count
    }

    /// How many dots a sign is.
    private static func weight(_ unit: UInt16) -> Int {
        switch unit {
        case 0x2E, 0xB7, 0x2024: 1
        case 0x2025: 2
        case 0x2026: 3
        default: 0
        }
    }

    private static func isNumeral(_ unit: UInt16) -> Bool {
        Numerals.digit(unit) != nil || Numerals.roman([unit]) != nil || isLetter([unit])
    }

    /// Arabic and Hebrew number front matter with letters.
    private static func isLetter(_ word: ArraySlice<UInt16>) -> Bool {
        word.count == 1 && word.allSatisfy { UnitClass($0).contains(.rightToLeft) }
    }

    /// "12", "ix", "3, 12–14" behind white space, and no part of a longer word.
    private static func number(in units: CodeUnits, from start: Int) -> Range<Int> {
        var end = start
        while let word = word(in: units, from: end), isNumber(units[word]) {
            end = word.upperBound
            // Only a list goes on: "3, 12".
            guard units[end - 1] == 0x2C else { break }
        }
        guard let first = units[start..<end].firstIndex(where: { $0 != 0x20 }) else {
            return start..<start
        }
        return first..<end
    }

    private static func word(in units: CodeUnits, from start: Int) -> Range<Int>? {
        guard let first = units[start...].firstIndex(where: { $0 != 0x20 }) else { return nil }
        return first..<(units[first...].firstIndex(of: 0x20) ?? units.count)
    }

    private static func isNumber(_ word: ArraySlice<UInt16>) -> Bool {
        let core = word.last == 0x2C ? word.dropLast() : word
        if Numerals.roman(Array(core)) != nil || isLetter(core) { return true }
        return !core.isEmpty && core.count <= 9
            && core.split(whereSeparator: { $0 == 0x2D || $0 == 0x2013 })
                .allSatisfy { Numerals.arabic(Array($0)) != nil }
            && core.first.map { Numerals.digit($0) != nil } == true
    }
}
