import BookModel
import CSonic

/// Makes speech faster or slower at its own pitch, by pitch periods (libsonic, which espeak-ng
/// itself uses).
struct TimeStretcher {
    var sampleRate: Int
    /// 2.0 is twice as fast.
    var speed: Double

    /// - Throws: `.partial` when there is no memory for it.
    func stretch(_ samples: [Int16]) throws(LecternError) -> [Int16] {
        guard speed != 1, !samples.isEmpty else { return samples }
        guard let stream = sonicCreateStream(Int32(sampleRate), 1) else { throw outOfMemory }
        defer { sonicDestroyStream(stream) }
        sonicSetSpeed(stream, Float(speed))
        var input = samples
        guard
            sonicWriteShortToStream(stream, &input, Int32(input.count)) != 0,
            sonicFlushStream(stream) != 0
        else { throw outOfMemory }
        let count = Int(sonicSamplesAvailable(stream))
        return [Int16](unsafeUninitializedCapacity: count) { buffer, filled in
            filled = Int(sonicReadShortFromStream(stream, buffer.baseAddress, Int32(count)))
        }
    }

    private var outOfMemory: LecternError {
        LecternError(.partial, "no memory to change the pace of \(sampleRate) Hz speech")
    }
}
