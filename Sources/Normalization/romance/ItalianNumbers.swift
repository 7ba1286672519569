/// Italian number words, written together up to a million.
struct ItalianNumbers: RomanceNumbers {
    let longest = 24
    let zero = "zero"

    private static let small = [
        "", "uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci",
        "undici",
        "dodici", "tredici", "quattordici", "quindici", "sedici", "diciassette", "diciotto",
        "diciannove",
    ]
    private static let tens = [
        "", "", "venti", "trenta", "quaranta", "cinquanta", "sessanta", "settanta", "ottanta",
        "novanta",
    ]
    private static let scales = [
        "milione/milioni", "miliardo/miliardi", "bilione/bilioni", "biliardo/biliardi",
        "trilione/trilioni",
        "triliardo/triliardi",
    ]

    func cardinal(_ groups: [Int], _ form: Form) -> String {
        var words: [String] = []
        var low = ""
        for (index, group) in groups.enumerated() where group > 0 {
            let power = groups.count - 1 - index
            switch power {
            case 0: low += triple(group)
            case 1: low += group == 1 ? "mille" : triple(group) + "mila"
            default:
                let names = Self.scales[min(power - 2, Self.scales.count - 1)].split(separator: "/")
                words.append(
                    group == 1 ? "un " + names[0] : accented(triple(group)) + " " + names[1])
            }
        }
        if !low.isEmpty { words.append(words.isEmpty || low != "uno" ? accented(low) : "uno") }
        let spoken = words.joined(separator: " ")
        guard form.isAttributive, spoken == "uno" else { return spoken }
        return form.gender == .feminine ? "una" : "un"
    }

    /// Three gets its accent at the end of a longer word.
    private func accented(_ word: String) -> String {
        word.hasSuffix("tre") && word != "tre" ? word.dropLast(3) + "tré" : word
    }

    private func triple(_ value: Int) -> String {
        let (hundred, rest) = (value / 100, value % 100)
        var word = hundred == 0 ? "" : (hundred == 1 ? "" : Self.small[hundred]) + "cento"
        // "centotto", "centottanta"
        if !word.isEmpty, rest == 8 || rest / 10 == 8 { word.removeLast() }
        if rest < 20 { return word + Self.small[rest] }
        var ten = Self.tens[rest / 10]
        if rest % 10 == 1 || rest % 10 == 8 { ten.removeLast() }
        return word + ten + Self.small[rest % 10]
    }

    private static let ordinals = [
        "", "primo", "secondo", "terzo", "quarto", "quinto", "sesto", "settimo", "ottavo", "nono",
        "decimo",
    ]

    func ordinal(_ value: Int, _ form: Form) -> String {
        var word = value <= 10 ? Self.ordinals[value] : stem(value) + "esimo"
        let ending =
            form.gender == .feminine ? (form.isPlural ? "e" : "a") : (form.isPlural ? "i" : "o")
        word.removeLast()
        return word + ending
    }

    /// The cardinal without its last vowel, which tre and sei keep.
    private func stem(_ value: Int) -> String {
        var word = cardinal(RomanceSpeller.groups(String(value)), .plain)
        if word.hasSuffix("mila") { return word.dropLast(4) + "mill" }
        if word.hasSuffix("tré") { return word.dropLast(3) + "tre" }
        if word.hasSuffix("sei"), value % 100 != 16 { return word }
        word.removeLast()
        return word
    }
}
