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
        } else if Self.isShiftedJapanese(bytes),
            let japanese = Self.decode(bytes, as: "ISO-2022-JP")
        {
            (charset, isGuess) = ("ISO-2022-JP", true)
            units = japanese
        } else if Self.hasFewControls(bytes), Self.isUTF8(bytes) {
            // A stray NUL must not make pairs of bytes of the whole text.
            (charset, isGuess) = ("UTF-8", false)
            units = CodeUnits(String(decoding: bytes, as: UTF8.self))
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
    static let sampleSize = 1 << 17

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

    /// "ESC $ B" and "ESC $ @" begin Japanese characters in ISO-2022-JP, all of ASCII bytes.
    private static func isShiftedJapanese(_ bytes: [UInt8]) -> Bool {
        guard let escape = bytes.firstIndex(of: 0x1B), escape + 2 < bytes.count else {
            return false
        }
        return bytes[escape + 1] == 0x24 && [0x40, 0x42].contains(bytes[escape + 2])
            && bytes.allSatisfy { $0 < 0x80 }
    }

    /// UTF-16 has one in every second byte: 0 beside a Latin letter, 4 beside a Cyrillic one.
    private static func hasFewControls(_ bytes: [UInt8]) -> Bool {
        bytes.count { ControlCharacters.isControl(UInt16($0)) && $0 < 0x20 } * 8 <= bytes.count
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

    static func decode(_ bytes: [UInt8], as charset: String) -> CodeUnits? {
        // No charset makes more than one unit of a byte, two of a pair.
        var units = CodeUnits(repeating: 0, count: bytes.count + 1)
        let count = lectern_charset_decode(
            charset, bytes, Int32(bytes.count), &units, Int32(units.count))
        guard count >= 0, count <= units.count else { return nil }
        units.removeLast(units.count - Int(count))
        return units
    }
}
