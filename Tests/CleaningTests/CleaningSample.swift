import BookModel

@testable import Cleaning

/// Blocks over a source made up of their texts, cleaned, for tests.
struct CleaningSample {
    private(set) var blocks: [Block] = []
    private var offset = 0

    /// Adds a block whose text stands in the source as it is.
    @discardableResult
    mutating func add(_ role: BlockRole, _ text: String, level: Int = 0) -> Int {
        blocks.append(Block(role: role, level: level, text: mapped(text)))
        return blocks.count - 1
    }

    mutating func change(_ index: Int, _ body: (inout Block) -> Void) {
        body(&blocks[index])
    }

    /// Text at the source's next free place.
    mutating func mapped(_ text: String) -> MappedText {
        defer { offset += text.isEmpty ? 0 : text.utf16.count + 1 }
        return MappedText(
            verbatim: CodeUnits(text), from: SourcePosition(unit: SourceUnit(), offset: offset))
    }

    /// The source that the blocks were taken from.
    var source: CodeUnits {
        var units = CodeUnits()
        for text in blocks.flatMap({ [$0.text] + $0.cells.joined() }) where !text.isEmpty {
            units += text.units + [0x20]
        }
        return units
    }

    func cleaned(
        matter: Chapter.Matter = .body, _ change: (inout ReadingOptions) -> Void = { _ in }
    ) -> (lines: [String], ledger: Ledger, audit: LedgerAudit) {
        var options = ReadingOptions()
        change(&options)
        var ledger = Ledger()
        let chapters = Cleaner(language: .english, options: options)
            .clean([Chapter(title: "", matter: matter, blocks: blocks)], ledger: &ledger)
        let book = Book(
            metadata: Metadata(), language: .english,
            files: [SourceFile(name: "a", sha256: "", text: source)],
            chapters: chapters, ledger: ledger)
        let lines = chapters.flatMap(\.blocks).map { "\($0.role.rawValue): \($0.text.string)" }
        return (lines, ledger, LedgerAudit(book))
    }
}
