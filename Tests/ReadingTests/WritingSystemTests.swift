import BookModel
import Testing

@testable import Reading

/// The script decides where a detector has too little to go by.
@Suite struct WritingSystemTests {
    @Test(arguments: [
        ("שלום", "he"), ("בְּרֵאשִׁית בָּרָא אֱלֹהִים", "he"), ("שלום עולם, זה ספר קצר.", "he"),
        ("Καλημέρα κόσμε", "el"), ("สวัสดี", "th"), ("안녕하세요", "ko"),
        ("هذا كتاب قصير باللغة العربية", "ar"), ("این یک کتاب کوتاه فارسی است", "fa"),
        ("This is a short English book about שלום.", "en"),
    ])
    func theScriptTellsTheLanguage(text: String, language: String) {
        #expect(LanguageDetector.detect(text)?.language.language == language)
    }

    @Test func aTextWithoutLettersHasNoLanguage() {
        #expect(LanguageDetector.detect("1234 … 56") == nil)
    }
}
