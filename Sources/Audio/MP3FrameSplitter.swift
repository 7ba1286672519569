/// Gathers an encoder's bytes and knows where the frames in them end.
struct MP3FrameSplitter {
    private var bytes: [UInt8] = []
    /// Where each whole frame ends.
    private var ends: [Int] = []

    /// Has room for two minutes at 64 kbit/s.
    init() { bytes.reserveCapacity(1 << 20) }

    var frameCount: Int { ends.count }

    /// Lets `fill` write up to `capacity` bytes; it says how many, or a negative status.
    mutating func append(
        capacity: Int, _ fill: (UnsafeMutableBufferPointer<UInt8>) -> Int32
    ) -> Int32 {
        var status: Int32 = 0
        let new = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            status = fill(buffer)
            count = max(0, Int(status))
        }
        bytes += new
        findFrames()
        return status
    }

    /// The bytes of the first `count` frames, some of them repeated: `repeats` in rising order.
    func first(_ count: Int, _ repeats: [FrameRepeat]) -> [UInt8] {
        let count = min(count, ends.count)
        var result: [UInt8] = []
        var (done, owed) = (0, 0)
        for again in repeats where again.frame < count {
            let end = ends[again.frame]
            result += bytes[done..<end]
            result += again.copies(of: bytes[start(of: again.frame)..<end], owed: &owed)
            done = end
        }
        if count > 0 { result += bytes[done..<ends[count - 1]] }
        return result
    }

    private func start(of frame: Int) -> Int { frame > 0 ? ends[frame - 1] : 0 }

    private mutating func findFrames() {
        var at = ends.last ?? 0
        while let header = MP3FrameHeader(bytes[min(at, bytes.count)...]),
            at + header.length <= bytes.count
        {
            at += header.length
            ends.append(at)
        }
    }
}
