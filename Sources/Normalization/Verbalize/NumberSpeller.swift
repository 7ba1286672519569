import BookModel
import Languages

/// Numbers to words in one language. Digits are ASCII without separators, of any length.
protocol NumberSpeller: Sendable {
    func cardinal(_ digits: String, _ form: Form) -> String
    func ordinal(_ digits: String, _ form: Form) -> String
    func year(_ digits: String, _ form: Form) -> String
    /// By a rule set of the language's tables; `nil` where the speller has none.
    func words(_ digits: String, ruleSet: String) -> String?
}

extension NumberSpeller {
    func cardinal(_ digits: String) -> String { cardinal(digits, .plain) }
    func ordinal(_ digits: String) -> String { ordinal(digits, .plain) }
    func year(_ digits: String) -> String { year(digits, .plain) }
    func words(_ digits: String, ruleSet: String) -> String? { nil }

    /// One digit after the other.
    func digitByDigit(_ digits: String) -> String {
        digits.map { cardinal(String($0), .plain) }.joined(separator: " ")
    }
}

/// ICU's spell-out rules, with the rule sets that the language's settings name.
///
/// Settings: `locale`; `cardinal`, `cardinal-masculine`, `cardinal-feminine`, `cardinal-neuter`
/// (before a noun); `ordinal`, `ordinal-feminine`, `ordinal-neuter`, `ordinal-plural`; `year`.
/// A rule set that a language lacks falls back to the plain one. The section `spellout-rules` holds
/// rules of the language's own in ICU's rule language, for what ICU has wrong or not at all; its
/// sets are those whose names do not begin with `%spellout-`.
struct ICUSpeller: NumberSpeller {
    private let icu: SpelloutFormatter
    private let own: SpelloutFormatter?
    private let sets: [String: String]
    /// Setting `year-hundreds`: the word for hundred by which 1100 to 1999 are read as years.
    private let hundred: String?
    private let replacements: [(from: String, to: String)]
    /// ICU's rules end below 10^18 in most languages; longer numbers are read by digits.
    private static let longest = 18

    init(_ data: LanguageData) {
        let locale = data.setting("locale") ?? data.tag.language
        icu = SpelloutFormatter.of(locale)
        let rules = data.table.rows("spellout-rules").map { $0[0] }
        let plurals = data.setting("rules-locale") ?? locale
        own =
            rules.isEmpty
            ? nil : SpelloutFormatter.of(plurals, rules: rules.joined(separator: "\n"))
        var sets: [String: String] = [:]
        for row in data.table.rows("settings") where row[1].hasPrefix("%") && sets[row[0]] == nil {
            sets[row[0]] = row[1]
        }
        self.sets = sets
        hundred = data.setting("year-hundreds")
        replacements = data.table.rows("spellout-fixes").map { (from: $0[0], to: $0[1]) }
    }

    func cardinal(_ digits: String, _ form: Form) -> String {
        let name = form.isAttributive ? "cardinal-" + form.gender.rawValue : "cardinal"
        return spell(digits, sets[name] ?? sets["cardinal"] ?? "%spellout-numbering")
    }

    func ordinal(_ digits: String, _ form: Form) -> String {
        let name = form.isPlural ? "ordinal-plural" : "ordinal-" + form.gender.rawValue
        guard let set = sets[name] ?? sets["ordinal"] else { return cardinal(digits, .plain) }
        return spell(digits, set)
    }

    func year(_ digits: String, _ form: Form) -> String {
        if let hundred, let value = Int(digits), (1100...1999).contains(value) {
            let rest = value % 100 == 0 ? "" : " " + cardinal(String(value % 100), .plain)
            return cardinal(String(value / 100), .plain) + " " + hundred + rest
        }
        guard let set = sets["year"] else { return cardinal(digits, .plain) }
        return spell(digits, set)
    }

    func words(_ digits: String, ruleSet: String) -> String? { spell(digits, ruleSet) }

    private func spell(_ digits: String, _ set: String) -> String {
        let speller = set.hasPrefix("%spellout") ? icu : own ?? icu
        let significant = digits.drop { $0 == "0" }
        let number =
            significant.isEmpty || significant.first == "."
            ? "0" + significant : String(significant)
        if number.utf8.count <= Self.longest, let words = speller.format(number, ruleSet: set),
            !words.utf16.contains(where: { (0x30...0x39).contains($0) })
        {
            return cleaned(words)
        }
        // Without rules for the language the digits are left to the engine, which may have them.
        guard number.utf8.count > 1, number.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return ""
        }
        let words = number.map { spell(String($0), sets["cardinal"] ?? set) }
        return words.contains("") ? "" : words.joined(separator: " ")
    }

    private func cleaned(_ words: String) -> String {
        var text = String(
            String.UnicodeScalarView(
                words.unicodeScalars.filter {
                    $0 != "\u{AD}" && $0 != "\u{200B}"
                }))
        for fix in replacements where text.contains(fix.from) {
            text = text.replacing(fix.from, with: fix.to)
        }
        return text
    }
}
