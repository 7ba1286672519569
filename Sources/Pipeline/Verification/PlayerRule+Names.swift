import Foundation
import Timing

extension PlayerRule {
    static let nameRules = [safeNames, captions]

    /// What ext4, exFAT, NTFS and Android all take.
    private static let safeNames = PlayerRule(
        id: "safe-names", player: "copying to a phone or a Windows disk fails",
        check: { folder in
            var seen: Set<String> = []
            return folder.names.compactMap { name in
                if name.utf8.count > FileNamer.maximumBytes {
                    return .init(name, "is \(name.utf8.count) bytes long")
                }
                if !FileNamer.safe(name, maximumBytes: FileNamer.maximumBytes).unicodeScalars
                    .elementsEqual(name.unicodeScalars)
                {
                    return .init(
                        name, "has characters, or is a name, that not all file systems take")
                }
                return seen.insert(FileNamer.key(name)).inserted
                    ? nil : .init(name, "differs from another name in case alone")
            }
        },
        kept: [.example(titles: ["One", "Zwölf 東京 😀"])],
        broken: [
            .example(titles: ["One"]) { $0.names.append("Part 1: x.mp3") },
            .example(titles: ["One"]) { $0.names.append("NUL.json") },
            .example(titles: ["One"]) { $0.names.append("и\u{306}.mp3") },
            .example(titles: ["One"]) { $0.names.append("BOOK.JSON") },
            .example(titles: ["One"]) { $0.names.append(String(repeating: "й", count: 70)) },
        ])

    /// Players find captions and lyrics by the name of the recording.
    private static let captions = PlayerRule(
        id: "caption-names", player: "players find no lyrics or subtitles",
        check: { folder in
            let bases = Set(folder.names.filter { $0.hasSuffix(".mp3") }.map { $0.dropLast(4) })
            return folder.names.compactMap { name in
                let isCaption = [".srt", ".vtt", ".lrc"].contains { name.hasSuffix($0) }
                return isCaption && !bases.contains(name.dropLast(4))
                    ? .init(name, "lies beside no recording of its name") : nil
            }
        },
        kept: [.example(titles: ["One"]) { $0.names.append("01 - One.srt") }],
        broken: [.example(titles: ["One"]) { $0.names.append("01 - Uno.srt") }])
}
