import BookModel
import Foundation
import Store
import Testing

@Suite struct AtomicFileTests {
    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + "atomic-\(UUID())"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    private func names(_ folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }

    @Test func aFileAppearsWholeAndWithItsStartOverwritten() throws {
        try withFolder { folder in
            var file = try AtomicFile(path: folder + "/a")
            try file.write([0, 0, 0])
            try file.write([4, 5])
            try file.overwrite([1, 2], at: 0)
            try file.write([6])
            #expect(try !names(folder).contains("a"))
            try file.commit()
            #expect(try names(folder) == ["a"])
            #expect(
                FileManager.default.contents(atPath: folder + "/a") == Data([1, 2, 0, 4, 5, 6]))
        }
    }

    @Test func whatIsNotCommittedLeavesTheOldFile() throws {
        try withFolder { folder in
            try AtomicFile.write([1], to: folder + "/a")
            do {
                var file = try AtomicFile(path: folder + "/a")
                try file.write([2])
            }
            #expect(try names(folder) == ["a"])
            #expect(FileManager.default.contents(atPath: folder + "/a") == Data([1]))
        }
    }

    @Test func aFolderThatIsNotThereIsUnwritableOutput() {
        let error = #expect(throws: LecternError.self) {
            try AtomicFile.write([1], to: "/nonexistent/folder/file")
        }
        #expect(error?.code == .unwritableOutput)
    }

    @Test func aDirectoryInTheWayIsUnwritableOutputAndLeavesNothing() throws {
        try withFolder { folder in
            try FileManager.default.createDirectory(
                atPath: folder + "/a/b", withIntermediateDirectories: true)
            let error = #expect(throws: LecternError.self) {
                try AtomicFile.write([1], to: folder + "/a")
            }
            #expect(error?.code == .unwritableOutput)
            #expect(try names(folder) == ["a"])
        }
    }
}
