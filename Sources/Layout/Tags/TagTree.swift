import BookModel

/// The structure of a tagged book over all its pages: the blocks that its content belongs to.
struct TagTree {
    /// What a listener hears as one: a paragraph, a heading, the text of a cell.
    struct Block {
        /// The element's number, the same on all pages.
        var number: Int
        var role: BlockRole
        var level = 0
        /// All its text is that of a program.
        var isCode = true
        /// Text that stands in a group by itself, between the group's blocks.
        var isLoose = false
        /// Of the list item, note, figure or table that it lies in.
        var item: Int?
        var note: Int?
        var figure: Int?
        var cell: Cell?
        /// The places of the block and of what it lies in among their siblings, from the top.
        var path: [Int] = []
        /// Where it stands among all blocks by their paths.
        var rank = 0
    }

    /// A table's cell, by the numbers of its elements.
    struct Cell: Equatable {
        var table: Int
        var row: Int
        var number: Int
        var isHeader: Bool
    }

    private(set) var blocks: [Block] = []
    /// For each page, by marked-content identifier: an index into the blocks, or -1.
    private(set) var contents: [[Int]]
    /// Languages that the tags state, and for each page, by identifier, an index into them or -1.
    private(set) var languages: [LanguageTag] = []
    private(set) var languageOfContents: [[Int]] = []
    let texts: TagTexts
    private var known: [Int: Int] = [:]

    /// `nil` where no page is tagged.
    init?(_ pages: [PrintedPage]) {
        guard pages.contains(where: { $0.structure != nil }) else { return nil }
        contents = []
        texts = TagTexts(pages)
        for page in pages {
            contents.append(page.structure.map { blocksByContent($0, Self.drawn(on: page)) } ?? [])
            languageOfContents.append(page.structure.map { languagesByContent($0) } ?? [])
        }
        let order = blocks.indices.sorted {
            blocks[$0].path.lexicographicallyPrecedes(blocks[$1].path)
        }
        for (rank, block) in order.enumerated() { blocks[block].rank = rank }
    }

    subscript(index: Int) -> Block { blocks[index] }

    /// Whether the pieces of a row belong together: to one block, or to a list item and its label.
    func belong(_ a: Line, _ b: Line) -> Bool {
        let (first, second) = (a.block, b.block)
        guard first >= 0, second >= 0, first != second else { return true }
        guard let item = blocks[first].item else { return false }
        return item == blocks[second].item
    }

    // MARK: Making

    /// The marked content of a page that shows text.
    private static func drawn(on page: PrintedPage) -> Set<Int> {
        Set(
            page.runs.filter { run in page.text[run.range].contains { $0 > 0x20 } }
                .compactMap(\.content))
    }

    private mutating func blocksByContent(
        _ structure: PageStructure, _ drawn: Set<Int>
    ) -> [Int] {
        var byElement: [Int: Int] = [:]
        return structure.contents.enumerated().map { index, content in
            guard let element = content.element else { return -1 }
            let block = byElement[element] ?? block(of: element, structure)
            byElement[element] = block
            if block >= 0, drawn.contains(index), !isCode(element, structure) {
                blocks[block].isCode = false
            }
            return block
        }
    }

    private func isCode(_ element: Int, _ structure: PageStructure) -> Bool {
        var next: Int? = element
        while let index = next {
            if structure.elements[index].tag == .code { return true }
            next = structure.elements[index].parent
        }
        return false
    }

    private mutating func languagesByContent(_ structure: PageStructure) -> [Int] {
        let stated = structure.elements.map { element in
            element.language.flatMap { LanguageTag($0) }.map { tag in
                languages.firstIndex(of: tag)
                    ?? {
                        languages.append(tag)
                        return languages.count - 1
                    }()
            }
        }
        var resolved: [Int] = []
        for (index, element) in structure.elements.enumerated() {
            resolved.append(stated[index] ?? element.parent.map { resolved[$0] } ?? -1)
        }
        return structure.contents.map { $0.element.map { resolved[$0] } ?? -1 }
    }

    private mutating func block(of element: Int, _ structure: PageStructure) -> Int {
        var chain = [structure.elements[element]]
        while let parent = chain[chain.count - 1].parent {
            chain.append(structure.elements[parent])
        }
        if chain.contains(where: { $0.tag == .artifact }) { return -1 }
        let start = Self.start(of: chain)
        let number = chain[start].number
        if let index = known[number] { return index }
        known[number] = blocks.count
        blocks.append(Self.block(chain[start...]))
        return blocks.count - 1
    }

    /// Where in a chain of elements, the innermost first, the block begins: inline elements are
    /// part of the block that they lie in, a label and what it labels are one.
    private static func start(of chain: [StructureElement]) -> Int {
        guard
            let outer = chain.indices.first(where: {
                !isInline(chain[$0].tag) && !isNoteMarker(at: $0, in: chain)
                    && !isPiece(at: $0, in: chain)
            })
        else { return 0 }
        switch chain[outer].tag {
        case .group, .list, .table, .row, .rows, .contents: return max(0, outer - 1)
        case .label, .listBody:
            return outer + 1 < chain.count && chain[outer + 1].tag == .listItem ? outer + 1 : outer
        default: return outer
        }
    }

    /// A group inside a paragraph is a piece of it: browsers put each run of text into one.
    private static func isPiece(at index: Int, in chain: [StructureElement]) -> Bool {
        chain[index].tag == .group
            && chain[(index + 1)...].contains { [.paragraph, .heading].contains($0.tag) }
    }

    /// A label that labels no list's item: a note's number, in the text or before the note.
    private static func isNoteMarker(at index: Int, in chain: [StructureElement]) -> Bool {
        guard chain[index].tag == .label, index + 1 < chain.count else { return false }
        return chain[index + 1].tag != .listItem
    }

    private static func isInline(_ tag: StructureTag) -> Bool {
        [.span, .ruby, .code, .formula, .figure, .other].contains(tag)
    }

    private static func block(_ chain: ArraySlice<StructureElement>) -> Block {
        var block = Block(number: chain.first?.number ?? 0, role: .paragraph)
        block.isLoose = chain.first?.tag == .group
        block.path = chain.reversed().map(\.order)
        block.item = chain.first { $0.tag == .listItem }?.number
        block.note = chain.first { $0.tag == .note }?.number
        block.figure = chain.first { $0.tag == .figure }?.number
        block.cell = cell(chain)
        let tags = chain.map(\.tag)
        if chain.first?.tag == .heading {
            (block.role, block.level) = (.heading, chain.first?.level ?? 0)
        } else if block.cell != nil {
            block.role = .table
        } else if block.note != nil {
            block.role = .footnote
        } else if tags.contains(.caption) {
            block.role = .caption
        } else if tags.contains(.aside) || block.figure != nil {
            block.role = .sidebar
        } else if tags.first == .code {
            block.role = .code
        } else if block.item != nil {
            (block.role, block.level) = (.listItem, tags.count { $0 == .list })
        } else if tags.contains(.quotation) {
            block.role = .quotation
        }
        return block
    }

    /// The innermost cell with its row and table, where all three are there.
    private static func cell(_ chain: ArraySlice<StructureElement>) -> Cell? {
        guard let cell = chain.first(where: { $0.tag == .cell || $0.tag == .headerCell }),
            let row = chain.first(where: { $0.tag == .row }),
            let table = chain.first(where: { $0.tag == .table })
        else { return nil }
        return Cell(
            table: table.number, row: row.number, number: cell.number,
            isHeader: cell.tag == .headerCell)
    }
}
