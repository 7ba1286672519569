/// Facts of pinyin's writing.
enum Pinyin {
    private static let marks: [Unicode.Scalar: Character] = [
        "\u{304}": "1", "\u{301}": "2", "\u{30C}": "3", "\u{300}": "4",
    ]

    /// Syllables with tone numbers of a reading with tone marks or numbers, parted by spaces or
    /// apostrophes: `háng`, `hang2`, `xī’ān`. Empty where it is no pinyin.
    static func numbered(_ reading: String) -> [String] {
        reading.split { " '’-".contains($0) }.compactMap { syllable($0.lowercased()) }
    }

    private static func syllable(_ text: String) -> String? {
        var letters = ""
        var tone: Character = "5"
        for scalar in text.decomposedStringScalars {
            if let mark = marks[scalar] {
                tone = mark
            } else if scalar == "\u{308}" {
                letters = letters.dropLast() + "ü"
            } else if ("1"..."5").contains(scalar) {
                tone = Character(scalar)
            } else if ("a"..."z").contains(scalar) {
                letters.unicodeScalars.append(scalar == "v" ? "ü" : scalar)
            } else {
                return nil
            }
        }
        return letters.isEmpty ? nil : letters + String(tone)
    }
}

extension String {
    /// Base letters and marks apart, for the vowels of pinyin.
    fileprivate var decomposedStringScalars: [Unicode.Scalar] {
        unicodeScalars.flatMap { scalar in Self.parts[scalar] ?? [scalar] }
    }

    private static let parts: [Unicode.Scalar: [Unicode.Scalar]] = {
        let rows: [(Unicode.Scalar, String)] = [
            ("a", "āáǎà"), ("e", "ēéěè"), ("i", "īíǐì"), ("o", "ōóǒò"), ("u", "ūúǔù"),
        ]
        let marks: [Unicode.Scalar] = ["\u{304}", "\u{301}", "\u{30C}", "\u{300}"]
        var table: [Unicode.Scalar: [Unicode.Scalar]] = ["ü": ["u", "\u{308}"]]
        for (base, written) in rows {
            for (scalar, mark) in zip(written.unicodeScalars, marks) {
                table[scalar] = [base, mark]
            }
        }
        for (scalar, mark) in zip("ǖǘǚǜ".unicodeScalars, marks) {
            table[scalar] = ["u", "\u{308}", mark]
        }
        return table
    }()
}
