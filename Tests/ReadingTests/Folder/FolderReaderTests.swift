import BookModel
import Foundation
import Testing

@testable import Reading

@Suite struct FolderReaderTests {
    private func read(
        _ folder: TemporaryFolder, _ path: String = "book"
    ) throws -> (document: Document, lines: [String]) {
        let url = folder.url.appendingPathComponent(path)
        let document = try FolderReader().read(
            InputFile(path: url.path, name: path), options: ReadingOptions())
        guard case .flow(let blocks) = document.content else { return (document, []) }
        return (document, blocks.map(\.text.string))
    }

    @Test func filesStandInNaturalOrder() throws {
        let folder = try TemporaryFolder()
        try folder.write("# Ten\n\nx[^1]\n\n[^1]: ten", to: "book/10.md")
        try folder.write("# Two\n\ny[^1]\n\n[^1]: two", to: "book/2.md")
        try folder.write("no", to: "book/image.png")
        try folder.write("# In\n\nz", to: "book/3/a.md")
        let (document, lines) = try read(folder)
        #expect(document.files.map(\.name) == ["2.md", "3/a.md", "10.md"])
        #expect(lines == ["Two", "y", "two", "In", "z", "Ten", "x", "ten"])
        #expect(document.metadata.title == "book")
        guard case .flow(let blocks) = document.content else { return }
        #expect(blocks.compactMap(\.noteID) == ["0:1", "2:1"])
        #expect(
            blocks.map { $0.text.sourcePosition(at: 0)?.unit.file } == [0, 0, 0, 1, 1, 2, 2, 2])
    }

    @Test func allFormatsOfTextAreJoined() throws {
        let folder = try TemporaryFolder()
        try folder.write("Plain text of the first part.", to: "book/1.txt")
        try folder.write("# Two\n\nMarked down.\n\n```\nopen\n", to: "book/2.md")
        try folder.write("<html><body><h1>Three</h1><p>A page.</body></html>", to: "book/3.html")
        let (document, lines) = try read(folder)
        #expect(document.files.map(\.name) == ["1.txt", "2.md", "3.html"])
        #expect(
            lines == [
                "Plain text of the first part.", "Two", "Marked down.", "open", "Three", "A page.",
            ])
        guard case .flow(let blocks) = document.content else { return }
        #expect(
            blocks.map { $0.text.sourcePosition(at: 0)?.unit.file } == [0, 1, 1, 1, 2, 2])
        #expect(document.diagnostics.map(\.file) == ["2.md"])
        #expect(document.diagnostics.map(\.place) == [.line(5, column: 1)])
    }

    @Test func anMdBookFollowsItsSummary() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "[book]\ntitle = \"The Book\"\nauthors = [\"Ann\", \"Bob\"]\n", to: "book/book.toml")
        try folder.write(
            """
            # Summary

            [Preface](pre.md)

            # Part One

            - [One `x`](one.md)
              - [Sub](sub/s.md)
            - [Gone](gone.md)
            - [Outside](../../secret.md)
            """, to: "book/src/SUMMARY.md")
        try folder.write("Preface text", to: "book/src/pre.md")
        try folder.write("One text", to: "book/src/one.md")
        try folder.write("Sub text", to: "book/src/sub/s.md")
        try folder.write("Secret", to: "secret.md")
        let (document, lines) = try read(folder)
        #expect(lines == ["Preface text", "One text", "Sub text"])
        #expect(
            document.metadata.title == "The Book" && document.metadata.authors == ["Ann", "Bob"])
        #expect(document.outline.map(\.title) == ["Preface", "Part One", "One x", "Sub"])
        #expect(document.outline.map(\.level) == [1, 1, 1, 2])
        #expect(document.outline.map { $0.position != nil } == [true, false, true, true])
        #expect(document.diagnostics.map(\.rule) == ["missing-file"])
    }

    @Test func includesComeFromInsideTheFolderOnly() throws {
        let folder = try TemporaryFolder()
        try folder.write("- [A](a.md)\n", to: "book/SUMMARY.md")
        try folder.write(
            "Before {{#include part.md:2:3}} after.\n\n{{#include ../secret.md}}"
                + "\n\n{{#include part.md:mark}}\n",
            to: "book/a.md")
        try folder.write(
            "first\nsecond\nthird\n<!-- ANCHOR: mark -->\nmarked\n<!-- ANCHOR_END: mark -->\n",
            to: "book/part.md")
        try folder.write("SECRET", to: "secret.md")
        let (document, lines) = try read(folder)
        #expect(lines == ["Before second third after.", "marked"])
        #expect(document.files.map(\.name) == ["a.md", "part.md"])
        guard case .flow(let blocks) = document.content else { return }
        #expect(
            blocks[0].text.sourcePosition(at: 7)
                == SourcePosition(unit: SourceUnit(file: 1), offset: 6))
        let rules = Set(document.ledger.entries.map(\.rule))
        #expect(rules.isSuperset(of: ["include", "template-tag", "not-included"]))
    }

    @Test func aFolderWithoutABookIsAnError() throws {
        let folder = try TemporaryFolder()
        try folder.write("x", to: "book/picture.png")
        #expect(throws: LecternError.self) { try read(folder) }
    }
}
