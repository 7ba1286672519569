import Foundation
import Glibc
import Synchronization

/// A started worker: its process and the host's end of the wire.
///
/// `exchange` and `end` are called by one thread at a time; `kill` by any.
final class WorkerProcess: Sendable {
    private let descriptor: Int32
    private let pid: pid_t
    private let isReaped = Mutex(false)

    private init(descriptor: Int32, pid: pid_t) {
        self.descriptor = descriptor
        self.pid = pid
    }

    /// Starts a program as a worker, in a process group of its own and with its output thrown away,
    /// so that neither a library's messages nor the terminal's signals go past the host.
    static func start(path: String, arguments: [String]) throws(WorkerFault) -> WorkerProcess {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw .cannotStart(errno) }
        let (pid, status) = spawn(path, arguments, input: ends[1])
        close(ends[1])
        guard status == 0, pid > 0 else {
            close(ends[0])
            throw .cannotStart(status)
        }
        let flags = fcntl(ends[0], F_GETFL)
        _ = fcntl(ends[0], F_SETFL, flags | O_NONBLOCK)
        LiveProcesses.add(pid)
        return WorkerProcess(descriptor: ends[0], pid: pid)
    }

    deinit {
        _ = end()
        close(descriptor)
    }

    /// Sends a frame, if any, and waits for the answer.
    ///
    /// - Parameter milliseconds: for all of it, so that an answer that drips is late too.
    func exchange(_ frame: Frame?, milliseconds: Int) throws(WorkerFault) -> Frame {
        var clock = Deadline(milliseconds: milliseconds)
        if let frame {
            try send(frame.header, &clock)
            try send(frame.payload, &clock)
        }
        let header = try receive(Frame.headerLength, &clock)
        guard let expected = Frame.expectation(header) else { throw .nonsense }
        guard let answer = expected.frame(try receive(expected.length, &clock)) else {
            throw .nonsense
        }
        return answer
    }

    /// Ends server and child at once.
    func kill() {
        isReaped.withLock { if !$0 { _ = Glibc.kill(-pid, SIGKILL) } }
    }

    /// Ends the conversation and waits for the process, which has half a second to clear up.
    ///
    /// - Returns: its status as a shell counts; 0 when it was waited for before.
    func end() -> Int32 {
        shutdown(descriptor, Int32(SHUT_RDWR))
        var status: Int32 = 0
        for _ in 0..<100 {
            let done = isReaped.withLock { isReaped in
                if !isReaped { isReaped = LiveProcesses.reap(pid, &status, WNOHANG) }
                return isReaped
            }
            if done { return ExitStatus(status).code }
            usleep(5000)
        }
        isReaped.withLock { isReaped in
            guard !isReaped else { return }
            _ = Glibc.kill(-pid, SIGKILL)
            isReaped = LiveProcesses.reap(pid, &status, 0)
        }
        return ExitStatus(status).code
    }

    private func send(_ bytes: [UInt8], _ clock: inout Deadline) throws(WorkerFault) {
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                buffer.baseAddress.map {
                    Glibc.send(descriptor, $0 + done, bytes.count - done, Int32(MSG_NOSIGNAL))
                } ?? 0
            }
            if count > 0 { done += count } else { try wait(for: Int16(POLLOUT), &clock) }
        }
    }

    private func receive(_ count: Int, _ clock: inout Deadline) throws(WorkerFault) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var done = 0
        while done < count {
            let got = bytes.withUnsafeMutableBytes { buffer in
                buffer.baseAddress.map { recv(descriptor, $0 + done, count - done, 0) } ?? 0
            }
            if got == 0 { throw .ended(end()) }
            if got > 0 { done += got } else { try wait(for: Int16(POLLIN), &clock) }
        }
        return bytes
    }

    /// After a call that would block: waits until it would not.
    private func wait(for events: Int16, _ clock: inout Deadline) throws(WorkerFault) {
        guard errno == EAGAIN || errno == EINTR else { throw .ended(end()) }
        guard clock.wait(for: descriptor, events) else { throw .timedOut }
    }
}

extension WorkerProcess {
    /// This process's own, but a worker that crashes is to end and not to explain itself.
    private static var environment: [String] {
        let own = ProcessInfo.processInfo.environment.filter { $0.key != "SWIFT_BACKTRACE" }
        return own.map { "\($0.key)=\($0.value)" }.sorted() + ["SWIFT_BACKTRACE=enable=no"]
    }

    private static func spawn(
        _ path: String, _ arguments: [String], input: Int32
    ) -> (pid: pid_t, status: Int32) {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_adddup2(&actions, input, 0)
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        // A run under `nohup` goes on when its terminal closes, and its workers with it.
        sigdelset(&signals, SIGHUP)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setpgroup(&attributes, 0)
        let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
        posix_spawnattr_setflags(&attributes, Int16(flags))
        var argv = ([path] + arguments).map { strdup($0) } + [nil]
        defer { argv.forEach { free($0) } }
        var environment = Self.environment.map { strdup($0) } + [nil]
        defer { environment.forEach { free($0) } }
        var pid: pid_t = 0
        let status = posix_spawn(&pid, path, &actions, &attributes, &argv, &environment)
        return (pid, status)
    }
}
