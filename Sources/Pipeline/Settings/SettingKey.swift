/// A setting: its name, its kind of value, what it does, and how it is laid over the others.
///
/// One table of these (`SettingKey.all`) serves presets (`"keepGoing": true`), the settings beside
/// a book and the command line (`--keep-going`), so that the three cannot drift apart.
public struct SettingKey: Sendable {
    /// The kinds of value; a command-line argument is turned into one before it is applied.
    public enum Kind: Sendable, Hashable {
        case flag
        case choice([String])
        /// A comma-separated list on the command line, a list in a file; "none" empties it.
        case choices([String])
        case number(ClosedRange<Double>)
        case integer(ClosedRange<Int>)
        case text
        /// May be given several times, each adds.
        case texts
        case path
        /// Milliseconds by the name of the pause.
        case pauses
    }

    /// Which commands take it.
    public enum Group: Sendable, Hashable { case reading, rendering, run }

    /// Where it may stand. `book` is the file beside the book.
    public struct Places: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let option = Places(rawValue: 1)
        public static let book = Places(rawValue: 2)
        public static let preset = Places(rawValue: 4)
        public static let all: Places = [.option, .book, .preset]
    }

    /// Camel case, as files have it.
    public let name: String
    public let kind: Kind
    public let group: Group
    public let places: Places
    /// "TAG", for the help.
    public let valueName: String
    /// One sentence without a full stop.
    public let help: String
    /// The built-in default as the help shows it.
    public let standard: String
    let apply: @Sendable (SettingValue, SettingOrigin, inout Settings) throws(SettingError) -> Void

    /// The name as an option, without dashes: `keep-going`.
    public var optionName: String {
        name.reduce(into: "") { text, letter in
            if letter.isUppercase { text += "-" }
            text += letter.lowercased()
        }
    }

    /// Lays `value` over `settings`.
    public func set(
        _ value: SettingValue, from origin: SettingOrigin, in settings: inout Settings
    ) throws(SettingError) {
        try apply(value, origin, &settings)
    }
}

/// Where a setting comes from: relative paths in it are relative to this folder.
public struct SettingOrigin: Sendable {
    public let folder: String

    public init(folder: String) {
        self.folder = folder
    }

    public static let commandLine = SettingOrigin(folder: ".")

    public func path(_ path: String) -> String {
        path.hasPrefix("/") || folder == "." ? path : folder + "/" + path
    }
}
