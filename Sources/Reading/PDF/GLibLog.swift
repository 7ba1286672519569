import CPoppler
import Synchronization

/// Keeps what Poppler and GLib have to say off the user's screen.
///
/// Both report through GLib's log; the last message is kept as the cause of an error.
enum GLibLog {
    private static let lastMessage = Mutex<String>("")
    private static let installed: Void = {
        g_log_set_writer_func({ _, fields, count, _ in
            GLibLog.keep(fields, Int(count))
            return G_LOG_WRITER_HANDLED
        }, nil, nil)
        g_log_set_default_handler({ _, _, message, _ in
            if let message { GLibLog.lastMessage.withLock { $0 = String(cString: message) } }
        }, nil)
    }()

    static func silence() { installed }

    /// The last message, which is forgotten then.
    static func takeLastMessage() -> String? {
        lastMessage.withLock { message in
            defer { message = "" }
            return message.isEmpty ? nil : message
        }
    }

    private static func keep(_ fields: UnsafePointer<GLogField>?, _ count: Int) {
        for field in UnsafeBufferPointer(start: fields, count: count) {
            guard let key = field.key, String(cString: key) == "MESSAGE", let value = field.value
            else { continue }
            let length = Int(field.length)
            let bytes = UnsafeRawBufferPointer(
                start: value, count: length < 0 ? strlen(value.assumingMemoryBound(to: CChar.self)) : length)
            lastMessage.withLock { $0 = String(decoding: bytes, as: UTF8.self) }
        }
    }
}

/// The text of a C string that the caller owns and that is freed with it.
func takeGLibString(_ pointer: UnsafeMutablePointer<CChar>?) -> String? {
    guard let pointer else { return nil }
    defer { g_free(pointer) }
    return String(cString: pointer)
}
