public import BookModel
import Foundation

extension SettingKey {
    /// What decides what is read: taken by `convert`, `text` and `inspect`.
    static let reading: [SettingKey] = [
        parsed(
            "language", .reading, valueName: "TAG", standard: "detected",
            """
            The book's language, whatever the document says
            """, places: [.option, .book]
        ) { (text, _, settings) throws(SettingError) in
            settings.conversion.reading.language = try languageTag(text)
        },
        parsed(
            "defaultLanguage", .reading, valueName: "TAG", standard: "en",
            """
            The language where the document says none and none is detected
            """
        ) { (text, _, settings) throws(SettingError) in
            settings.conversion.reading.defaultLanguage = try languageTag(text)
        },
        parsed(
            "pages", .reading, valueName: "LIST", standard: "all",
            """
            PDF pages as 12-240,250 or 12-, or labels as label:xii; formats without pages number their parts
            """, places: [.option, .book], joins: true
        ) { (text, _, settings) throws(SettingError) in
            settings.conversion.pages = try PageSelection.parse(text)
        },
        parsed(
            "chapters", .reading, valueName: "LIST", standard: "all",
            """
            Chapters as 1,3-5
            """, places: [.option, .book], joins: true
        ) { (text, _, settings) throws(SettingError) in
            settings.conversion.chapters = try PageSpan.parseChapters(text)
        },
        parsed(
            "ignore", .reading, kind: .texts, valueName: "PHRASE", standard: "none",
            """
            A phrase never to be read, literal, or /a regular expression/
            """
        ) { (text, _, settings) throws(SettingError) in
            settings.conversion.reading.ignoredPhrases.append(try IgnoreList.checked(text))
        },
        parsed(
            "ignoreFile", .reading, kind: .path, valueName: "FILE", standard: "none",
            """
            A file of such phrases, one a line
            """
        ) { (text, origin, settings) throws(SettingError) in
            settings.conversion.reading.ignoredPhrases += try IgnoreList(
                readingFrom: origin.path(text)
            ).phrases
        },
        parsed(
            "keep", .reading, kind: .texts, valueName: "RULE", standard: "none",
            """
            A rule switched off: what it would drop is read
            """
        ) { (text, _, settings) throws(SettingError) in
            settings.conversion.reading.keptRules.insert(try RuleNames.checked(text))
        },
        parsed(
            "drop", .reading, kind: .texts, valueName: "RULE", standard: "none",
            """
            A rule switched on
            """
        ) { (text, _, settings) throws(SettingError) in
            settings.conversion.reading.droppedRules.insert(try RuleNames.checked(text))
        },
        parsed(
            "mask", .reading, kind: .texts, valueName: "MARGINS", standard: "none",
            """
            Margins never read, as top=50pt,bottom=1cm,pages=10-
            """
        ) { (text, _, settings) throws(SettingError) in
            settings.conversion.reading.masks.append(try PageMask.parse(text))
        },
        choice(
            "footnotes", .reading, "Notes at the foot of a page or the end of a chapter",
            \.conversion.reading.footnotes),
        choice(
            "tables", .reading, "Tables row by row, by a word that they are there, or not at all",
            \.conversion.reading.tables),
        choice("code", .reading, "Code blocks", \.conversion.reading.code),
        choice("math", .reading, "Formulas", \.conversion.reading.math),
        choice(
            "images", .reading, "The text that stands in for an image",
            \.conversion.reading.images),
        choice(
            "urls", .reading, "Bare web addresses: the site's name, nothing, or the whole address",
            \.conversion.reading.urls),
        choice("emoji", .reading, "Emoji", \.conversion.reading.emoji),
        choice(
            "frontMatter", .reading, "A Markdown file's YAML front matter",
            \.conversion.reading.frontMatter),
        skip,
        integer(
            "chapterLevel", .reading, in: 1...6,
            """
            Headings of this level and above start a chapter (formats without an outline)
            """, standard: "by the book", \.conversion.reading.chapterLevel),
        verbatim,
    ]

    /// The matter that may be left out whole.
    static let skippable: [Chapter.Matter] = [.contents, .index, .bibliography, .copyright]

    private static let skip = SettingKey(
        name: "skip", kind: .choices(skippable.map(\.rawValue)), group: .reading, places: .all,
        valueName: "LIST",
        help: "Matter left out: contents, index, bibliography, copyright; none for nothing",
        standard: "contents,index"
    ) { (value, _, settings) throws(SettingError) in
        var matter: Set<Chapter.Matter> = []
        for name in try texts(value) where name != "none" {
            guard let kind = skippable.first(where: { $0.rawValue == name }) else {
                throw SettingError(
                    "“\(name)” is no matter that can be skipped",
                    remedy: remedy(for: .text(name), skippable.map(\.rawValue) + ["none"]))
            }
            matter.insert(kind)
        }
        settings.conversion.reading.skippedMatter = matter
    }

    private static let verbatim = SettingKey(
        name: "verbatim", kind: .flag, group: .reading, places: .all, valueName: "",
        help: """
            Everything in full: tables, code, math, addresses, notes at the chapter's end; furniture still goes
            """, standard: "no"
    ) { (value, _, settings) throws(SettingError) in
        guard value == .flag(true) else { return }
        let full = ReadingOptions.verbatim
        settings.conversion.reading.footnotes = full.footnotes
        settings.conversion.reading.tables = full.tables
        settings.conversion.reading.code = full.code
        settings.conversion.reading.math = full.math
        settings.conversion.reading.images = full.images
        settings.conversion.reading.urls = full.urls
        settings.conversion.reading.frontMatter = full.frontMatter
        settings.conversion.reading.skippedMatter = full.skippedMatter
        settings.conversion.reading.listNumbers = full.listNumbers
        settings.conversion.reading.announcesNotes = full.announcesNotes
        settings.conversion.reading.isVerbatim = full.isVerbatim
    }

    /// A language tag that a user typed.
    public static func languageTag(_ text: String) throws(SettingError) -> LanguageTag {
        guard let tag = LanguageTag(text) else {
            throw SettingError(
                "“\(text)” is not a language tag",
                remedy: "write it as en, en-US or zh-Hant (BCP 47)")
        }
        return tag
    }
}
