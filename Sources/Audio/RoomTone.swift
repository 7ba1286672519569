/// A noise 75 dB below full scale: under the −60 dB that shops allow, and no digital silence.
///
/// Each sample is made of its own place, so that a page sounds the same however it is cut into
/// calls.
struct RoomTone {
    /// Even distribution over ±10: an RMS of 6, −75 dB.
    private static let amplitude = 10

    func added(to samples: [Int16], at position: Int) -> [Int16] {
        samples.indices.map { index in
            Int16(clamping: Int(samples[index]) + Self.noise(position + index))
        }
    }

    /// A hash of the place (the finalizer of splitmix64).
    private static func noise(_ place: Int) -> Int {
        var z = UInt64(bitPattern: Int64(place)) &* 0x9E37_79B9_7F4A_7C15
        z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
        return Int((z ^ z >> 31) % UInt64(2 * amplitude + 1)) - amplitude
    }
}
