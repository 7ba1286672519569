import BookModel

/// An element of a small XML file (container, package, table of contents), names without prefixes.
struct XMLNode {
    var name: String
    var attributes: [String: String] = [:]
    var children: [XMLNode] = []
    /// Text directly in the element, white space folded.
    var text = ""

    /// Deepest nesting that is followed; elements below count as children of the one above.
    private static let deepest = 60
    /// Most elements that are read.
    private static let most = 200_000

    /// The root of a file, which holds all top-level elements.
    init(parsing units: CodeUnits) {
        var tokenizer = HTMLTokenizer(units, isXML: true)
        var stack = [XMLNode(name: "")]
        var count = 0
        while let token = tokenizer.next(), count < Self.most {
            switch token {
            case .text(let range):
                stack[stack.count - 1].text += HTMLText.decoded(units, range).string
            case .open(let tag):
                count += 1
                let node = XMLNode(tag, in: units)
                if tag.isSelfClosing || stack.count > Self.deepest {
                    stack[stack.count - 1].children.append(node)
                } else {
                    stack.append(node)
                }
            case .close(let name, _):
                let local = Self.local(name)
                guard let index = stack.lastIndex(where: { $0.name == local }), index > 0 else {
                    continue
                }
                while stack.count > index { Self.close(&stack) }
            default: break
            }
        }
        while stack.count > 1 { Self.close(&stack) }
        self = stack[0]
    }

    private init(name: String) {
        self.name = name
    }

    private init(_ tag: HTMLTag, in units: CodeUnits) {
        name = Self.local(tag.name)
        for attribute in tag.attributes where attributes[attribute.name] == nil {
            attributes[attribute.name] = HTMLText.decoded(units, attribute.value).string
        }
    }

    private static func close(_ stack: inout [XMLNode]) {
        guard stack.count > 1, let node = stack.popLast() else { return }
        stack[stack.count - 1].children.append(node)
    }

    private static func local(_ name: String) -> String {
        name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
    }

    /// All elements of a name below this one, in order.
    func all(_ name: String) -> [XMLNode] {
        children.flatMap { ($0.name == name ? [$0] : []) + $0.all(name) }
    }

    func first(_ name: String) -> XMLNode? {
        for child in children {
            if child.name == name { return child }
            if let found = child.first(name) { return found }
        }
        return nil
    }

    /// The text of the element and all below it, in one line.
    var line: String {
        ([text] + children.map(\.line)).joined(separator: " ").split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
    }
}
