public import Foundation

/// Runs the steps of a spec in a folder of their own.
public struct SpecRun: Sendable {
    private let file: SpecFile

    public init(_ url: URL) throws {
        file = try SpecFile(url)
    }

    /// The specs in a folder of the package, by name.
    public static func files(in path: String) -> [URL] {
        let folder = Program.root.appendingPathComponent(path)
        let found = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)
        return (found ?? []).filter { $0.pathExtension == "md" }.sorted { $0.path < $1.path }
    }

    /// Runs all steps.
    ///
    /// - Returns: what differs from the spec, one text a step; a shell step that fails ends the
    ///   run.
    public func problems() async throws -> [String] {
        let scratch = try Scratch()
        let program = Program(in: scratch.url)
        var found: [String] = []
        for step in file.steps {
            switch step {
            case .file(let name, let text): try scratch.write(name, text)
            case .shell(let script):
                let answer = try await program.shell(script)
                if answer.status != 0 {
                    let said = "\(answer.status)\n\(answer.output)\(answer.errors)"
                    return found + ["\(file.name): \(script)\nstatus \(said)"]
                }
            case .command(let spec):
                let answer = try await program.run(spec.arguments, input: spec.input)
                if !answer.isAsSpecified(spec) { found.append(Self.text(file.name, spec, answer)) }
            }
        }
        return found
    }

    private static func text(
        _ name: String, _ spec: SpecFile.Spec, _ answer: Program.Answer
    ) -> String {
        "\(name):\(spec.line): lectern \(spec.arguments.joined(separator: " "))\n"
            + "status \(answer.status)\n\(answer.output)--- standard error\n\(answer.errors)"
    }
}

extension Program.Answer {
    fileprivate func isAsSpecified(_ spec: SpecFile.Spec) -> Bool {
        guard status == spec.status, LinePattern.matches(spec.output, outputLines) else {
            return false
        }
        let saysMore = spec.status == 0 && !spec.output.isEmpty
        return spec.errors.isEmpty && !saysMore || LinePattern.matches(spec.errors, errorLines)
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
