import BookModel

extension ByteWriter {
    /// Elements and contents; two zeros for a page without.
    mutating func write(structure: PageStructure?) {
        let structure = structure ?? PageStructure()
        write(integer: structure.elements.count)
        for element in structure.elements {
            write(integer: element.number)
            write(integer: element.parent.map { $0 + 1 } ?? 0)
            write(integer: element.order)
            write(integer: element.tag.rawValue + element.level)
            for text in [element.language, element.words, element.alternative] {
                write(string: text ?? "")
            }
        }
        write(integer: structure.contents.count)
        for content in structure.contents {
            write(integer: content.element.map { $0 + 1 } ?? 0)
            write(integer: content.order)
        }
    }
}

extension ByteReader {
    /// Throws for what `write(structure:)` does not write: parents behind their children, unknown
    /// tags, elements that are not there.
    mutating func structure() throws(LecternError) -> PageStructure? {
        var structure = PageStructure()
        for index in 0..<(try count(atLeast: 7)) {
            let number = try integer(in: 0...Int(Int32.max))
            let parent = try integer(in: 0...index)
            let order = try integer(in: 0...Int(Int32.max))
            let kind = try integer(in: 0...StructureTag.heading.rawValue + 6)
            let value = min(kind, StructureTag.heading.rawValue)
            guard let tag = StructureTag(rawValue: value) else { throw Self.malformed }
            var element = StructureElement(
                number: number, parent: parent > 0 ? parent - 1 : nil, order: order, tag: tag)
            element.level = kind - value
            element.language = try text()
            element.words = try text()
            element.alternative = try text()
            structure.elements.append(element)
        }
        for _ in 0..<(try count(atLeast: 2)) {
            let element = try integer(in: 0...structure.elements.count)
            structure.contents.append(
                StructureContent(
                    element: element > 0 ? element - 1 : nil,
                    order: try integer(in: 0...Int(Int32.max))))
        }
        return structure == PageStructure() ? nil : structure
    }

    /// A string, `nil` where it is empty.
    private mutating func text() throws(LecternError) -> String? {
        let text = try string()
        return text.isEmpty ? nil : text
    }
}
