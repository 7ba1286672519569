extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
    /// Members in the order written.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { Member($0, $1) })
    }

    public init(arrayLiteral elements: JSONValue...) {
        self = .array(elements)
    }

    /// `[start, end]`.
    public static func range(_ range: Range<Int>) -> JSONValue {
        [.integer(range.lowerBound), .integer(range.upperBound)]
    }

    /// The text, or null.
    public static func optional(_ text: String?) -> JSONValue {
        text.map(JSONValue.string) ?? .null
    }
}
