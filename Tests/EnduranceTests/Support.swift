import Foundation

/// How much is fuzzed: little in every test run, much in `make fuzz`.
enum Fuzz {
    private static let environment = ProcessInfo.processInfo.environment

    static let isLong = environment["LECTERN_FUZZ"] != nil

    /// - Parameter few: how many inputs are tried in every test run.
    static func count(_ few: Int) -> Int { environment["LECTERN_FUZZ"].flatMap { Int($0) } ?? few }

    static let seed = environment["LECTERN_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1

    /// Longest time for one small input, on a machine that does other things too; among all other
    /// tests the wait for a thread counts as well.
    static let deadline = Duration.seconds(isLong ? 120 : 600)
}

enum Place {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The program that was built beside these tests.
    static let program: String = {
        let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
        let bundle = maps.split(separator: "\n").first { $0.hasSuffix(".xctest") }
            .flatMap { $0.firstIndex(of: "/").map($0.suffix(from:)) }
        return URL(fileURLWithPath: String(bundle ?? "")).deletingLastPathComponent()
            .appendingPathComponent("lectern").path
    }()

    static func sample(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: root.appendingPathComponent("samples/" + name)))
    }
}

/// A folder of its own that goes with the value.
final class Scratch {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("endure-\(UUID())")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ bytes: [UInt8], to name: String) throws -> String {
        let file = url.appendingPathComponent(name)
        try Data(bytes).write(to: file)
        return file.path
    }
}
