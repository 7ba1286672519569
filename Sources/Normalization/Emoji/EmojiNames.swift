public import BookModel
import Foundation
import Synchronization

/// Names of emoji in one language, from the annotations of the Unicode CLDR where Debian's package
/// `unicode-cldr-core` is installed, else the character names of Unicode, which are English.
public final class EmojiNames: Sendable {
    private let names: [String: String]

    /// Folders of the CLDR that hold names: of single emoji, and of sequences.
    static let folders = [
        "/usr/share/unicode/cldr/common/annotations",
        "/usr/share/unicode/cldr/common/annotationsDerived",
    ]

    private static let known = Mutex<[String: EmojiNames]>([:])

    /// The names in a language, read once.
    public static func of(_ language: LanguageTag) -> EmojiNames {
        let code = fileNames[language.language] ?? language.language
        return known.withLock { known in
            if let names = known[code] { return names }
            let names = EmojiNames(code, in: folders)
            known[code] = names
            return names
        }
    }

    private static let fileNames = ["nb": "no", "nn": "no", "cmn": "zh"]

    init(_ code: String, in folders: [String]) {
        var names: [String: String] = [:]
        for folder in folders {
            guard let data = FileManager.default.contents(atPath: "\(folder)/\(code).xml") else {
                continue
            }
            for line in data.split(separator: 0x0A) {
                Self.read(String(decoding: line, as: UTF8.self), into: &names)
            }
        }
        self.names = names
    }

    /// `<annotation cp="😀" type="tts">grinning face</annotation>`
    private static func read(_ line: String, into names: inout [String: String]) {
        guard line.contains("type=\"tts\""), let key = line.firstRange(of: "cp=\""),
            let close = line.firstRange(of: "\" type"), let start = line.firstRange(of: "\">"),
            let end = line.firstRange(of: "</"), key.upperBound <= close.lowerBound,
            start.upperBound <= end.lowerBound
        else { return }
        let name = String(line[start.upperBound..<end.lowerBound])
        guard !name.contains("↑") else { return }
        names[String(line[key.upperBound..<close.lowerBound])] =
            name.replacing("&amp;", with: "&")
    }

    /// The name of a sequence; of one that has none the names of its parts.
    func name(of sequence: [Unicode.Scalar]) -> String {
        let plain = sequence.filter { $0.value != 0xFE0F && $0.value != 0xFE0E }
        if let name = names[Self.text(sequence)] ?? names[Self.text(plain)] { return name }
        if plain.count > 1 {
            let parts = plain.filter {
                $0.value != 0x200D && !(0x1F3FB...0x1F3FF).contains($0.value)
            }
            return parts.map { name(of: [$0]) }.filter { !$0.isEmpty }.joined(separator: ", ")
        }
        return plain.first.flatMap { $0.properties.name?.lowercased() } ?? ""
    }

    private static func text(_ scalars: [Unicode.Scalar]) -> String {
        String(String.UnicodeScalarView(scalars))
    }
}
