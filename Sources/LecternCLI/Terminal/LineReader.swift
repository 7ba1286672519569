import Foundation

/// Reads lines from a descriptor as they come, bytes that are no UTF-8 replaced by U+FFFD.
struct LineReader {
    private let descriptor: Int32
    private var buffer: [UInt8] = []
    private var start = 0
    private var isAtEnd = false

    init(_ descriptor: Int32 = STDIN_FILENO) {
        self.descriptor = descriptor
    }

    /// Whether the next line can be given without waiting for more input.
    var hasLine: Bool { buffer[start...].contains(0x0A) }

    /// The next line without its end; `nil` after the last.
    mutating func next() -> String? {
        while true {
            if let end = buffer[start...].firstIndex(of: 0x0A) {
                defer { start = end + 1 }
                return Self.text(buffer[start..<end])
            }
            if isAtEnd {
                defer { start = buffer.count }
                return start < buffer.count ? Self.text(buffer[start...]) : nil
            }
            fill()
        }
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.last == 0x0D ? bytes.dropLast() : bytes, as: UTF8.self)
    }

    /// Whether there is something to read within a fifth of a second.
    private var isReady: Bool {
        var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&wanted, 1, 200) > 0
    }

    private mutating func fill() {
        buffer.removeSubrange(..<start)
        start = 0
        while !isReady {
            // An interruption ends the waiting, which `read` would not.
            if Task.isCancelled { return isAtEnd = true }
        }
        var block = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(descriptor, &block, block.count)
        if count > 0 {
            buffer += block[..<count]
        } else if count == 0 || errno != EINTR {
            isAtEnd = true
        }
    }
}
