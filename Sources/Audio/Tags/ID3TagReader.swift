/// What players would find in the tag of an MP3, read through TagLib.
public struct ID3TagContents: Sendable, Equatable {
    /// 3 for ID3v2.3.
    public var version: Int
    /// Text frames by name, those that were asked for and exist.
    public var frames: [String: String]
    public var chapters: [AudioTags.Chapter]
    public var chapterIDs: [String]
    /// Element ids in the top-level table of contents; `nil` without one.
    public var contents: [String]?
    public var pictureType: String?
    public var picture: [UInt8]

    public init(
        version: Int, frames: [String: String], chapters: [AudioTags.Chapter] = [],
        chapterIDs: [String] = [], contents: [String]? = nil, pictureType: String? = nil,
        picture: [UInt8] = []
    ) {
        self.version = version
        self.frames = frames
        self.chapters = chapters
        self.chapterIDs = chapterIDs
        self.contents = contents
        self.pictureType = pictureType
        self.picture = picture
    }
}

public enum ID3TagReader {
    static let frames = [
        "TIT2", "TIT3", "TALB", "TPE1", "TPE2", "TCOM", "TRCK", "TPOS", "TCON", "TLAN", "TYER",
        "TDRC", "TPUB", "TLEN",
    ]

    /// The tag at the front of `bytes`, of which only the tag itself need be given; `nil` for none.
    public static func read(_ bytes: [UInt8]) -> ID3TagContents? {
        guard let tag = ID3Tag(reading: bytes) else { return nil }
        var texts: [String: String] = [:]
        for frame in frames { texts[frame] = tag.text(frame) }
        let chapters = tag.chapters
        let picture = tag.picture
        return ID3TagContents(
            version: tag.version, frames: texts, chapters: chapters.map(\.chapter),
            chapterIDs: chapters.map(\.id), contents: tag.contents, pictureType: picture?.type,
            picture: picture?.bytes ?? [])
    }

    /// Size of the ID3v2 tag at the front of a file with its header, from the first ten bytes; 0
    /// where there is none.
    public static func size(ofTagIn head: some Collection<UInt8>) -> Int {
        let head = Array(head.prefix(10))
        guard head.count == 10, head.starts(with: [0x49, 0x44, 0x33]),
            head[6...].allSatisfy({ $0 < 0x80 })
        else {
            return 0
        }
        let footer = head[5] & 0x10 == 0 ? 0 : 10
        return 10 + footer + head[6...].reduce(0) { $0 << 7 | Int($1) }
    }
}
