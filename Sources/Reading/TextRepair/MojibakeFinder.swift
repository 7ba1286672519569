import BookModel

/// Finds out whether a text is another charset's taken for Latin-1, by how it reads.
struct MojibakeFinder {
    /// Part of the letters, in per cent, that may be accented in a language of western Europe;
    /// Icelandic, with the most, has about 12.
    private static let westernShare = 20
    /// Part that central European languages have at least.
    private static let centralShare = 6
    /// Part of the text that has to be in a language of the charset.
    private static let plainShare = 60
    /// See `CodePage.likeness`.
    private static let leastLikeness = 50

    /// The charset whose reading of the text a language claims; `nil` for text that is in order.
    ///
    /// "Åùå î äëèíàõ" is «Еще о длинах»; "Où est-il passé, l'été ?" is what it seems.
    static func codePage(of text: CodeUnits) -> CodePage? {
        var (letters, upper) = (0, 0)
        for unit in text {
            if CodePage.byte(of: unit) != nil {
                upper += 1
                letters += 1
            } else if (0x41...0x5A).contains(unit) || (0x61...0x7A).contains(unit) || unit > 0xFF {
                letters += 1
            }
        }
        guard letters >= 40, upper * 100 >= letters * centralShare else { return nil }
        let isPlainlyForeign = upper * 100 >= letters * westernShare
        if !isPlainlyForeign, let seen = LanguageDetector.detect(text.string), seen.isReliable,
            seen.share >= plainShare
        {
            return nil
        }
        return best(for: text)
    }

    /// A language's own script alone makes a detector sure (Greek, Thai), so the letters count too.
    private static func best(for text: CodeUnits) -> CodePage? {
        var best: (page: CodePage, score: Int)?
        for page in CodePage.all {
            let decoded = text.map(page.unit(for:))
            let likeness = page.likeness(of: decoded)
            guard likeness >= leastLikeness, let reading = LanguageDetector.detect(decoded.string),
                reading.isReliable, page.languages.contains(reading.language.language),
                reading.share >= plainShare
            else { continue }
            let score = likeness * 2 + caseBonus(decoded)
            if score > best?.score ?? 0 { best = (page, score) }
        }
        // TeX's encoding differs from windows in few letters.
        if let page = best?.page, page.name == "windows-1251",
            CodePage.t2a.strangers(in: text) < page.strangers(in: text)
        {
            return CodePage.t2a
        }
        return best?.page
    }

    /// Cyrillic charsets share their letters in other places, so that a wrong one gives words in
    /// the wrong case: "пРИВЕТ".
    private static func caseBonus(_ text: CodeUnits) -> Int {
        var (right, wrong) = (0, 0)
        for index in text.indices.dropFirst() {
            guard let a = Unicode.Scalar(text[index - 1]), let b = Unicode.Scalar(text[index]),
                a.value > 0x7F, b.value > 0x7F, b.properties.isUppercase || b.properties.isLowercase
            else { continue }
            if a.properties.isLowercase {
                if b.properties.isUppercase { wrong += 1 } else { right += 1 }
            }
        }
        return right + wrong > 0 ? 50 * right / (right + wrong) : 25
    }
}
