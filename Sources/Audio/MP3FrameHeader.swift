/// The four bytes in front of every frame of an MPEG audio layer III stream (ISO 11172-3, 2.4.1.3;
/// ISO 13818-3 for the half rates, and the customary quarter rates, "2.5").
public struct MP3FrameHeader: Hashable, Sendable {
    public enum Version: Hashable, Sendable { case mpeg1, mpeg2, mpeg25 }

    public var version: Version
    /// kbit/s.
    public var bitRate: Int
    /// Hertz.
    public var sampleRate: Int
    public var isMono: Bool
    /// One byte more, by which a constant bit rate is kept on average.
    public var isPadded: Bool

    public init(
        version: Version, bitRate: Int, sampleRate: Int, isMono: Bool, isPadded: Bool = false
    ) {
        self.version = version
        self.bitRate = bitRate
        self.sampleRate = sampleRate
        self.isMono = isMono
        self.isPadded = isPadded
    }

    /// The header at the start of `bytes`; `nil` when it is not one of layer III.
    public init?(_ bytes: some Collection<UInt8>) {
        var word: UInt32 = 0
        var count = 0
        for byte in bytes.prefix(4) {
            word = word << 8 | UInt32(byte)
            count += 1
        }
        guard count == 4, word >> 21 == 0x7FF, word >> 17 & 3 == 1 else { return nil }
        switch word >> 19 & 3 {
        case 0: version = .mpeg25
        case 2: version = .mpeg2
        case 3: version = .mpeg1
        default: return nil
        }
        let rate = Int(word >> 12 & 15)
        let frequency = Int(word >> 10 & 3)
        guard rate > 0, rate < 15, frequency < 3 else { return nil }
        bitRate = Self.bitRates(of: version)[rate]
        sampleRate = Self.sampleRates(of: version)[frequency]
        isPadded = word >> 9 & 1 == 1
        isMono = word >> 6 & 3 == 3
    }

    /// The four bytes, without a checksum behind them.
    public var bytes: [UInt8] {
        let rate = Self.bitRates(of: version).firstIndex(of: bitRate) ?? 0
        let frequency = Self.sampleRates(of: version).firstIndex(of: sampleRate) ?? 0
        let versionBits: UInt8 = version == .mpeg1 ? 3 : version == .mpeg2 ? 2 : 0
        return [
            0xFF, 0xE0 | versionBits << 3 | 1 << 1 | 1,
            UInt8(rate) << 4 | UInt8(frequency) << 2 | (isPadded ? 2 : 0), isMono ? 0xC0 : 0x00,
        ]
    }

    /// Samples of each channel that a frame decodes to.
    public var samplesPerFrame: Int { version == .mpeg1 ? 1152 : 576 }

    /// Bytes of the frame, header included.
    public var length: Int {
        samplesPerFrame / 8 * bitRate * 1000 / sampleRate + (isPadded ? 1 : 0)
    }

    /// Bytes of side information between header and main data.
    public var sideInformationLength: Int {
        version == .mpeg1 ? (isMono ? 17 : 32) : (isMono ? 9 : 17)
    }

    /// kbit/s by the header's index; 0 stands for "free", which is not used here.
    static func bitRates(of version: Version) -> [Int] {
        version == .mpeg1
            ? [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
            : [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
    }

    static func sampleRates(of version: Version) -> [Int] {
        switch version {
        case .mpeg1: [44100, 48000, 32000]
        case .mpeg2: [22050, 24000, 16000]
        case .mpeg25: [11025, 12000, 8000]
        }
    }

    /// The version that has a sample rate; `nil` when none has.
    static func version(for sampleRate: Int) -> Version? {
        [.mpeg1, .mpeg2, .mpeg25].first { sampleRates(of: $0).contains(sampleRate) }
    }
}
