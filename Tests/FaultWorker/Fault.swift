import BookModel
import Glibc

/// What goes wrong with a process: "fault:segv" in a text is a segmentation fault.
struct Fault {
    private let name: String
    /// The file that a text names with "file:PATH".
    private let file: String?

    /// The fault that a text asks for; "once:PATH" in it spares it when PATH exists already.
    init?(in text: String) {
        let parts = text.split(whereSeparator: \.isWhitespace)
        guard let fault = parts.first(where: { $0.hasPrefix("fault:") }) else { return nil }
        if let mark = parts.first(where: { $0.hasPrefix("once:") })?.dropFirst(5) {
            let descriptor = open(String(mark), O_CREAT | O_EXCL | O_WRONLY, 0o600)
            guard descriptor >= 0 else { return nil }
            close(descriptor)
        }
        name = String(fault.dropFirst(6))
        file = parts.first { $0.hasPrefix("file:") }.map { String($0.dropFirst(5)) }
    }

    func happen() throws(LecternError) {
        switch name {
        case "segv": UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
        case "abort": abort()
        case "memory": Self.swell()
        case "loop": Self.spin()
        case "silence": sleep(1000)
        case "garbage": Self.send([UInt8](repeating: 0x5A, count: 5000))
        case "partial":
            Self.send(Array("LCTN".utf8) + [1, 5, 0xFF, 0xFF, 0, 0, 1, 2, 3, 4, 9, 9, 9])
        case "early": _exit(0)
        case "shrink": truncate(file ?? "", 0)
        case "cut": truncate(file ?? "", 5000)
        case "replace": rename((file ?? "") + ".new", file ?? "")
        case "touch": Self.append(to: file ?? "")
        case "drip": Self.drip()
        case "chatter": Self.chatter()
        case "error": throw LecternError(.partial, "the engine says no")
        default: break
        }
    }

    private static func append(to path: String) {
        let descriptor = open(path, O_WRONLY | O_APPEND)
        _ = write(descriptor, "%\n", 2)
        close(descriptor)
    }

    private static func swell() {
        while true {
            guard let memory = malloc(1 << 24) else { abort() }
            memset(memory, 1, 1 << 24)
        }
    }

    private static func spin() {
        var value: UInt64 = 1
        while value != 0 { value = value &* 6364136223846793005 | 1 }
    }

    private static func send(_ bytes: [UInt8]) {
        _ = write(0, bytes, bytes.count)
        _exit(0)
    }

    /// A frame of a plausible length that never gets whole.
    private static func drip() {
        _ = write(0, Array("LCTN".utf8) + [1, 5, 0xFF, 0, 0, 0, 1, 2, 3, 4], 14)
        while true {
            _ = write(0, [0], 1)
            usleep(20000)
        }
    }

    private static func chatter() {
        for _ in 0..<1000 {
            puts("a library speaks")
            _ = write(2, "and complains\n", 14)
        }
        fflush(nil)
    }
}
