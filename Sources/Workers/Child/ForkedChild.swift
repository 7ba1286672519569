import CProcess
import Glibc

/// A forked copy of this process, watched from outside through a pipe that closes when it ends.
struct ForkedChild {
    private let pid: pid_t
    private let alive: Int32

    /// Forks. In the copy `isChild` is true.
    init() {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        pid = lectern_fork()
        close(ends[pid == 0 ? 0 : 1])
        alive = ends[pid == 0 ? 1 : 0]
    }

    var isChild: Bool { pid == 0 }

    /// Waits for the child's end; kills it when the other side of `descriptor` is closed.
    ///
    /// - Returns: its exit status, or 128 and the signal that killed it.
    func wait(hangupOf descriptor: Int32) -> Int32 {
        guard pid > 0 else { return 71 }
        var watched = [
            pollfd(fd: alive, events: 0, revents: 0), pollfd(fd: descriptor, events: 0, revents: 0),
        ]
        while poll(&watched, 2, -1) < 0, errno == EINTR {}
        if watched[0].revents == 0 { kill(pid, SIGKILL) }
        close(alive)
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0, errno == EINTR {}
        return ExitStatus(status).code
    }
}

/// What waitpid(2) says.
struct ExitStatus: Hashable {
    /// The exit status, or 128 and the signal, as a shell counts.
    var code: Int32

    init(_ raw: Int32) { code = raw & 0x7F == 0 ? raw >> 8 & 0xFF : 128 + raw & 0x7F }
}
