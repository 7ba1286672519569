import Foundation
import SpecRunner
import Testing

/// The run that the README shows is a real one.
@Suite struct ReadmeTests {
    /// A command of the README and what stands below it.
    struct Exchange {
        var command: String
        var answer: [String]
    }

    /// The exchanges of the first block under "## A run".
    private static func exchanges() throws -> [Exchange] {
        let readme = Program.root.appendingPathComponent("README.md")
        let lines = try String(contentsOf: readme, encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        let start = try #require(lines.firstIndex(of: "## A run"))
        let block = lines[start...].drop { $0 != "```" }.dropFirst().prefix { $0 != "```" }
        var found: [Exchange] = []
        for line in block where !line.isEmpty {
            if line.hasPrefix("$ ") {
                found.append(Exchange(command: String(line.dropFirst(2)), answer: []))
            } else if let last = found.indices.last {
                found[last].answer.append(line)
            }
        }
        return found
    }

    @Test func theRunIsAsShown() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "readme-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let sample = Program.root.appendingPathComponent("samples/lighthouse.pdf")
        try FileManager.default.copyItem(
            at: sample, to: folder.appendingPathComponent("lighthouse.pdf"))
        let program = Program(in: folder)
        let exchanges = try Self.exchanges()
        #expect(exchanges.count == 3)
        for exchange in exchanges {
            let said = try await program.shell(
                "lectern() { \"$LECTERN\" \"$@\"; }\n" + exchange.command)
            let lines = (said.output + said.errors).split(separator: "\n").map { String($0) }
            #expect(lines == exchange.answer, "\(exchange.command)")
        }
    }
}
