import Glibc
import Synchronization

/// The worker and reader processes of this one that have not been waited for, so that a run that
/// cannot wait any longer leaves none behind.
public enum LiveProcesses {
    private static let pids = Mutex<Set<pid_t>>([])

    /// Kills all of them, each with the child that it forked.
    public static func killAll() {
        pids.withLock { pids in
            for pid in pids { _ = kill(-pid, SIGKILL) }
        }
    }

    static func add(_ pid: pid_t) {
        pids.withLock { _ = $0.insert(pid) }
    }

    /// Waits for a process; once it has ended its number may be another's.
    ///
    /// - Returns: whether it has ended.
    static func reap(_ pid: pid_t, _ status: inout Int32, _ options: Int32) -> Bool {
        pids.withLock { pids in
            var result = waitpid(pid, &status, options)
            while result < 0, errno == EINTR { result = waitpid(pid, &status, options) }
            guard result != 0 else { return false }
            pids.remove(pid)
            return true
        }
    }
}
