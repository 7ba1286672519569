import BookModel
import Testing

@testable import Pipeline

/// Where a planned book waits.
@Suite struct ScriptSpoolTests {
    @Test func bytesComeBack() throws {
        let spool = try ScriptSpool(in: ["/tmp"])
        let first = try spool.append([1, 2, 3])
        let second = try spool.append([4])
        #expect(try spool.bytes(in: second) == [4])
        #expect(try spool.bytes(in: first) == [1, 2, 3])
    }

    @Test func theSecondFolderServesWhereTheFirstDoesNot() throws {
        let spool = try ScriptSpool(in: ["/nowhere/at/all", "/tmp"])
        #expect(try spool.append([1]) == 0..<1)
    }

    /// The error has no file, so that it gets the book's name, and says which folder.
    @Test func theFirstFolderIsNamed() {
        #expect {
            try ScriptSpool(in: ["/nowhere/at/all", "/nowhere/else"])
        } throws: { problem in
            let error = problem as? LecternError
            return error?.code == .unwritableOutput && error?.file.isEmpty == true
                && error?.reason.contains("“/nowhere/at/all”") == true
                && error?.remedy == "let TMPDIR name another folder"
        }
    }
}
