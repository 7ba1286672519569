import Testing
import Timing

@Suite struct FileNamerTests {
    @Test(arguments: [
        ("Part 1: The Start", "Part 1 - The Start"), ("AC/DC", "AC-DC"), ("What?", "What"),
        ("Say \"yes\"", "Say 'yes'"), ("a<b>|c*", "a(b)-c"), ("tab\there\n", "tab here"),
        ("dots...", "dots"),
        (" .hidden", "hidden"), ("", "Untitled"), ("???", "Untitled"), ("CON", "CON_"),
        ("nul.txt", "nul_.txt"),
        ("Com1", "Com1_"), ("COM10", "COM10"), ("Conan", "Conan"), ("LPT¹.x", "LPT¹_.x"),
        ("и\u{306}од", "йод"), ("a\u{202E}b\u{200B}", "ab"),
        ("👩‍👩‍👧", "👩‍👩‍👧"), ("می‌خواهم", "می‌خواهم"),
    ])
    func safeNames(_ title: String, _ name: String) {
        #expect(FileNamer.folder(title: title).unicodeScalars.elementsEqual(name.unicodeScalars))
    }

    @Test func numbersComeFirstAndAreAsWideAsTheCountNeeds() {
        #expect(FileNamer.chapter(3, of: 9, title: "A") == "03 - A")
        #expect(FileNamer.chapter(3, of: 120, title: "A") == "003 - A")
        #expect(FileNamer.page(7, last: 352, label: "iv") == "007 - iv")
        #expect(FileNamer.page(7, last: 9, label: "A/1") == "07 - A-1")
        #expect(FileNamer.book(title: "T") == "1 - T")
    }

    @Test func longNamesAreCutBetweenGraphemes() {
        for title in [
            String(repeating: "x", count: 300), String(repeating: "й", count: 300),
            String(repeating: "👨‍👩‍👧‍👦", count: 50), String(repeating: "東 ", count: 200),
        ] {
            let name = FileNamer.chapter(1, of: 10, title: title)
            #expect((name + ".chapters.json").utf8.count <= 120)
            #expect(name.utf8.count > 70)
            #expect(title.hasPrefix(name.dropFirst("01 - ".count)))
            #expect(!name.hasSuffix(" "))
            #expect(FileNamer.folder(title: title, source: title + ".pdf").utf8.count <= 120)
        }
    }

    @Test func namesAreUniqueWithoutCase() {
        var namer = FileNamer()
        #expect(namer.unique("Notes") == "Notes")
        #expect(namer.unique("notes") == "notes (2)")
        #expect(namer.unique("NOTES") == "NOTES (3)")
        #expect(namer.unique("ÉTÉ") == "ÉTÉ")
        #expect(namer.unique("e\u{301}te\u{301}") == "e\u{301}te\u{301} (2)")
    }

    @Test func trackTitlesDifferFromEachOtherAndFromTheBook() {
        #expect(
            TrackTitler.titles(["Notes", "A", "notes", ""], book: "A") == [
                "Notes", "A (1)", "notes (2)", "4",
            ])
        #expect(TrackTitler.titles(["A"], book: "A") == ["A"])
        #expect(TrackTitler.page(label: "iv", chapter: "Preface") == "iv – Preface")
    }
}
