import BookModel
import Foundation
import Reading
import Testing
import Workers

@Suite struct ReaderHostTests {
    /// A PDF with a line of text on each page.
    static func file(
        _ lines: [String], at path: String = NSTemporaryDirectory() + "reader-\(UUID()).pdf"
    ) throws -> InputFile {
        var bytes = "%PDF-1.4\n"
        var offsets: [Int] = []
        func add(_ object: String) {
            offsets.append(bytes.utf8.count)
            bytes += "\(offsets.count) 0 obj\n\(object)\nendobj\n"
        }
        let kids = lines.indices.map { "\(4 + 2 * $0) 0 R" }.joined(separator: " ")
        add("<< /Type /Catalog /Pages 2 0 R >>")
        add("<< /Type /Pages /Kids [\(kids)] /Count \(lines.count) >>")
        add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>")
        for (index, line) in lines.enumerated() {
            let content = "BT /F1 12 Tf 72 700 Td (\(line)) Tj ET"
            add(
                """
                << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents \(5 + 2 * index) 0 R \
                /Resources << /Font << /F1 3 0 R >> >> >>
                """)
            add("<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream")
        }
        let table = bytes.utf8.count
        bytes += "xref\n0 \(offsets.count + 1)\n0000000000 65535 f \n"
        for offset in offsets {
            bytes +=
                String(repeating: "0", count: 10 - String(offset).count) + "\(offset) 00000 n \n"
        }
        bytes +=
            "trailer\n<< /Size \(offsets.count + 1) /Root 1 0 R >>\nstartxref\n\(table)\n%%EOF\n"
        try Data(bytes.utf8).write(to: URL(fileURLWithPath: path))
        return InputFile(path: path, name: "book.pdf")
    }

    static func lines(_ count: Int, _ faults: [Int: String] = [:]) -> [String] {
        (1...count).map { faults[$0].map { "Here fault:\($0) happens" } ?? "This is page \($0)" }
    }

    static func numbers(_ document: Document) -> [Int] {
        guard case .pages(let pages) = document.content else { return [] }
        return pages.map(\.number)
    }

    static var limits: ReaderLimits {
        var limits = ReaderLimits()
        limits.processorSeconds = 2
        limits.patience = 60
        return limits
    }

    @Test(arguments: [1, 3]) func aFileIsReadAsItIsWithoutAChild(jobs: Int) async throws {
        let input = try Self.file(Self.lines(100))
        defer { try? FileManager.default.removeItem(atPath: input.path) }
        let document = try await ReaderHost(executable: Program.worker, jobs: jobs).read(input)
        let direct = try PDFReader().read(input, options: ReadingOptions())
        guard case .pages(let pages) = document.content, case .pages(let expected) = direct.content
        else {
            Issue.record("no pages")
            return
        }
        #expect(pages == expected)
        #expect(pages.count == 100)
        #expect(document.metadata == direct.metadata)
        #expect(document.files == direct.files)
        #expect(document.diagnostics == direct.diagnostics)
    }

    @Test(arguments: ["segv", "abort", "garbage", "partial", "early", "memory", "chatter"])
    func aPageThatKillsItsReaderCostsThatPage(fault: String) async throws {
        let input = try Self.file(Self.lines(5, [3: fault]))
        defer { try? FileManager.default.removeItem(atPath: input.path) }
        let host = ReaderHost(executable: Program.faultWorker, limits: Self.limits)
        let document = try await host.read(input)
        let isHarmless = fault == "chatter"
        #expect(Self.numbers(document) == (isHarmless ? [1, 2, 3, 4, 5] : [1, 2, 4, 5]))
        let lost = document.diagnostics.filter { $0.rule == "unreadable-page" }
        #expect(lost.map(\.place) == (isHarmless ? [] : [.page(3)]))
    }

    @Test(arguments: ["loop", "silence", "drip"])
    func aPageThatHangsCostsThatPage(fault: String) async throws {
        let input = try Self.file(Self.lines(2, [1: fault]))
        defer { try? FileManager.default.removeItem(atPath: input.path) }
        var numbers: [Int] = []
        for patience in Patience.rising {
            var limits = ReaderLimits()
            limits.processorSeconds = 1
            limits.patience = fault == "loop" ? 60 : patience
            let host = ReaderHost(executable: Program.faultWorker, limits: limits)
            numbers = (try? await host.read(input)).map(Self.numbers) ?? []
            if numbers == [2] { return }
        }
        Issue.record("\(numbers)")
    }

    /// What is mapped and no longer there is a bus error of the reader; what is replaced would make
    /// one book of two.
    @Test(arguments: ["shrink", "cut", "replace", "touch"], [1, 3])
    func aFileThatChangesWhileItIsReadIsAnError(fault: String, jobs: Int) async throws {
        let path = NSTemporaryDirectory() + "r-\(UUID()).pdf"
        let lines = Self.lines(100, [3: "\(fault) file:\(path)"])
        let input = try Self.file(lines, at: path)
        _ = try Self.file(Self.lines(90), at: path + ".new")
        defer {
            for end in ["", ".new"] { try? FileManager.default.removeItem(atPath: path + end) }
        }
        let host = ReaderHost(executable: Program.faultWorker, jobs: jobs, limits: Self.limits)
        let error = await #expect(throws: LecternError.self) { try await host.read(input) }
        #expect(error?.code == .unreadableInput)
        #expect(error?.reason == "the file was changed while it was read")
    }

    @Test func theFirstAndTheLastPageCanBeLost() async throws {
        let input = try Self.file(Self.lines(40, [1: "segv", 39: "abort", 40: "segv"]))
        defer { try? FileManager.default.removeItem(atPath: input.path) }
        let host = ReaderHost(executable: Program.faultWorker, jobs: 2, limits: Self.limits)
        #expect(Self.numbers(try await host.read(input)) == Array(2...38))
    }

    @Test func aFileThatKillsEveryReaderCostsTheBook() async throws {
        let input = try Self.file(
            Self.lines(60, Dictionary(uniqueKeysWithValues: (1...60).map { ($0, "segv") })))
        defer { try? FileManager.default.removeItem(atPath: input.path) }
        var limits = Self.limits
        limits.lostPages = 5
        let host = ReaderHost(executable: Program.faultWorker, limits: limits)
        let error = await #expect(throws: LecternError.self) { try await host.read(input) }
        #expect(error?.code == .unreadableInput)
        #expect(error?.file == "book.pdf")
    }

    /// An archive that kills, hangs or fools its unpacker costs the book and nothing else.
    @Test(arguments: ["segv", "abort", "memory", "loop", "garbage", "early", "silence"])
    func anArchiveThatHarmsItsUnpackerIsAnError(fault: String) async throws {
        let path = NSTemporaryDirectory() + "archive-\(UUID()).epub"
        try Data("PK\u{3}\u{4}".utf8).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        var limits = ReaderLimits()
        limits.processorSeconds = 1
        limits.patience = fault == "silence" ? 2 : 60
        limits.addressSpace = 1 << 29
        let host = ReaderHost(executable: Program.faultWorker, limits: limits)
        let error = await #expect(throws: LecternError.self) {
            try await host.readArchive(InputFile(path: path, name: "fault:\(fault) .epub"))
        }
        #expect(error?.code == .unreadableInput)
        #expect(error?.remedy.isEmpty == false)
    }

    @Test func noMemoryToOpenItIsAnError() async throws {
        let input = try Self.file(Self.lines(2))
        defer { try? FileManager.default.removeItem(atPath: input.path) }
        var limits = Self.limits
        limits.addressSpace = 1 << 20
        let host = ReaderHost(executable: Program.worker, limits: limits)
        let error = await #expect(throws: LecternError.self) { try await host.read(input) }
        #expect(error?.code == .unreadableInput)
    }

    @Test func aFileThatIsTooLargeIsAnError() async throws {
        let input = try Self.file(Self.lines(2))
        defer { try? FileManager.default.removeItem(atPath: input.path) }
        var limits = Self.limits
        limits.fileSize = 100
        let host = ReaderHost(executable: Program.worker, limits: limits)
        let error = await #expect(throws: LecternError.self) { try await host.read(input) }
        #expect(error?.code == .unreadableInput)
    }

    @Test func whatOpeningThrowsComesThrough() async throws {
        let path = NSTemporaryDirectory() + "reader-\(UUID()).pdf"
        try Data("%PDF-1.4 and then nothing".utf8).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let input = InputFile(path: path, name: "book.pdf")
        let direct = #expect(throws: LecternError.self) {
            try PDFReader().read(input, options: ReadingOptions())
        }
        let error = await #expect(throws: LecternError.self) {
            try await ReaderHost(executable: Program.worker).read(input)
        }
        #expect(error == direct)
    }
}
