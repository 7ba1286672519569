import BookModel
import Foundation

/// One file of Markdown read whole: front matter, text, and what it includes of other files.
struct MarkdownFileReading {
    private let files: [CodeUnits]
    private let includes: [Include]
    private let options: ReadingOptions
    private let unit: SourceUnit
    private let notePrefix: String
    private let frontMatter: FrontMatter?
    private(set) var metadata: Metadata
    private(set) var ledger = Ledger()
    private(set) var diagnostics: [Diagnostic] = []

    private var units: CodeUnits { files[unit.file] }

    /// - Parameters:
    ///   - files: the texts of the book's files, this one at `index`.
    ///   - folder: where a cover is looked for.
    init(
        files: [CodeUnits], index: Int = 0, includes: [Include] = [], notePrefix: String = "",
        folder: URL?,
        options: ReadingOptions
    ) {
        self.files = files
        self.includes = includes
        self.options = options
        self.notePrefix = notePrefix
        unit = SourceUnit(file: index)
        frontMatter = FrontMatter(files[index])
        metadata = frontMatter?.metadata(folder: folder) ?? Metadata()
        diagnostics = frontMatter?.diagnostics ?? []
    }

    mutating func blocks() -> [Block] {
        let start = frontMatter?.range.upperBound ?? 0
        let front = frontBlocks()
        let content = content(from: start)
        ledger.append(content.ledger)
        if let fence = content.unclosedFence, fence < units.count {
            diagnostics.append(UnclosedFence(offset: fence, in: units).diagnostic)
        }
        return front + content.blocks
    }

    private func content(from start: Int) -> MarkdownContent {
        guard !includes.isEmpty else {
            return MarkdownFile(units: units, index: unit.file, notePrefix: notePrefix)
                .blocks(from: start, options: options)
        }
        let joined = IncludedText(files: files, main: unit.file, includes: includes)
        let builder = FlowBuilder()
        var buffer = joined.source
        let fence = MarkdownFile(units: joined.units, index: unit.file, notePrefix: notePrefix)
            .read(&buffer, from: start, into: builder, options: options)
        let blocks = builder.blocks.map(joined.placed)
        var ledger = joined.placed(builder.ledger)
        for include in includes {
            ledger.drop(
                SourceRange(unit: unit, range: include.directive), rule: "include",
                excerpt: units.string(in: include.directive))
        }
        SourceGaps(units: units, unit: unit).account(
            for: blocks, in: start..<units.count, ledger: &ledger)
        return MarkdownContent(blocks: blocks, ledger: ledger, unclosedFence: fence)
    }

    /// The lines of the front matter as paragraphs, where they are to be read.
    private mutating func frontBlocks() -> [Block] {
        guard let frontMatter else { return [] }
        guard options.frontMatter == .read else {
            let end = min(frontMatter.range.upperBound, 200)
            ledger.drop(
                SourceRange(unit: unit, range: frontMatter.range), rule: "front-matter",
                excerpt: units.string(in: 0..<end))
            return []
        }
        let builder = FlowBuilder()
        for line in frontMatter.lines {
            builder.current.append(units, line, in: unit)
            builder.flush()
        }
        SourceGaps(units: units, unit: unit)
            .account(for: builder.blocks, in: frontMatter.range, ledger: &builder.ledger)
        ledger.append(builder.ledger)
        return builder.blocks
    }
}

/// The text of a file and of those it includes, one behind the other, and the buffer in which the
/// included lines stand in place of their directives.
struct IncludedText {
    let units: CodeUnits
    let source: MarkdownSource
    /// Where each file begins in `units`.
    private let starts: [(offset: Int, file: Int)]

    init(files: [CodeUnits], main: Int, includes: [Include]) {
        var units = files[main]
        var starts = [(offset: 0, file: main)]
        for file in Set(includes.map(\.file)).sorted() {
            // A gap, so that no stretch goes on from one file into the next.
            units.append(0x0A)
            starts.append((units.count, file))
            units += files[file]
        }
        var stretches: [MarkdownSource.Stretch] = []
        var at = 0
        for include in includes where include.directive.lowerBound >= at {
            stretches.append(MarkdownSource.stretch(units, at..<include.directive.lowerBound))
            let start = starts.first { $0.file == include.file }?.offset ?? 0
            for line in include.lines {
                stretches.append(
                    MarkdownSource.stretch(units, line.lowerBound + start..<line.upperBound + start)
                )
            }
            at = include.directive.upperBound
        }
        stretches.append(MarkdownSource.stretch(units, at..<files[main].count))
        source = MarkdownSource(units, stretches)
        self.units = units
        self.starts = starts
    }

    func placed(_ block: Block) -> Block {
        var block = block
        block.text = placed(block.text)
        block.cells = block.cells.map { $0.map(placed) }
        return block
    }

    func placed(_ ledger: Ledger) -> Ledger {
        var result = Ledger()
        for entry in ledger.entries {
            result.drop(placed(entry.source), rule: entry.rule, excerpt: entry.excerpt)
        }
        return result
    }

    private func placed(_ text: MappedText) -> MappedText {
        var result = MappedText()
        var at = 0
        for span in text.spans {
            let origin: MappedText.Origin =
                switch span.origin {
                case .verbatim(let source): .verbatim(placed(source))
                case .replaced(let source): .replaced(placed(source))
                case .inserted(let place):
                    .inserted(
                        at: place.map {
                            placed(SourceRange(unit: $0.unit, range: $0.offset..<$0.offset)).start
                        })
                }
            result.append(CodeUnits(text.units[at..<at + span.length]), origin: origin)
            at += span.length
        }
        return result
    }

    private func placed(_ source: SourceRange) -> SourceRange {
        let (offset, file) = starts[
            max(0, starts.partition { $0.offset <= source.range.lowerBound } - 1)]
        return SourceRange(
            unit: SourceUnit(file: file),
            range: source.range.lowerBound - offset..<source.range.upperBound - offset)
    }
}
