import CEspeak
import Synchronization

/// What the library's callback gathers while one text is spoken.
///
/// The callback has no context pointer of its own, and there is one library in a process, so this
/// is the process's state.
enum EspeakSession {
    private struct State {
        var isClaimed = false
        var samples: [Int16] = []
        var events: [RawWordEvent] = []

        /// Keeps a word's event, and when its phonemes are reached, pauses ("_", "_:") left out.
        mutating func note(_ event: espeak_EVENT) {
            switch event.type {
            case espeakEVENT_WORD:
                events.append(
                    RawWordEvent(position: Int(event.text_position), sample: Int(event.sample)))
            case espeakEVENT_PHONEME:
                let name = UInt8(bitPattern: event.id.string.0)
                guard let last = events.indices.last, name != 0, name != UInt8(ascii: "_") else {
                    return
                }
                events[last].phonemes.append(Int(event.sample))
            default: break
            }
        }
    }

    private static let state = Mutex(State())

    /// Whether the caller is the first to ask for the engine.
    static func claim() -> Bool {
        state.withLock { state in
            defer { state.isClaimed = true }
            // Room for a minute and a half, so that a page does not pay for growing it.
            state.samples.reserveCapacity(1 << 21)
            return !state.isClaimed
        }
    }

    static func begin() {
        state.withLock { state in
            state.samples.removeAll(keepingCapacity: true)
            state.events.removeAll(keepingCapacity: true)
        }
    }

    static func end() -> (samples: [Int16], events: [RawWordEvent]) {
        state.withLock { ($0.samples, $0.events) }
    }

    /// `t_espeak_callback`: sound and a list of events that ends with type 0.
    static let receive:
        @convention(c) (
            UnsafeMutablePointer<Int16>?, Int32, UnsafeMutablePointer<espeak_EVENT>?
        ) -> Int32 = { sound, count, list in
            state.withLock { state in
                if let sound, count > 0 {
                    state.samples.append(
                        contentsOf: UnsafeBufferPointer(start: sound, count: Int(count)))
                }
                guard var event = list else { return }
                while event.pointee.type != espeakEVENT_LIST_TERMINATED {
                    state.note(event.pointee)
                    event += 1
                }
            }
            return 0
        }
}
