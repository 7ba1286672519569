/// IPA → the engine's own notation, as far as its English voices have the sounds.
enum PhonemeNotation {
    /// `nil` where a sign has no counterpart; the entry is then left out.
    static func engine(_ text: String, alphabet: String) -> String? {
        if alphabet.lowercased().contains("espeak") { return text }
        guard alphabet.lowercased() == "ipa" else { return nil }
        let scalars = Array(text.unicodeScalars)
        var said = ""
        var index = 0
        while index < scalars.count {
            guard let (sound, length) = sound(scalars, at: index) else { return nil }
            said += sound
            index += length
        }
        return said
    }

    private static func sound(_ scalars: [Unicode.Scalar], at index: Int) -> (String, Int)? {
        for length in [3, 2, 1] where index + length <= scalars.count {
            var key = String.UnicodeScalarView()
            key.append(contentsOf: scalars[index..<index + length])
            if let sound = sounds[String(key)] { return (sound, length) }
        }
        return nil
    }

    private static let sounds: [String: String] = {
        var table = [
            "ˈ": "'", "ˌ": ",", "ː": "", ".": "", " ": "_:", "‿": "", "͡": "", "ˑ": "",
            "i": "i", "iː": "i:", "ɪ": "I", "e": "E", "ɛ": "E", "æ": "a", "a": "a", "ɑ": "A:",
            "ɑː": "A:", "ɒ": "0", "ɔ": "O:",
            "ɔː": "O:", "o": "oU", "ʊ": "U", "u": "u:", "uː": "u:", "ʌ": "V", "ə": "@", "ɜ": "3:",
            "ɜː": "3:", "ɝ": "3:", "ɚ": "3",
            "ɨ": "I2", "eɪ": "eI", "aɪ": "aI", "ɔɪ": "OI", "aʊ": "aU", "oʊ": "oU", "əʊ": "oU",
            "ɪə": "i@", "eə": "e@", "ʊə": "U@",
            "ɡ": "g", "θ": "T", "ð": "D", "ʃ": "S", "ʒ": "Z", "tʃ": "tS", "dʒ": "dZ", "t͡ʃ": "tS",
            "d͡ʒ": "dZ", "ŋ": "N", "ɹ": "r",
            "ɾ": "t", "ɫ": "l", "j": "j", "y": "j", "x": "x", "ʔ": "?", "ɲ": "nj", "ʍ": "w",
            "c": "k",
        ]
        for letter in [
            "b", "d", "f", "g", "h", "k", "l", "m", "n", "p", "r", "s", "t", "v", "w", "z",
        ] { table[letter] = letter }
        return table
    }()
}
