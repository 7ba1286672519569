import Foundation
import SpecRunner
import Testing

/// What SECURITY.md names as a test is there.
@Suite struct SecurityTableTests {
    @Test func everyFileThatIsNamedExists() throws {
        let text = try String(
            contentsOf: Program.root.appendingPathComponent("SECURITY.md"), encoding: .utf8)
        let names = text.split(separator: "`").filter {
            $0.hasPrefix("Tests/") && !$0.contains(" ")
        }
        #expect(names.count > 10)
        for name in names {
            let path = Program.root.appendingPathComponent(String(name)).path
            #expect(FileManager.default.fileExists(atPath: path), "\(name)")
        }
    }
}
