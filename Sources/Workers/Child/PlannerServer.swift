import Audio
public import BookModel
import Dispatch
import Glibc
import Speech

/// The planning side: a process that takes one request, answers in parts, and ends with its host.
public struct PlannerServer: Sendable {
    /// The first argument of a program that is to plan.
    public static let argument = "--planner"

    private let channel: WorkerChannel

    /// - Parameter descriptor: the socket to the host.
    public init(descriptor: Int32 = 0) {
        channel = WorkerChannel(descriptor: descriptor)
    }

    /// Greets the host; `nil` where it asks nothing.
    public func request() -> [UInt8]? {
        let hello = Hello(
            engineVersion: EspeakEngine.version, encoderVersion: EncoderSettings.libraryVersion)
        guard channel.send(hello.frame), let frame = channel.receive(), frame.kind == .plan else {
            return nil
        }
        endWithHost()
        return frame.payload
    }

    /// - Throws: `.interrupted` where the host takes no more.
    public func send(_ part: [UInt8]) throws(LecternError) {
        guard channel.send(Frame(kind: .part, payload: part)) else {
            throw LecternError(.interrupted, "interrupted")
        }
    }

    /// Says that all is sent, or why not.
    public func end(_ error: LecternError? = nil) {
        _ = channel.send(error?.frame ?? Frame(kind: .done, payload: []))
    }

    /// The host sends nothing more, so the socket can only hang up; planning does not look at it.
    private func endWithHost() {
        let descriptor = channel.descriptor
        DispatchQueue(label: "lectern.host").async {
            var watched = pollfd(fd: descriptor, events: 0, revents: 0)
            while poll(&watched, 1, -1) < 0, errno == EINTR {}
            LiveProcesses.killAll()
            _exit(0)
        }
    }
}
