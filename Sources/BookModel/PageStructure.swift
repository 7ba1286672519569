/// The part of a tagged document's structure tree that a page's content belongs to.
public struct PageStructure: Sendable, Equatable {
    /// Parents before their children.
    public var elements: [StructureElement]
    /// By marked-content identifier, what `StyleRun.content` holds.
    public var contents: [StructureContent]

    public init(elements: [StructureElement] = [], contents: [StructureContent] = []) {
        self.elements = elements
        self.contents = contents
    }
}

/// An element of a structure tree: a paragraph, a table's row, a list …
public struct StructureElement: Sendable, Equatable {
    /// The same for the same element on all pages of the document.
    public var number: Int
    /// Index of the element that it lies in; `nil` at the top.
    public var parent: Int?
    /// Its place among its parent's children, from 0.
    public var order: Int
    public var tag: StructureTag
    /// 1…6 for a heading that states its level, else 0.
    public var level = 0
    /// As the document writes it (`/Lang`).
    public var language: String?
    /// What stands for its text: `/ActualText`, or the long form of an abbreviation (`/E`).
    public var words: String?
    /// What is said in place of it (`/Alt`).
    public var alternative: String?

    public init(number: Int, parent: Int?, order: Int, tag: StructureTag) {
        self.number = number
        self.parent = parent
        self.order = order
        self.tag = tag
    }
}

/// Where marked content lies in the structure.
public struct StructureContent: Sendable, Hashable {
    /// Index into the page's elements; `nil` for content that no element claims.
    public var element: Int?
    /// Its place among the element's children, from 0.
    public var order: Int

    public init(element: Int?, order: Int) {
        self.element = element
        self.order = order
    }
}

/// What a structure element is, types of one meaning together (ISO 32000-1, 14.8.4).
public enum StructureTag: Int, Sendable, Hashable, CaseIterable {
    case other, group, aside, quotation, caption, contents, contentsItem, index, paragraph
    case list, listItem, label, listBody, table, rows, row, headerCell, cell
    case note, code, figure, formula, span, ruby, artifact
    case heading = 40
}
