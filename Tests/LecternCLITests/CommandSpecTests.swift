import Foundation
import SpecRunner
import Testing

/// Runs the command specs in `Specs/`.
@Suite struct CommandSpecTests {
    static let files = SpecRun.files(in: "Tests/LecternCLITests/Specs")

    @Test func thereAreSpecs() {
        #expect(Self.files.count > 3)
        #expect(Program.path != nil, "build the program first: swift build")
    }

    @Test(arguments: files)
    func answersAsSpecified(_ url: URL) async throws {
        for problem in try await SpecRun(url).problems() { Issue.record("\(problem)") }
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
