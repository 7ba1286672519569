/// A vowel with what is written around its consonant, and the consonant that closes it.
struct ThaiRhyme: Sendable {
    var vowel: String
    var isLong: Bool
    var final: String
    var mark: UInt16?
    /// The index behind its last letter.
    var end: Int
    var cost: Double
    var isBare = false

    /// What stands before, on and above a consonant.
    struct Spelling {
        var lead: UInt16
        var sign: UInt16?
        var mark: UInt16?
    }

    enum Closing: Sendable {
        case never, always, perhaps
    }

    /// One way to write a vowel.
    struct Pattern: Sendable {
        var lead: UInt16
        var sign: UInt16?
        var tail: [UInt16]
        var vowel: String
        var isLong: Bool
        var final = ""
        var takesFinal: Closing
        var cost: Double

        func fits(_ spelling: Spelling, _ letters: [UInt16], _ at: Int) -> Bool {
            guard lead == spelling.lead, sign == spelling.sign, at + tail.count <= letters.count,
                letters[at..<at + tail.count].elementsEqual(tail)
            else { return false }
            // A consonant of the tail that has a vowel of its own begins the next syllable.
            guard let last = tail.last, ThaiLetters.isConsonant(last) else { return true }
            let next = at + tail.count < letters.count ? letters[at + tail.count] : 0
            return !ThaiLetters.isVowelSign(next)
        }
    }

    /// Columns: what stands in front, on the consonant and behind it; the vowel in the engine's
    /// notation; `:` long; its own final; whether another consonant closes it (`-` never, `+`
    /// always, `?` perhaps); cost.
    static let patterns: [Pattern] = rows.split(separator: "\n").compactMap { row in
        let cells = row.split(separator: " ").map(String.init)
        guard cells.count == 7 else { return nil }
        func letters(_ cell: String) -> [UInt16] {
            cell == "." ? [] : cell.utf16.filter { $0 != 0x25CC }
        }
        return Pattern(
            lead: letters(cells[0]).first ?? 0, sign: letters(cells[1]).first,
            tail: letters(cells[2]), vowel: cells[3],
            isLong: cells[3].hasSuffix(":")
                || cells[3].hasSuffix("ia") || cells[3].hasSuffix("Wa") || cells[3].hasSuffix("ua"),
            final: cells[4] == "." ? "" : cells[4],
            takesFinal: cells[5] == "-" ? .never : cells[5] == "+" ? .always : .perhaps,
            cost: Double(cells[6]) ?? 1)
    }

    private static let rows = """
        . . ะ a . - 1
        . ◌ั . a . + 1
        . ◌ั วะ ua . - 1
        . ◌ั ว ua . - 0.9
        . . า a: . ? 1
        . . ◌ำ a m - 1
        . ◌ํ า a m - 1
        . ◌ิ . i . ? 1
        . ◌ี . i: . ? 1
        . ◌ึ . W . ? 1
        . ◌ื . W: . + 1
        . ◌ื อ W: . - 0.9
        . ◌ุ . u . ? 1
        . ◌ู . u: . ? 1
        . ◌็ อ O . + 1
        . ◌็ . O . - 1
        . . รร a n - 1
        . . รร a . + 0.9
        . . อ O: . ? 1.1
        . . ว ua . + 1.2
        . . ร O: n - 1.7
        . . . o . + 1.6
        เ . . e: . ? 1
        เ ◌็ . e . + 1
        เ . ะ e . - 1
        เ . า a w - 0.9
        เ . าะ O . - 0.8
        เ . อ @: . ? 0.9
        เ . อะ @ . - 0.8
        เ . ย @: j - 0.95
        เ ◌ิ . @: . + 1
        เ ◌ี ย ia . ? 0.9
        เ ◌ี ยะ ia . - 0.8
        เ ◌ื อ Wa . ? 0.9
        แ . . E: . ? 1
        แ ◌็ . E . + 1
        แ . ะ E . - 1
        โ . . o: . ? 1
        โ . ะ o . - 1
        ใ . . a j - 1
        ไ . . a j - 1
        ไ . ย a j - 0.95
        """
}
