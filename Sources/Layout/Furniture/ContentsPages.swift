import BookModel

/// Recognises pages of a table of contents by their lines: a title, dots or white space, a number.
enum ContentsPages {
    /// Dots that lead from a title to its page: ". . . ." or "....".
    static func hasLeader(_ units: CodeUnits) -> Bool {
        var dots = 0
        for unit in units {
            if unit == 0x2E || unit == 0xB7 || unit == 0x2024 {
                dots += 1
            } else if unit != 0x20 {
                dots = 0
            }
            if dots >= 4 { return true }
            if unit == 0x2026, dots >= 0 { dots += 2 }
        }
        return false
    }

    /// How many entries a text holds: titles that lead to the number of a page, "Preface . . . ix",
    /// "2 The Keeper 17". Several where lines of a table have become one text.
    ///
    /// A title that ends with a number is an entry too: what stands around decides.
    static func entries(_ units: CodeUnits) -> Int {
        let words = units.split(separator: 0x20)
        guard words.count > 1, let last = words.last, isPage(last.drop { isDot($0) }) else {
            return 0
        }
        var (led, dots) = (0, 0)
        for word in words {
            let leading = word.prefix { isDot($0) }.count
            if dots + leading >= 4, isPage(word.dropFirst(leading)) { led += 1 }
            dots = word.allSatisfy(isDot) ? dots + word.count : trailingDots(word)
        }
        return max(1, led)
    }

    private static func trailingDots(_ word: ArraySlice<UInt16>) -> Int {
        word.reversed().prefix { isDot($0) }.count
    }

    private static func isDot(_ unit: UInt16) -> Bool {
        unit == 0x2E || unit == 0xB7 || unit == 0x2024 || unit == 0x2026
    }

    private static func isPage(_ units: ArraySlice<UInt16>) -> Bool {
        Numerals.arabic(Array(units)) != nil || Numerals.roman(Array(units)) != nil
    }

    static func isOne(_ sheet: Sheet) -> Bool {
        var (lines, leaders, numbered) = (0, 0, 0)
        var last = 0
        for line in sheet.lines where !line.isTurned {
            let units = line.units(in: sheet.page)
            guard units.count > 3 else { continue }
            lines += 1
            if hasLeader(units) { leaders += 1 }
            if let word = line.words.last, line.words.count > 1,
                let value = Numerals.arabic(Array(sheet.page.text[word.range])), value >= last,
                value < last + 60
            {
                numbered += 1
                last = value
            }
        }
        return leaders >= 4 && leaders * 3 >= lines || numbered >= 8 && numbered * 10 >= lines * 7
    }
}
