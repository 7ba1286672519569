import BookModel
import CPopplerPages

extension PageStructure {
    /// `nil` for a page without tags.
    init?(_ page: lectern_pdf_page) {
        guard page.element_count > 0 else { return nil }
        let strings = page.strings
        func string(_ offset: Int32) -> String? {
            guard offset >= 0, let strings else { return nil }
            let text = OneLine.clean(String(cString: strings + Int(offset)))
            return text.isEmpty ? nil : text
        }
        self.init()
        elements = UnsafeBufferPointer(start: page.elements, count: page.element_count).map {
            var element = StructureElement(
                number: Int($0.number), parent: $0.parent >= 0 ? Int($0.parent) : nil,
                order: Int($0.order), tag: Self.tag($0.tag))
            element.level = max(0, Int($0.tag) - StructureTag.heading.rawValue)
            element.language = string($0.language)
            element.words = string($0.words)
            element.alternative = string($0.alternative)
            return element
        }
        contents = UnsafeBufferPointer(start: page.contents, count: page.content_count).map {
            StructureContent(
                element: $0.element >= 0 ? Int($0.element) : nil, order: Int($0.order))
        }
    }

    private static func tag(_ value: Int32) -> StructureTag {
        let heading = Int32(LECTERN_TAG_HEADING.rawValue)
        return StructureTag(rawValue: Int(min(value, heading))) ?? .other
    }
}
