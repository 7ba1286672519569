/// The names of all rules by which text is left out, as the ledger writes them and `--keep` and
/// `--drop` take them.
public enum LedgerRule {
    /// What printed pages carry besides their text: taken away unless kept.
    public static let furniture: Set<String> = [
        "running-head", "running-foot", "folio", "watermark", "margin-text", "line-number",
        "ornament", "hidden-ink", "outside-page", "mask", "leader",
    ]

    /// What is read unless it is dropped by name: `--drop sidebar`.
    public static let optional: Set<String> = ["artifact", "caption", "sidebar"]

    /// What the reader of a printed page does not see, or nobody can read.
    public static let unseen: Set<String> = [
        "outside-crop-box", "doubled-character", "unreadable-character", "control-character",
    ]

    /// What joins lines, ties notes, or has other words in its place.
    public static let repair: Set<String> = [
        "line-hyphen", "note-marker", "rule-line", "replaced-text",
    ]

    /// What the options on reading leave out or read.
    public static let choice: Set<String> = [
        "ignore-list", "code-block", "math", "table", "image", "image-file-name", "url",
        "footnote", "deleted-text", "contents-list", "cover", "contents", "copyright", "index",
        "bibliography",
        "front-pages", "back-pages",
    ]

    /// What belongs to the file's format and is no text.
    public static let format: Set<String> = [
        "markup", "link-target", "link-definition", "html-comment", "html-script", "html-style",
        "html-head", "html-template", "html-svg", "html-form", "html-frame", "html-media",
        "html-object", "html-element", "html-hidden", "template-tag", "attributes", "front-matter",
        "division-mark", "contents-marker", "include", "ruby-reading", "not-included",
        "page-mark", "gutenberg-notice",
    ]

    /// Every name, sorted.
    public static let all: [String] = {
        let groups = [furniture, optional, unseen, repair, choice, format]
        return groups.reduce(into: Set<String>()) { $0.formUnion($1) }.sorted()
    }()
}
