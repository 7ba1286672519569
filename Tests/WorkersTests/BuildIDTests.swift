import Foundation
import Testing

@testable import Workers

struct BuildIDTests {
    /// The note lies in the program's file as the linker wrote it.
    @Test func currentIsInTheProgramsFile() throws {
        let id = try #require(BuildID.current)
        #expect(id.count >= 16 && id.allSatisfy(\.isHexDigit))
        let bytes = stride(from: 0, to: id.count, by: 2).compactMap { at in
            UInt8(id.dropFirst(at).prefix(2), radix: 16)
        }
        let program = try Data(
            contentsOf: URL(fileURLWithPath: "/proc/self/exe"), options: .alwaysMapped)
        #expect(program.range(of: Data([0x47, 0x4E, 0x55, 0] + bytes)) != nil)
    }
}
