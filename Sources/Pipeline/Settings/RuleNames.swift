/// The rules that `--keep` switches off and `--drop` on: those by which a reader's text is left out
/// on purpose. What is markup, or no text at all, is left out by rules that cannot be switched.
public enum RuleNames {
    public static let all = (furniture + choices + matter).sorted()

    /// What is printed on the pages of a PDF besides the text.
    static let furniture = [
        "running-head", "running-foot", "folio", "watermark", "line-number", "margin-text",
        "ornament", "mask", "outside-page", "hidden-ink",
    ]

    /// What other options choose as well: `--code`, `--footnotes`, `--ignore` and others.
    static let choices = [
        "ignore-list", "code-block", "math", "table", "image", "image-file-name", "url",
        "footnote",
    ]

    /// Parts of a book, as for `--skip`.
    static let matter = [
        "cover", "contents", "contents-list", "copyright", "index", "bibliography", "front-pages",
        "back-pages",
    ]
}
