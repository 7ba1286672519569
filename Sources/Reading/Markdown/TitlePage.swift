import BookModel

/// What the headings at a text's beginning say of it: its title, where one heading stands over all
/// others, and lines such as "Author: Jane Doe".
struct TitlePage {
    let metadata: Metadata

    init(_ blocks: [Block]) {
        var metadata = Metadata()
        let headings = blocks.filter { $0.role == .heading && $0.level <= 6 }
        if let top = headings.map(\.level).min(), let first = headings.first, first.level == top,
            headings.count(where: { $0.level == top }) == 1
        {
            metadata.title = Self.value(of: ["title"], in: first.title) ?? first.title
        }
        for block in blocks.prefix(8) where block.role == .heading {
            if let author = Self.value(of: ["author", "by"], in: block.title),
                metadata.authors.isEmpty
            {
                metadata.authors = [author]
            } else if let year = Self.value(of: ["year"], in: block.title).flatMap({ Int($0) }) {
                metadata.year = year
            }
        }
        self.metadata = metadata
    }

    private static func value(of labels: [String], in line: String) -> String? {
        guard let colon = line.firstIndex(of: ":"), labels.contains(line[..<colon].lowercased())
        else { return nil }
        let value = line[line.index(after: colon)...].drop { $0 == " " }
        return value.isEmpty ? nil : String(value)
    }
}

extension Metadata {
    /// Takes what `other` says; it counts for more.
    mutating func fill(from other: Metadata) {
        title = other.title ?? title
        if !other.authors.isEmpty { authors = other.authors }
        language = other.language ?? language
        year = other.year ?? year
        publisher = other.publisher ?? publisher
        subtitle = other.subtitle ?? subtitle
        identifier = other.identifier ?? identifier
        cover = other.cover ?? cover
    }
}
