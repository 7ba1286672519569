/// Spanish number words, with apocope before masculine nouns (veintiún libros).
struct SpanishNumbers: RomanceNumbers {
    let longest = 30
    let zero = "cero"

    private enum Style { case alone, masculine, feminine }

    private static let small = [
        "", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez",
        "once",
        "doce", "trece", "catorce", "quince", "dieciséis", "diecisiete", "dieciocho", "diecinueve",
        "veinte",
        "veintiuno", "veintidós", "veintitrés", "veinticuatro", "veinticinco", "veintiséis",
        "veintisiete", "veintiocho", "veintinueve",
    ]
    private static let tens = [
        "", "", "", "treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa",
    ]
    private static let hundreds = [
        "", "ciento", "doscientos", "trescientos", "cuatrocientos", "quinientos", "seiscientos",
        "setecientos", "ochocientos", "novecientos",
    ]
    private static let scales = [
        "millón/millones", "billón/billones", "trillón/trillones", "cuatrillón/cuatrillones",
    ]

    func cardinal(_ groups: [Int], _ form: Form) -> String {
        let style: Style =
            !form.isAttributive ? .alone : form.gender == .feminine ? .feminine : .masculine
        let pairs = NumberWords.pairs(groups)
        var words: [String] = []
        for (index, pair) in pairs.enumerated() where pair.thousands + pair.ones > 0 {
            let power = pairs.count - 1 - index
            if pair.thousands == 1 { words.append("mil") }
            if pair.thousands > 1 {
                words.append(
                    triple(
                        pair.thousands, power == 0 && style == .feminine ? .feminine : .masculine)
                        + " mil")
            }
            words.append(triple(pair.ones, power == 0 ? style : .masculine))
            guard power > 0 else { continue }
            let names = Self.scales[min(power - 1, Self.scales.count - 1)].split(separator: "/")
            words.append(String(pair == (0, 1) ? names[0] : names[1]))
        }
        return NumberWords.joined(words)
    }

    private func triple(_ value: Int, _ style: Style) -> String {
        if value == 100 { return "cien" }
        var hundred = Self.hundreds[value / 100]
        if style == .feminine, hundred.hasSuffix("os") { hundred = hundred.dropLast(2) + "as" }
        return NumberWords.joined([hundred, pair(value % 100, style)])
    }

    private func pair(_ value: Int, _ style: Style) -> String {
        switch (value, style) {
        case (1, .masculine): return "un"
        case (1, .feminine): return "una"
        case (21, .masculine): return "veintiún"
        case (21, .feminine): return "veintiuna"
        case (0..<30, _): return Self.small[value]
        default:
            let unit = pair(value % 10, style)
            return Self.tens[value / 10] + (unit.isEmpty ? "" : " y " + unit)
        }
    }

    // MARK: Ordinals

    private static let units = [
        "", "primero", "segundo", "tercero", "cuarto", "quinto", "sexto", "séptimo", "octavo",
        "noveno", "décimo",
        "undécimo", "duodécimo", "decimotercero", "decimocuarto", "decimoquinto", "decimosexto",
        "decimoséptimo", "decimoctavo", "decimonoveno",
    ]
    private static let ordinalTens = [
        "", "", "vigésimo", "trigésimo", "cuadragésimo", "quincuagésimo", "sexagésimo",
        "septuagésimo",
        "octogésimo", "nonagésimo",
    ]
    private static let ordinalHundreds = [
        "", "centésimo", "ducentésimo", "tricentésimo", "cuadringentésimo", "quingentésimo",
        "sexcentésimo", "septingentésimo", "octingentésimo", "noningentésimo",
    ]

    /// Attributive masculine: primer, tercer, vigesimoprimer.
    func ordinal(_ value: Int, _ form: Form) -> String {
        var words: [String] = []
        if value >= 1000 {
            let count = value / 1000
            let head = count == 1 ? "" : cardinal([count], .plain).split(separator: " ").joined()
            words.append(head + "milésimo")
        }
        words.append(Self.ordinalHundreds[value % 1000 / 100])
        words += tens(value % 100)
        var all = words.filter { !$0.isEmpty }
        if form.gender == .feminine { all = all.map { $0.dropLast() + "a" } }
        if form.gender != .feminine, form.isAttributive, let last = all.last,
            last.hasSuffix("primero") || last.hasSuffix("tercero")
        {
            all[all.count - 1].removeLast()
        }
        return all.joined(separator: " ") + (form.isPlural ? "s" : "")
    }

    private func tens(_ value: Int) -> [String] {
        if value < 20 { return [Self.units[value]] }
        if value > 20, value < 30 {
            return [value == 28 ? "vigesimoctavo" : "vigesimo" + Self.units[value % 10]]
        }
        return [Self.ordinalTens[value / 10], Self.units[value % 10]]
    }
}
