/// Gathers an encoder's bytes and knows where the frames in them end.
struct MP3FrameSplitter {
    private var bytes: [UInt8] = []
    /// Where each whole frame ends.
    private var ends: [Int] = []

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

    /// The bytes of the first `count` frames.
    func first(_ count: Int) -> [UInt8] {
        guard count > 0, count <= ends.count else { return [] }
        return Array(bytes[..<ends[count - 1]])
    }

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
