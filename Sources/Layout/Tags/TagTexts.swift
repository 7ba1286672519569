import BookModel

/// What a tagged book's structure says in place of what its pages show: the words of an element
/// that is drawn otherwise or abbreviated, and what its pictures show.
struct TagTexts {
    /// A picture with its alternative text.
    struct Figure {
        var text: String
        var sheet: Int
        /// The places of the element and of what it lies in among their siblings, from the top.
        var path: [Int]
    }

    private(set) var words: [CodeUnits] = []
    /// For each page, by marked-content identifier: an index into the words, or -1.
    private(set) var wordsOfContents: [[Int]] = []
    private(set) var figures: [Figure] = []
    private var known: [Int: Int] = [:]
    private var seen: Set<Int> = []

    init(_ pages: [PrintedPage]) {
        let drawn = Self.drawn(pages)
        for (sheet, page) in pages.enumerated() {
            guard let structure = page.structure else {
                wordsOfContents.append([])
                continue
            }
            wordsOfContents.append(
                structure.contents.map { content in
                    content.element.flatMap { word(of: $0, structure, drawn) } ?? -1
                })
            for (index, element) in structure.elements.enumerated() {
                guard element.tag == .figure, let text = element.alternative,
                    seen.insert(element.number).inserted
                else { continue }
                figures.append(
                    Figure(text: text, sheet: sheet, path: Self.path(of: index, structure)))
            }
        }
        figures.sort { $0.path.lexicographicallyPrecedes($1.path) }
    }

    /// The words of the outermost element around some content that states any, where they differ
    /// from what is drawn.
    private mutating func word(
        of element: Int, _ structure: PageStructure, _ drawn: [Int: CodeUnits]
    ) -> Int? {
        var found: Int?
        var next: Int? = element
        while let index = next {
            if structure.elements[index].words != nil { found = index }
            next = structure.elements[index].parent
        }
        guard let found, let text = structure.elements[found].words else { return nil }
        let number = structure.elements[found].number
        if let index = known[number] { return index < 0 ? nil : index }
        let units = CodeUnits(text)
        let isOther = Self.plain(units) != Self.plain(drawn[number] ?? [])
        known[number] = isOther ? words.count : -1
        if isOther { words.append(units) }
        return isOther ? words.count - 1 : nil
    }

    /// What each element that states words is drawn as, over all pages.
    private static func drawn(_ pages: [PrintedPage]) -> [Int: CodeUnits] {
        var drawn: [Int: CodeUnits] = [:]
        for page in pages {
            guard let structure = page.structure,
                structure.elements.contains(where: { $0.words != nil })
            else { continue }
            for run in page.runs {
                guard let content = run.content, structure.contents.indices.contains(content)
                else { continue }
                var next = structure.contents[content].element
                while let index = next {
                    let element = structure.elements[index]
                    if element.words != nil {
                        drawn[element.number, default: []] += page.text[run.range]
                    }
                    next = element.parent
                }
            }
        }
        return drawn
    }

    /// Without white space and soft hyphens.
    private static func plain(_ units: CodeUnits) -> CodeUnits {
        units.filter { $0 != 0xAD && UnitClass($0).isDisjoint(with: [.space]) }
    }

    private static func path(of element: Int, _ structure: PageStructure) -> [Int] {
        var path: [Int] = []
        var next: Int? = element
        while let index = next {
            path.append(structure.elements[index].order)
            next = structure.elements[index].parent
        }
        return path.reversed()
    }
}
