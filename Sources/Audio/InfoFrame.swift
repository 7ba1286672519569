/// The frame in front of a file of constant bit rate that tells players its length, where a share
/// of
/// the time is in the bytes, and how much of the sound is the encoder's own delay and padding.
///
/// The layout is Xing's header ("Info" for a constant bit rate) with LAME's extension behind it.
struct InfoFrame {
    /// What the frame is in front of.
    var header: MP3FrameHeader
    var frameCount: Int
    /// Bytes of the frames, without this one.
    var byteCount: Int
    /// Of all frames, without this one.
    var checksum: UInt16

    /// The encoder's delay in samples, LAME's 576; decoders add their 529 to what they skip.
    static let delay = 576
    /// Padding in samples. Decoders take 529 off what they cut at the end: they cut nothing.
    static let padding = 529

    /// The frame's own header: the lowest bit rate, from the stream's up, in which all of it fits.
    var frameHeader: MP3FrameHeader {
        var own = header
        own.isPadded = false
        for rate in MP3FrameHeader.bitRates(of: header.version) where rate >= header.bitRate {
            own.bitRate = rate
            if own.length >= tagEnd(of: own) { break }
        }
        return own
    }

    var bytes: [UInt8] {
        let own = frameHeader
        var bytes = own.bytes + [UInt8](repeating: 0, count: own.sideInformationLength)
        bytes += Array("Info".utf8)
        bytes += big(0b1111, 4) + big(frameCount, 4) + big(byteCount + own.length, 4)
        bytes += contents + big(Self.quality, 4)
        bytes += extensionWithoutChecksum(own)
        var tagChecksum = CRC16()
        tagChecksum.update(bytes)
        bytes += big(Int(tagChecksum.value), 2)
        return bytes + [UInt8](repeating: 0, count: max(0, own.length - bytes.count))
    }

    /// Byte position in 256ths for each hundredth of the time: a straight line.
    private var contents: [UInt8] { (0..<100).map { UInt8($0 * 256 / 100) } }

    /// Xing's quality indicator, 0…100, of no use to a constant bit rate.
    private static let quality = 50

    private func tagEnd(of own: MP3FrameHeader) -> Int { 4 + own.sideInformationLength + 120 + 36 }

    private func extensionWithoutChecksum(_ own: MP3FrameHeader) -> [UInt8] {
        var bytes = Array("LAME3.100".utf8)
        bytes.append(0x01)  // tag revision 0, constant bit rate
        bytes.append(0)  // lowpass not stated
        bytes += big(0, 4) + big(0, 2) + big(0, 2)  // no peak, no replay gains
        bytes.append(0)  // encoding flags, ATH type
        bytes.append(UInt8(min(255, header.bitRate)))
        bytes += big(Self.delay << 12 | Self.padding, 3)
        bytes.append(sourceRate << 6)  // mono, noise shaping 0
        bytes.append(0)  // no MP3 gain
        bytes += big(0, 2)  // no preset
        bytes += big(byteCount + own.length, 4)
        return bytes + big(Int(checksum), 2)
    }

    /// The sample rate of the source in LAME's four classes.
    private var sourceRate: UInt8 {
        header.sampleRate <= 32000
            ? 0 : header.sampleRate <= 44100 ? 1 : header.sampleRate <= 48000 ? 2 : 3
    }

    private func big(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) }
    }
}
