/// Private-use characters that font makers agree upon.
enum PrivateUse {
    static func contains(_ scalar: Unicode.Scalar) -> Bool {
        (0xE000...0xF8FF).contains(scalar.value) || scalar.value >= 0xF0000
    }

    /// What a private-use character means; `nil` where no one can know.
    ///
    /// Adobe's corporate use has old-style figures and small capitals, which are given as the small
    /// letters of a word; Word's symbol fonts have bullets and ticks.
    static func known(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0xF730...0xF739: Unicode.Scalar(scalar.value - 0xF700)
        case 0xF761...0xF77A: Unicode.Scalar(scalar.value - 0xF700)
        case 0xF7E0...0xF7F6, 0xF7F8...0xF7FE: Unicode.Scalar(scalar.value - 0xF700)
        default: symbols[scalar.value]
        }
    }

    private static let symbols: [UInt32: Unicode.Scalar] = [
        0xF0B7: "•", 0xF0A7: "▪", 0xF0D8: "➢", 0xF0FC: "✓", 0xF0E0: "→", 0xF0A8: "◆", 0xF06E: "■",
        0xF6F9: "ł", 0xF6FA: "œ", 0xF6FD: "š", 0xF6FE: "ž", 0xF7FF: "ÿ", 0xF6BE: "ȷ",
        0xF643: "0", 0xF6DC: "1",
    ]
}
