import BookModel
import CICU

/// Which charset of one or two bytes a character a text is in: ICU's candidates, and those that it
/// does not know; the one whose text reads best.
extension TextDecoder {
    /// Charsets of old computers and of Middle Europe, tried where no candidate of ICU reads well.
    private static let others = [
        "IBM866", "windows-1250", "IBM850", "IBM852", "macintosh", "x-mac-cyrillic",
    ]

    static func guess(_ bytes: [UInt8]) -> (String, CodeUnits)? {
        var sample = Array(bytes.prefix(sampleSize))
        if sample.count(where: { $0 == 0 }) * 50 <= sample.count { sample.removeAll { $0 == 0 } }
        let known = candidates(sample).enumerated()
            .compactMap { reading(sample, $1.name, bonus: $1.confidence - $0 * 3) }
        var best = known.max { $0.score < $1.score }
        if best.map({ $0.oddness > 10 || $0.share < 50 }) ?? true {
            let more = others.compactMap { reading(sample, $0, bonus: 10) }
            best = (known + more).max { $0.score < $1.score }
        }
        guard let best, let units = decode(bytes, as: best.charset) else { return nil }
        return (best.charset, units)
    }

    /// How well a sample reads in a charset.
    private struct Reading {
        var charset: String
        /// How much of it is one language, in per cent.
        var share: Int
        /// How many of the characters beyond ASCII stand where no writer puts them, in per cent.
        var oddness: Int
        var bonus: Int

        var score: Int { share * 2 + bonus - oddness * 4 }
    }

    private static func reading(_ sample: [UInt8], _ charset: String, bonus: Int) -> Reading? {
        guard let units = decode(sample, as: charset), isText(units) else { return nil }
        let share = LanguageDetector.detect(units.string)
            .map { $0.isReliable ? $0.share : $0.share / 4 }
        return Reading(
            charset: charset, share: share ?? 0, oddness: oddness(of: units), bonus: bonus)
    }

    /// A wrong charset puts signs into words and capitals behind small letters: "d‚j…", "pŠre".
    static func oddness(of units: CodeUnits) -> Int {
        var (odd, all) = (0, 0)
        for index in units.indices where units[index] >= 0x80 {
            all += 1
            let before = index > 0 ? units[index - 1] : 0x20
            let after = index + 1 < units.count ? units[index + 1] : 0x20
            if isOdd(units[index], before, after) { odd += 1 }
        }
        return all == 0 ? 0 : odd * 100 / all
    }

    private static func isOdd(_ unit: UInt16, _ before: UInt16, _ after: UInt16) -> Bool {
        guard let scalar = Unicode.Scalar(unit) else { return false }
        if (0x2500...0x259F).contains(unit) { return true }
        // Chinese and Japanese write their marks without spaces.
        guard unit < 0x2E80 else { return false }
        let properties = scalar.properties
        if properties.isUppercase { return isLetter(before) { $0.isLowercase } }
        // An apostrophe, a hyphen or dash, a middle dot, a note's number, the ends of a quotation.
        let joints: Set<UInt16> = [
            0x2019, 0x2018, 0x2010, 0x2011, 0x2013, 0x2014, 0xAD, 0xB7, 0xB9, 0xB2, 0xB3, 0xAB,
            0xBB,
        ]
        return !properties.isAlphabetic && !joints.contains(unit)
            && properties.generalCategory != .nonspacingMark
            && properties.generalCategory != .spacingMark
            && properties.generalCategory != .dashPunctuation
            && isLetter(before) { $0.isAlphabetic } && isLetter(after) { $0.isAlphabetic }
    }

    private static func isLetter(
        _ unit: UInt16, _ test: (Unicode.Scalar.Properties) -> Bool
    ) -> Bool {
        Unicode.Scalar(unit).map { test($0.properties) } ?? false
    }

    private static func candidates(_ bytes: [UInt8]) -> [(name: String, confidence: Int)] {
        typealias Name = (
            Int64, Int64, Int64, Int64
        )
        var names = [Name](repeating: (0, 0, 0, 0), count: 10)
        var confidences = [Int32](repeating: 0, count: 10)
        let count = names.withUnsafeMutableBytes { raw in
            raw.withMemoryRebound(to: CChar32.self) { fields in
                lectern_charset_detect(
                    bytes, Int32(bytes.count), fields.baseAddress, &confidences, 10)
            }
        }
        return (0..<Int(count)).map { index in
            let name = withUnsafeBytes(of: names[index]) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            // Windows' own charset has the quotes and dashes that texts called Latin-1 really use.
            return (name == "ISO-8859-1" ? "windows-1252" : name, Int(confidences[index]))
        }
        // What its zero bytes do not show is not UTF-16, and of two bytes there are many signs.
        .filter { !$0.name.hasPrefix("UTF-") }
    }

    private typealias CChar32 = (
        CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
        CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
        CChar, CChar, CChar, CChar, CChar, CChar
    )

    /// Hardly any controls or unknown characters.
    private static func isText(_ units: CodeUnits) -> Bool {
        let bad = units.reduce(0) {
            $0
                + ($1 == 0xFFFD || $1 < 0x20 && !(9...13).contains($1) || (0x80..<0xA0).contains($1)
                    ? 1 : 0)
        }
        return bad * 200 <= units.count
    }
}
