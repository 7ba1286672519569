import Foundation
import Testing

@testable import Pipeline

/// Whose a folder is when its `book.json` is damaged: the sidecars still say it.
@Suite struct FolderOwnerTests {
    private func owner(ofFolderMadeFrom files: [String]) throws -> FolderOwner? {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lectern-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("{ \"format\": ".utf8).write(to: folder.appending(path: "book.json"))
        for (index, file) in files.enumerated() {
            let sidecar = """
                {"format": "lectern.timing", "source": {"files": [{"file": "\(file)"}]}}
                """
            try Data(sidecar.utf8).write(to: folder.appending(path: "0\(index) - A.json"))
            try Data().write(to: folder.appending(path: "0\(index) - A.mp3"))
        }
        return FolderOwner(of: folder.path)
    }

    @Test func aBookOfOneFileIsKnownByItsName() throws {
        let owner = try #require(try owner(ofFolderMadeFrom: ["a.pdf"]))
        #expect(owner.isDamaged)
        #expect(owner.isSource("a.pdf", files: ["a.pdf"]))
        #expect(!owner.isSource("b.pdf", files: ["b.pdf"]))
        #expect(owner.files.sorted() == ["00 - A.json", "00 - A.mp3"])
    }

    /// The sidecars name its files, not the folder that they lie in.
    @Test func aBookOfSeveralFilesIsKnownByThem() throws {
        let owner = try #require(try owner(ofFolderMadeFrom: ["one.md", "two.md"]))
        #expect(owner.isSource("a-book", files: ["one.md", "two.md", "three.md"]))
        #expect(!owner.isSource("another-book", files: ["four.md", "five.md"]))
        #expect(!owner.isSource("b.md", files: ["b.md"]))
    }
}
