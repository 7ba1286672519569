/// French number words; Swiss and Belgian French have septante and nonante, the Swiss huitante too.
struct FrenchNumbers: RomanceNumbers {
    let region: String
    let longest = 27
    let zero = "zéro"

    private static let small = [
        "", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze",
        "douze", "treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf",
    ]
    private static let tens = ["", "", "vingt", "trente", "quarante", "cinquante", "soixante"]
    private static let scales = [
        "million", "milliard", "billion", "billiard", "trillion", "trilliard", "quadrillion",
    ]

    func cardinal(_ groups: [Int], _ form: Form) -> String {
        let isFeminine = form.gender == .feminine && form.isAttributive
        var words: [String] = []
        for (index, group) in groups.enumerated() where group > 0 {
            let power = groups.count - 1 - index
            switch power {
            case 0: words.append(hundreds(group, isLast: true, isFeminine: isFeminine))
            case 1:
                words.append(
                    group == 1
                        ? "mille" : hundreds(group, isLast: false, isFeminine: false) + " mille")
            default:
                let name = Self.scales[min(power - 2, Self.scales.count - 1)]
                words.append(
                    hundreds(group, isLast: true, isFeminine: false) + " " + name
                        + (group > 1 ? "s" : ""))
            }
        }
        return words.joined(separator: " ")
    }

    /// `isLast`: nothing follows but a noun, so that cents and vingts have their plural.
    private func hundreds(_ value: Int, isLast: Bool, isFeminine: Bool) -> String {
        let (hundred, rest) = (value / 100, value % 100)
        guard hundred > 0 else { return pair(rest, isLast, isFeminine) }
        let head =
            hundred == 1 ? "cent" : Self.small[hundred] + (rest == 0 && isLast ? " cents" : " cent")
        return rest == 0 ? head : head + " " + pair(rest, isLast, isFeminine)
    }

    private func pair(_ value: Int, _ isLast: Bool, _ isFeminine: Bool) -> String {
        func unit(_ value: Int) -> String { value == 1 && isFeminine ? "une" : Self.small[value] }
        if value < 20 { return unit(value) }
        let (ten, one) = (value / 10, value % 10)
        if let word = regional(ten) {
            return one == 0 ? word : word + (one == 1 ? " et " : "-") + unit(one)
        }
        switch ten {
        case 7: return value == 71 ? "soixante et onze" : "soixante-" + Self.small[value - 60]
        case 8, 9:
            return value == 80
                ? (isLast ? "quatre-vingts" : "quatre-vingt") : "quatre-vingt-" + unit(value - 80)
        default:
            return one == 0
                ? Self.tens[ten] : Self.tens[ten] + (one == 1 ? " et " : "-") + unit(one)
        }
    }

    private func regional(_ ten: Int) -> String? {
        let isSwiss = region == "CH" || region == "LI"
        guard isSwiss || region == "BE" || region == "CD" else { return nil }
        return ten == 7 ? "septante" : ten == 9 ? "nonante" : ten == 8 && isSwiss ? "huitante" : nil
    }

    /// "unième" only behind other numbers; mutes are dropped, plural signs too.
    func ordinal(_ value: Int, _ form: Form) -> String {
        let plural = form.isPlural ? "s" : ""
        if value == 1 { return (form.gender == .feminine ? "première" : "premier") + plural }
        var words = cardinal(RomanceSpeller.groups(String(value)), .plain)
        if words.hasSuffix("cents") || words.hasSuffix("vingts") { words.removeLast() }
        if words.hasSuffix("cinq") { words += "u" }
        if words.hasSuffix("neuf") { words = words.dropLast() + "v" }
        if words.hasSuffix("e") { words.removeLast() }
        return words + "ième" + plural
    }
}
