import BookModel
import Pipeline
import Testing

@Suite struct NothingToSpeakTests {
    private func remedy(_ rules: [String]) -> String {
        let findings = rules.map { Diagnostic(.warning, rule: $0, "a finding") }
        let book = Book(
            metadata: Metadata(), language: .english, files: [], chapters: [],
            diagnostics: findings)
        return LecternError.nothingToSpeak(in: book).remedy
    }

    @Test(arguments: ["image-only-page", "unreadable-text", "untrusted-text"])
    func scannedPagesNeedOCR(rule: String) {
        #expect(remedy(["ruby", rule]).contains("OCR"))
    }

    @Test(arguments: [[], ["unlisted-names"]])
    func textThatIsLeftOutNeedsNone(rules: [String]) {
        #expect(!remedy(rules).contains("OCR"))
        #expect(remedy(rules).contains("--ledger"))
    }
}
