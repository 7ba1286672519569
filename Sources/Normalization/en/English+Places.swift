import BookModel
import Languages

extension English {
    private static let directions = ["N": "North", "S": "South", "E": "East", "W": "West"]

    /// A house number before a street's name is read in pairs of digits.
    static let address = Rule(
        "house-number",
        [
            Example("He lived at 1428 Elm St.", "He lived at fourteen twenty-eight Elm Street."),
            Example("at 221B Baker Street", "at two twenty-one B Baker Street"),
            Example("1211 E Arques Ave", "twelve eleven East Arques Avenue"),
            Example(
                "123 men stood in the Street", "one hundred twenty-three men stood in the Street"),
        ]
    ) { passage, index in
        let digits = passage.digits(index)
        guard (2...5).contains(digits.count), digits.first != "0",
            !passage.isMark(index - 1, ".,-/:$")
        else { return nil }
        var at = index + 1
        let letter = passage.isAllCapitals(at) && passage.atoms[at].count == 1
        if letter { at += 1 }
        guard passage.isSpace(at), isStreet(passage, from: at + 1) else { return nil }
        var spoken = houseNumber(digits, passage)
        if letter { spoken += " " + passage.text(index + 1) }
        if let direction = directions[passage.text(at + 1)], passage.isSpace(at + 2) {
            spoken += " " + direction
            at += 2
        }
        return Finding(start: index, end: at, kind: .cardinal, rule: "house-number", spoken: spoken)
    }

    /// One to three capitalised words (or an ordinal) and then a word for a street.
    private static func isStreet(_ passage: Passage, from start: Int) -> Bool {
        var at = start
        for count in 0..<4 {
            if passage.isDigits(at), passage.isWord(at + 1) { at += 1 }
            guard passage.isWord(at) else { return false }
            if count > 0, passage.isListed(at, "streets"), passage.isCapital(at) {
                return true
            }
            guard passage.isCapital(at) || passage.isDigits(at - 1) else { return false }
            if passage.isMark(at + 1, "."), passage.atoms[at].count <= 2 { at += 1 }
            guard passage.isSpace(at + 1) else { return false }
            at += 2
        }
        return false
    }

    /// 1428 "fourteen twenty-eight", 708 "seven zero eight", 123 "one twenty-three".
    static func houseNumber(_ digits: String, _ passage: Passage, zero: String = "zero") -> String {
        let speller = speller(passage)
        guard let value = Int(digits), digits.count == 3 || digits.count == 4 else {
            return digits.count == 5 ? speller.digitByDigit(digits) : speller.cardinal(digits)
        }
        let (high, low) = (value / 100, value % 100)
        if low == 0 {
            return digits.count == 3 || high % 10 == 0
                ? speller.cardinal(digits) : speller.cardinal(String(high)) + " hundred"
        }
        return speller.cardinal(String(high)) + " "
            + speller.pair(low, zero: digits.count == 3 ? zero : "oh")
    }

    /// "New York, NY 10001", "ZIP 90210": a postal code, digit by digit.
    static let postalCode = Rule(
        "postal-code",
        [
            Example("NY 10001", "NY one zero zero zero one"),
            Example("OK 10000 men", "OK ten thousand men"),
        ]
    ) { passage, index in
        let digits = passage.digits(index)
        guard digits.count == 5, !passage.isMark(index + 1, ".,") || !passage.isDigits(index + 2),
            !passage.isWord(passage.skippingSpace(index + 1)),
            let word = passage.wordBefore(index), passage.isAllCapitals(word),
            passage.text(word) == "ZIP"
                || passage.lexicon.data.table.rows("states").contains(where: {
                    $0[0] == passage.text(word)
                })
        else { return nil }
        return Finding(
            start: index, end: index + 1, kind: .telephone, rule: "postal-code",
            spoken: passage.language.speller.digitByDigit(digits))
    }

    /// Rooms and flights: "Room 101" is "one oh one".
    static let roomNumber = Rule(
        "room-number",
        [
            Example(
                "Room 101 was next to room 1408.",
                "Room one oh one was next to room fourteen oh eight."),
            Example("the room 5 men", "the room five men"),
        ]
    ) { passage, index in
        let digits = passage.digits(index)
        let before = passage.namingWord(before: index) ?? -1
        guard digits.count == 3 || digits.count == 4, digits.first != "0", passage.isWord(before),
            passage.isListed(before, "numbered-places"),
            !passage.isMark(index + 1, ".,") || !passage.isDigits(index + 2)
        else { return nil }
        return Finding(
            start: index, end: index + 1, kind: .cardinal, rule: "room-number",
            spoken: houseNumber(digits, passage, zero: "oh"))
    }

    /// A state's two letters after a comma, with the postal code behind.
    static let state = Rule(
        "state",
        [
            Example("Santa Clara, CA 95051", "Santa Clara, California nine five zero five one"),
            Example("City, NY", "City, New York"), Example("OK, IN short", "OK, IN short"),
        ]
    ) { passage, index in
        guard passage.isAllCapitals(index), passage.atoms[index].count == 2,
            passage.isSpace(index - 1),
            passage.isMark(index - 2, ","), passage.isCapital(index - 3),
            !passage.isAllCapitals(index - 3),
            let row = passage.lexicon.data.table.rows("states").first(where: {
                $0[0] == passage.text(index)
            })
        else { return nil }
        var end = index + 1
        var spoken = row[1]
        if passage.isSpace(end), passage.digits(end + 1).count == 5 {
            spoken += " " + passage.language.speller.digitByDigit(passage.digits(end + 1))
            end += 2
        }
        return Finding(start: index, end: end, kind: .abbreviation, rule: "state", spoken: spoken)
    }

    /// "1 Cor. 13", "2 Samuel".
    static let bibleBook = Rule(
        "bible-book",
        [
            Example("and 1 Cor. 13.", "and First Corinthians thirteen."),
            Example("1 Cor. xiii. 4", "First Corinthians thirteen four"),
            Example("2 Samuel 7", "Second Samuel seven"), Example("1 John", "First John"),
            Example("3 Kings came", "three Kings came"),
        ]
    ) { passage, index in
        let ordinals = ["1": "First", "2": "Second", "3": "Third"]
        guard let ordinal = ordinals[passage.digits(index)], passage.isSpace(index + 1),
            passage.isCapital(index + 2)
        else { return nil }
        let book = passage.folded(index + 2)
        let rows = passage.lexicon.data.table.rows("bible")
        guard
            rows.contains(where: {
                $0[0].lowercased().split(separator: " ").contains(Substring(book))
            })
        else { return nil }
        var next = index + 3
        if passage.isMark(next, ".") { next += 1 }
        let chapter = passage.skippingSpace(next)
        let isNumeral =
            passage.isWord(chapter) && !passage.isCapital(chapter)
            && passage.atoms[chapter].shape.contains(.roman)
        guard passage.isDigits(chapter) || isNumeral || passage.closesBlock(index + 2) else {
            return nil
        }
        return Finding(
            start: index, end: index + 1, kind: .ordinal, rule: "bible-book", spoken: ordinal)
    }
}
