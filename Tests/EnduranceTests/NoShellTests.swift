import Foundation
import SpecRunner
import Testing

/// Nothing but workers is started, and they without a shell.
@Suite struct NoShellTests {
    private static let starters = [
        "posix_spawn(", "execv", "execl(", "execlp(", "popen(", "system(", "Process()", "/bin/sh",
    ]

    @Test func onlyWorkersAreStarted() throws {
        let folder = Program.root.appendingPathComponent("Sources")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var found: Set<String> = []
        for case let file as URL in files ?? .init() {
            guard ["swift", "c", "cpp", "h"].contains(file.pathExtension) else { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            for starter in Self.starters where text.contains(starter) {
                found.insert(file.lastPathComponent + ": " + starter)
            }
        }
        #expect(found == ["WorkerProcess.swift: posix_spawn("])
    }
}
