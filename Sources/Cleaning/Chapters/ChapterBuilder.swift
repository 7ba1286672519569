public import BookModel
import Languages

/// Cuts a flow of blocks into chapters, by the outline of the document where it has places, else at
/// its headings.
public struct ChapterBuilder: Sendable {
    public let options: ReadingOptions

    public init(options: ReadingOptions) {
        self.options = options
    }

    /// The chapters of a document; a document without headings is one chapter.
    public func chapters(
        of blocks: [Block], metadata: Metadata, files: [SourceFile], outline: [OutlineEntry] = []
    ) -> [Chapter] {
        let cuts =
            outline.contains { $0.position != nil }
            ? OutlineCuts(outline, in: blocks).cuts : HeadingCuts(blocks).cuts
        let bookTitle =
            metadata.title ?? files.first.map { Self.title(fromFileName: $0.name) } ?? ""
        guard !cuts.isEmpty else { return [Chapter(title: bookTitle, blocks: blocks)] }
        let level = options.chapterLevel ?? ChapterLevel(cuts, blocks: blocks).level
        let sections = SectionCutter(level: level, cuts: cuts, blocks: blocks).sections(
            bookTitle: bookTitle)
        return sections.map { section in
            Chapter(
                title: section.title, part: section.part, matter: matter(of: section),
                blocks: section.blocks)
        }
    }

    /// Longest mean block, in UTF-16 units, of what is a list: contents, an index.
    private static let longestListEntry = 120

    private func matter(of section: Section) -> Chapter.Matter {
        guard let matter = MatterWords.matter(of: section.title) else { return .body }
        guard matter == .contents || matter == .index else { return matter }
        let body = section.blocks.filter { $0.role != .heading }
        let length = body.reduce(0) { $0 + $1.text.count }
        let lines = body.reduce(0) { $0 + 1 + $1.text.units.count { $0 == 0x0A } }
        return length <= Self.longestListEntry * lines ? matter : .body
    }

    /// `the-iron-heel.md` is "the-iron-heel".
    static func title(fromFileName name: String) -> String {
        let last = name.split(separator: "/").last.map { String($0) } ?? name
        guard let dot = last.lastIndex(of: "."), dot > last.startIndex else { return last }
        return String(last[..<dot])
    }
}

/// A place where a chapter may begin.
struct ChapterCut {
    /// Index of the first block.
    var block: Int
    /// 1 for the highest.
    var level: Int
    var title: String
    /// Whether the title stands in the text as the heading at `block`.
    var isHeading: Bool
    /// The part that it stands in, where the outline says so.
    var part: String?
}

/// A chapter on its way.
struct Section {
    var title: String
    var part: String?
    var blocks: [Block]
}

/// The headings of a flow.
struct HeadingCuts {
    let cuts: [ChapterCut]

    init(_ blocks: [Block]) {
        cuts = blocks.indices.compactMap { index in
            let block = blocks[index]
            guard block.role == .heading, (1...6).contains(block.level), block.hasText else {
                return nil
            }
            return ChapterCut(block: index, level: block.level, title: block.title, isHeading: true)
        }
    }
}

/// The places of an outline's entries.
struct OutlineCuts {
    let cuts: [ChapterCut]

    init(_ outline: [OutlineEntry], in blocks: [Block]) {
        let starts = blocks.enumerated().compactMap { index, block in
            block.start.map { ($0, index) }
        }
        var cuts: [ChapterCut] = []
        var part: String?
        for entry in outline {
            guard let position = entry.position else {
                // An entry without a place is the title of a part; an empty one ends it.
                part = entry.title.isEmpty ? nil : entry.title
                continue
            }
            guard let block = Self.block(at: position, in: starts) else { continue }
            // Two entries at one place are one cut, the higher one's.
            guard cuts.last.map({ $0.block < block }) ?? true else { continue }
            cuts.append(
                ChapterCut(
                    block: block, level: entry.level, title: entry.title,
                    isHeading: blocks[block].role == .heading, part: part))
        }
        self.cuts = cuts
    }

    /// The first block that begins at `position` or behind it, in the same file.
    private static func block(
        at position: SourcePosition, in starts: [(SourcePosition, Int)]
    ) -> Int? {
        let found = starts.first { $0.0.unit == position.unit && $0.0 >= position }
        return found?.1
    }
}

extension Block {
    /// The text in one line.
    var title: String {
        text.string.split { $0.isWhitespace }.joined(separator: " ")
    }
}
