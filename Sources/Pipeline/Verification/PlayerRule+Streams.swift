extension PlayerRule {
    static let streamRules = [constantRate, oneFormat, trackLength]

    /// Browsers and Android seek by the bit rate: a variable one, or none stated in front, puts the
    /// highlight seconds off.
    private static let constantRate = PlayerRule(
        id: "constant-bit-rate", player: "browsers and Android seek to wrong places",
        check: { folder in
            folder.tracks.compactMap { track in
                if track.stream.bitRates.count != 1 {
                    return .init(
                        track.name, "has frames of \(track.stream.bitRates.count) bit rates")
                }
                return track.stream.hasInfoFrame ? nil : .init(track.name, "has no Info frame")
            }
        },
        kept: [.example(titles: ["One"])],
        broken: [
            .example(titles: ["One"]) { $0.tracks[0].stream.bitRates = [56, 64] },
            .example(titles: ["One"]) { $0.tracks[0].stream.hasInfoFrame = false },
        ])

    /// Gapless players and shops want one format throughout.
    private static let oneFormat = PlayerRule(
        id: "one-format", player: "players pause between files",
        check: { folder in
            let rates = Set(folder.tracks.map(\.stream.sampleRate)).sorted()
            let list = rates.map(String.init).joined(separator: ", ")
            return rates.count <= 1
                ? []
                : [
                    .init(
                        "",
                        "the files have sample rates of \(list) Hz"
                    )
                ]
        },
        kept: [.example(titles: ["One", "Two"])],
        broken: [.example(titles: ["One", "Two"]) { $0.tracks[1].stream.sampleRate = 44_100 }])

    /// Apple's specification for audiobooks: tracks under 23 hours.
    private static let trackLength = PlayerRule(
        id: "track-length", player: "Apple Books refuses the file",
        check: { folder in
            folder.tracks.compactMap {
                $0.duration < 23 * 3600
                    ? nil : .init($0.name, "is \(Int($0.duration / 3600)) hours long")
            }
        },
        kept: [.example(titles: ["One"])],
        broken: [.example(titles: ["One"]) { $0.tracks[0].duration = 24 * 3600 }])
}
