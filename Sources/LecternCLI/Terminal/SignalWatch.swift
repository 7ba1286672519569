import BookModel
import Dispatch
import Foundation
import Pipeline
import Synchronization

/// Turns SIGINT and SIGTERM into a cancellation. A second one ends the program, and its workers, at
/// once.
///
/// SIGHUP stays as it was inherited: `nohup` ignores it; without it a terminal that closes ends the
/// run, which resumes where it was.
final class SignalWatch {
    private let seen = SeenSignal()
    private let sources: [any DispatchSourceSignal]

    /// - Parameter cancel: called once, on a queue of its own.
    init(cancel: @escaping @Sendable () -> Void) {
        let queue = DispatchQueue(label: "signals")
        let seen = seen
        sources = [SIGINT, SIGTERM].map { number in
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler {
                if seen.record(number) {
                    Workbench.abandon()
                    _exit(SeenSignal.status(of: number))
                }
                cancel()
            }
            // The default action would end the process before the source hears of it.
            signal(number, SIG_IGN)
            source.resume()
            return source
        }
    }

    /// A pipe without a reader and a file at its size limit are errors of the call that writes,
    /// with
    /// a message and a status, not the end of the process.
    static func ignoreWriteSignals() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
    }

    /// 130 or 143 once a signal has come.
    var status: Int32? { seen.status }
}

/// The first signal that came.
private final class SeenSignal: Sendable {
    private let number = Mutex<Int32?>(nil)

    /// Whether one had come before.
    func record(_ new: Int32) -> Bool {
        number.withLock { old in
            defer { old = old ?? new }
            return old != nil
        }
    }

    var status: Int32? { number.withLock { $0 }.map(Self.status) }

    /// As shells give it: 128 and the signal's number.
    static func status(of number: Int32) -> Int32 { 128 + number }
}
