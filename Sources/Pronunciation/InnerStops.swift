import BookModel

/// Takes away full stops within a sentence, at which the engine would pause: those of initials and
/// of abbreviations that stayed as they are written ("J. R. Smith", "ibid. and"). An ellipsis
/// stays, and so does the stop that ends the sentence.
enum InnerStops {
    static func silenced(_ sentence: MappedText) -> MappedText {
        let text = sentence.units
        guard text.contains(0x2E) else { return sentence }
        var quiet = MappedText()
        var position = 0
        for index in text.indices.dropFirst() where isInner(text, index) {
            quiet.append(sentence.slice(position..<index))
            position = index + 1
        }
        guard position > 0 else { return sentence }
        quiet.append(sentence.slice(position..<text.count))
        return quiet
    }

    private static func isInner(_ text: CodeUnits, _ index: Int) -> Bool {
        guard text[index] == 0x2E, isWordPart(text[index - 1]), index + 1 < text.count,
            isSpace(text[index + 1])
        else { return false }
        return text[(index + 1)...].contains { isWordPart($0) }
    }

    private static func isSpace(_ unit: UInt16) -> Bool {
        unit == 0x20 || unit == 0xA0 || unit == 0x202F
    }

    private static func isWordPart(_ unit: UInt16) -> Bool {
        guard let scalar = Unicode.Scalar(unit) else { return true }
        return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
}
