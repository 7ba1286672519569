import BookModel
import Foundation

/// A JSON5 file of settings: a preset, or the settings beside a book.
struct SettingsFile: Sendable {
    /// The name for messages.
    let name: String
    let folder: String
    /// What the file says of itself, one line.
    let about: String
    /// The preset that it is laid over.
    let base: String?
    let values: [String: SettingValue]

    /// Larger files are not settings.
    private static let sizeLimit = 1 << 20
    private static let version = 1
    private static let own = ["format", "version", "about", "extends"]

    init(path: String, place: SettingKey.Places) throws(LecternError) {
        let url = URL(fileURLWithPath: path)
        name = url.lastPathComponent
        folder = url.deletingLastPathComponent().path
        guard let data = FileManager.default.contents(atPath: path) else {
            throw LecternError(
                .usage, file: name, "cannot be read",
                remedy: "name a settings file that exists and is readable")
        }
        let table = try Self.table(data, name)
        try Self.checkHead(table, place, name)
        values = try Self.settings(in: table, place, name)
        about = Self.text(table["about"]) ?? ""
        base = Self.text(table["extends"])
    }

    /// Lays the file's settings over `settings`, `verbatim` first (it sets many), then by name.
    func apply(to settings: inout Settings) throws(LecternError) {
        let names = values.keys.sorted { $0 == "verbatim" || $1 != "verbatim" && $0 < $1 }
        for name in names {
            guard let key = SettingKey.named(name), let value = values[name] else { continue }
            do {
                try key.set(value, from: SettingOrigin(folder: folder), in: &settings)
            } catch {
                throw LecternError(
                    .usage, file: self.name, "\(name): \(error.reason)", remedy: error.remedy)
            }
        }
    }

    private static func table(
        _ data: Data, _ name: String
    ) throws(LecternError) -> [String: SettingValue] {
        guard data.count <= sizeLimit else {
            throw LecternError(
                .usage, file: name, "is too large for settings",
                remedy: "name a JSON5 file of settings")
        }
        // Foundation's reader of JSON5 ends the process where a character is cut short.
        guard String(validating: data, as: UTF8.self) != nil else {
            throw LecternError(
                .usage, file: name, "is not UTF-8", remedy: "save it as UTF-8")
        }
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        do {
            guard case .table(let table) = try decoder.decode(SettingValue.self, from: data) else {
                throw LecternError(
                    .usage, file: name, "holds no table of settings",
                    remedy: "begin it with { and end it with }")
            }
            return table
        } catch let error as LecternError {
            throw error
        } catch {
            throw LecternError(
                .usage, file: name, "is not JSON5", remedy: "see presets/ for examples",
                cause: Self.cause(of: error))
        }
    }

    private static func cause(of error: any Error) -> String? {
        guard case DecodingError.dataCorrupted(let context)? = error as? DecodingError else {
            return nil
        }
        let inner = context.underlyingError as NSError?
        return inner?.userInfo[NSDebugDescriptionErrorKey] as? String ?? context.debugDescription
    }

    private static func checkHead(
        _ table: [String: SettingValue], _ place: SettingKey.Places, _ name: String
    ) throws(LecternError) {
        let format = place == .preset ? "lectern.preset" : "lectern.book"
        if let said = table["format"], said != .text(format) {
            throw LecternError(
                .usage, file: name, "format: \(said) is not “\(format)”",
                remedy: "write format: \"\(format)\"")
        }
        if place == .preset, table["version"] == nil {
            throw LecternError(
                .usage, file: name, "says no version", remedy: "write version: \(version)")
        }
        if let said = table["version"], said != .number(Double(version)) {
            throw LecternError(
                .usage, file: name, "version: \(said) is not known",
                remedy: "this program knows version \(version)")
        }
        if let base = table["extends"], text(base) == nil {
            throw LecternError(
                .usage, file: name, "extends: \(base) is no preset's name",
                remedy: "write extends: \"overnight\"")
        }
    }

    private static func settings(
        in table: [String: SettingValue], _ place: SettingKey.Places, _ name: String
    ) throws(LecternError) -> [String: SettingValue] {
        let known = SettingKey.all.filter { $0.places.contains(place) }.map(\.name)
        for key in table.keys.sorted() where !own.contains(key) && !known.contains(key) {
            if SettingKey.named(key) != nil {
                let kind = place == .preset ? "a preset" : "a book's settings"
                throw LecternError(
                    .usage, file: name, "“\(key)” cannot be set in \(kind)",
                    remedy: "give it as an option")
            }
            let hint = NearestName(own + known).hint(for: key)
            throw LecternError(
                .usage, file: name, "unknown key “\(key)”",
                remedy: hint.isEmpty ? "`lectern presets --keys` lists the keys" : hint)
        }
        return table.filter { !own.contains($0.key) }
    }

    private static func text(_ value: SettingValue?) -> String? {
        if case .text(let text)? = value { return text }
        return nil
    }
}
