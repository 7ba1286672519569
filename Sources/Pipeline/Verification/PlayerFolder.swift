import Audio
import Foundation
import Timing

/// A finished folder as a player sees it: names, tags and streams, without the manifest's word.
struct PlayerFolder: Sendable {
    struct Track: Sendable {
        var name: String
        /// `nil` where the file has no tag.
        var tag: ID3TagContents?
        var stream = Stream()
        /// Seconds.
        var duration = 0.0
    }

    /// What the frames of an MP3 say.
    struct Stream: Sendable, Hashable {
        /// kbit/s, rising; one for a constant bit rate.
        var bitRates = [64]
        var sampleRate = 22_050
        var hasInfoFrame = true
    }

    /// The book's title as its manifest has it.
    var title: String
    /// In the order of the book.
    var tracks: [Track]
    /// All names of the folder.
    var names: [String]
    /// Set where the book was made for audiobook shops.
    var isMaster = false
    /// By track name, where the folder is a master.
    var levels: [String: SoundReport] = [:]
}

extension PlayerFolder.Stream {
    /// Walks the frames behind the tag. The Info frame's own rate is not counted: at low rates it
    /// takes a larger frame to hold its table. Damage ends the walk; that the file decodes is
    /// checked elsewhere.
    init(mp3 bytes: Data, tagSize: Int) {
        var rates: Set<Int> = []
        var offset = bytes.startIndex + tagSize
        func header() -> MP3FrameHeader? {
            MP3FrameHeader(bytes[min(offset, bytes.endIndex)...].prefix(4))
        }
        let first = header()
        sampleRate = first?.sampleRate ?? 0
        let mark = offset + 4 + (first?.sideInformationLength ?? 0)
        hasInfoFrame = bytes[min(mark, bytes.endIndex)...].prefix(4).elementsEqual(
            Array("Info".utf8))
        if let first, hasInfoFrame { offset += first.length }
        while let frame = header(), frame.length > 0 {
            rates.insert(frame.bitRate)
            offset += frame.length
        }
        bitRates = rates.sorted()
    }
}

extension PlayerFolder {
    /// Reads the folder of a book.
    init(_ folder: Timing.BookFolder) {
        title = folder.manifest.title
        names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        isMaster = folder.manifest.settings.contains { $0.key == "loudness" && $0.value == "acx" }
        tracks = folder.manifest.chapters.map { chapter in
            let url = URL(fileURLWithPath: folder.path + "/" + chapter.audio)
            guard let bytes = try? Data(contentsOf: url, options: .mappedIfSafe) else {
                return Track(
                    name: chapter.audio, tag: nil, stream: Stream(bitRates: [], hasInfoFrame: false)
                )
            }
            let size = ID3TagReader.size(ofTagIn: bytes.prefix(10))
            return Track(
                name: chapter.audio, tag: ID3TagReader.read(Array(bytes.prefix(size))),
                stream: Stream(mp3: bytes, tagSize: size),
                duration: Double(chapter.sampleCount) / Double(chapter.sampleRate))
        }
    }
}
