import BookModel

/// A piece of HTML or XML source, with its range in the text it was found in.
enum HTMLToken: Equatable {
    case text(Range<Int>)
    case open(HTMLTag)
    case close(name: String, Range<Int>)
    case comment(Range<Int>)
    /// A declaration, processing instruction or CDATA frame.
    case markup(Range<Int>)
}

/// An opening tag.
struct HTMLTag: Equatable {
    /// Lower case; with the prefix in XML.
    var name: String
    var attributes: [Attribute]
    var range: Range<Int>
    var isSelfClosing: Bool

    struct Attribute: Equatable {
        /// Lower case.
        var name: String
        /// Where the value stands, without quotes; references in it are not decoded yet.
        var value: Range<Int>
    }
}

extension HTMLTag {
    func range(of attribute: String) -> Range<Int>? {
        attributes.first { $0.name == attribute }?.value
    }

    /// The value of an attribute, its character references decoded.
    func value(of attribute: String, in units: CodeUnits) -> String? {
        range(of: attribute).map { HTMLText.decoded(units, $0).string }
    }

    /// … that is a whole number.
    func number(of attribute: String, in units: CodeUnits) -> Int? {
        value(of: attribute, in: units).flatMap { Int($0) }
    }

    /// How many columns and rows a cell lies over.
    func span(in units: CodeUnits) -> FlowTable.Span {
        FlowTable.Span(
            columns: number(of: "colspan", in: units), rows: number(of: "rowspan", in: units))
    }
}

/// Text with character references in it.
enum HTMLText {
    /// Calls `body` for each stretch of the text: as it stands, or decoded for a range.
    static func scan(
        _ units: CodeUnits, _ range: Range<Int>, allowsBare: Bool = false,
        _ body: (_ range: Range<Int>, _ decoded: CodeUnits?) -> Void
    ) {
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            guard units[index] == 0x26,
                let found = HTMLEntities.reference(
                    in: units, at: index, end: range.upperBound, allowsBare: allowsBare)
            else {
                index += 1
                continue
            }
            if start < index { body(start..<index, nil) }
            body(index..<index + found.length, found.text)
            index += found.length
            start = index
        }
        if start < range.upperBound { body(start..<range.upperBound, nil) }
    }

    static func decoded(_ units: CodeUnits, _ range: Range<Int>) -> CodeUnits {
        var text = CodeUnits()
        scan(units, range) { text += $1 ?? CodeUnits(units[$0]) }
        return text
    }
}
