public import BookModel
import CHunspell
import Foundation

/// A spelling dictionary of the system for one language, opened at the first question.
///
/// Debian puts them under `/usr/share/hunspell` by language and region. Without one for the
/// language nothing is known, and the book's own words have to do.
public final class SpellingDictionary {
    private let language: LanguageTag
    private let folder: String
    private var isOpen = false
    private var handle: OpaquePointer?
    private var hyphenated: Set<String>?

    public init(language: LanguageTag, folder: String = "/usr/share/hunspell") {
        self.language = language
        self.folder = folder
    }

    deinit {
        if let handle { Hunspell_destroy(handle) }
    }

    /// Whether there is a dictionary for the language.
    public var isKnown: Bool { opened() != nil }

    /// Whether the word is spelled right as it stands.
    public func knows(_ word: CodeUnits) -> Bool { spells(word.string) }

    /// Whether it is, as it stands or with a capital: a name too.
    func knowsAsName(_ word: CodeUnits) -> Bool {
        spells(word.string) || spells(word.string.capitalized)
    }

    /// Whether the dictionary has the word with its hyphen as an entry of its own: "peut-être". As
    /// spelling checkers go, any two words with a hyphen between them are right.
    func lists(_ word: CodeUnits) -> Bool {
        guard opened() != nil else { return false }
        if hyphenated == nil { hyphenated = name().map(entriesWithHyphens) ?? [] }
        return hyphenated?.contains(word.string) ?? false
    }

    private func entriesWithHyphens(_ name: String) -> Set<String> {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(name).dic") else {
            return []
        }
        let bytes = [UInt8](data)
        var entries: Set<String> = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
            if let hyphen = bytes[start..<end].firstIndex(of: 0x2D), hyphen > start {
                // Behind the word stand its classes: "plate-forme/L'D' po:nom".
                let entry = bytes[start..<end].prefix { $0 > 0x20 && $0 != 0x2F }
                if hyphen < entry.endIndex - 1 {
                    entries.insert(String(decoding: entry, as: UTF8.self).lowercased())
                }
            }
            start = end + 1
        }
        return entries
    }

    private func spells(_ text: String) -> Bool {
        guard !text.isEmpty, text.utf16.count < 60, let handle = opened() else { return false }
        return Hunspell_spell(handle, text) != 0
    }

    private func opened() -> OpaquePointer? {
        if isOpen { return handle }
        isOpen = true
        guard let name = name() else { return nil }
        handle = Hunspell_create("\(folder)/\(name).aff", "\(folder)/\(name).dic")
        if let open = handle, let encoding = Hunspell_get_dic_encoding(open),
            String(cString: encoding) != "UTF-8"
        {
            Hunspell_destroy(open)
            handle = nil
        }
        return handle
    }

    /// The language's region, else its own country or none, else the first there is.
    private func name() -> String? {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let code = language.language
        let names = files.filter { $0.hasSuffix(".dic") }.map { String($0.dropLast(4)) }
            .filter { $0 == code || $0.hasPrefix(code + "_") }
        let wanted = [
            language.description.replacingOccurrences(of: "-", with: "_"),
            code == "en" ? "en_US" : "\(code)_\(code.uppercased())", code,
        ]
        return wanted.first(where: names.contains) ?? names.min()
    }
}
