import Foundation

extension PlayerRule {
    /// Audiobook shops (ACX): only for books that were made as masters.
    static let masterRules = [masterFormat, masterLevel, masterSilence]

    private static let masterFormat = PlayerRule(
        id: "acx-format", player: "ACX refuses the file",
        check: { folder in
            guard folder.isMaster else { return [] }
            return folder.tracks.flatMap { track -> [PlayerFinding.Fault] in
                var faults: [PlayerFinding.Fault] = []
                if track.stream.sampleRate != 44_100 {
                    faults.append(
                        .init(track.name, "is sampled at \(track.stream.sampleRate) Hz, not 44100"))
                }
                if let rate = track.stream.bitRates.first, rate < 192 {
                    faults.append(.init(track.name, "has \(rate) kbit/s, less than 192"))
                }
                if track.duration > 120 * 60 {
                    faults.append(
                        .init(
                            track.name, "is \(Int(track.duration / 60)) minutes long, more than 120"
                        ))
                }
                return faults
            }
        },
        kept: [.example(titles: ["One"]), .master()],
        broken: [
            .master { $0.tracks[0].stream.sampleRate = 22_050 },
            .master { $0.tracks[0].stream.bitRates = [128] },
            .master { $0.tracks[0].duration = 7300 },
        ])

    /// RMS between -23 and -18 dB, peaks no higher than -3 dB.
    private static let masterLevel = PlayerRule(
        id: "acx-level", player: "ACX refuses the file",
        check: { folder in
            folder.tracks.flatMap { track -> [PlayerFinding.Fault] in
                guard let level = folder.levels[track.name] else { return [] }
                var faults: [PlayerFinding.Fault] = []
                if !(-23 ... -18 ~= level.rms) {
                    faults.append(
                        .init(
                            track.name,
                            "has an RMS level of \(decimal(level.rms)) dB, not −23 to −18"))
                }
                if level.peak > -3 {
                    faults.append(
                        .init(track.name, "has peaks of \(decimal(level.peak)) dB, over −3"))
                }
                return faults
            }
        },
        kept: [.master()],
        broken: [
            .master { $0.levels["01 - One.mp3"]?.rms = -25 },
            .master { $0.levels["01 - One.mp3"]?.peak = -1 },
        ])

    /// Half a second to a second of room tone in front, one to five behind.
    private static let masterSilence = PlayerRule(
        id: "acx-silence", player: "ACX refuses the file",
        check: { folder in
            folder.tracks.flatMap { track -> [PlayerFinding.Fault] in
                guard let level = folder.levels[track.name] else { return [] }
                var faults: [PlayerFinding.Fault] = []
                if !(0.5...1 ~= level.head) {
                    faults.append(
                        .init(track.name, "begins after \(decimal(level.head)) s, not 0.5 to 1"))
                }
                if !(1...5 ~= level.tail) {
                    faults.append(
                        .init(
                            track.name, "ends with \(decimal(level.tail)) s of silence, not 1 to 5")
                    )
                }
                return faults
            }
        },
        kept: [.master()],
        broken: [
            .master { $0.levels["01 - One.mp3"]?.head = 0.1 },
            .master { $0.levels["01 - One.mp3"]?.tail = 6 },
        ])

    private static func decimal(_ value: Double) -> String { String(format: "%.1f", value) }
}

extension PlayerFolder {
    fileprivate static func master(
        _ change: (inout PlayerFolder) -> Void = { _ in }
    ) -> PlayerFolder {
        .example(titles: ["One"]) { folder in
            folder.isMaster = true
            folder.tracks[0].stream = Stream(bitRates: [192], sampleRate: 44_100)
            folder.levels["01 - One.mp3"] = SoundReport(
                sampleCount: 1, rms: -20, peak: -4, head: 0.7, tail: 2)
            change(&folder)
        }
    }
}
