import BookModel
import Foundation
import Testing

@testable import Reading

@Suite struct EPUBReaderTests {
    private static let container = """
        <container><rootfiles><rootfile full-path="OPS/book.opf"/></rootfiles></container>
        """
    private static let package = """
        <package xmlns:dc="x"><metadata><dc:title>A &amp; B</dc:title><dc:creator>Jo Doe</dc:creator>
        <dc:language>fr</dc:language><dc:date>1999-01-01</dc:date></metadata>
        <manifest><item id="n" href="nav.xhtml" properties="nav"/><item id="one" href="t/one.xhtml"/>
        <item id="two" href="t/two%20x.xhtml"/></manifest>
        <spine><itemref idref="one"/><itemref idref="two"/><itemref idref="n" linear="no"/></spine></package>
        """
    private static let nav = """
        <html><nav epub:type="toc"><ol><li><a href="t/one.xhtml">One</a><ol>
        <li><a href="t/one.xhtml#s">Sub</a></li></ol></li><li><a href="t/two%20x.xhtml">Two</a></li></ol></nav></html>
        """
    private static let one = """
        <html><head><title>no</title></head><body><h1>One</h1><p>Text<a epub:type="noteref" href="two%20x.xhtml#f1">1</a>
        goes on.</p><h2 id="s">Sub</h2><p><span epub:type="pagebreak" id="p2">2</span><i xml:lang="de">Wort</i><br/>
        zwei</p><script>x()</script></body></html>
        """
    private static let two = """
        <html><body><p>Second &#233;</p><aside epub:type="footnote" id="f1"><p>The note.</p></aside></body></html>
        """

    private func files(
        _ change: (inout [(String, String)]) -> Void = { _ in }
    ) -> [(String, String)] {
        var files = [
            ("mimetype", "application/epub+zip"), ("META-INF/container.xml", Self.container),
            ("OPS/book.opf", Self.package), ("OPS/nav.xhtml", Self.nav),
            ("OPS/t/one.xhtml", Self.one),
            ("OPS/t/two x.xhtml", Self.two),
        ]
        change(&files)
        return files
    }

    private func read(_ files: [(String, String)]) throws -> (document: Document, blocks: [Block]) {
        let folder = try TemporaryFolder()
        try folder.write(StoredZip.data(files), to: "a.epub")
        let input = InputFile(
            path: folder.url.appendingPathComponent("a.epub").path, name: "a.epub")
        let document = try ReaderRegistry.read(input, options: ReadingOptions())
        guard case .flow(let blocks) = document.content else { return (document, []) }
        return (document, blocks)
    }

    /// As EPUB 2 writes them: nothing but links, in a file of their own.
    @Test func notesAreKnownByTheirLinksBack() throws {
        let (_, blocks) = try read(
            files {
                $0[4].1 = """
                    <html><body><h1><a id="h" href="two%20x.xhtml#toc">I</a></h1>
                    <p>Text<sup><a id="r1" href="two%20x.xhtml#n1">1</a></sup> goes on.</p></body></html>
                    """
                $0[5].1 = """
                    <html><body><p>See <a id="toc" href="one.xhtml#h">I</a></p>
                    <p><a id="n1" href="one.xhtml#r1">1</a>. The note.</p><p>No note.</p></body></html>
                    """
            })
        #expect(
            blocks.map(\.text.string) == [
                "I", "Text goes on.", "See I", "The note.", "No note.",
            ])
        #expect(blocks[1].noteReferences.map(\.id) == ["OPS/t/two x.xhtml#n1"])
        #expect(blocks.map { $0.noteID != nil } == [false, false, false, true, false])
    }

    @Test func readsTheSpineWithNotesAndContents() throws {
        let (document, blocks) = try read(files())
        #expect(document.metadata.title == "A & B" && document.metadata.authors == ["Jo Doe"])
        #expect(document.metadata.language == LanguageTag("fr") && document.metadata.year == 1999)
        #expect(document.files.map(\.name) == ["OPS/t/one.xhtml", "OPS/t/two x.xhtml"])
        #expect(
            blocks.map(\.text.string) == [
                "One", "Text goes on.", "Sub", "Wort\nzwei", "Second é", "The note.",
            ])
        #expect(
            blocks.map(\.role) == [.heading, .paragraph, .heading, .verse, .paragraph, .footnote])
        #expect(blocks[1].noteReferences.map(\.id) == [blocks[5].noteID])
        #expect(blocks[3].languageRuns.map(\.language) == [LanguageTag(known: "de")])
        #expect(document.outline.map(\.title) == ["One", "Sub", "Two"])
        #expect(
            document.outline[1].position.map {
                $0 < SourcePosition(unit: SourceUnit(), offset: Self.one.count)
            } == true)
        for (number, file) in document.files.enumerated() {
            let own = blocks.filter { $0.text.sourcePosition(at: 0)?.unit.file == number }
            let ledger = document.ledger.entries.filter { $0.source.unit.file == number }
            var part = Ledger()
            for entry in ledger {
                part.drop(entry.source, rule: entry.rule, excerpt: entry.excerpt)
            }
            #expect(LedgerCover(file.text, blocks: own, ledger: part).missing.isEmpty)
        }
    }

    @Test func damagedBooksAreErrors() {
        #expect(throws: LecternError.self) {
            try read(files { $0.removeAll { $0.0 == "META-INF/container.xml" } })
        }
        #expect(throws: LecternError.self) {
            try read(files { $0.removeAll { $0.0.hasPrefix("OPS/t") } })
        }
        #expect(throws: LecternError.self) { try read([("mimetype", "application/epub+zip")]) }
    }

    @Test func missingDocumentsAreReported() throws {
        let (document, blocks) = try read(files { $0.removeAll { $0.0 == "OPS/t/one.xhtml" } })
        #expect(document.diagnostics.map(\.rule) == ["missing-file"])
        #expect(blocks.map(\.text.string) == ["Second é", "The note."])
    }

    /// What says that it is an EPUB, or begins like an archive, is no text.
    @Test func aDamagedArchiveIsNoText() throws {
        let folder = try TemporaryFolder()
        let whole = StoredZip.data(files())
        let bad: [(String, Data)] = [
            ("cut.epub", whole.prefix(200)), ("text.epub", Data("Only some text.".utf8)),
            ("broken.epub", Data("PK\u{3}\u{4} and then nothing".utf8)),
            ("flipped.epub", Data("QK".utf8) + whole.dropFirst(2)),
            ("empty.epub", Data("PK\u{5}\u{6}".utf8) + Data(count: 18)),
            ("named.txt", Data("PK\u{3}\u{4} and then nothing".utf8)),
            ("named.md", Data("PK\u{3}\u{4} and then nothing".utf8)),
        ]
        for (name, data) in bad {
            try folder.write(data, to: name)
            let input = InputFile(path: folder.url.appendingPathComponent(name).path, name: name)
            let error = #expect(throws: LecternError.self, "\(name)") {
                try ReaderRegistry.read(input, options: ReadingOptions())
            }
            #expect(error?.code == .unreadableInput, "\(name)")
            #expect(error?.remedy.isEmpty == false, "\(name)")
        }
        try folder.write(Data("PK is a park.".utf8), to: "good.txt")
        let good = folder.url.appendingPathComponent("good.txt").path
        let document = try ReaderRegistry.read(
            InputFile(path: good, name: "good.txt"), options: ReadingOptions())
        #expect(document.files.count == 1)
    }

    @Test func thePagesOfThePrintedEditionAreKnown() throws {
        let list = """
            <nav epub:type="page-list"><ol><li><a href="t/one.xhtml">iv</a></li>
            <li><a href="t/one.xhtml#p2">2</a></li></ol></nav></html>
            """
        let (document, _) = try read(
            files { files in
                files[3].1 = files[3].1.replacingOccurrences(of: "</html>", with: list)
            })
        #expect(document.pageMarks.map(\.label) == ["iv", "2"])
        #expect(document.pageMarks[1].position.offset == Self.one.firstOffset(of: "<span"))
        let marked = Self.one.replacingOccurrences(of: "id=\"p2\"", with: "title=\"2\"")
        #expect(try read(files { $0[4].1 = marked }).document.pageMarks.map(\.label) == ["2"])
        #expect(try read(files()).document.pageMarks.isEmpty)
    }

    @Test func aTableOfContentsInTheReadingOrderIsNotRead() throws {
        let spine = Self.package.replacingOccurrences(of: " linear=\"no\"", with: "")
        let (document, blocks) = try read(files { $0[2].1 = spine })
        #expect(document.files.count == 3)
        #expect(!blocks.contains { $0.text.string.contains("Two") })
        #expect(document.ledger.entries.contains { $0.rule == "contents-list" })
    }

    @Test func pathsStayInsideTheArchive() {
        #expect(EPUBPath.resolve("../../../etc/passwd#x", in: "OPS/t/").path == "etc/passwd")
        #expect(EPUBPath.resolve("a%20b.xhtml#c", in: "OPS/").path == "OPS/a b.xhtml")
        #expect(EPUBPath.resolve("a.xhtml#c", in: "").fragment == "c")
    }
}

extension String {
    /// In UTF-16 units.
    fileprivate func firstOffset(of text: String) -> Int? {
        range(of: text).map { self[..<$0.lowerBound].utf16.count }
    }
}

/// A ZIP archive whose files are stored as they are.
enum StoredZip {
    static func data(_ files: [(String, String)]) -> Data {
        var data: [UInt8] = []
        var directory: [UInt8] = []
        for (path, text) in files {
            let name = Array(path.utf8)
            let bytes = Array(text.utf8)
            var head: [UInt8] = number(20, 2)
            head += number(0, 8)
            head += number(crc(bytes), 4)
            head += number(UInt32(bytes.count), 4)
            head += number(UInt32(bytes.count), 4)
            head += number(UInt32(name.count), 2)
            head += number(0, 2)
            directory += [0x50, 0x4B, 1, 2]
            directory += number(20, 2)
            directory += head
            directory += number(0, 10)
            directory += number(UInt32(data.count), 4)
            directory += name
            data += [0x50, 0x4B, 3, 4]
            data += head
            data += name
            data += bytes
        }
        let start = UInt32(data.count)
        data += directory
        data += [0x50, 0x4B, 5, 6]
        data += number(0, 4)
        data += number(UInt32(files.count), 2)
        data += number(UInt32(files.count), 2)
        data += number(UInt32(directory.count), 4)
        data += number(start, 4)
        data += number(0, 2)
        return Data(data)
    }

    private static func number(_ value: UInt32, _ count: Int) -> [UInt8] {
        (0..<count).map { $0 < 4 ? UInt8(truncatingIfNeeded: value >> UInt32(8 * $0)) : 0 }
    }

    private static func crc(_ bytes: [UInt8]) -> UInt32 {
        var sum = ~UInt32(0)
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}
