import BookModel

/// Readings and simplified forms of Chinese characters, from ICU, each asked once.
struct HanDictionary: ~Copyable {
    private var reader: Transliterator
    private var simplifier: Transliterator

    init?() {
        guard let reader = Transliterator("Han-Latin; Latin-NumericPinyin"),
            let simplifier = Transliterator("Traditional-Simplified")
        else { return nil }
        self.reader = reader
        self.simplifier = simplifier
    }

    /// The usual syllable at each character's first unit, tone 5 for the neutral one; `nil`
    /// elsewhere.
    mutating func syllables(of text: CodeUnits) -> [String?] {
        var found = [String?](repeating: nil, count: text.count)
        var index = 0
        while index < text.count {
            let (scalar, length) = text.scalar(at: index)
            if scalar.value >= 0x3007, scalar.properties.isIdeographic {
                found[index] = syllable(of: scalar)
            }
            index += length
        }
        return found
    }

    private mutating func syllable(of scalar: Unicode.Scalar) -> String? {
        let text = reader.result(for: scalar)
        guard let first = text.unicodeScalars.first, first != scalar, first.properties.isLowercase
        else { return nil }
        let syllable = text.prefix { $0 != " " }
        return syllable.last?.isNumber == true ? String(syllable) : syllable + "5"
    }

    /// The text in simplified characters, unit for unit.
    mutating func simplified(_ text: CodeUnits) -> CodeUnits {
        var result = text
        for index in text.indices where (0x3400...0x9FFF).contains(text[index]) {
            guard let scalar = Unicode.Scalar(text[index]) else { continue }
            let own = Array(simplifier.result(for: scalar).utf16)
            if own.count == 1 { result[index] = own[0] }
        }
        return result
    }
}
