import BookModel
import Testing

@testable import Layout

@Suite struct NumeralsTests {
    @Test(arguments: [
        ("iv", 4), ("xxiv", 24), ("XC", 90), ("iiii", nil), ("mix", nil), ("Iv", nil),
        ("civil", nil),
    ])
    func roman(text: String, value: Int?) { #expect(Numerals.roman(CodeUnits(text)) == value) }

    @Test(arguments: [("12", 12), ("٣٤", 34), ("１２", 12), ("1a", nil), ("", nil)])
    func arabic(text: String, value: Int?) { #expect(Numerals.arabic(CodeUnits(text)) == value) }

    @Test(arguments: [("十二", 12), ("二十一", 21), ("百五", 105), ("一二", 12), ("本", nil)])
    func han(text: String, value: Int?) { #expect(Numerals.han(CodeUnits(text)) == value) }

    @Test(arguments: [
        ("12", true), ("– 4 –", true), ("[iv]", true), ("Page 3 of 10", true), ("3 / 63", true),
        ("A-7", true),
        ("in 1984", false), ("Chapter 3", false), ("4 FREE CULTURE", false),
        ("page by page", false),
    ])
    func folio(text: String, isFolio: Bool) {
        #expect(EdgeRows.isFolio(CodeUnits(text)) == isFolio)
    }

    @Test(arguments: [
        ("Figure 3: A house.", true), ("Abb. 2.1: Ein Haus", true), ("表 1：収入", true),
        ("Fig. 4. The sea", true),
        ("Figure 3 shows that", false), ("Table of contents", false), ("Map the 3 seas", false),
    ])
    func caption(text: String, isCaption: Bool) {
        #expect(AsideFinder.isCaption(CodeUnits(text), isApart: false) == isCaption)
    }

    @Test(arguments: [
        ("Chapter 3", true), ("Глава 3", true), ("Kapitel III", true), ("第三章 海", true),
        ("3. Kapitel", true),
        ("Chapter and verse", false), ("The chapter 3", false),
    ])
    func chapterWords(text: String, starts: Bool) {
        #expect(ChapterWords.startsChapter(CodeUnits(text)) == starts)
    }
}
