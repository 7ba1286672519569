import BookModel
import Foundation
import Reading
import Testing
import Workers

/// PDF and EPUB files with faults in them, read as a run reads them: by a child process.
@Suite struct FileFuzzTests {
    private static let host: ReaderHost = {
        var limits = ReaderLimits()
        limits.processorSeconds = 5
        return ReaderHost(executable: Place.program, limits: limits)
    }()

    private func check(_ error: LecternError) {
        let known: [LecternError.Code] = [.unreadableInput, .encrypted, .partial]
        #expect(known.contains(error.code), "\(error)")
    }

    @Test func portableDocuments() async throws {
        let bytes = try Place.sample("lighthouse.pdf")
        let tokens = [
            "obj", "endobj", "stream\n", "/Kids [1 0 R]", "/Count 999999999", "/Parent",
            "/Length -1", "/Prev 9", "xref", "/FlateDecode", "<<", ">>", "R", "/Outlines 1 0 R",
        ]
        for number in 0..<Fuzz.count(8) {
            let scratch = try Scratch()
            var mutator = Mutator(seed: Fuzz.seed &+ UInt64(number), tokens: tokens)
            let path = try scratch.write(mutator.mutated(bytes), to: "a.pdf")
            do throws(LecternError) {
                _ = try await Self.host.read(InputFile(path: path, name: "a.pdf"))
            } catch {
                check(error)
            }
        }
    }

    @Test func archives() async throws {
        let bytes = StoredArchive.bytes([
            ("mimetype", "application/epub+zip"),
            (
                "META-INF/container.xml",
                "<container><rootfiles><rootfile full-path=\"b.opf\"/></rootfiles></container>"
            ),
            (
                "b.opf",
                """
                <package><metadata><title>T</title></metadata><manifest><item id="a"
                href="a.xhtml"/></manifest><spine><itemref idref="a"/></spine></package>
                """
            ),
            ("a.xhtml", "<html><body><h1>One</h1><p>Some text.</p></body></html>"),
        ])
        let scratch = try Scratch()
        let good = InputFile(path: try scratch.write(bytes, to: "good.epub"), name: "good.epub")
        #expect(try await Self.host.readArchive(good).metadata.title == "T")
        for number in 0..<Fuzz.count(8) {
            var mutator = Mutator(
                seed: Fuzz.seed &+ UInt64(number), tokens: ["PK\u{1}\u{2}", "PK"])
            let path = try scratch.write(mutator.mutated(bytes), to: "a.epub")
            do throws(LecternError) {
                _ = try await Self.host.readArchive(InputFile(path: path, name: "a.epub"))
            } catch {
                check(error)
            }
        }
    }
}

/// A ZIP archive without compression.
enum StoredArchive {
    static func bytes(_ files: [(name: String, text: String)]) -> [UInt8] {
        var bytes: [UInt8] = []
        var directory: [UInt8] = []
        for file in files {
            let name = Array(file.name.utf8), content = Array(file.text.utf8)
            let common =
                words(20, 0, 0, 0, 0x21) + long(crc(content)) + long(content.count)
                + long(content.count) + words(name.count, 0)
            directory += long(0x0201_4B50) + words(20) + common + words(0, 0, 0) + long(0)
            directory += long(bytes.count) + name
            bytes += long(0x0403_4B50) + common + name + content
        }
        let start = bytes.count
        bytes += directory
        return bytes + long(0x0605_4B50) + words(0, 0, files.count, files.count)
            + long(directory.count) + long(start) + words(0)
    }

    private static func words(_ values: Int...) -> [UInt8] {
        values.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8 & 0xFF)] }
    }

    private static func long(_ value: Int) -> [UInt8] {
        (0..<4).map { UInt8(value >> (8 * $0) & 0xFF) }
    }

    private static func crc(_ bytes: [UInt8]) -> Int {
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc >> 1 ^ (crc & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
        return Int(~crc)
    }
}
