import BookModel
import Foundation

@testable import Reading

/// A Markdown text read as a file, for tests.
struct MarkdownSample {
    let source: CodeUnits
    let blocks: [Block]
    let metadata: Metadata
    let ledger: Ledger
    let diagnostics: [Diagnostic]

    init(_ text: String, options: ReadingOptions = ReadingOptions()) {
        source = CodeUnits(text)
        var reading = MarkdownFileReading(files: [source], folder: nil, options: options)
        blocks = reading.blocks()
        metadata = reading.metadata
        ledger = reading.ledger
        diagnostics = reading.diagnostics
    }

    /// Role and text of each block: "heading 1: Title".
    var lines: [String] {
        blocks.map { block in
            let level = block.level > 0 ? " \(block.level)" : ""
            return "\(block.role.rawValue)\(level): \(block.text.string)"
        }
    }

    /// All text, white space folded, table cells included.
    var folded: String {
        blocks.flatMap { [$0.text.string] + $0.cells.joined().map(\.string) }.joined(separator: " ")
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    var rules: Set<String> { Set(ledger.entries.map(\.rule)) }

    /// Spans that claim to stand in the source as they are and do not.
    var wrongSpans: [String] {
        var wrong: [String] = []
        for text in blocks.flatMap({ [$0.text] + $0.cells.joined() }) {
            var at = 0
            for span in text.spans {
                let part = Array(text.units[at..<at + span.length])
                if case .verbatim(let place) = span.origin, Array(source[place.range]) != part {
                    wrong.append(part.string)
                }
                at += span.length
            }
        }
        return wrong
    }

    /// Characters that are neither in a block nor in the ledger.
    var unaccounted: String {
        let audit = LedgerCover(source, blocks: blocks, ledger: ledger)
        return audit.missing.string
    }
}

/// What of a source neither blocks nor ledger have.
struct LedgerCover {
    let missing: CodeUnits

    init(_ source: CodeUnits, blocks: [Block], ledger: Ledger) {
        var isCovered = Array(repeating: false, count: source.count)
        for text in blocks.flatMap({ [$0.text] + $0.cells.joined() }) {
            for span in text.spans {
                for offset in span.origin.source?.range ?? 0..<0 { isCovered[offset] = true }
            }
        }
        for entry in ledger.entries {
            for offset in entry.source.range { isCovered[offset] = true }
        }
        missing = source.indices.filter { !isCovered[$0] && !FlowText.folds(source[$0]) }.map {
            source[$0]
        }
    }
}
