import BookModel
import Glibc

/// Why a worker gave no answer.
enum WorkerFault: Error, Hashable {
    /// The program could not be started; errno.
    case cannotStart(Int32)
    /// It ended before its answer did; the status as a shell counts, 128 and the signal.
    case ended(Int32)
    case timedOut
    /// What came is no frame, or not the one that should come.
    case nonsense
    /// It said itself what is wrong.
    case refused(LecternError)
    case cancelled
}

extension WorkerFault: CustomStringConvertible {
    var description: String {
        switch self {
        case .cannotStart(let number):
            "the worker cannot be started (\(String(cString: strerror(number))))"
        case .ended(let status) where status > 128:
            "it was killed by \(Self.name(ofSignal: status - 128))"
        case .ended(let status): "it ended before its answer (status \(status))"
        case .timedOut: "it did not end in time"
        case .nonsense: "it answered nonsense"
        case .refused(let error): error.reason
        case .cancelled: "it was cancelled"
        }
    }

    private static func name(ofSignal signal: Int32) -> String {
        switch signal {
        case SIGSEGV: "a bad memory access"
        case SIGABRT: "its own check"
        case SIGXCPU: "its limit of processor time"
        case SIGKILL: "the system or its limits (signal 9)"
        case SIGBUS, SIGILL, SIGFPE, SIGTRAP: "a fault in its program (signal \(signal))"
        default: "signal \(signal)"
        }
    }
}
