import BookModel
import CTagLib

/// Owns one TagLib tag.
struct ID3Tag: ~Copyable {
    private let handle: OpaquePointer

    /// An empty tag.
    init() throws(LecternError) {
        guard let made = lectern_tag_new() else { throw Self.failure }
        handle = made
    }

    /// The tag at the front of `bytes`; `nil` where there is none.
    init?(reading bytes: [UInt8]) {
        guard
            let read = bytes.withUnsafeBufferPointer({ lectern_tag_read($0.baseAddress, $0.count) })
        else {
            return nil
        }
        handle = read
    }

    deinit { lectern_tag_free(handle) }

    static var libraryVersion: String { "taglib " + String(cString: lectern_taglib_version()) }

    private static let failure = LecternError(
        .unwritableOutput, "the tag cannot be made", cause: "out of memory")

    mutating func set(_ frame: String, _ text: String) throws(LecternError) {
        guard !text.isEmpty else { return }
        try Self.check(lectern_tag_set_text(handle, frame, Self.withoutZero(text)))
    }

    mutating func setPicture(_ bytes: [UInt8], type: String) throws(LecternError) {
        try Self.check(
            bytes.withUnsafeBufferPointer {
                lectern_tag_set_picture(handle, type, $0.baseAddress, $0.count)
            })
    }

    mutating func addChapter(id: String, _ chapter: AudioTags.Chapter) throws(LecternError) {
        try Self.check(
            lectern_tag_add_chapter(
                handle, id, UInt32(clamping: chapter.time.lowerBound),
                UInt32(clamping: chapter.time.upperBound),
                Self.withoutZero(chapter.title)))
    }

    mutating func addContents(id: String, title: String) throws(LecternError) {
        try Self.check(lectern_tag_add_contents(handle, id, Self.withoutZero(title)))
    }

    mutating func rendered(padding: Int) throws(LecternError) -> [UInt8] {
        var size = 0
        guard let bytes = lectern_tag_render(handle, padding, &size) else { throw Self.failure }
        return Array(UnsafeBufferPointer(start: bytes, count: size))
    }

    // MARK: Reading

    var version: Int { Int(lectern_tag_version(handle)) }

    func text(_ frame: String) -> String? {
        lectern_tag_text(handle, frame).map { String(cString: $0) }
    }

    var chapters: [(id: String, chapter: AudioTags.Chapter)] {
        (0..<lectern_tag_chapter_count(handle)).compactMap { index in
            var (id, title): (UnsafePointer<CChar>?, UnsafePointer<CChar>?)
            var (start, end): (UInt32, UInt32) = (0, 0)
            guard lectern_tag_chapter(handle, index, &id, &title, &start, &end) == 0, let id,
                let title
            else {
                return nil
            }
            let time = Int(start)..<Int(max(start, end))
            return (String(cString: id), .init(title: String(cString: title), time: time))
        }
    }

    /// Element ids that the top-level table of contents lists; `nil` where there is none.
    var contents: [String]? {
        guard lectern_tag_has_contents(handle) != 0 else { return nil }
        return (0..<lectern_tag_contents_count(handle)).compactMap {
            lectern_tag_contents_child(handle, $0).map { String(cString: $0) }
        }
    }

    var picture: (type: String, bytes: [UInt8])? {
        var (bytes, type): (UnsafePointer<UInt8>?, UnsafePointer<CChar>?)
        let size = lectern_tag_picture(handle, &bytes, &type)
        guard size > 0, let bytes, let type else { return nil }
        return (String(cString: type), Array(UnsafeBufferPointer(start: bytes, count: size)))
    }

    private static func check(_ status: Int32) throws(LecternError) {
        guard status == 0 else { throw failure }
    }

    /// A zero would end the text early on its way through C.
    private static func withoutZero(_ text: String) -> String {
        text.contains("\0") ? text.filter { $0 != "\0" } : text
    }
}
