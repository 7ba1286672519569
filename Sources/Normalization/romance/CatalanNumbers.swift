/// Catalan number words.
struct CatalanNumbers: RomanceNumbers {
    let longest = 18
    let zero = "zero"

    private static let small = [
        "", "un", "dos", "tres", "quatre", "cinc", "sis", "set", "vuit", "nou", "deu", "onze",
        "dotze", "tretze",
        "catorze", "quinze", "setze", "disset", "divuit", "dinou",
    ]
    private static let tens = [
        "", "", "vint", "trenta", "quaranta", "cinquanta", "seixanta", "setanta", "vuitanta",
        "noranta",
    ]
    private static let scales = ["milió/milions", "bilió/bilions"]

    func cardinal(_ groups: [Int], _ form: Form) -> String {
        let isFeminine = form.gender == .feminine && form.isAttributive
        let pairs = NumberWords.pairs(groups)
        var words: [String] = []
        for (index, pair) in pairs.enumerated() where pair.thousands + pair.ones > 0 {
            let power = pairs.count - 1 - index
            if pair.thousands == 1 { words.append("mil") }
            if pair.thousands > 1 {
                words.append(triple(pair.thousands, isFeminine && power == 0) + " mil")
            }
            words.append(triple(pair.ones, isFeminine && power == 0))
            guard power > 0 else { continue }
            let names = Self.scales[min(power - 1, 1)].split(separator: "/")
            words.append(String(pair == (0, 1) ? names[0] : names[1]))
        }
        return NumberWords.joined(words)
    }

    private func triple(_ value: Int, _ isFeminine: Bool) -> String {
        func unit(_ value: Int) -> String {
            isFeminine && value == 1 ? "una" : isFeminine && value == 2 ? "dues" : Self.small[value]
        }
        let (hundred, rest) = (value / 100, value % 100)
        let head =
            hundred == 0
            ? "" : hundred == 1 ? "cent" : unit(hundred) + (isFeminine ? "-centes" : "-cents")
        if rest < 20 { return NumberWords.joined([head, unit(rest)]) }
        let joiner = rest / 10 == 2 ? "-i-" : "-"
        let pair = Self.tens[rest / 10] + (rest % 10 == 0 ? "" : joiner + unit(rest % 10))
        return NumberWords.joined([head, pair])
    }

    private static let ordinals = [
        "", "primer/primera", "segon/segona", "tercer/tercera", "quart/quarta",
    ]

    func ordinal(_ value: Int, _ form: Form) -> String {
        let isFeminine = form.gender == .feminine
        if value < 5 {
            return String(Self.ordinals[value].split(separator: "/")[isFeminine ? 1 : 0])
        }
        var word = cardinal(RomanceSpeller.groups(String(value)), .plain)
        if word.hasSuffix("cinc") { word = word.dropLast() + "qu" }
        if word.hasSuffix("nou") { word = word.dropLast() + "v" }
        if word.hasSuffix("deu") { word = word.dropLast() + "s" }
        if word.hasSuffix("cents") { word.removeLast() }
        if let last = word.last, "ae".contains(last) { word.removeLast() }
        return word + (isFeminine ? "ena" : "è")
    }
}
