public import BookModel

/// Writes ID3v2.3 tags that players of books understand: UTF-16 where Latin-1 does not do, author
/// as both artists, the voice as composer, chapters with a table of contents.
///
/// The bytes go in front of the MP3 stream and hang on nothing but `tags` and TagLib's version.
public enum ID3TagWriter {
    /// "taglib 1.13".
    public static var version: String { ID3Tag.libraryVersion }

    /// - Parameter length: bytes that the tag is to have, filled up with padding, where it was
    ///   written before its times were known; shorter than the tag itself changes nothing.
    public static func write(_ tags: AudioTags, length: Int = 0) throws(LecternError) -> [UInt8] {
        let bare = try rendered(tags, padding: 0)
        return bare.count >= length ? bare : try rendered(tags, padding: length - bare.count)
    }

    private static func rendered(_ tags: AudioTags, padding: Int) throws(LecternError) -> [UInt8] {
        var tag = try ID3Tag()
        for (frame, text) in frames(of: tags) { try tag.set(frame, text) }
        if let cover = tags.cover, let type = AudioTags.pictureType(cover) {
            try tag.setPicture(cover, type: type)
        }
        try addChapters(tags, to: &tag)
        return try tag.rendered(padding: padding)
    }

    private static func frames(of tags: AudioTags) -> [(String, String)] {
        [
            ("TIT2", tags.title), ("TIT3", tags.subtitle ?? ""), ("TALB", tags.album),
            ("TPE1", tags.authorText), ("TPE2", tags.authorText), ("TCOM", tags.narrator),
            ("TRCK", "\(tags.track)/\(tags.trackCount)"), ("TCON", "Audiobook"),
            ("TLAN", TagLanguage.code(for: tags.language)),
            ("TYER", tags.year.map(fourDigits) ?? ""),
            ("TPUB", tags.publisher ?? ""), ("TLEN", String(tags.milliseconds)),
        ]
    }

    /// Ids as wide as the largest needs, in time order: some players sort by id (Voice 879), and
    /// many ignore chapters that no table of contents lists.
    private static func addChapters(_ tags: AudioTags, to tag: inout ID3Tag) throws(LecternError) {
        guard !tags.chapters.isEmpty else { return }
        let width = max(3, String(tags.chapters.count).count)
        for (index, chapter) in tags.chapters.sorted(by: { $0.time.lowerBound < $1.time.lowerBound }
        ).enumerated() {
            let digits = String(index + 1)
            let id = "ch" + String(repeating: "0", count: width - digits.count) + digits
            try tag.addChapter(id: id, chapter)
        }
        try tag.addContents(id: "toc", title: tags.album)
    }

    /// TYER is always four characters (id3v2.3.0, section 4.2.1).
    private static func fourDigits(_ year: Int) -> String {
        let digits = String(min(max(year, 0), 9999))
        return String(repeating: "0", count: 4 - digits.count) + digits
    }
}
