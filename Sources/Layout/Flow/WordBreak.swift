import BookModel

/// A word with a line's end behind its hyphen.
struct WordBreak {
    let sign: UInt16
    let head: CodeUnits
    let tail: CodeUnits
    /// All that is written without white space on both sides.
    private let token: CodeUnits

    init(_ place: LineEndHyphen, in units: CodeUnits) {
        sign = units[place.offset]
        let (before, after) = (units[..<place.offset], units[place.rest...])
        head = Array(before.suffix(80).reversed().prefix { Vocabulary.isWordUnit($0) }.reversed())
        tail = Array(after.prefix(80).prefix { Vocabulary.isWordUnit($0) })
        let isSpace = { (unit: UInt16) in UnitClass(unit).contains(.space) }
        token =
            Array(before.suffix(200).reversed().prefix { !isSpace($0) }.reversed()) + [sign]
            + after.prefix(200).prefix { !isSpace($0) }
    }

    /// The word in one, and with its hyphen, as `Vocabulary` counts them.
    var joined: CodeUnits { Vocabulary.fold((head + tail)[...]) }
    var hyphenated: CodeUnits { Vocabulary.fold((head + [0x2D] + tail)[...]) }

    func join(by healer: HyphenHealer) -> HyphenHealer.Join {
        let sign = sign == Hyphens.optional ? 0xAD : sign
        return healer.join(sign, head: head[...], tail: tail[...], token: token)
    }
}

/// Whether the lines of a text end inside words, or at hyphens that the words have anyway.
struct WrapHabit {
    /// So many words have to show it.
    private static let fewest = 3

    private let words: Vocabulary
    private let isBetweenWords: Bool

    init(_ breaks: [WordBreak], _ words: Vocabulary) {
        self.words = words
        var (inside, between) = (0, 0)
        for word in breaks {
            switch Self.sign(word, words) {
            case 1...: inside += 1
            case ..<0: between += 1
            default:
                let halves = [word.head, word.tail].map { words.count(Vocabulary.fold($0[...])) }
                if halves.contains(0) { inside += 1 } else { between += 1 }
            }
        }
        isBetweenWords = between >= Self.fewest && inside * 4 < between
    }

    /// Positive where the text writes the word in one more often, negative for a hyphen.
    private static func sign(_ word: WordBreak, _ words: Vocabulary) -> Int {
        (words.count(word.joined) - words.count(word.hyphenated)).signum()
    }

    /// Whether the hyphen is the word's own by the habit of the text.
    func keeps(_ word: WordBreak) -> Bool {
        isBetweenWords && word.sign != 0xAD && word.sign != Hyphens.optional
            && Self.sign(word, words) <= 0
    }
}
