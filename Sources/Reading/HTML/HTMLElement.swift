/// What the elements of HTML are to a listener.
enum HTMLElement: Equatable {
    case inline
    /// Begins and ends a block.
    case block
    case heading(Int)
    case quotation
    case list(ordered: Bool)
    case item
    case definition
    case table, row, headRow, headCell, cell
    case preformatted
    case caption
    case code
    case math
    case link
    case image
    case lineBreak
    case rule
    case ruby, reading
    case superscript
    /// Struck out by the author.
    case deleted
    /// Stands in the line as a thing of its own: a button, a label.
    case control
    /// Left out with all that is in it; the rule's name.
    case skipped(String)

    init(_ name: String) {
        self = Self.names[name] ?? .inline
    }

    /// Elements that have no content and no end tag.
    static let void: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param",
        "source",
        "track", "wbr", "image",
    ]

    private static let names: [String: HTMLElement] = {
        var table: [String: HTMLElement] = [
            "blockquote": .quotation, "ul": .list(ordered: false), "menu": .list(ordered: false),
            "dir": .list(ordered: false), "ol": .list(ordered: true), "li": .item,
            "dd": .definition,
            "table": .table, "tr": .row, "th": .headCell, "td": .cell, "thead": .headRow,
            "pre": .preformatted, "listing": .preformatted, "xmp": .preformatted,
            "figcaption": .caption, "caption": .caption,
            "code": .code, "kbd": .code, "samp": .code, "tt": .code, "math": .math, "a": .link,
            "img": .image, "image": .image, "br": .lineBreak, "hr": .rule, "ruby": .ruby,
            "rt": .reading, "sup": .superscript, "del": .deleted, "s": .deleted,
            "strike": .deleted,
            "script": .skipped("html-script"), "style": .skipped("html-style"),
            "template": .skipped("html-template"), "head": .skipped("html-head"),
            "svg": .skipped("html-svg"), "iframe": .skipped("html-frame"),
            "object": .skipped("html-object"), "audio": .skipped("html-media"),
            "video": .skipped("html-media"), "canvas": .skipped("html-media"),
            "select": .skipped("html-form"), "datalist": .skipped("html-form"),
            "textarea": .block, "noembed": .skipped("html-frame"),
            "title": .skipped("html-head"), "rp": .skipped("ruby-reading"),
        ]
        for name in [
            "p", "div", "section", "article", "aside", "header", "footer", "main", "nav", "figure",
            "details", "summary", "address", "form", "fieldset", "legend", "center", "dl", "dt",
            "body",
            "html", "tbody", "tfoot", "hgroup", "dialog", "search", "noframes", "option",
            "optgroup", "marquee",
        ] {
            table[name] = .block
        }
        for name in ["button", "label", "meter", "noscript", "output", "progress"] {
            table[name] = .control
        }
        for level in 1...6 { table["h\(level)"] = .heading(level) }
        return table
    }()

    /// Whether the element begins a block of its own.
    var isBlock: Bool {
        switch self {
        case .inline, .code, .math, .link, .image, .lineBreak, .ruby, .reading, .superscript,
            .deleted, .control, .skipped:
            false
        default: true
        }
    }
}
