import BookModel
import Languages

/// Number words of one Romance language by rules of its own; ICU slips in several of them.
protocol RomanceNumbers: Sendable {
    /// The most digits for which the language has words.
    var longest: Int { get }
    var zero: String { get }
    /// Groups of three digits, the highest first, not all of them zero.
    func cardinal(_ groups: [Int], _ form: Form) -> String
    /// The digits have no leading zero and are at most six.
    func ordinal(_ value: Int, _ form: Form) -> String
}

struct RomanceSpeller: NumberSpeller {
    let numbers: any RomanceNumbers

    static func of(_ tag: LanguageTag) -> RomanceSpeller {
        switch tag.language {
        case "fr": RomanceSpeller(numbers: FrenchNumbers(region: tag.region ?? ""))
        case "it": RomanceSpeller(numbers: ItalianNumbers())
        case "pt":
            RomanceSpeller(
                numbers: PortugueseNumbers(isEuropean: tag.region != nil && tag.region != "BR"))
        case "ca": RomanceSpeller(numbers: CatalanNumbers())
        case "ro": RomanceSpeller(numbers: RomanianNumbers())
        default: RomanceSpeller(numbers: SpanishNumbers())
        }
    }

    func cardinal(_ digits: String, _ form: Form) -> String {
        let significant = String(digits.drop { $0 == "0" })
        guard !significant.isEmpty else { return numbers.zero }
        guard significant.utf8.count <= numbers.longest else {
            return digits.map { cardinal(String($0), .plain) }.joined(separator: " ")
        }
        return numbers.cardinal(Self.groups(significant), form)
    }

    func ordinal(_ digits: String, _ form: Form) -> String {
        let significant = digits.drop { $0 == "0" }
        guard significant.count <= 6, let value = Int(significant), value > 0 else {
            return cardinal(digits, form)
        }
        return numbers.ordinal(value, form)
    }

    func year(_ digits: String, _ form: Form) -> String {
        digits.count == 2 && digits.first == "0" ? digitByDigit(digits) : cardinal(digits, .plain)
    }

    /// Values of the groups of three digits, the highest first.
    static func groups(_ digits: String) -> [Int] {
        var groups: [Int] = []
        var rest = Substring(digits)
        while !rest.isEmpty {
            groups.insert(Int(rest.suffix(3)) ?? 0, at: 0)
            rest = rest.dropLast(3)
        }
        return groups
    }
}

/// What the number words of several languages are built with.
enum NumberWords {
    static func joined(_ words: [String], by joiner: String = " ") -> String {
        words.filter { !$0.isEmpty }.joined(separator: joiner)
    }

    /// Pairs of three-digit groups: how many thousands and ones each million's step has.
    static func pairs(_ groups: [Int]) -> [(thousands: Int, ones: Int)] {
        let even = groups.count.isMultiple(of: 2) ? groups : [0] + groups
        return stride(from: 0, to: even.count, by: 2).map { (even[$0], even[$0 + 1]) }
    }
}
