public import BookModel
import CLame

extension EncoderSettings {
    /// "lame 3.100".
    public static var libraryVersion: String { "lame " + String(cString: get_lame_version()) }

    /// The bit rate that the format has nearest to the one asked for, at this sample rate.
    ///
    /// - Throws: `.usage` for a sample rate that MP3 has not.
    public func nearestBitRate(at sampleRate: Int) throws(LecternError) -> Int {
        guard let version = MP3FrameHeader.version(for: sampleRate) else {
            throw LecternError(
                .usage, "MP3 has no sample rate of \(sampleRate) Hz",
                remedy: "use 8000, 11025, 12000, 16000, 22050, 24000, 32000, 44100 or 48000")
        }
        let rates = MP3FrameHeader.bitRates(of: version).dropFirst()
        return rates.min { abs($0 - bitRate) < abs($1 - bitRate) } ?? bitRate
    }
}
