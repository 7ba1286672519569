import BookModel

/// Writes `metadata.json` as Audiobookshelf reads it from a book's folder (its
/// abmetadataGenerator): bibliographic facts and the chapters over all files.
public enum AudiobookshelfMetadata {
    public static func bytes(_ manifest: BookManifest, narrator: String? = nil) -> [UInt8] {
        let metadata = manifest.metadata
        return JSONFormatter.bytes(
            .object([
                .init("title", .string(manifest.title)),
                .init("subtitle", text(metadata.subtitle)),
                .init("authors", .array(metadata.authors.map(JSONValue.string))),
                .init("narrators", .array([.string(narrator ?? manifest.narrator)])),
                .init("series", .array([])),
                .init("genres", .array(["Audiobook"])),
                .init("publishedYear", text(metadata.year.map(String.init))),
                .init("publisher", text(metadata.publisher)),
                .init("language", .string(manifest.language.description)),
                .init("explicit", false), .init("abridged", false), .init("tags", .array([])),
                .init("chapters", .array(chapters(manifest))),
            ]))
    }

    private static func text(_ value: String?) -> JSONValue { value.map(JSONValue.string) ?? .null }

    private static func chapters(_ manifest: BookManifest) -> [JSONValue] {
        var start = 0.0
        var found: [JSONValue] = []
        for chapter in manifest.chapters {
            let rate = Double(max(1, chapter.sampleRate))
            let end = start + Double(chapter.sampleCount) / rate
            if chapter.sections.isEmpty {
                found.append(entry(found.count, start, end, chapter.title))
            }
            for section in chapter.sections {
                found.append(
                    entry(
                        found.count, start + Double(section.time.lowerBound) / rate,
                        start + Double(section.time.upperBound) / rate, section.title))
            }
            start = end
        }
        return found
    }

    private static func entry(
        _ id: Int, _ start: Double, _ end: Double, _ title: String
    ) -> JSONValue {
        .object([
            .init("id", .integer(id)), .init("start", .number(start)), .init("end", .number(end)),
            .init("title", .string(title)),
        ])
    }
}

extension BookManifest {
    /// What stands for the narrator in tags: engine and voice.
    public var narrator: String { "\(voice.engine) \(voice.name)" }
}
