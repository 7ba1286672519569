import BookModel
import Languages

/// Cardinals in all cases and genders, and ordinals, from the tables `numerals` and `scale-nouns`.
///
/// `numerals`: value and gender, six cases, ordinal, first part of compounds ("двух").
/// Settings: `ordinal-tens` (`both`: dwudziesty pierwszy), `one` (`exact`: "jeden" in compounds
/// stays as it is).
struct SlavicSpeller: NumberSpeller {
    let grammar: SlavicGrammar
    private let cardinals: [String: [String]]
    private let ordinals: [Int: String]
    private let parts: [Int: String]
    /// Nouns of 10^3, 10^6 …, and the ordinals' last parts ("тысячный").
    private let scales: [(noun: String, ordinal: String)]
    private let tensToo: Bool
    private let million: String

    init(_ data: LanguageData, _ grammar: SlavicGrammar) {
        self.grammar = grammar
        var cardinals: [String: [String]] = [:]
        var ordinals: [Int: String] = [:]
        var parts: [Int: String] = [:]
        for row in data.table.rows("numerals") {
            cardinals[row[0]] = row[1].split(separator: " ").map(String.init)
            guard let value = Int(row[0].prefix { $0 != " " }) else { continue }
            if !row[2].isEmpty { ordinals[value] = row[2] }
            if !row[3].isEmpty { parts[value] = row[3] }
        }
        self.cardinals = cardinals
        self.ordinals = ordinals
        self.parts = parts
        scales = data.table.rows("scale-nouns").map { (noun: $0[0], ordinal: $0[1]) }
        tensToo = data.setting("ordinal-tens") == "both"
        million = data.setting("million") ?? ""
    }

    func year(_ digits: String, _ form: Form) -> String { ordinal(digits, form) }

    // MARK: Cardinals

    func cardinal(_ digits: String, _ form: Form) -> String {
        let number = String(digits.drop { $0 == "0" })
        guard !number.isEmpty else { return simple(0, form) }
        let groups = Self.groups(number)
        guard groups.count <= scales.count + 1 else {
            return number.map { simple(Int(String($0)) ?? 0, .plain) }.joined(separator: " ")
        }
        return words(groups, form).joined(separator: " ")
    }

    /// Groups of three digits, the highest first.
    private static func groups(_ number: String) -> [Int] {
        var groups: [Int] = []
        var rest = Substring(number)
        while !rest.isEmpty {
            groups.insert(Int(rest.suffix(3)) ?? 0, at: 0)
            rest = rest.dropLast(3)
        }
        return groups
    }

    private func words(_ groups: [Int], _ form: Form) -> [String] {
        var words: [String] = []
        for (index, group) in groups.enumerated() where group > 0 {
            let power = groups.count - 1 - index
            if power == 0 {
                words += hundreds(group, form, isWhole: groups.count == 1)
                continue
            }
            let noun = scales[power - 1].noun
            let gender = grammar.gender(of: noun)
            // "тысяча двести", but "два миллиона одна тысяча"; Polish never says "jeden tysiąc".
            let bare = group == 1 && (power == 1 && index == 0 || grammar.oneIsExact)
            let direct = form.grammaticalCase == .accusative || form.grammaticalCase == .nominative
            if !bare {
                let scaleForm = Form(gender, form.grammaticalCase)
                words += hundreds(group, scaleForm, isWhole: true)
            }
            words.append(
                grammar.counted(
                    noun, grammar.count(String(group)),
                    direct && group != 1 && grammar.count(String(group)) != .one
                        ? .nominative : form.grammaticalCase))
        }
        return words
    }

    private func hundreds(_ value: Int, _ form: Form, isWhole: Bool) -> [String] {
        var words: [String] = []
        let (hundred, rest) = (value / 100 * 100, value % 100)
        if hundred > 0 { words.append(simple(hundred, form)) }
        if rest == 0 { return words }
        if rest <= 20 {
            words.append(unit(rest, form, isAlone: isWhole && hundred == 0))
        } else {
            words.append(simple(rest / 10 * 10, form))
            if rest % 10 > 0 { words.append(unit(rest % 10, form, isAlone: false)) }
        }
        return words
    }

    private func unit(_ value: Int, _ form: Form, isAlone: Bool) -> String {
        // "dwadzieścia jeden" stays, whatever the gender and case.
        if value == 1, !isAlone, grammar.oneIsExact { return simple(1, .plain) }
        var form = form
        // Animate accusative only for the small numbers themselves: "двух солдат", "22 солдата".
        if form.isAnimate, form.grammaticalCase == .accusative, value <= 4, isAlone || value == 1 {
            form.grammaticalCase = .genitive
        }
        return simple(value, form)
    }

    private func simple(_ value: Int, _ form: Form) -> String {
        let letter = form.gender == .feminine ? "f" : form.gender == .neuter ? "n" : "m"
        let forms =
            cardinals["\(value) \(letter)"] ?? cardinals["\(value)"] ?? cardinals["\(value) m"]
            ?? []
        return form.grammaticalCase.rawValue < forms.count
            ? forms[form.grammaticalCase.rawValue] : forms.first ?? ""
    }

    // MARK: Ordinals

    func ordinal(_ digits: String, _ form: Form) -> String {
        let number = String(digits.drop { $0 == "0" })
        guard !number.isEmpty else { return grammar.adjective(ordinals[0] ?? "", form) }
        var groups = Self.groups(number)
        guard groups.count <= scales.count + 1, let last = groups.lastIndex(where: { $0 > 0 })
        else {
            return cardinal(digits, form)
        }
        let power = groups.count - 1 - last
        if power > 0 {
            let group = groups[last]
            groups[last] = 0
            let head = words(groups, .plain)
            let part = group == 1 ? "" : compound(group)
            return (head + [grammar.adjective(part + scales[power - 1].ordinal, form)]).joined(
                separator: " ")
        }
        let tail = groups[last]
        groups[last] = 0
        var words = words(groups, .plain)
        let (hundred, rest) = (tail / 100 * 100, tail % 100)
        if rest == 0 { return (words + [adjective(hundred, form)]).joined(separator: " ") }
        if hundred > 0 { words.append(simple(hundred, .plain)) }
        if ordinals[rest] != nil {
            words.append(adjective(rest, form))
        } else {
            let tens = rest / 10 * 10
            words.append(tensToo ? adjective(tens, form) : simple(tens, .plain))
            words.append(adjective(rest % 10, form))
        }
        return words.joined(separator: " ")
    }

    private func adjective(_ value: Int, _ form: Form) -> String {
        grammar.adjective(ordinals[value] ?? "", form)
    }

    /// The first part of "двадцатипятитысячный", "пятилетний".
    func compound(_ value: Int) -> String {
        guard value < 1000 else {
            return value % 1000 == 0
                ? (value == 1000 ? "" : compound(value / 1000)) + (parts[1000] ?? "")
                : cardinal(String(value))
        }
        if let part = parts[value] { return part }
        let (hundred, rest) = (value / 100 * 100, value % 100)
        if hundred > 0 { return (parts[hundred] ?? "") + (rest > 0 ? compound(rest) : "") }
        return (parts[rest / 10 * 10] ?? "") + (parts[rest % 10] ?? "")
    }
}
