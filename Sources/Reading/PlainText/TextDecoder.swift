import BookModel
import CICU

/// Text of unknown encoding made into code units.
///
/// UTF-8, UTF-16 by mark or by what its bytes look like; else one of the 8-bit and East Asian
/// charsets that ICU detects, chosen by how the text reads.
struct TextDecoder {
    /// The charset's name as IANA has it: "UTF-8", "windows-1251".
    let charset: String
    let units: CodeUnits
    /// The charset was chosen by how the text reads, not told or marked.
    let isGuess: Bool

    /// Decodes as told; `nil` for a charset that nobody knows.
    init?(_ bytes: [UInt8], charset: String) {
        guard let units = Self.decode(bytes, as: charset) else { return nil }
        (self.charset, self.units, isGuess) = (charset, units, false)
    }

    init(_ bytes: [UInt8]) {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            (charset, isGuess) = ("UTF-16", false)
            units = Self.utf16(bytes, bigEndian: bytes[0] == 0xFE)
        } else if let bigEndian = Self.unmarkedUTF16(bytes) {
            (charset, isGuess) = (bigEndian ? "UTF-16BE" : "UTF-16LE", true)
            units = Self.utf16(bytes, bigEndian: bigEndian)
        } else if Self.isUTF8(bytes) {
            (charset, isGuess) = ("UTF-8", false)
            units = CodeUnits(String(decoding: bytes, as: UTF8.self))
        } else if let found = Self.guess(bytes) {
            (charset, units) = found
            isGuess = true
        } else {
            (charset, isGuess) = ("windows-1252", true)
            units = Self.decode(bytes, as: "windows-1252") ?? bytes.map { UInt16($0) }
        }
    }

    /// Another charset in which the bytes read as some language, where they do not in this one.
    func better(for bytes: [UInt8]) -> String? {
        let sample = TextDecoder(Array(bytes.prefix(Self.sampleSize)))
        let own = CodeUnits(units.prefix(sample.units.count))
        guard sample.units != own, sample.charset != charset else { return nil }
        // A few letters read as some language in any charset.
        let isLong = own.count { $0 >= 0x80 } >= 20
        let isReadable = LanguageDetector.detect(own.string)?.isReliable == true
        let isBetter =
            Self.mixedLetters(own) > Self.mixedLetters(sample.units) + 1
            || isLong && !isReadable
                && LanguageDetector.detect(sample.units.string)?.isReliable == true
        return isBetter ? sample.charset : nil
    }

    /// How often a letter of the Latin script stands beside a Greek or Cyrillic one, which a wrong
    /// charset does in words with an accent and writers do not.
    private static func mixedLetters(_ units: CodeUnits) -> Int {
        func script(_ unit: UInt16) -> Int? {
            switch unit {
            case 0x41...0x5A, 0x61...0x7A: 0
            case 0x370...0x52F: 1
            default: nil
            }
        }
        return zip(units, units.dropFirst()).count { pair in
            guard let first = script(pair.0), let second = script(pair.1) else { return false }
            return first != second
        }
    }

    /// As much is looked at to see how a text reads.
    private static let sampleSize = 1 << 17

    /// UTF-8, or UTF-8 with a few damaged places: more good sequences than bad bytes by far.
    private static func isUTF8(_ bytes: [UInt8]) -> Bool {
        if String(validating: bytes, as: UTF8.self) != nil { return true }
        var (good, bad) = (0, 0)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            guard byte >= 0x80 else { continue }
            let length = byte >= 0xF0 ? 3 : byte >= 0xE0 ? 2 : byte >= 0xC2 ? 1 : 0
            let tail = bytes[index..<min(bytes.count, index + length)]
            if length > 0, tail.count == length, tail.allSatisfy({ $0 & 0xC0 == 0x80 }) {
                good += 1
                index += length
            } else {
                bad += 1
            }
        }
        return good > bad * 4
    }

    /// Which way round UTF-16 without a mark is; `nil` for bytes that are something else.
    ///
    /// Every text has spaces or line ends, and those have a zero byte on one side only.
    private static func unmarkedUTF16(_ bytes: [UInt8]) -> Bool? {
        guard bytes.count >= 4, bytes.count % 2 == 0 else { return nil }
        var (big, little, units) = (0, 0, 0)
        for index in stride(from: 0, to: min(bytes.count, 1 << 16) - 1, by: 2) {
            let (first, second) = (bytes[index], bytes[index + 1])
            units += 1
            if first == 0, second == 0x20 || second == 0x0A { big += 1 }
            if second == 0, first == 0x20 || first == 0x0A { little += 1 }
            if first == 0, second == 0 { return nil }
        }
        guard max(big, little) * 50 >= units, min(big, little) * 10 < max(big, little) else {
            return nil
        }
        return big > little
    }

    private static func utf16(_ bytes: [UInt8], bigEndian: Bool) -> CodeUnits {
        stride(from: 0, to: bytes.count - 1, by: 2).map { index in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return bigEndian ? first << 8 | second : second << 8 | first
        }
    }

    /// ICU's candidates, and Latin-1 as its superset; the one whose text a language claims most.
    private static func guess(_ bytes: [UInt8]) -> (String, CodeUnits)? {
        let sample = Array(bytes.prefix(sampleSize))
        var best: (charset: String, score: Int)?
        for (rank, candidate) in candidates(sample).enumerated() {
            guard let units = decode(sample, as: candidate.name), isText(units) else { continue }
            let detection = LanguageDetector.detect(units.string)
            let reading = detection.map { $0.isReliable ? $0.share : $0.share / 4 } ?? 0
            let score = reading * 2 + candidate.confidence - rank * 3
            if score > best?.score ?? .min { best = (candidate.name, score) }
        }
        guard let best, let units = decode(bytes, as: best.charset) else { return nil }
        return (best.charset, units)
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

    private static func decode(_ bytes: [UInt8], as charset: String) -> CodeUnits? {
        // No charset makes more than one unit of a byte, two of a pair.
        var units = CodeUnits(repeating: 0, count: bytes.count + 1)
        let count = lectern_charset_decode(
            charset, bytes, Int32(bytes.count), &units, Int32(units.count))
        guard count >= 0, count <= units.count else { return nil }
        units.removeLast(units.count - Int(count))
        return units
    }
}
