import Foundation
import Testing

/// Runs the command specs in `Specs/`.
@Suite struct CommandSpecTests {
    static let files: [URL] = {
        let folder = Program.root.appendingPathComponent("Tests/LecternCLITests/Specs")
        let found = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)
        return (found ?? []).filter { $0.pathExtension == "md" }.sorted { $0.path < $1.path }
    }()

    @Test func thereAreSpecs() {
        #expect(Self.files.count > 3)
        #expect(Program.path != nil, "build the program first: swift build")
    }

    @Test(arguments: files)
    func answersAsSpecified(_ url: URL) throws {
        let file = try SpecFile(url)
        let scratch = try Scratch()
        let program = Program(in: scratch.url)
        for step in file.steps {
            switch step {
            case .file(let name, let text): try scratch.write(name, text)
            case .shell(let script):
                let answer = try program.shell(script)
                #expect(
                    answer.status == 0, "\(file.name): \(script)\n\(answer.output)\(answer.errors)")
            case .command(let spec):
                check(
                    spec, try program.run(spec.arguments, input: spec.input),
                    "\(file.name):\(spec.line)")
            }
        }
    }

    private func check(_ spec: SpecFile.Spec, _ answer: Program.Answer, _ place: String) {
        let said =
            "\(place): lectern \(spec.arguments.joined(separator: " "))\n"
            + "status \(answer.status)\n\(answer.output)--- standard error\n\(answer.errors)"
        #expect(answer.status == spec.status, "\(said)")
        #expect(LinePattern.matches(spec.output, answer.outputLines), "\(said)")
        if !spec.errors.isEmpty || spec.status == 0 && spec.output.isEmpty == false {
            #expect(LinePattern.matches(spec.errors, answer.errorLines), "\(said)")
        }
    }

    @Test func patternsTellLinesApart() {
        #expect(LinePattern.matches(["a", "...", "d"], ["a", "b", "c", "d"]))
        #expect(LinePattern.matches(["...", "d"], ["d"]))
        #expect(!LinePattern.matches(["a", "..."], ["b"]))
        #expect(LinePattern.matches(["took {*} s, {*} left"], ["took 3 s, 4 left"]))
        #expect(!LinePattern.matches(["took {*} s"], ["took 3 m"]))
        #expect(!LinePattern.matches([], ["a"]))
    }
}
