/// Which of a noun's forms a number asks for, in languages with more than two (CLDR's plural
/// rules).
///
/// The forms of a table are in the order given here; a row with fewer repeats its last one.
enum PluralRule: String, Sendable {
    /// One, two to four, all others, fractions: Czech, Slovak.
    case czech
    /// By the last digits: 1, 21 …; 2–4, 22 … and fractions; all others: Croatian, Serbian.
    case serbian
    /// By the last two digits: 1; 2 and fractions; 3 and 4; all others: Slovene.
    case slovene
    /// 1, 21 …; 2–9, 22 …; 0, 10–20, 30 …; fractions: Lithuanian.
    case lithuanian
    /// 1, 21 …; all others: Latvian.
    case latvian
    /// One; two; 3–10; all others: Arabic.
    case arabic
    /// One and above ten; two to ten: what Hebrew counts in the singular.
    case hebrew

    /// The form behind a scale word ("million kilometres").
    var manyIndex: Int {
        switch self {
        case .czech, .serbian, .lithuanian: 2
        case .slovene, .arabic: 3
        case .latvian: 1
        case .hebrew: 0
        }
    }

    func index(of numeral: Numeral) -> Int {
        guard numeral.isInteger else { return fractionIndex }
        let last = Int(numeral.integer.suffix(2)) ?? 0
        let isTeen = (11...19).contains(last)
        let unit = last % 10
        switch self {
        case .czech:
            return numeral.value == 1
                ? 0 : numeral.value.map { (2...4).contains($0) } == true ? 1 : 2
        case .serbian: return isTeen ? 2 : unit == 1 ? 0 : (2...4).contains(unit) ? 1 : 2
        case .slovene: return last == 1 ? 0 : last == 2 ? 1 : last == 3 || last == 4 ? 2 : 3
        case .lithuanian: return isTeen || unit == 0 ? 2 : unit == 1 ? 0 : 1
        case .latvian: return unit == 1 && !isTeen ? 0 : 1
        case .arabic:
            return numeral.value == 1 ? 0 : numeral.value == 2 ? 1 : (3...10).contains(last) ? 2 : 3
        case .hebrew: return numeral.value.map { (2...10).contains($0) } == true ? 1 : 0
        }
    }

    private var fractionIndex: Int {
        switch self {
        case .czech, .lithuanian, .arabic: 3
        case .serbian, .slovene, .latvian, .hebrew: 1
        }
    }
}
