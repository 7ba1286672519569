import BookModel
import Cleaning
import Foundation
import Reading
import Testing

@testable import Pipeline

/// Every character of a real book is spoken, left out by a rule that has a name, or unreadable. A
/// few books in a normal run, all of them with `LECTERN_ALL_BOOKS`.
@Suite struct LedgerTests {
    static let files: [String] = {
        let quick = [
            "pdf/th-thaienum.pdf", "pdf/en-pagelabels-mixed.pdf", "pdf/ar-book-arabic-book.pdf",
            "pdf/ja-kanbun-vertical.pdf", "pdf/he-critical-edition-footnotes.pdf",
            "md/readme-emoji-en.md",
        ]
        let names =
            ProcessInfo.processInfo.environment["LECTERN_ALL_BOOKS"] == nil
            ? quick : BookTextTests.files
        return names.filter {
            FileManager.default.fileExists(atPath: BookTextTests.folder.appending(path: $0).path)
        }
    }()

    @Test(arguments: files) func theLedgerAddsUp(name: String) async {
        let path = BookTextTests.folder.appending(path: name).path
        let loader = BookLoader(documents: DirectProvider())
        guard
            let book = try? await loader.load(
                InputFile(path: path, name: name), options: ReadingOptions())
        else { return }
        let audit = LedgerAudit(book)
        #expect(audit.total == audit.spoken + audit.dropped + audit.unreadable)
        #expect(audit.missingPlaces.isEmpty)
        let known = Set(LedgerRule.all)
        #expect(audit.rules.map(\.name).filter { !known.contains($0) }.isEmpty)
    }
}
