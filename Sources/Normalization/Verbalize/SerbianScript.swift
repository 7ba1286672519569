import BookModel
import Languages

/// Serbian is written in two scripts: the tables speak in Latin letters, and in a text in Cyrillic
/// ones their words are turned into those, letter for letter.
struct SerbianScript: Sendable {
    /// `nil` unless the language's setting `script` is `serbian` and the text has Cyrillic letters.
    init?(_ passage: Passage) {
        guard passage.lexicon.setting("script") == "serbian",
            passage.units.contains(where: { (0x400...0x45F).contains($0) })
        else { return nil }
    }

    private static let pairs: [String: Character] = ["lj": "љ", "nj": "њ", "dž": "џ"]
    private static let letters: [Character: Character] = [
        "a": "а", "b": "б", "v": "в", "g": "г", "d": "д", "đ": "ђ", "e": "е", "ž": "ж", "z": "з",
        "i": "и", "j": "ј", "k": "к", "l": "л", "m": "м", "n": "н", "o": "о", "p": "п", "r": "р",
        "s": "с", "t": "т", "ć": "ћ", "u": "у", "f": "ф", "h": "х", "c": "ц", "č": "ч", "š": "ш",
    ]

    func spelled(_ text: String) -> String {
        var result = ""
        var rest = Substring(text)
        while let first = rest.first {
            let isUpper = first.isUppercase
            var letter = Self.letters[Character(first.lowercased())] ?? first
            var length = 1
            if let pair = Self.pairs[rest.prefix(2).lowercased()] {
                letter = pair
                length = 2
            }
            result += isUpper ? letter.uppercased() : String(letter)
            rest = rest.dropFirst(length)
        }
        return result
    }
}
