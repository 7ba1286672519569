/// The name of a file that is not UTF-8, as old archives and systems leave them, carried in a
/// `String`: a byte that is part of no character stands as U+EF00 and the byte, in the private use
/// area, where MirBSD puts them too.
public enum ForeignName {
    private static let base: UInt32 = 0xEF00
    private static let marks: ClosedRange<UInt32> = 0xEF80...0xEFFF

    /// The text of a name that the system gave; plain text for UTF-8.
    public static func text(of bytes: [UInt8]) -> String {
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        var text = ""
        var index = 0
        while index < bytes.count {
            let length = length(of: bytes[index])
            if index + length <= bytes.count,
                let part = String(validating: bytes[index..<index + length], as: UTF8.self)
            {
                text += part
                index += length
            } else {
                Unicode.Scalar(base + UInt32(bytes[index])).map { text.unicodeScalars.append($0) }
                index += 1
            }
        }
        return text
    }

    /// The bytes of the name, as the system knows it.
    public static func bytes(of text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars {
            if marks.contains(scalar.value) {
                bytes.append(UInt8(scalar.value - base))
            } else {
                bytes += Array(String(scalar).utf8)
            }
        }
        return bytes
    }

    /// Whether a text stands for bytes that are not UTF-8.
    public static func isForeign(_ text: String) -> Bool {
        text.unicodeScalars.contains { marks.contains($0.value) }
    }

    /// The name for people: "caf\xE9.txt".
    public static func shown(_ text: String) -> String {
        guard isForeign(text) else { return text }
        var shown = ""
        for scalar in text.unicodeScalars {
            if marks.contains(scalar.value) {
                shown += "\\x" + String(scalar.value - base, radix: 16, uppercase: true)
            } else {
                shown.unicodeScalars.append(scalar)
            }
        }
        return shown
    }

    private static func length(of first: UInt8) -> Int {
        switch first {
        case 0xF0...: 4
        case 0xE0...: 3
        case 0xC2...: 2
        default: 1
        }
    }
}
