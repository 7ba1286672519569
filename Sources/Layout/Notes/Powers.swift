import BookModel

/// Tells raised figures that are powers from the markers of notes.
///
/// A power stands behind a number, a unit or a variable: "10⁶", "250 m²", "9.8 m/s²", "x²",
/// "E = mc²", "10⁻¹¹". Behind a word or a mark stands a note's marker. Not: "in 1984⁵", since
/// numbers of three digits and more are years and counts, which have notes; "a²", "I²" in prose,
/// where no "+" or "=" stands beside them.
enum Powers {
    enum Evidence: UInt8 { case none, likely, sure }

    /// Looks at every raised figure that is not yet a note's marker.
    static func find(_ draft: Draft, _ flow: inout [Region]) {
        for index in flow.indices where flow[index].kind != .note {
            let page = draft.sheets[flow[index].sheet].page
            for line in flow[index].lines.indices {
                for word in flow[index].lines[line].words.indices.dropFirst() {
                    let evidence = evidence(at: word, in: flow[index].lines[line], page)
                    // Words that are written to are copied, and hardly any is a power.
                    guard evidence != .none else { continue }
                    flow[index].lines[line].words[word].power = evidence
                }
            }
        }
    }

    static func evidence(at index: Int, in line: Line, _ page: PrintedPage) -> Evidence {
        let word = line.words[index]
        guard !word.isSpaced, word.range.count <= 4, index > 0,
            let exponent = Exponent(page.text[word.range]),
            NoteMarker.isRaised(word, in: line, page)
        else { return .none }
        let base = token(before: index, in: line, page)
        if let evidence = behindNumber(base) { return exponent.isNegative ? .sure : evidence }
        let letters = Array(base.reversed().prefix { UnitClass($0).contains(.letter) }.reversed())
        guard !letters.isEmpty else { return .none }
        let rest = base.dropLast(letters.count)
        let before = rest.last ?? lastUnit(before: index, in: line, page)
        if units.contains(letters.string), (1...3).contains(exponent.value),
            before.map({ UnitClass($0).contains(.digit) || isOperator($0) }) == true
        {
            return .sure
        }
        if letters.count <= 3, before == 0x3D { return .sure }
        guard letters.count == 1, rest.allSatisfy({ !UnitClass($0).contains(.letter) }),
            exponent.value > 1 || exponent.isNegative,
            ![0x41, 0x49, 0x61].contains(letters[0])
                || isRelation(before) || isRelation(firstUnit(behind: index, in: line, page)),
            rest.last.map({ $0 != 0x2E }) ?? true
        else { return .none }
        return .sure
    }

    /// "10" and what is multiplied by it; another number of one or two digits, or with decimals.
    private static func behindNumber(_ base: CodeUnits) -> Evidence? {
        let digits = base.reversed().prefix { UnitClass($0).contains(.digit) }.count
        guard digits > 0 else { return nil }
        let before = base.dropLast(digits).last
        if base.suffix(digits).elementsEqual([0x31, 0x30]), before.map(isOperator) ?? true {
            return .sure
        }
        if digits <= 2, before.map(isOperator) ?? true { return .likely }
        return before == 0x2E
            && base.dropLast(digits + 1).last.map {
                UnitClass($0).contains(.digit)
            } == true ? .likely : Evidence.none
    }

    /// The text right before a word, up to the white space.
    private static func token(before index: Int, in line: Line, _ page: PrintedPage) -> CodeUnits {
        var start = index - 1
        while start > 0, !line.words[start].isSpaced { start -= 1 }
        return line.words[start..<index].flatMap { Array(page.text[$0.range]) }
    }

    /// What ends the token before the one that the word is part of.
    private static func lastUnit(
        before index: Int, in line: Line, _ page: PrintedPage
    ) -> UInt16? {
        var start = index - 1
        while start > 0, !line.words[start].isSpaced { start -= 1 }
        return start > 0 ? page.text[line.words[start - 1].range.upperBound - 1] : nil
    }

    /// What begins the word behind the one at `index`.
    private static func firstUnit(
        behind index: Int, in line: Line, _ page: PrintedPage
    ) -> UInt16? {
        line.words.dropFirst(index + 1).first.map { page.text[$0.range.lowerBound] }
    }

    /// = + − × and other signs that stand in no prose.
    private static func isRelation(_ unit: UInt16?) -> Bool {
        guard let unit else { return false }
        return isOperator(unit) && ![0x28, 0x2A, 0x2D, 0x2F].contains(unit)
    }

    /// = + - × · / ( and their kin.
    private static func isOperator(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x28, 0x2A, 0x2B, 0x2D, 0x2F, 0x3C...0x3E, 0xB1, 0xB7, 0xD7, 0xF7: true
        case 0x2212, 0x2215, 0x22C5, 0x2248, 0x223C, 0x2264, 0x2265: true
        default: false
        }
    }

    /// Units whose squares and cubes are measures, in Latin, Cyrillic and Greek letters.
    private static let units: Set<String> = [
        "m", "mm", "cm", "dm", "km", "hm", "µm", "μm", "nm", "s", "ms", "h", "in", "ft", "yd", "mi",
        "м", "мм", "см", "дм", "км", "с", "ч", "μ",
    ]

    /// The figures of a raised piece, with a sign perhaps.
    struct Exponent {
        let value: Int
        let isNegative: Bool

        init?(_ units: ArraySlice<UInt16>) {
            isNegative = units.first.map { [0x2D, 0x2212, 0x2013, 0x207B].contains($0) } ?? false
            let digits = units.dropFirst(isNegative ? 1 : 0)
            guard digits.allSatisfy({ Powers.raised($0) != nil || NoteMarker.isRaisedDigit($0) }),
                let folded = NoteMarker.folded(digits), let value = NoteMarker.value(folded)
            else { return nil }
            self.value = value
        }
    }

    /// The raised form of an exponent's figure or sign.
    static func raised(_ unit: UInt16) -> UInt16? {
        switch unit {
        case 0x31: 0xB9
        case 0x32, 0x33: unit + 0x80
        case 0x30, 0x34...0x39: unit + 0x2040
        case 0x2D, 0x2212, 0x2013: 0x207B
        default: nil
        }
    }
}
