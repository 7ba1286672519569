import Foundation

/// Makes file and folder names that ext4, exFAT, NTFS and Android all take, and that sort right.
///
/// No `/ \ : * ? " < > |`, no control or direction characters, no space or dot at either end, NFC,
/// at most `maximumBytes` bytes of UTF-8 cut between whole graphemes, none of the device names of
/// Windows. Names of files begin with their zero-padded number, which is the first number that
/// players look for.
public struct FileNamer: Sendable {
    /// Bytes of UTF-8 in a name with its extension.
    public static let maximumBytes = 120
    /// Bytes kept free for the longest extension that is written.
    static let extensionBytes = ".chapters.json".utf8.count

    private var taken: Set<String> = []

    public init() {}

    /// `01 - Title`, without extension.
    public static func chapter(_ number: Int, of count: Int, title: String) -> String {
        numbered(number, width: max(2, String(count).count), title)
    }

    /// `007 - iv`: the PDF page number, as wide as that of the last page, and the label.
    public static func page(_ number: Int, last: Int, label: String) -> String {
        numbered(number, width: max(2, String(last).count), label)
    }

    /// `1 - Title`: the one file of a book.
    public static func book(title: String) -> String {
        numbered(1, width: 1, title)
    }

    public static func folder(title: String) -> String {
        safe(title, maximumBytes: maximumBytes)
    }

    /// The folder of another source whose title is taken: `Title (file name)`.
    public static func folder(title: String, source: String) -> String {
        let suffix = " (" + safe(source, maximumBytes: maximumBytes / 2) + ")"
        return safe(title, maximumBytes: maximumBytes - suffix.utf8.count) + suffix
    }

    /// What decides whether two names are one on file systems that ignore case.
    public static func key(_ name: String) -> String {
        name.lowercased().precomposedStringWithCanonicalMapping
    }

    /// `name`, or where it was given out before ` (2)`, ` (3)` … behind it.
    public mutating func unique(_ name: String) -> String {
        var candidate = name
        var number = 2
        while !taken.insert(Self.key(candidate)).inserted {
            let suffix = " (\(number))"
            let room = Self.maximumBytes - Self.extensionBytes - suffix.utf8.count
            candidate = Self.cut(name, bytes: room) + suffix
            number += 1
        }
        return candidate
    }

    private static func numbered(_ number: Int, width: Int, _ title: String) -> String {
        let digits = String(number)
        let prefix = String(repeating: "0", count: max(0, width - digits.count)) + digits + " - "
        let room = maximumBytes - extensionBytes - prefix.utf8.count
        return prefix + safe(title, maximumBytes: room)
    }

    /// `text` as part of a name. Empty text becomes `Untitled`.
    public static func safe(_ text: String, maximumBytes: Int) -> String {
        var name = ""
        var scalars = text.precomposedStringWithCanonicalMapping.unicodeScalars[...]
        while let scalar = scalars.popFirst() {
            append(scalar, next: scalars.first, to: &name)
        }
        name = cut(trimmed(name), bytes: maximumBytes)
        return name.isEmpty ? "Untitled" : unreserved(name, maximumBytes: maximumBytes)
    }

    private static func append(
        _ scalar: Unicode.Scalar, next: Unicode.Scalar?, to name: inout String
    ) {
        switch scalar {
        case ":": name += next?.properties.isWhitespace == true ? " -" : "-"
        case "/", "\\", "|": name += "-"
        case "\"": name += "'"
        case "<": name += "("
        case ">": name += ")"
        case "*", "?": break
        case _
        where scalar.properties.isWhitespace || scalar.properties.generalCategory == .control:
            if !name.hasSuffix(" ") { name += " " }
        case _ where isInvisible(scalar): break
        default: name.unicodeScalars.append(scalar)
        }
    }

    /// Direction controls, byte-order marks and characters that are none. The joiners stay: emoji
    /// and Persian are written with them.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .unassigned, .surrogate: true
        case .format:
            scalar != "\u{200C}" && scalar != "\u{200D}" && !(0xE0020...0xE007F ~= scalar.value)
        default: scalar.properties.isNoncharacterCodePoint
        }
    }

    private static func trimmed(_ name: String) -> String {
        var part = name[...]
        while let last = part.last, last == " " || last == "." { part.removeLast() }
        while let first = part.first, first == " " || first == "." { part.removeFirst() }
        return String(part)
    }

    private static func cut(_ name: String, bytes: Int) -> String {
        guard name.utf8.count > bytes else { return name }
        var end = name.startIndex
        var used = 0
        while end < name.endIndex {
            let next = name.index(after: end)
            used += name.utf8.distance(from: end, to: next)
            if used > bytes { break }
            end = next
        }
        return trimmed(String(name[..<end]))
    }

    /// Windows takes `CON`, and `con.anything`, for devices.
    private static func unreserved(_ name: String, maximumBytes: Int) -> String {
        let stem = name.prefix { $0 != "." }
        guard isDevice(stem.trimmingCharacters(in: .whitespaces).uppercased()) else { return name }
        return cut(stem + "_" + name.dropFirst(stem.count), bytes: maximumBytes)
    }

    private static func isDevice(_ stem: String) -> Bool {
        switch stem {
        case "CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$", "CLOCK$": true
        default:
            stem.count == 4 && (stem.hasPrefix("COM") || stem.hasPrefix("LPT"))
                && stem.last.map { "0123456789¹²³".contains($0) } == true
        }
    }
}
