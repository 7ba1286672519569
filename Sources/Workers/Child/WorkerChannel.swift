import Glibc

/// The worker's end of the wire: file descriptor 0, a socket; blocking.
struct WorkerChannel {
    let descriptor: Int32

    /// The next frame; `nil` at the end, or when what comes is none.
    func receive() -> Frame? {
        guard let header = read(Frame.headerLength), let expected = Frame.expectation(header),
            let payload = read(expected.length)
        else { return nil }
        return expected.frame(payload)
    }

    /// Whether all of the frame was taken.
    func send(_ frame: Frame) -> Bool { write(frame.header) && write(frame.payload) }

    func write(_ bytes: [UInt8]) -> Bool {
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                buffer.baseAddress.map {
                    Glibc.send(descriptor, $0 + done, bytes.count - done, Int32(MSG_NOSIGNAL))
                } ?? 0
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            done += count
        }
        return true
    }

    private func read(_ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var done = 0
        while done < count {
            let got = bytes.withUnsafeMutableBytes { buffer in
                buffer.baseAddress.map { Glibc.read(descriptor, $0 + done, count - done) } ?? 0
            }
            if got < 0, errno == EINTR { continue }
            guard got > 0 else { return nil }
            done += got
        }
        return bytes
    }
}
