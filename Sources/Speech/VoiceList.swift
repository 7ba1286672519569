import CEspeak

/// A voice that an engine of this machine has.
public struct EngineVoice: Hashable, Sendable {
    /// A language that it speaks, as the engine writes it, and how well it is meant for it: 1 best.
    public struct Language: Hashable, Sendable {
        public let tag: String
        public let priority: Int
    }

    /// "espeak-ng".
    public let engine: String
    /// As `--voice` takes it.
    public let name: String
    /// For people: "English (America)".
    public let description: String
    public let languages: [Language]
}

extension EspeakEngine {
    /// The voices of this machine, by name. Voices of other engines that only pass through
    /// espeak-ng
    /// (MBROLA), and variants (`+f3`), are not among them.
    public func voices() -> [EngineVoice] {
        guard var entry = espeak_ListVoices(nil) else { return [] }
        var found: [EngineVoice] = []
        while let voice = entry.pointee?.pointee {
            entry += 1
            let languages = Self.languages(voice.languages)
            let file = voice.identifier.map { String(cString: $0) } ?? ""
            guard !file.hasPrefix("mb/"), let tag = languages.first?.tag else { continue }
            // Two voices may share a tag (yue); the second goes by its file.
            let isTaken = found.contains { $0.name == tag }
            let name = isTaken ? file.split(separator: "/").last.map(String.init) ?? tag : tag
            found.append(
                EngineVoice(
                    engine: "espeak-ng", name: name,
                    description: voice.name.map { String(cString: $0) } ?? name,
                    languages: languages))
        }
        return found.sorted { $0.name < $1.name }
    }

    /// Whether there is a variant: by its name or file ("Annie", "f3"), or by a number.
    static func hasVariant(_ name: String) -> Bool {
        if Int(name) != nil { return true }
        let wanted = "variant"
        return wanted.withCString { languages in
            var kind = espeak_VOICE()
            kind.languages = languages
            guard var entry = espeak_ListVoices(&kind) else { return false }
            while let voice = entry.pointee?.pointee {
                entry += 1
                let file = voice.identifier.map { String(cString: $0) } ?? ""
                if file == "!v/" + name || voice.name.map({ String(cString: $0) }) == name {
                    return true
                }
            }
            return false
        }
    }

    /// The file of the voice that is listed under a language.
    static func file(ofLanguage tag: String) -> String? {
        guard var entry = espeak_ListVoices(nil) else { return nil }
        while let voice = entry.pointee?.pointee {
            entry += 1
            guard let identifier = voice.identifier, languages(voice.languages).first?.tag == tag
            else { continue }
            let file = String(cString: identifier)
            if !file.hasPrefix("mb/") { return file }
        }
        return nil
    }

    /// A list of languages: for each a byte of priority and a text ended by 0; at the end a 0.
    private static func languages(_ list: UnsafePointer<CChar>?) -> [EngineVoice.Language] {
        guard var place = list else { return [] }
        var found: [EngineVoice.Language] = []
        while place.pointee != 0 {
            let tag = String(cString: place + 1)
            found.append(EngineVoice.Language(tag: tag, priority: Int(place.pointee)))
            place += tag.utf8.count + 2
        }
        return found
    }
}
