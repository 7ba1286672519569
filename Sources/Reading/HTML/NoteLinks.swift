import BookModel

/// Notes that nothing but their links tells: a mark "2" or "[2]" in the text leads to a place that
/// leads back to it, as EPUB 2 and web pages write notes.
///
/// Entries of a table of contents and the headings that lead back to it are none: a mark stands
/// behind text, and a note is no heading.
struct NoteLinks {
    /// Of one file: tags by their offsets.
    struct Page {
        /// Marks, with the note's id.
        var references: [Int: String] = [:]
        /// Links back.
        var backs: Set<Int> = []
        /// Elements that are notes.
        var notes: [Int: String] = [:]
    }

    private var pages: [String: Page] = [:]

    init(_ scans: [NoteLinkScan]) {
        let anchors = scans.flatMap(\.anchors)
        var named: [String: [Int]] = [:]
        for (index, anchor) in anchors.enumerated() {
            for id in anchor.ids.union(anchor.enclosing) { named[id, default: []].append(index) }
        }
        var counts: [Element: Int] = [:]
        for back in anchors where back.isFirst {
            if let outer = back.outer {
                counts[Element(path: back.path, tag: outer), default: 0] += 1
            }
        }
        for (index, mark) in anchors.enumerated() where mark.isMark {
            // Links that lead to one another and both stand behind text: the note comes later.
            let found = (named[mark.target] ?? []).first { other in
                let back = anchors[other]
                return other != index && !back.isInHeading && !back.isInContents
                    && (mark.ids.contains(back.target) || mark.enclosing.contains(back.target))
                    && (back.isFirst || other > index && back.enclosing.contains(mark.target))
            }
            guard let back = found.map({ anchors[$0] }) else { continue }
            pages[mark.path, default: Page()].references[mark.offset] = mark.target
            pages[back.path, default: Page()].backs.insert(back.offset)
            pages[back.path, default: Page()].notes[Self.note(of: back, counts)] = mark.target
        }
    }

    func page(_ path: String) -> Page { pages[path] ?? Page() }

    private struct Element: Hashable {
        var path: String
        var tag: Int
    }

    /// The element that is the note: the block of the link back, or the one around it where that
    /// is called a note and holds no other.
    private static func note(of back: NoteLinkScan.Anchor, _ counts: [Element: Int]) -> Int {
        guard let outer = back.outer, counts[Element(path: back.path, tag: outer)] ?? 0 < 2 else {
            return back.block
        }
        return outer
    }
}

/// The links of a file that may be marks of notes, and what stands around them.
struct NoteLinkScan {
    struct Anchor {
        var path: String
        var offset: Int
        /// Path and fragment that it leads to.
        var target: String
        /// Names of the link itself and of what begins with it.
        var ids: Set<String>
        /// Names of the elements around it.
        var enclosing: Set<String>
        /// The tag of the block that it stands in, and of a note around that block.
        var block: Int
        var outer: Int?
        /// Nothing stands in the block before it.
        var isFirst: Bool
        var isInHeading: Bool
        var isInContents: Bool
        var label = ""

        /// "2", "[12]", "*", "iv", behind text.
        var isMark: Bool {
            let bare = label.filter { !" []().:†‡§*¶".contains($0) }
            return !isFirst && !isInHeading && !isInContents && !label.isEmpty && label.count <= 6
                && (bare.allSatisfy(\.isNumber) || bare.count == 1 && bare.allSatisfy(\.isLetter)
                    || bare.allSatisfy { "ivxlc".contains($0) })
        }
    }

    private struct Open {
        var name: String
        var offset: Int
        var id: String?
        var isNote: Bool
        var hasText = false
    }

    private(set) var anchors: [Anchor] = []
    private let path: String
    private var open: [Open] = []
    private var pending: Set<String> = []
    private var current: Int?

    /// Deepest nesting that is followed.
    private static let deepest = 200
    private static let blocks: Set<String> = [
        "p", "li", "div", "aside", "dd", "dt", "td", "th", "blockquote", "section", "body", "nav",
        "h1", "h2", "h3", "h4", "h5", "h6", "figcaption", "caption",
    ]

    init(_ units: CodeUnits, path: String, isXML: Bool) {
        self.path = path
        var tokenizer = HTMLTokenizer(units, isXML: isXML)
        while let token = tokenizer.next() {
            switch token {
            case .open(let tag): begin(tag, units)
            case .close(let name, _): end(name)
            case .text(let range): text(units[range])
            default: break
            }
        }
    }

    private mutating func begin(_ tag: HTMLTag, _ units: CodeUnits) {
        let name = tag.name == "a" ? tag.value(of: "name", in: units) : nil
        let id = (tag.value(of: "id", in: units) ?? name).map { path + "#" + $0 }
        if let id { pending.insert(id) }
        if tag.name == "a", let href = tag.value(of: "href", in: units), href.contains("#") {
            add(tag, href: href)
        }
        guard !tag.isSelfClosing, !HTMLElement.void.contains(tag.name), open.count < Self.deepest
        else { return }
        if tag.name == "p" || tag.name == "li", open.last?.name == tag.name { open.removeLast() }
        let classes = tag.value(of: "class", in: units)?.lowercased() ?? ""
        open.append(
            Open(
                name: tag.name, offset: tag.range.lowerBound, id: id,
                isNote: classes.contains("note")))
    }

    private mutating func add(_ tag: HTMLTag, href: String) {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        let target = EPUBPath.resolve(href, in: folder)
        guard let fragment = target.fragment,
            let block = open.last(where: { Self.blocks.contains($0.name) })
        else { return }
        let around = open.suffix(4).reversed().prefix { $0.name != "body" }
        let outer = open.last { $0.offset < block.offset && Self.blocks.contains($0.name) }
        anchors.append(
            Anchor(
                path: path, offset: tag.range.lowerBound,
                target: (href.hasPrefix("#") ? path : target.path) + "#" + fragment, ids: pending,
                enclosing: Set(around.compactMap(\.id)), block: block.offset,
                outer: outer.flatMap { $0.isNote && !$0.hasText ? $0.offset : nil },
                isFirst: !block.hasText,
                isInHeading: open.contains { $0.name.count == 2 && $0.name.hasPrefix("h") },
                isInContents: open.contains { $0.name == "nav" }))
        current = anchors.count - 1
    }

    private mutating func end(_ name: String) {
        if name == "a" { current = nil }
        guard let index = open.lastIndex(where: { $0.name == name }) else { return }
        open.removeSubrange(index...)
    }

    private mutating func text(_ units: ArraySlice<UInt16>) {
        let written = units.filter { !FlowText.folds($0) }
        guard !written.isEmpty else { return }
        if let current { anchors[current].label += CodeUnits(written.prefix(16)).string }
        pending = []
        for index in open.indices { open[index].hasText = true }
    }
}
