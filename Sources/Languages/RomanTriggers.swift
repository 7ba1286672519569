/// Roman numerals with ordinal endings, for the languages that write them ("XIXe", "XVth").
enum RomanTriggers {
    /// A `triggers` section with the numerals from one to thirty-nine and each ending, in lower
    /// case, at which rules are then tried.
    static func section(endings: [String], further: [String] = []) -> String {
        let ones = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"]
        let numerals = ["", "x", "xx", "xxx"].flatMap { ten in ones.map { ten + $0 } }
        let words = numerals.filter { !$0.isEmpty }.flatMap { numeral in
            endings.map { numeral + $0 }
        }
        return "\n[triggers]\n" + (words + further).joined(separator: " ") + "\n"
    }
}
