import BookModel

/// Holds the languages that a tagged document states for its parts against how these read: word
/// processors mark whatever was typed under another keyboard.
///
/// Examples: a French sentence marked "fr-FR" in an English book keeps its language; English marked
/// "de-DE" loses it; so do two words, of which no reading is sure.
struct StatedLanguages {
    /// An element that states a language, by page and index.
    private struct Key: Hashable {
        var number: Int
        var language: String
    }

    /// Less text than this many letters tells no language.
    private static let leastLetters = 15
    /// More text than this changes nothing.
    private static let mostUnits = 4000

    private var texts: [Key: CodeUnits] = [:]
    private var units: [String: Int] = [:]

    static func verified(_ pages: [PrintedPage]) -> [PrintedPage] {
        guard pages.contains(where: { Self.states($0) }) else { return pages }
        var found = StatedLanguages()
        for page in pages where states(page) { found.gather(page) }
        let main = found.units.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
        let isMainTrue = found.reads(
            CodeUnits(
                found.texts.filter { $0.key.language == main }
                    .sorted { $0.key.number < $1.key.number }.map(\.value).joined(separator: [0x20])
                    .prefix(mostUnits)), in: main)
        let wrong = Set(
            found.texts.filter { key, text in
                key.language == main ? !isMainTrue : !found.reads(text, in: key.language)
            }.keys)
        return pages.map { page in
            guard var structure = page.structure else { return page }
            for index in structure.elements.indices {
                let element = structure.elements[index]
                guard let language = element.language else { continue }
                if wrong.contains(Key(number: element.number, language: language)) {
                    structure.elements[index].language = nil
                }
            }
            var page = page
            page.structure = structure
            return page
        }
    }

    private static func states(_ page: PrintedPage) -> Bool {
        page.structure?.elements.contains { $0.language != nil } ?? false
    }

    /// Collects the text that stands under each statement and no nearer one.
    private mutating func gather(_ page: PrintedPage) {
        guard let structure = page.structure else { return }
        for run in page.runs {
            guard let content = run.content, structure.contents.indices.contains(content) else {
                continue
            }
            var index = structure.contents[content].element
            while let place = index, structure.elements[place].language == nil {
                index = structure.elements[place].parent
            }
            guard let place = index, let language = structure.elements[place].language else {
                continue
            }
            let key = Key(number: structure.elements[place].number, language: language)
            units[language, default: 0] += run.range.count
            guard (texts[key]?.count ?? 0) < Self.mostUnits else { continue }
            texts[key, default: []] += page.text[run.range]
        }
    }

    private func reads(_ text: CodeUnits, in language: String) -> Bool {
        guard let stated = LanguageTag(language), let seen = LanguageDetector.detect(text.string)
        else { return false }
        let letters = text.count { Unicode.Scalar($0)?.properties.isAlphabetic ?? false }
        return letters >= Self.leastLetters && seen.language.language == stated.language
    }
}
