public import BookModel

/// Applies what the user chose to hear: ignore list, notes, tables, code, math, images, addresses,
/// emoji, skipped matter. Each removal is a ledger entry with the rule's name.
public struct Cleaner: Sendable {
    public let language: LanguageTag
    public let options: ReadingOptions

    public init(language: LanguageTag, options: ReadingOptions) {
        self.language = language
        self.options = options
    }

    public func clean(_ chapters: [Chapter], ledger: inout Ledger) -> [Chapter] {
        chapters
    }
}

/// Cuts a flow of blocks into chapters at its headings.
public struct ChapterBuilder: Sendable {
    public let options: ReadingOptions

    public init(options: ReadingOptions) {
        self.options = options
    }

    public func chapters(of blocks: [Block], metadata: Metadata, files: [SourceFile]) -> [Chapter] {
        [Chapter(title: metadata.title ?? "", blocks: blocks)]
    }
}
