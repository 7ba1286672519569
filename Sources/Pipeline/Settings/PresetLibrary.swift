public import BookModel
import Foundation

/// The presets that come with the program, and those that a user keeps in files of their own.
public struct PresetLibrary: Sendable {
    /// A preset as a list shows it.
    public struct Summary: Hashable, Sendable {
        public let name: String
        public let about: String
    }

    private let folder: String?

    public init(folder: String?) {
        self.folder = folder
    }

    /// Names of the presets that come with the program, sorted.
    public var names: [String] {
        guard let folder, let files = try? FileManager.default.contentsOfDirectory(atPath: folder)
        else { return [] }
        return files.filter { $0.hasSuffix(".json5") }.map { String($0.dropLast(6)) }.sorted()
    }

    public func summaries() throws(LecternError) -> [Summary] {
        var found: [Summary] = []
        for name in names {
            found.append(
                Summary(
                    name: name, about: try SettingsFile(path: path(of: name), place: .preset).about)
            )
        }
        return found
    }

    /// The file of a preset, as it is written.
    public func text(of name: String) throws(LecternError) -> String {
        let path = try path(of: name)
        guard let data = FileManager.default.contents(atPath: path) else {
            throw LecternError(
                .usage, file: name, "cannot be read", remedy: "name a preset or a file")
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// Lays a preset, and before it the ones it extends, over `settings`.
    ///
    /// - Throws: `.usage` for an unknown name or key, a wrong value, or presets that extend each
    ///   other.
    public func apply(_ name: String, to settings: inout Settings) throws(LecternError) {
        for file in try chain(from: path(of: name)).reversed() { try file.apply(to: &settings) }
    }

    private func chain(from path: String) throws(LecternError) -> [SettingsFile] {
        var files: [SettingsFile] = []
        var seen: [String] = []
        var next: String? = path
        while let path = next {
            let file = try SettingsFile(path: path, place: .preset)
            if seen.contains(path) {
                throw LecternError(
                    .usage, file: file.name, "extends itself", remedy: "take out one `extends`")
            }
            seen.append(path)
            files.append(file)
            next = nil
            if let base = file.base { next = try self.path(of: base, beside: file.folder) }
        }
        return files
    }

    /// A name is a preset's; what has a slash or ends in .json5 is a file.
    private func path(of name: String, beside other: String? = nil) throws(LecternError) -> String {
        if name.contains("/") || name.hasSuffix(".json5") || name.hasSuffix(".json") {
            guard let other, !name.hasPrefix("/") else { return name }
            return other + "/" + name
        }
        guard let folder, names.contains(name) else {
            let hint = NearestName(names).hint(for: name)
            throw LecternError(
                .usage, "unknown preset “\(name)”",
                remedy: hint.isEmpty
                    ? "`lectern presets` lists them; a file is named with its .json5" : hint)
        }
        return folder + "/" + name + ".json5"
    }
}
