import BookModel
import Foundation
import Timing

/// Standard input, output and error: results go to the output, all else to the error stream.
struct Console: Sendable {
    private let output: Int32
    private let error: Int32

    init(output: Int32 = STDOUT_FILENO, error: Int32 = STDERR_FILENO) {
        self.output = output
        self.error = error
    }

    var isTerminal: Bool { isatty(error) == 1 }
    /// Whether the terminal can move its cursor.
    var understandsControls: Bool {
        let name = ProcessInfo.processInfo.environment["TERM"] ?? "dumb"
        return name != "dumb" && !name.isEmpty
    }

    /// Whether the result is read on a terminal, by a person.
    var showsResult: Bool { isatty(output) == 1 }

    /// Columns of the terminal that shows progress; 80 where it does not say.
    var columns: Int {
        var size = winsize()
        guard ioctl(error, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// Thrown where standard output is a pipe that nobody reads any more (`| head`): no failure.
    static let readerHasGone = LecternError(.interrupted, "nobody reads standard output")

    /// Writes a part of the result. A reader that has gone (`| head`) ends the command quietly.
    func write(_ text: String) throws(LecternError) {
        try write(Array(text.utf8))
    }

    func write(_ bytes: [UInt8]) throws(LecternError) {
        guard let problem = Self.send(bytes, to: output) else { return }
        if problem == EPIPE { throw Self.readerHasGone }
        throw LecternError(
            .unwritableOutput, "standard output cannot be written",
            remedy: "free space or choose another place",
            cause: String(cString: strerror(problem)))
    }

    func writeLine(_ line: String) throws(LecternError) {
        try write(line + "\n")
    }

    /// Writes a JSON value and an end of line.
    func write(_ value: JSONValue) throws(LecternError) {
        try writeLine(JSONFormatter.line(value))
    }

    /// Writes a line for the user. Nothing is left to do when that fails.
    func report(_ line: String) {
        _ = Self.send(Array((line + "\n").utf8), to: error)
    }

    /// Writes to the error stream as it is (the progress bar's own control characters).
    func writeRaw(_ text: String) {
        _ = Self.send(Array(text.utf8), to: error)
    }

    func report(_ problem: LecternError) {
        let text = problem.description
        report(Sanitizer.clean(problem.file.isEmpty ? "lectern: " + text : text))
    }

    func report(_ finding: Diagnostic) {
        report(Sanitizer.clean(finding.description))
    }

    /// The error number of the first write that failed.
    private static func send(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
        bytes.withUnsafeBytes { buffer in
            var sent = 0
            while sent < buffer.count {
                let count = Foundation.write(
                    descriptor, buffer.baseAddress.map { $0 + sent }, buffer.count - sent)
                if count < 0 {
                    if errno == EINTR || errno == EAGAIN { continue }
                    return errno
                }
                sent += count
            }
            return nil
        }
    }
}
