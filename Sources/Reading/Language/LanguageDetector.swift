public import BookModel
import CCld2

/// What language a text is in, by CLD2.
public enum LanguageDetector {
    public struct Detection: Hashable, Sendable {
        public var language: LanguageTag
        /// Part of the text in that language, in per cent.
        public var share: Int
        /// The library stands by it.
        public var isReliable: Bool
    }

    /// More text than this changes nothing (UTF-8 bytes).
    private static let sampleSize = 1 << 19

    /// The language of most of the text; `nil` where there is too little of any.
    public static func detect(_ text: String) -> Detection? {
        var code = [CChar](repeating: 0, count: 16)
        var share: Int32 = 0
        var text = text
        let isReliable = text.withUTF8 { bytes -> Bool in
            let sample = UnsafeBufferPointer(rebasing: bytes.prefix(wholeLength(of: bytes)))
            guard let start = sample.baseAddress else { return false }
            return start.withMemoryRebound(to: CChar.self, capacity: sample.count) {
                lectern_cld2_detect($0, Int32(sample.count), &code, Int32(code.count), &share) != 0
            }
        }
        let name = String(
            decoding: code.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let found = tag(of: name).map {
            Detection(language: $0, share: Int(share), isReliable: isReliable)
        }
        return WritingSystem.corrected(found, of: text)
    }

    /// At most the sample's size, not cutting a code point.
    private static func wholeLength(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var length = min(bytes.count, sampleSize)
        while length > 0, length < bytes.count, bytes[length] & 0xC0 == 0x80 { length -= 1 }
        return length
    }

    /// CLD2's codes as BCP 47 has them today; `nil` for "unknown".
    static func tag(of code: String) -> LanguageTag? {
        switch code {
        case "un", "", "xxx": nil
        case "no": LanguageTag(known: "nb")
        case "iw": LanguageTag(known: "he")
        case "in": LanguageTag(known: "id")
        case "jw": LanguageTag(known: "jv")
        case "ji": LanguageTag(known: "yi")
        case "mo": LanguageTag(known: "ro")
        case "sh": LanguageTag(known: "hr")
        case "tl": LanguageTag(known: "fil")
        case "zh": LanguageTag(known: "zh-Hans")
        case "zh-TW", "zhT", "zh-Hant": LanguageTag(known: "zh-Hant")
        // Pseudo-languages that stand for a script, such as "xx-Goth".
        case _ where code.hasPrefix("xx"): nil
        default: LanguageTag(code)
        }
    }
}
