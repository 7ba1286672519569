public import BookModel

/// Decides the language that a book is read in: what the user says, else what the document says
/// unless its text plainly contradicts it, else what the text is detected to be, else the default.
public struct LanguageResolver: Sendable {
    public struct Resolution: Hashable, Sendable {
        public var language: LanguageTag
        public var diagnostics: [Diagnostic] = []
    }

    /// Part of a book, in per cent, that has to be in another language to call the document wrong.
    private static let plainShare = 75

    /// Languages so near to each other that a detector takes one for the other.
    private static let kin: [Set<String>] = [
        ["hr", "sr", "bs", "sl", "mk"], ["nb", "nn", "no", "da", "sv"], ["id", "ms"], ["cs", "sk"],
        ["pt", "gl", "es", "ca"], ["zh", "yue", "wuu"], ["hi", "mr", "ne", "sa"],
        ["fa", "ar", "ur", "ps"],
        ["ru", "uk", "be", "bg"], ["en", "sco"], ["la", "it"], ["nl", "af"], ["grc", "el"],
    ]

    private let options: ReadingOptions

    public init(options: ReadingOptions) {
        self.options = options
    }

    /// `stated` is the document's own word; `text` the book's, or a good part of it.
    public func resolve(stated: LanguageTag?, text: String) -> Resolution {
        if let told = options.language { return Resolution(language: told) }
        if let stated, let other = Self.byScript(stated, text) { return other }
        let detection = LanguageDetector.detect(text)
        guard let stated else {
            return Resolution(language: detection?.language ?? options.defaultLanguage)
        }
        guard let detection, detection.isReliable, detection.share >= Self.plainShare,
            !Self.areNear(stated, detection.language)
        else { return Resolution(language: stated) }
        return Resolution(
            language: detection.language,
            diagnostics: [
                Diagnostic(
                    .warning, rule: "language-contradiction",
                    "the document says its language is \(stated), but \(detection.share) % of the "
                        + "text is \(detection.language); --language \(stated) reads it as stated")
            ])
    }

    /// The language of a text that is hardly written in the stated one's letters. It decides even
    /// where no detector is sure: of a title and a few words.
    private static func byScript(_ stated: LanguageTag, _ text: String) -> Resolution? {
        let check = ScriptCheck(stated)
        guard check.excludes(text), let language = check.language(of: text) else { return nil }
        return Resolution(
            language: language,
            diagnostics: [
                Diagnostic(
                    .warning, rule: "language-contradiction",
                    "the document says its language is \(stated), which is not written in its "
                        + "letters; it is read as \(language), and --language \(stated) reads it "
                        + "as stated")
            ])
    }

    /// For a document as its reader gives it, by its pages' or blocks' text.
    public func resolve(_ document: Document) -> Resolution {
        if let told = options.language { return Resolution(language: told) }
        return resolve(stated: document.metadata.language, text: LanguageSample.text(of: document))
    }

    private static func areNear(_ a: LanguageTag, _ b: LanguageTag) -> Bool {
        a.language == b.language
            || kin.contains { $0.contains(a.language) && $0.contains(b.language) }
    }
}
