import Foundation
import SpecRunner
import Testing

/// Runs the specs in `Specs/`: small forms in every test run, large ones in `make endurance`, which
/// sets `$ENDURANCE`.
@Suite struct EnduranceSpecTests {
    static let files = SpecRun.files(in: "Tests/EnduranceTests/Specs")

    @Test func thereAreSpecs() { #expect(Self.files.count > 3) }

    @Test(arguments: files)
    func endsAsSpecified(_ url: URL) async throws {
        for problem in try await SpecRun(url).problems() { Issue.record("\(problem)") }
    }
}

/// A shell step ends at its first failure, but not at one behind `!`, nor at one before `&&` that
/// is not the last: such a line can never fail.
@Suite struct SpecLintTests {
    static let files =
        SpecRun.files(in: "Tests/EnduranceTests/Specs")
        + SpecRun.files(in: "Tests/LecternCLITests/Specs")

    @Test(arguments: files) func everyCheckCanFail(_ url: URL) throws {
        for case .shell(let script) in try SpecFile(url).steps {
            for line in script.split(separator: "\n") where Self.cannotFail(line) {
                Issue.record("\(url.lastPathComponent): \(line)")
            }
        }
    }

    static func cannotFail(_ line: Substring) -> Bool {
        let words = line.split(separator: " ")
        let isCheck = { (word: Substring) in
            ["test", "[", "grep", "cmp", "diff", "!"].contains(word)
        }
        guard let first = words.first, isCheck(first) else { return false }
        return first == "!" || words.contains("&&")
    }

    @Test func linesThatCannotFail() {
        for line in ["! grep x y", "test a = b && grep c d", "[ a ] && cmp b c"] {
            #expect(Self.cannotFail(line[...]))
        }
        for line in ["test -z \"$(grep x y)\"", "grep a b", "cp a b && echo c > d"] {
            #expect(!Self.cannotFail(line[...]))
        }
    }
}
