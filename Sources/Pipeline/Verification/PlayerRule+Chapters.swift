import Audio

extension PlayerRule {
    static let chapterRules = [equalChapters, contents, chapterOrder]

    /// Where the first two files have equal chapter lists, Audiobookshelf keeps the first file's
    /// alone.
    private static let equalChapters = PlayerRule(
        id: "equal-chapters", player: "Audiobookshelf shows the chapters of the first file alone",
        check: { folder in
            guard folder.tracks.count > 1, let first = folder.tracks[0].tag?.chapters,
                !first.isEmpty,
                let second = folder.tracks[1].tag?.chapters, first.count == second.count,
                zip(first, second).allSatisfy({
                    $0.title == $1.title && $0.time.lowerBound == $1.time.lowerBound
                })
            else { return [] }
            return [
                .init(folder.tracks[1].name, "has the same list of chapters as the file before it")
            ]
        },
        kept: [
            .example(titles: ["One", "Two"]),
            .example(titles: ["One", "Two"]) {
                $0.setChapters(["A", "B"], track: 0); $0.setChapters(["C", "D"], track: 1)
            },
        ],
        broken: [
            .example(titles: ["One", "Two"]) {
                $0.setChapters(["Chapter"], track: 0); $0.setChapters(["Chapter"], track: 1)
            }
        ])

    /// BookPlayer, Prologue and others ignore CHAP frames that no CTOC lists.
    private static let contents = PlayerRule(
        id: "chapter-contents", player: "BookPlayer and Prologue show no chapters",
        check: { folder in
            folder.tracks.compactMap { track in
                guard let tag = track.tag, !tag.chapters.isEmpty else { return nil }
                guard let contents = tag.contents else {
                    return .init(track.name, "has chapters but no table of contents (CTOC)")
                }
                return contents == tag.chapterIDs
                    ? nil
                    : .init(
                        track.name,
                        "has a table of contents that does not list its chapters in order")
            }
        },
        kept: [
            .example(titles: ["One"]),
            .example(titles: ["One"]) { $0.setChapters(["A", "B"], track: 0) },
        ],
        broken: [
            .example(titles: ["One"]) {
                $0.setChapters(["A", "B"], track: 0); $0.tracks[0].tag?.contents = nil
            },
            .example(titles: ["One"]) {
                $0.setChapters(["A", "B"], track: 0); $0.tracks[0].tag?.contents?.removeLast()
            },
        ])

    /// Voice sorts by element id; a chapter without a title or shorter than 0.1 s is dropped.
    private static let chapterOrder = PlayerRule(
        id: "chapter-order", player: "Voice shows chapters in a wrong order or drops them",
        check: { folder in
            folder.tracks.flatMap { track -> [PlayerFinding.Fault] in
                guard let tag = track.tag else { return [] }
                var faults: [PlayerFinding.Fault] = []
                let starts = tag.chapters.map(\.time.lowerBound)
                if starts != starts.sorted() || tag.chapterIDs != tag.chapterIDs.sorted() {
                    faults.append(
                        .init(track.name, "has chapters whose ids do not sort in the order of time")
                    )
                }
                for chapter in tag.chapters where chapter.title.isEmpty || chapter.time.count < 100
                {
                    faults.append(
                        .init(
                            track.name,
                            "has a chapter without title or length at \(chapter.time.lowerBound) ms"
                        ))
                }
                return faults
            }
        },
        kept: [.example(titles: ["One"]) { $0.setChapters(["A", "B"], track: 0) }],
        broken: [
            .example(titles: ["One"]) {
                $0.setChapters(["A", "B"], track: 0);
                $0.tracks[0].tag?.chapterIDs = ["ch2", "ch10"]
            },
            .example(titles: ["One"]) { $0.setChapters(["A", ""], track: 0) },
        ])
}

extension PlayerFolder {
    /// Gives a track chapters of one second each with a table of contents.
    fileprivate mutating func setChapters(_ titles: [String], track: Int) {
        tracks[track].tag?.chapters = titles.enumerated().map {
            .init(title: $1, time: $0 * 1000..<($0 + 1) * 1000)
        }
        let ids = titles.indices.map { "ch00\($0 + 1)" }
        tracks[track].tag?.chapterIDs = ids
        tracks[track].tag?.contents = ids
    }
}
