public import Foundation

/// The program that was built, run as a user would run it.
public struct Program: Sendable {
    public struct Answer: Sendable {
        public var status: Int32
        public var output: String
        public var errors: String

        var outputLines: [String] { Self.lines(output) }
        var errorLines: [String] { Self.lines(errors) }

        private static func lines(_ text: String) -> [String] {
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(
                String.init)
            if lines.last == "" { lines.removeLast() }
            return lines
        }
    }

    /// The package.
    public static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Beside the test runner, or where a debug build puts it; `LECTERN_PROGRAM` names another.
    public static let path: String? = {
        let runner =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
        let bundle = maps.split(separator: "\n").first { $0.hasSuffix(".xctest") }
            .flatMap { $0.firstIndex(of: "/").map($0.suffix(from:)) }
        let candidates = [
            ProcessInfo.processInfo.environment["LECTERN_PROGRAM"],
            URL(fileURLWithPath: String(bundle ?? "")).deletingLastPathComponent().path
                + "/lectern",
            URL(fileURLWithPath: runner).deletingLastPathComponent().path + "/lectern",
            root.path + "/.build/debug/lectern",
        ]
        return candidates.compactMap { $0 }.first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }()

    private let folder: URL

    /// - Parameter folder: the current folder of what is run.
    public init(in folder: URL) {
        self.folder = folder
    }

    public func run(_ arguments: [String], input: String = "") async throws -> Answer {
        guard let path = Self.path else { throw CocoaError(.fileNoSuchFile) }
        return try await run(path, arguments, input: input)
    }

    public func shell(_ script: String) async throws -> Answer {
        try await run("/bin/sh", ["-euc", script])
    }

    /// Seconds after which a command that hangs is killed.
    private static let patience = 1200.0

    private func run(
        _ path: String, _ arguments: [String], input: String = ""
    ) async throws -> Answer {
        let process = Process()
        // The threads of a test runner block signals, and what they start inherits that.
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["--default-signal", path] + arguments
        process.currentDirectoryURL = folder
        process.environment = environment
        let files = ["in", "out", "err"].map { folder.appendingPathComponent(".\($0)-\(UUID())") }
        defer { files.forEach { try? FileManager.default.removeItem(at: $0) } }
        try Data(input.utf8).write(to: files[0])
        try Data().write(to: files[1])
        try Data().write(to: files[2])
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try await end(of: process)
        let status =
            process.terminationReason == .exit
            ? process.terminationStatus : 128 + process.terminationStatus
        return Answer(
            status: status, output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
    }

    /// Starts the process and waits for its end without keeping a thread from other tests.
    private func end(of process: Process) async throws {
        let watch = Task {
            try await Task.sleep(for: .seconds(Self.patience))
            process.terminate()
        }
        defer { watch.cancel() }
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in done.resume() }
            do {
                try process.run()
            } catch {
                process.terminationHandler = nil
                done.resume(throwing: error)
            }
        }
    }

    private var environment: [String: String] {
        let own = ProcessInfo.processInfo.environment
        return [
            "PATH": own["PATH"] ?? "/usr/bin:/bin", "TERM": "dumb", "HOME": folder.path,
            "XDG_CACHE_HOME": folder.path + "/.cache", "LANG": "C.UTF-8",
            "LECTERN": Self.path ?? "",
            "FIXTURES": Self.root.path + "/Tests/LecternCLITests/Fixtures",
            "SAMPLES": Self.root.path + "/samples",
            "ENDURANCE": own["LECTERN_ENDURANCE"] ?? "",
        ]
    }
}
