import BookModel

/// Literal pages for tests: every glyph half an em wide, a space too.
struct PageMaker {
    var number: Int
    var width: Float = 400
    var height: Float = 600
    private var text: CodeUnits = []
    private var boxes: [Box] = []
    private var runs: [StyleRun] = []
    private var elements: [StructureElement] = []
    private var contents: [StructureContent] = []
    /// The marked content that is drawn next.
    private var content: Int?
    /// What is drawn next is marked as an artifact.
    var isArtifact = false

    init(_ number: Int) { self.number = number }

    /// A line with its left edge at `x` and its foot at `y`.
    @discardableResult
    mutating func line(
        _ string: String, x: Float = 50, y: Float, size: Float = 10, font: String = "Body",
        pale: Bool = false
    ) -> Float {
        let end = piece(string, x: x, y: y, size: size, font: font, pale: pale)
        text.append(0x0A)
        boxes.append(Box(x0: 0, y0: 0, x1: 0, y1: 0))
        return end
    }

    /// A piece of a line that goes on behind it.
    @discardableResult
    mutating func piece(
        _ string: String, x: Float, y: Float, size: Float = 10, font: String = "Body",
        pale: Bool = false
    ) -> Float {
        let start = text.count
        var edge = x
        for unit in string.utf16 {
            text.append(unit)
            boxes.append(Box(x0: edge, y0: y - size, x1: edge + size / 2, y1: y))
            edge += size / 2
        }
        let shade: Float = pale ? 0.8 : 0
        var run = StyleRun(
            range: start..<text.count, font: font, size: size, red: shade, green: shade,
            blue: shade, isBold: font.contains("Bold"), isItalic: font.contains("Italic"))
        run.content = content
        run.isArtifact = isArtifact
        runs.append(run)
        return edge
    }

    /// An element of the structure; what is drawn from now on is its content.
    @discardableResult
    mutating func tag(
        _ tag: StructureTag, _ number: Int, in parent: Int? = nil, level: Int = 0,
        language: String? = nil, words: String? = nil, alternative: String? = nil
    ) -> Int {
        let index = elements.firstIndex { $0.number == number } ?? elements.count
        if index == elements.count {
            var element = StructureElement(
                number: number, parent: parent, order: number, tag: tag)
            (element.level, element.language) = (level, language)
            (element.words, element.alternative) = (words, alternative)
            elements.append(element)
        }
        contents.append(StructureContent(element: index, order: 0))
        content = contents.count - 1
        return index
    }

    mutating func endTag() { content = nil }

    /// Lines of 60 characters, ten words each, 12 points apart; `words` makes them differ.
    mutating func body(_ lines: Int, from y: Float, x: Float = 50, seed: Int = 0) {
        for index in 0..<lines {
            line(Self.filler(seed * 100 + index), x: x, y: y + Float(index) * 12)
        }
    }

    /// A full line: 60 characters without a sentence's end.
    static func filler(_ seed: Int) -> String {
        let words = [
            "river", "stone", "light", "house", "cloud", "field", "water", "night", "bread",
            "voice",
        ]
        return (0..<10).map { words[(seed * 7 + seed / 100 * 3 + $0 * (3 + seed % 4 * 2)) % 10] }
            .joined(separator: " ") + "s"
    }

    var page: PrintedPage {
        var page = PrintedPage(
            number: number, label: String(number), width: width, height: height, text: text,
            boxes: boxes, runs: runs)
        if !elements.isEmpty {
            page.structure = PageStructure(elements: elements, contents: contents)
        }
        return page
    }
}

extension LayoutResultText {
    /// Units of the pages, white space apart, that are neither in a block nor in the ledger.
    static func unaccounted(
        _ pages: [PrintedPage], _ blocks: [Block], _ entries: [Ledger.Entry]
    ) -> String {
        var missing = ""
        for page in pages {
            var seen = [Bool](repeating: false, count: page.text.count)
            for block in blocks {
                for text in [block.text] + block.cells.flatMap({ $0 }) {
                    for source in text.spans.compactMap(\.origin.source)
                    where source.unit == page.unit {
                        for offset in source.range { seen[offset] = true }
                    }
                }
            }
            for entry in entries where entry.source.unit == page.unit {
                for offset in entry.source.range { seen[offset] = true }
            }
            for offset in page.text.indices where !seen[offset] && page.text[offset] > 0x20 {
                missing += page.text.string(in: offset..<offset + 1)
            }
        }
        return missing
    }
}

enum LayoutResultText {}
