import Audio
import Timing

extension PlayerRule {
    static let trackRules = [uniqueTitles, trackNumbers, tagVersion, tagFields]

    /// Audiobookshelf names chapters by title tags only where every file has one, all differ and
    /// none is the book's title (AudioFileScanner); else it shows file names.
    private static let uniqueTitles = PlayerRule(
        id: "unique-titles", player: "Audiobookshelf shows file names as chapters",
        check: { folder in
            guard folder.tracks.count > 1 else { return [] }
            var seen: [String: String] = [:]
            return folder.tracks.compactMap { track in
                guard let title = track.tag?.frames["TIT2"], !title.isEmpty else {
                    return .init(track.name, "has no title tag")
                }
                let key = FileNamer.key(title)
                if key == FileNamer.key(folder.title) {
                    return .init(track.name, "has the book's title")
                }
                if let other = seen[key] { return .init(track.name, "has the title of \(other)") }
                seen[key] = track.name
                return nil
            }
        },
        kept: [.example(titles: ["One", "Two"]), .example(titles: ["A Book"])],
        broken: [
            .example(titles: ["One", "one"]), .example(titles: ["A Book", "Two"]),
            .example(titles: ["", "Two"]),
        ])

    /// Players sort by file name or by track number: both must count alike, and the number must be
    /// the first in the name.
    private static let trackNumbers = PlayerRule(
        id: "track-numbers", player: "files are played in a wrong order",
        check: { folder in
            let names = folder.tracks.map(\.name)
            var faults: [PlayerFinding.Fault] = []
            if names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) != names {
                faults.append(.init("", "the names do not sort in the order of the book"))
            }
            for (index, track) in folder.tracks.enumerated() {
                let expected = "\(index + 1)/\(folder.tracks.count)"
                let number = track.tag?.frames["TRCK"]
                if number != expected {
                    faults.append(
                        .init(
                            track.name,
                            "has the track number \(number ?? "none"), not \(expected)"
                        ))
                }
                if track.name.first?.isNumber != true {
                    faults.append(.init(track.name, "does not begin with its number"))
                }
            }
            return faults
        },
        kept: [.example(titles: ["One", "Two"])],
        broken: [
            .example(titles: ["One", "Two"]) { $0.tracks.swapAt(0, 1) },
            .example(titles: ["One"]) { $0.tracks[0].tag?.frames["TRCK"] = "2/1" },
            .example(titles: ["One"]) { $0.tracks[0].name = "One.mp3" },
        ])

    /// ID3v2.4 hides covers and chapters from many players; UTF-8 is not allowed before it.
    private static let tagVersion = PlayerRule(
        id: "tag-version", player: "Windows and older players show nothing or garbage",
        check: { folder in
            folder.tracks.compactMap { track in
                guard let tag = track.tag else { return .init(track.name, "has no ID3v2 tag") }
                return tag.version == 3
                    ? nil : .init(track.name, "has ID3v2.\(tag.version), not 2.3")
            }
        },
        kept: [.example(titles: ["One"])],
        broken: [
            .example(titles: ["One"]) { $0.tracks[0].tag?.version = 4 },
            .example(titles: ["One"]) { $0.tracks[0].tag = nil },
        ])

    /// What a library groups and files books by.
    private static let tagFields = PlayerRule(
        id: "tag-fields", player: "the book is filed in parts or under “unknown”",
        check: { folder in
            let albums = Set(folder.tracks.compactMap { $0.tag?.frames["TALB"] })
            var faults: [PlayerFinding.Fault] = []
            if albums.count > 1 {
                faults.append(.init("", "the files name \(albums.count) different albums"))
            }
            for track in folder.tracks {
                for (frame, what) in [("TALB", "album"), ("TCON", "genre"), ("TLAN", "language")]
                where track.tag?.frames[frame]?.isEmpty != false {
                    faults.append(.init(track.name, "has no \(what) tag (\(frame))"))
                }
                if let code = track.tag?.frames["TLAN"], code.utf8.count != 3 {
                    faults.append(
                        .init(track.name, "has the language “\(code)”, not three letters"))
                }
            }
            return faults
        },
        kept: [.example(titles: ["One", "Two"])],
        broken: [
            .example(titles: ["One", "Two"]) { $0.tracks[1].tag?.frames["TALB"] = "Another" },
            .example(titles: ["One"]) { $0.tracks[0].tag?.frames["TLAN"] = "en-US" },
            .example(titles: ["One"]) { $0.tracks[0].tag?.frames["TCON"] = nil },
        ])
}

extension PlayerFolder {
    /// A folder without faults, changed by `change`.
    static func example(
        titles: [String], _ change: (inout PlayerFolder) -> Void = { _ in }
    ) -> PlayerFolder {
        let tracks = titles.enumerated().map { index, title in
            Track(
                name: FileNamer.chapter(index + 1, of: titles.count, title: title) + ".mp3",
                tag: ID3TagContents(
                    version: 3,
                    frames: [
                        "TIT2": title, "TALB": "A Book", "TRCK": "\(index + 1)/\(titles.count)",
                        "TCON": "Audiobook", "TLAN": "eng",
                    ]),
                duration: 1200)
        }
        var folder = PlayerFolder(
            title: "A Book", tracks: tracks, names: tracks.map(\.name) + ["book.json"])
        change(&folder)
        return folder
    }
}
