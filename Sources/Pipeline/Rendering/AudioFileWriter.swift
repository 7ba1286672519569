import Audio
import BookModel
import Store
import Workers

/// Streams the pages of one audio file to disk: tag, Info frame, segments.
///
/// Tag and Info frame hold what is known only at the end (length, chapter times), so both are
/// written first as long as they will be and overwritten before the file gets its name.
struct AudioFileWriter: ~Copyable {
    private var file: AtomicFile
    private var joiner: MP3Joiner
    private let tagLength: Int

    /// - Parameter tag: the tag with unknown times as zero, which fixes its length.
    init(
        path: String, tag: [UInt8], settings: EncoderSettings, sampleRate: Int
    ) throws(LecternError) {
        let joiner = try MP3Joiner(settings, sampleRate: sampleRate)
        var file = try AtomicFile(path: path)
        try file.write(tag)
        try file.write(joiner.placeholder)
        self.file = file
        self.joiner = joiner
        tagLength = tag.count
    }

    /// What the word times of the next page grow by.
    var position: Int { joiner.position }
    var sampleCount: Int { joiner.sampleCount }
    var encoderDelay: Int { joiner.encoderDelay }

    mutating func append(_ result: PageResult) throws(LecternError) {
        try joiner.append(
            MP3Segment(
                frames: result.frames, sampleRate: result.sampleRate,
                sampleCount: result.sampleCount))
        try file.write(result.frames)
    }

    /// Puts the file under its final name, whole.
    ///
    /// - Parameter tag: the tag with all times, as long as the first.
    consuming func finish(tag: [UInt8]) throws(LecternError) {
        guard tag.count <= tagLength else {
            throw LecternError(.partial, "the tag has grown")
        }
        try file.overwrite(tag, at: 0)
        try file.overwrite(joiner.infoFrame, at: tagLength)
        try file.commit()
    }
}
