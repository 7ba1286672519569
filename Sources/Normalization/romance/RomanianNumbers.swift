/// Romanian number words: thousands are feminine, millions neuter, and "de" comes from twenty on.
struct RomanianNumbers: RomanceNumbers {
    let longest = 15
    let zero = "zero"

    private enum Style { case alone, masculine, feminine, neuter }

    private static let small = [
        "", "unu", "doi", "trei", "patru", "cinci", "șase", "șapte", "opt", "nouă", "zece",
        "unsprezece",
        "doisprezece", "treisprezece", "paisprezece", "cincisprezece", "șaisprezece",
        "șaptesprezece",
        "optsprezece", "nouăsprezece",
    ]
    private static let tens = [
        "", "", "douăzeci", "treizeci", "patruzeci", "cincizeci", "șaizeci", "șaptezeci", "optzeci",
        "nouăzeci",
    ]
    private static let scales = ["milion/milioane", "miliard/miliarde", "trilion/trilioane"]

    func cardinal(_ groups: [Int], _ form: Form) -> String {
        let style: Style =
            !form.isAttributive
            ? .alone
            : form.gender == .feminine ? .feminine : form.gender == .neuter ? .neuter : .masculine
        var words: [String] = []
        for (index, group) in groups.enumerated() where group > 0 {
            let power = groups.count - 1 - index
            let de = group % 100 == 0 || group % 100 >= 20 ? " de " : " "
            switch power {
            case 0:
                words.append(
                    triple(group, words.isEmpty ? style : style == .alone ? .alone : style))
            case 1: words.append(group == 1 ? "o mie" : triple(group, .feminine) + de + "mii")
            default:
                let names = Self.scales[min(power - 2, 2)].split(separator: "/")
                words.append(group == 1 ? "un " + names[0] : triple(group, .neuter) + de + names[1])
            }
        }
        return words.joined(separator: " ")
    }

    private func triple(_ value: Int, _ style: Style) -> String {
        let (hundred, rest) = (value / 100, value % 100)
        let head =
            hundred == 0
            ? "" : hundred == 1 ? "o sută" : unit(hundred, .feminine, isOnly: false) + " sute"
        if rest < 20 { return NumberWords.joined([head, unit(rest, style, isOnly: hundred == 0)]) }
        let tail = rest % 10 == 0 ? "" : " și " + unit(rest % 10, style, isOnly: false)
        return NumberWords.joined([head, Self.tens[rest / 10] + tail])
    }

    private func unit(_ value: Int, _ style: Style, isOnly: Bool) -> String {
        switch (value, style) {
        case (1, .feminine): isOnly ? "o" : "una"
        case (1, .masculine), (1, .neuter): isOnly ? "un" : "unu"
        case (2, .feminine), (2, .neuter): "două"
        case (12, .feminine), (12, .neuter): "douăsprezece"
        default: Self.small[value]
        }
    }

    /// "primul", "al doilea", "a doua", "al douăzeci și unulea"
    func ordinal(_ value: Int, _ form: Form) -> String {
        let isFeminine = form.gender == .feminine
        if value == 1 { return isFeminine ? "prima" : "primul" }
        var word = cardinal(
            RomanceSpeller.groups(String(value)), Form(form.gender, attributive: isFeminine))
        if isFeminine {
            if word.hasSuffix("ă") || word.hasSuffix("e") { word.removeLast() }
            return "a "
                + (word.hasSuffix("dou") ? word + "a" : word.hasSuffix("una") ? word : word + "a")
        }
        if word.hasSuffix("unu") { word += "l" }
        if word.hasSuffix("opt") { word += "u" }
        if word.hasSuffix("trei") || word.hasSuffix("zeci") || word.hasSuffix("doi") {
            return "al " + word + "lea"
        }
        return "al " + word + "lea"
    }
}
