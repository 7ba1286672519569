public import BookModel
import CSndfile

/// Decodes a sound file, block by block.
public struct MP3Decoder: ~Copyable {
    private let file: OpaquePointer
    private let path: String
    public let sampleRate: Int
    public let channelCount: Int

    /// - Throws: `.unreadableInput` when it is not a sound file.
    public init(path: String) throws(LecternError) {
        var info = SF_INFO()
        guard let file = sf_open(path, Int32(SFM_READ), &info) else {
            throw LecternError(
                .unreadableInput, file: path, "cannot be decoded",
                cause: String(cString: sf_strerror(nil)))
        }
        self.file = file
        self.path = path
        sampleRate = Int(info.samplerate)
        channelCount = max(1, Int(info.channels))
    }

    deinit { sf_close(file) }

    /// The next samples, channels interleaved; empty at the end.
    ///
    /// - Throws: `.partial` where the stream is damaged.
    public mutating func read(upTo count: Int = 1 << 16) throws(LecternError) -> [Int16] {
        let frames = max(1, count / channelCount)
        let samples = [Int16](unsafeUninitializedCapacity: frames * channelCount) {
            buffer, filled in
            let got = sf_readf_short(file, buffer.baseAddress, sf_count_t(frames))
            filled = max(0, Int(got)) * channelCount
        }
        if samples.isEmpty, sf_error(file) != SF_ERR_NO_ERROR {
            throw LecternError(
                .partial, file: path, "is damaged", cause: String(cString: sf_strerror(file)))
        }
        return samples
    }

    /// Samples of each channel from here to the end.
    public mutating func countRest() throws(LecternError) -> Int {
        var total = 0
        while case let samples = try read(), !samples.isEmpty { total += samples.count }
        return total / channelCount
    }
}
