/// Roman numerals in their usual form, 1 to 3999.
enum RomanNumeral {
    private static let values: [(letters: String, value: Int)] = [
        ("M", 1000), ("CM", 900), ("D", 500), ("CD", 400), ("C", 100), ("XC", 90), ("L", 50),
        ("XL", 40), ("X", 10), ("IX", 9), ("V", 5), ("IV", 4), ("I", 1),
    ]

    /// The value of a numeral in its canonical form, in either case; Cyrillic look-alikes count.
    static func value(of text: String) -> Int? {
        // One Cyrillic letter is a word or an initial.
        if text.utf16.count == 1, let unit = text.utf16.first, unit > 0x7F, unit != 0x406 {
            return nil
        }
        let latin = text.map { Self.latin($0) }.joined().uppercased()
        guard !latin.isEmpty, latin.count <= 15 else { return nil }
        var rest = Substring(latin)
        var total = 0
        for (letters, value) in values {
            while rest.hasPrefix(letters) {
                total += value
                rest = rest.dropFirst(letters.count)
            }
        }
        return rest.isEmpty && total > 0 && total < 4000 && written(total) == latin ? total : nil
    }

    private static func latin(_ letter: Character) -> String {
        switch letter {
        case "Х", "х": "X"
        case "С", "с": "C"
        case "М", "м": "M"
        case "І", "і": "I"
        default: String(letter)
        }
    }

    private static func written(_ value: Int) -> String {
        var rest = value
        var text = ""
        for (letters, value) in values {
            while rest >= value {
                text += letters
                rest -= value
            }
        }
        return text
    }
}
