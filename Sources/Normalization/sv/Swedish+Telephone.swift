import BookModel
import Languages

extension Swedish {
    /// "08-789 52 25", "+46 (8) 790 7559": the area digit by digit, the rest in twos and threes.
    static let telephone = Rule(
        "telephone",
        [
            Example("08-789 52 25", "noll åtta, sjuhundraåttionio femtiotvå tjugofem"),
            Example(
                "+46 (8) 790 7559", "plus fyrtiosex åtta, sjuhundranittio sjuttiofem femtionio"),
            Example("08 är", "noll åtta är"), Example("10 000 20", "tiotusen tjugo"),
        ]
    ) { passage, index in
        var at = index
        var country = ""
        let speller = passage.language.speller
        if passage.isMark(at, "+"), (1...3).contains(passage.digits(at + 1).count) {
            country = "plus " + speller.cardinal(passage.digits(at + 1))
            at = passage.skippingSpace(passage.isMark(at + 2, "-") ? at + 3 : at + 2)
        }
        let isBracketed = passage.isMark(at, "(")
        if isBracketed { at += 1 }
        let area = passage.digits(at)
        guard !area.isEmpty, area.count <= 4,
            !country.isEmpty || area.first == "0" && area.count > 1
        else { return nil }
        at += 1
        if isBracketed {
            guard passage.isMark(at, ")") else { return nil }
            at += 1
        }
        var groups: [String] = []
        var end = at
        while passage.isSpace(at) || passage.isMark(at, "-/\u{2010}\u{2011}"),
            passage.isDigits(at + 1),
            (2...4).contains(passage.digits(at + 1).count)
        {
            groups += split(passage.digits(at + 1))
            end = at + 2
            at = end
        }
        let total = groups.reduce(0) { $0 + $1.count }
        guard (5...8).contains(total), !passage.isWord(end) else { return nil }
        let words = groups.map { $0.first == "0" ? speller.digitByDigit($0) : speller.cardinal($0) }
        let lead = [country, speller.digitByDigit(area)].filter { !$0.isEmpty }.joined(
            separator: " ")
        return Finding(
            start: index, end: end, kind: .telephone, rule: "telephone",
            spoken: lead + ", " + words.joined(separator: " "))
    }

    private static func split(_ digits: String) -> [String] {
        digits.count == 4 ? [String(digits.prefix(2)), String(digits.suffix(2))] : [digits]
    }
}
