import BookModel
import Pipeline

/// What the commands share that take one INPUT: its settings, and the book itself.
struct BookRequest {
    let source: BookSource
    let settings: Settings

    /// Options of the commands that report on a book.
    static let options: [OptionSpec] =
        OptionSpec.settings(.reading) + [
            OptionSpec(
                "preset", .text, valueName: "NAME|FILE", "A preset to lay under the options"),
            OptionSpec(
                "as-book", .flag, setting: SettingKey.named("asBook"),
                "Make one book of a folder's files, in natural order"),
        ]

    init(_ arguments: ParsedArguments) throws(LecternError) {
        let path = arguments.operands.first ?? ""
        let resolver = SettingsResolver(preset: arguments.text("preset"))
        settings = try resolver.settings(of: path) { (settings) throws(LecternError) in
            try arguments.apply(to: &settings)
        }
        try VoiceCheck.checkLanguages(settings.conversion.reading)
        source = try BookFinder(settings.run).book(at: path)
    }

    /// The book, whole.
    func load() async throws(LecternError) -> Book {
        try await BookLoader(settings.run).load(source, settings: settings)
    }

    /// The selected parts of a book without printed pages, by their numbers in the whole book.
    func parts() async throws(LecternError) -> [(number: Int, label: String, blocks: [Block])] {
        let book = try await load()
        do {
            let chapters = try Selection(pages: [], chapters: settings.conversion.chapters)
                .apply(to: book)
            return try await BookPlanner(settings: settings.conversion).parts(of: chapters)
        } catch {
            throw error.naming(source)
        }
    }

    /// The book cut to `--pages` and `--chapters`.
    func loadSelection() async throws(LecternError) -> Book {
        let book = try await load()
        do {
            let selected = try Selection(
                pages: settings.conversion.pages, chapters: settings.conversion.chapters
            )
            .apply(to: book)
            return try await BookPlanner(settings: settings.conversion).selectedParts(of: selected)
        } catch {
            throw error.naming(source)
        }
    }
}

extension SettingsResolver {
    /// Over the presets that come with the program.
    init(preset: String?) {
        self.init(presets: PresetLibrary(folder: ResourceLocator().path("presets")), preset: preset)
    }
}
