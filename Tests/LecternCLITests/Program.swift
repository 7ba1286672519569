import Foundation

/// The program that was built, run as a user would run it.
struct Program {
    struct Answer {
        var status: Int32
        var output: String
        var errors: String

        var outputLines: [String] { Self.lines(output) }
        var errorLines: [String] { Self.lines(errors) }

        private static func lines(_ text: String) -> [String] {
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(
                String.init)
            if lines.last == "" { lines.removeLast() }
            return lines
        }
    }

    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Beside the test runner, or where a debug build puts it; `LECTERN_PROGRAM` names another.
    static let path: String? = {
        let runner =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        let candidates = [
            ProcessInfo.processInfo.environment["LECTERN_PROGRAM"],
            URL(fileURLWithPath: runner).deletingLastPathComponent().path + "/lectern",
            root.path + "/.build/debug/lectern",
        ]
        return candidates.compactMap { $0 }.first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }()

    let folder: URL

    /// - Parameter folder: the current folder of what is run.
    init(in folder: URL) {
        self.folder = folder
    }

    func run(_ arguments: [String], input: String = "") throws -> Answer {
        guard let path = Self.path else { throw CocoaError(.fileNoSuchFile) }
        return try run(path, arguments, input: input)
    }

    func shell(_ script: String) throws -> Answer {
        try run("/bin/sh", ["-euc", script])
    }

    private func run(_ path: String, _ arguments: [String], input: String = "") throws -> Answer {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
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
        try process.run()
        process.waitUntilExit()
        let status =
            process.terminationReason == .exit
            ? process.terminationStatus : 128 + process.terminationStatus
        return Answer(
            status: status, output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
    }

    private var environment: [String: String] {
        [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "TERM": "dumb",
            "HOME": folder.path, "XDG_CACHE_HOME": folder.path + "/.cache", "LANG": "C.UTF-8",
            "LECTERN": Self.path ?? "",
            "FIXTURES": Self.root.path + "/Tests/LecternCLITests/Fixtures",
            "SAMPLES": Self.root.path + "/samples",
        ]
    }
}

/// A folder of its own that goes with the value.
final class Scratch {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("lectern-\(UUID())")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func write(_ name: String, _ text: String) throws {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
