import Languages

/// An ordinal ending of the section `ordinals`, cut once.
struct OrdinalEnding: Sendable {
    let pattern: Pattern
    /// Gender and more as the table writes them: `m`, `fp`, `ma`.
    let code: String

    static func list(_ table: LanguageTable) -> [OrdinalEnding] {
        table.rows("ordinals").flatMap { row in
            row.list(0).map { OrdinalEnding(pattern: Pattern($0), code: row[1]) }
        }
    }
}

/// Which gender the noun behind a number has by its ending: a row of the section `counted`.
struct CountedEnding: Sendable {
    /// Last digits of the number; `nil` for any number.
    private let numbers: ClosedRange<Int>?
    let gender: Form.Gender
    private let endings: [String]
    private let others: Set<String>

    static func list(_ table: LanguageTable) -> [CountedEnding] {
        table.rows("counted").map { row in
            let ends = row[0].split(separator: "-").compactMap { Int($0) }
            return CountedEnding(
                numbers: ends.first.map { $0...max($0, ends.last ?? $0) },
                gender: Form.gender(row[1]), endings: row.list(2), others: Set(row.list(3)))
        }
    }

    /// - Parameter last: the number's last digit, ten for the teens.
    func fits(_ noun: String, behind last: Int) -> Bool {
        numbers.map { $0.contains(last) } ?? true && !others.contains(noun)
            && endings.contains { noun.hasSuffix($0) }
    }
}
