/// Portuguese number words: of Brazil with the short scale, of Portugal with the long one.
struct PortugueseNumbers: RomanceNumbers {
    let isEuropean: Bool
    let longest = 24
    let zero = "zero"

    private var small: [String] {
        [
            "", "um", "dois", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez",
            "onze", "doze",
            "treze", "catorze", "quinze", isEuropean ? "dezasseis" : "dezesseis",
            isEuropean ? "dezassete" : "dezessete", "dezoito", isEuropean ? "dezanove" : "dezenove",
        ]
    }
    private static let tens = [
        "", "", "vinte", "trinta", "quarenta", "cinquenta", "sessenta", "setenta", "oitenta",
        "noventa",
    ]
    private static let hundreds = [
        "", "cento", "duzentos", "trezentos", "quatrocentos", "quinhentos", "seiscentos",
        "setecentos",
        "oitocentos", "novecentos",
    ]
    private static let short = [
        "milhão/milhões", "bilhão/bilhões", "trilhão/trilhões", "quatrilhão/quatrilhões",
        "quintilhão/quintilhões", "sextilhão/sextilhões",
    ]
    private static let long = ["milhão/milhões", "bilião/biliões", "trilião/triliões"]

    func cardinal(_ groups: [Int], _ form: Form) -> String {
        let isFeminine = form.gender == .feminine && form.isAttributive
        let last = groups.lastIndex { $0 > 0 } ?? 0
        var spoken = ""
        for (index, group) in groups.enumerated() where group > 0 {
            let power = groups.count - 1 - index
            var words = triple(group, isFeminine && power < 2)
            if power == 1 { words = group == 1 ? "mil" : words + " mil" }
            if power > 1 {
                let isBareThousand = isEuropean && !power.isMultiple(of: 2) && group == 1
                words = (isBareThousand ? "" : words + " ") + scale(power, groups, index)
            }
            // "e" comes before a last group that is small or an exact hundred.
            let joined = index == last && (group <= 100 || group % 100 == 0)
            spoken += spoken.isEmpty ? words : (joined ? " e " : " ") + words
        }
        return spoken
    }

    private func scale(_ power: Int, _ groups: [Int], _ index: Int) -> String {
        guard isEuropean else { return name(Self.short[min(power - 2, 5)], groups[index] == 1) }
        // Thousands of millions share their name with the millions behind them.
        if !power.isMultiple(of: 2) {
            return groups[index + 1] > 0
                ? "mil" : "mil " + name(Self.long[min(power / 2 - 1, 2)], false)
        }
        let isOne = groups[index] == 1 && (index == 0 || groups[index - 1] == 0)
        return name(Self.long[min(power / 2 - 1, 2)], isOne)
    }

    private func name(_ forms: String, _ isOne: Bool) -> String {
        let parts = forms.split(separator: "/")
        return String(isOne ? parts[0] : parts[parts.count - 1])
    }

    private func triple(_ value: Int, _ isFeminine: Bool) -> String {
        if value == 100 { return "cem" }
        var words = [Self.hundreds[value / 100]]
        if isFeminine, value >= 200 { words[0] = words[0].dropLast(2) + "as" }
        let rest = value % 100
        if rest >= 20 {
            words += [Self.tens[rest / 10], unit(rest % 10, isFeminine)]
        } else {
            words.append(unit(rest, isFeminine))
        }
        return NumberWords.joined(words, by: " e ")
    }

    private func unit(_ value: Int, _ isFeminine: Bool) -> String {
        if isFeminine, value == 1 || value == 2 { return value == 1 ? "uma" : "duas" }
        return small[value]
    }

    // MARK: Ordinals

    private static let ordinals: [[String]] = [
        [
            "", "primeiro", "segundo", "terceiro", "quarto", "quinto", "sexto", "sétimo", "oitavo",
            "nono",
        ],
        [
            "", "décimo", "vigésimo", "trigésimo", "quadragésimo", "quinquagésimo", "sexagésimo",
            "septuagésimo", "octogésimo", "nonagésimo",
        ],
        [
            "", "centésimo", "ducentésimo", "trecentésimo", "quadringentésimo", "quingentésimo",
            "sexcentésimo", "septigentésimo", "octigentésimo", "nongentésimo",
        ],
    ]

    func ordinal(_ value: Int, _ form: Form) -> String {
        var words: [String] = []
        if value >= 1000 {
            if value >= 2000 { words += parts(value / 1000) }
            words.append("milésimo")
        }
        words += parts(value % 1000)
        if form.gender == .feminine { words = words.map { $0.dropLast() + "a" } }
        return words.joined(separator: " ") + (form.isPlural ? "s" : "")
    }

    private func parts(_ value: Int) -> [String] {
        [
            Self.ordinals[2][value / 100 % 10], Self.ordinals[1][value / 10 % 10],
            Self.ordinals[0][value % 10],
        ]
        .filter { !$0.isEmpty }
    }
}
