import Glibc

/// Time that may pass while waiting, counted in slices, so that a host that was stopped for a while
/// (Ctrl-Z, a sleeping machine) does not take its workers for dead when it goes on.
struct Deadline {
    private var left: Int
    private static let slice = 250

    init(milliseconds: Int) { left = max(1, milliseconds) }

    /// Waits until the descriptor is ready.
    ///
    /// - Returns: false when the time is over.
    mutating func wait(for descriptor: Int32, _ events: Int16) -> Bool {
        while left > 0 {
            let start = Self.now
            var watched = pollfd(fd: descriptor, events: events, revents: 0)
            let ready = poll(&watched, 1, Int32(min(left, Self.slice)))
            left -= min(max(1, Self.now - start), 2 * Self.slice)
            if ready > 0 { return true }
            if ready < 0, errno != EINTR { return true }
        }
        return false
    }

    private static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
    }
}
