import BookModel
import Languages

/// Swedish number words; one is "en" before common nouns and "ett" elsewhere.
struct SwedishSpeller: NumberSpeller {
    private static let longest = 21
    private static let small = [
        "", "ett", "två", "tre", "fyra", "fem", "sex", "sju", "åtta", "nio", "tio", "elva", "tolv",
        "tretton", "fjorton",
        "femton", "sexton", "sjutton", "arton", "nitton",
    ]
    private static let tens = [
        "", "", "tjugo", "trettio", "fyrtio", "femtio", "sextio", "sjuttio", "åttio", "nittio",
    ]
    private static let scales = ["miljon", "miljard", "biljon", "biljard", "triljon"]
    private static let ordinals = [
        "nollte", "första", "andra", "tredje", "fjärde", "femte", "sjätte", "sjunde", "åttonde",
        "nionde", "tionde",
        "elfte", "tolfte", "trettonde", "fjortonde", "femtonde", "sextonde", "sjuttonde", "artonde",
        "nittonde",
    ]

    func cardinal(_ digits: String, _ form: Form) -> String {
        let significant = String(digits.drop { $0 == "0" })
        guard !significant.isEmpty else { return "noll" }
        guard significant.utf8.count <= Self.longest else {
            return digits.map { cardinal(String($0), .plain) }.joined(separator: " ")
        }
        let groups = RomanceSpeller.groups(significant)
        let isCommon = form.isAttributive && form.gender != .neuter
        var words: [String] = []
        for (index, group) in groups.enumerated() where group > 0 {
            let power = groups.count - 1 - index
            switch power {
            case 0: words.append(triple(group, isCommon: isCommon))
            case 1: words.append(thousands(group))
            default:
                let name = Self.scales[min(power - 2, Self.scales.count - 1)]
                words.append(triple(group, isCommon: true) + " " + name + (group > 1 ? "er" : ""))
            }
        }
        return words.joined(separator: " ")
    }

    /// Three equal consonants are written as two: "tjugoettusen".
    private func thousands(_ value: Int) -> String {
        guard value > 1 else { return "tusen" }
        let head = triple(value, isCommon: false)
        return (head.hasSuffix("tt") ? String(head.dropLast()) : head) + "tusen"
    }

    private func triple(_ value: Int, isCommon: Bool) -> String {
        let (hundred, rest) = (value / 100, value % 100)
        let head = hundred == 0 ? "" : (hundred == 1 ? "" : Self.small[hundred]) + "hundra"
        return head + pair(rest, isCommon: isCommon)
    }

    private func pair(_ value: Int, isCommon: Bool) -> String {
        func unit(_ value: Int) -> String { value == 1 && isCommon ? "en" : Self.small[value] }
        return value < 20 ? unit(value) : Self.tens[value / 10] + unit(value % 10)
    }

    func ordinal(_ digits: String, _ form: Form) -> String {
        let significant = digits.drop { $0 == "0" }
        guard significant.count <= 9, let value = Int(significant.isEmpty ? "0" : significant)
        else {
            return cardinal(digits, .plain) + "de"
        }
        let (rest, pair) = (value % 100, value % 100 / 10)
        let head = cardinal(String(value - rest), .plain)
        if rest == 0 {
            guard value > 0 else { return Self.ordinals[0] }
            return head.hasSuffix("miljon")
                ? head + "te" : head.hasSuffix("er") ? head.dropLast(2) + "te" : head + "de"
        }
        let tail =
            rest < 20
            ? Self.ordinals[rest]
            : rest % 10 == 0 ? Self.tens[pair] + "nde" : Self.tens[pair] + Self.ordinals[rest % 10]
        return value < 100 ? tail : head + tail
    }

    /// Hundreds from 1010 to 1999: "nittonhundrafyrtiofem".
    func year(_ digits: String, _ form: Form) -> String {
        guard digits.count == 4, let value = Int(digits), (1010...1999).contains(value) else {
            return digits.count == 2 && digits.first == "0"
                ? digitByDigit(digits) : cardinal(digits, .plain)
        }
        return century(value)
    }

    /// "tiohundra", "nittonhundratjugo"
    func century(_ value: Int) -> String {
        pair(value / 100, isCommon: false) + "hundra" + pair(value % 100, isCommon: false)
    }
}
