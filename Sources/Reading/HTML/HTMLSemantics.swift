import BookModel

/// What `epub:type`, ARIA roles and a few usual classes say of an element.
enum HTMLSemantics: Equatable {
    /// A note marker, with the reference it follows.
    case noteReference(String)
    /// A note, with its id.
    case note(String)
    /// A list whose items are notes.
    case notes
    /// A table of contents.
    case contents
    /// Left out with all that is in it; the rule's name.
    case skipped(String)

    /// `nil` where nothing special is said.
    init?(_ tag: HTMLTag, isInNotes: Bool, in units: CodeUnits) {
        guard !tag.attributes.isEmpty else {
            guard tag.name == "nav" else { return nil }
            self = .contents
            return
        }
        let value = ["epub:type", "role"].compactMap { tag.value(of: $0, in: units) }.joined(
            separator: " ")
        let kinds = Set(
            value.split { $0 == " " }.map {
                $0.hasPrefix("doc-") ? String($0.dropFirst(4)) : String($0)
            })
        // Notes that are shown when their marker is tapped are hidden until then.
        let isNote = !kinds.isDisjoint(with: Self.noteKinds)
        if !isNote, Self.isHidden(tag, in: units) {
            self = .skipped("html-hidden")
            return
        }
        let classes = Set(
            (tag.value(of: "class", in: units) ?? "").split { $0 == " " }.map { $0.lowercased() })
        let id = tag.value(of: "id", in: units)
        if tag.name == "a", let href = tag.value(of: "href", in: units), href.contains("#"),
            kinds.contains("noteref") || !classes.isDisjoint(with: Self.referenceClasses)
        {
            self = .noteReference(href)
        } else if kinds.contains("backlink") || !classes.isDisjoint(with: Self.backClasses) {
            self = .skipped("note-marker")
        } else if kinds.contains("pagebreak") || !classes.isDisjoint(with: Self.pageClasses) {
            self = .skipped(Self.pageMark)
        } else if let id,
            !kinds.isDisjoint(with: ["footnote", "endnote", "rearnote"])
                || isInNotes && tag.name == "li"
        {
            self = .note(id)
        } else if !kinds.isDisjoint(with: ["footnotes", "endnotes", "rearnotes"])
            || classes.contains("footnotes")
        {
            self = .notes
        } else if !kinds.isDisjoint(with: ["page-list", "landmarks", "pagelist"]) {
            self = .skipped("contents-list")
        } else if !kinds.isDisjoint(with: ["toc", "toc-brief", "loi", "lot"]) {
            self = .contents
        } else if tag.name == "nav" {
            self = .contents
        } else {
            return nil
        }
    }

    /// The rule for the marks of a printed edition's pages.
    static let pageMark = "page-mark"

    /// Whether an element's attributes or own style leave it out: "display: none".
    private static func isHidden(_ tag: HTMLTag, in units: CodeUnits) -> Bool {
        if tag.range(of: "hidden") != nil { return true }
        if tag.value(of: "aria-hidden", in: units) == "true" { return true }
        let style = tag.value(of: "style", in: units) ?? ""
        return style.split(separator: ";").contains { rule in
            let text = rule.lowercased().filter { !$0.isWhitespace }
            return text.hasPrefix("display:none") || text.hasPrefix("visibility:hidden")
        }
    }

    private static let noteKinds: Set<String> = [
        "footnote", "endnote", "rearnote", "footnotes", "endnotes", "rearnotes",
    ]

    /// Numbers of printed pages in the text of Project Gutenberg's books.
    private static let pageClasses: Set<String> = ["pagenum", "pageno", "x-ebookmaker-pageno"]

    private static let referenceClasses: Set<String> = [
        "noteref", "footnote-ref", "footnoteref", "fnref",
    ]
    private static let backClasses: Set<String> = [
        "footnote-back", "footnote-backref", "reversefootnote",
    ]
}
