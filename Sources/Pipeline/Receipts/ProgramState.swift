import Foundation
import Reading
import Workers

/// What a run's results depend on besides its inputs: the program's build, the libraries that
/// it runs with, and the data that it and they open.
struct ProgramState: Sendable {
    let parts: [String]

    /// Asked for when a run begins: what is loaded on demand later is not the same in every run.
    static let current = ProgramState()

    /// Folders of Debian's data packages besides the engine's: Poppler's character maps, the
    /// dictionaries of MeCab and Hunspell, names of emoji.
    private static let dataFolders = [
        "/usr/share/poppler", "/var/lib/mecab/dic", "/usr/share/hunspell",
        "/usr/share/unicode/cldr/common",
    ]

    private init() {
        parts =
            [BuildID.current ?? FileDigest.sha256(at: ResourceLocator.executable) ?? ""]
            + Self.libraries.map(Self.state)
            + (Self.dataFolders + Self.engineData).map(Self.contents) + Self.readerPage
    }

    /// The engine's voices and dictionaries, which lie beside its library.
    private static var engineData: [String] {
        names(in: "/usr/lib").map { "/usr/lib/\($0)/espeak-ng-data" }
            .filter { FileManager.default.fileExists(atPath: $0) }
    }

    private static var readerPage: [String] {
        guard let folder = ResourceLocator().path("reader") else { return [] }
        return names(in: folder).map { FileDigest.sha256(at: folder + "/" + $0) ?? "" }
    }

    /// The libraries that text and sound go through, as they are mapped. Others come and go with
    /// what the system looks up.
    private static var libraries: [String] {
        let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
        let paths = maps.split(separator: "\n").compactMap { line in
            line.firstIndex(of: "/").map { String(line[$0...]) }
        }
        return Set(paths).sorted().filter { path in
            let file = path.split(separator: "/").last ?? ""
            return libraryNames.contains { file.hasPrefix("lib" + $0) }
        }
    }

    private static let libraryNames = [
        "archive", "cld2", "espeak-ng", "fontconfig", "freetype", "hunspell", "icu", "md4c",
        "mecab", "mp3lame", "nettle", "poppler", "sndfile", "sonic", "tag",
    ]

    /// The size and time of a file, and its path.
    private static func state(of path: String) -> String {
        var status = stat()
        guard stat(path, &status) == 0 else { return "\(path) 0 0" }
        let time = status.st_mtim
        return "\(path) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
    }

    /// The states of a folder and of all that is directly in it. A package that changes files
    /// further down replaces them, which shows in the time of their folder.
    private static func contents(of folder: String) -> String {
        ([folder] + names(in: folder).map { folder + "/" + $0 }).map(state).joined(separator: "\n")
    }

    private static func names(in folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
    }
}
