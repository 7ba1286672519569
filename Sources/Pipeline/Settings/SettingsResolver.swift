public import BookModel
import Foundation

/// Lays the sources of settings over one another: option > `INPUT.lectern.json5` beside the book >
/// preset > default. (The book's own metadata come in between, where a reader finds them.)
public struct SettingsResolver: Sendable {
    private let presets: PresetLibrary
    private let preset: String?

    public init(presets: PresetLibrary, preset: String?) {
        self.presets = presets
        self.preset = preset
    }

    /// The settings of the run: preset and options.
    public func settings(
        options: (inout Settings) throws(LecternError) -> Void
    ) throws(LecternError) -> Settings {
        var settings = Settings()
        if let preset { try presets.apply(preset, to: &settings) }
        try options(&settings)
        return settings
    }

    /// The settings of one book, with its ignore list.
    public func settings(
        of input: String, options: (inout Settings) throws(LecternError) -> Void
    ) throws(LecternError) -> Settings {
        var settings = Settings()
        if let preset { try presets.apply(preset, to: &settings) }
        let beside = Self.path(beside: input)
        if FileManager.default.fileExists(atPath: beside) {
            try SettingsFile(path: beside, place: .book).apply(to: &settings)
        }
        try options(&settings)
        settings.conversion.reading.ignoredPhrases += try ignoreList(of: input).phrases
        return settings
    }

    /// The place of a book's own settings: `book.pdf.lectern.json5`.
    public static func path(beside input: String) -> String {
        var path = input
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path + ".lectern.json5"
    }

    private func ignoreList(of input: String) throws(LecternError) -> IgnoreList {
        let path = IgnoreList.path(beside: input)
        guard FileManager.default.fileExists(atPath: path) else { return IgnoreList() }
        do {
            return try IgnoreList(readingFrom: path)
        } catch {
            throw LecternError(.usage, error.reason, remedy: error.remedy)
        }
    }
}
