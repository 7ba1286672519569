import BookModel
import Languages
import Testing

@testable import Cleaning

@Suite struct CleanerTests {
    // MARK: Ignore list

    /// Phrase, text, what is left; the second half must leave the text alone.
    static let phrases: [(String, String, String?)] = [
        ("Downloaded from site", "Downloaded from site", nil),
        ("Downloaded from", "Text. Downloaded from here", "Text. here"),
        ("two words", "These two  words stand here", "These stand here"),
        ("don't", "Why don’t we", "Why we"),
        ("/\\[\\d+\\]/", "As shown [12] here", "As shown here"),
        ("/^Page \\d+$/", "Page 12", nil),
        ("北京", "我爱北京天安门", "我爱天安门"),
        ("cat", "a category of cats", "a category of cats"),
        ("two words", "twowords", "twowords"),
        ("a.c", "abc a.c", "abc"),
        ("Text", "text", "text"),
    ]

    @Test(arguments: phrases) func ignores(_ phrase: String, _ text: String, _ expected: String?) {
        var sample = CleaningSample()
        sample.add(.paragraph, text)
        let result = sample.cleaned { $0.ignoredPhrases = [phrase] }
        #expect(result.lines == [expected].compactMap { $0 }.map { "paragraph: " + $0 })
        #expect(result.audit.isComplete)
    }

    @Test func rolesMayBeDroppedByTheirRule() {
        var sample = CleaningSample()
        sample.add(.caption, "Figure 1: a boat")
        sample.add(.sidebar, "Beside it")
        sample.add(.paragraph, "Text")
        let result = sample.cleaned { $0.droppedRules = ["caption"] }
        #expect(result.lines == ["sidebar: Beside it", "paragraph: Text"])
        #expect(result.audit.isComplete)
        #expect(sample.cleaned { _ in }.lines.count == 3)
    }

    @Test func ignoredPhrasesMayBeKept() {
        var sample = CleaningSample()
        sample.add(.paragraph, "Say this")
        let result = sample.cleaned {
            $0.ignoredPhrases = ["this"]
            $0.keptRules = ["ignore-list"]
        }
        #expect(result.lines == ["paragraph: Say this"])
    }

    // MARK: Contents

    private func linked(_ targets: [String], heading: String? = nil) -> CleaningSample {
        var sample = CleaningSample()
        if let heading { sample.add(.heading, heading, level: 2) }
        for target in targets {
            let index = sample.add(.listItem, "Some title", level: 1)
            sample.change(index) {
                $0.marks = [InlineMark(range: 0..<10, kind: .link, target: target)]
            }
        }
        sample.add(.paragraph, "Text")
        return sample
    }

    /// Links into the book are its contents; links out of it are not.
    @Test func contentsOfLinksAreLeftOut() {
        for targets in [["#a", "#b", "#c"], ["1.xhtml", "2.xhtml#x", "s/3.md"]] {
            #expect(linked(targets).cleaned().lines == ["paragraph: Text"])
            #expect(linked(targets, heading: "Contents").cleaned().lines == ["paragraph: Text"])
            #expect(linked(targets).cleaned { $0.skippedMatter = [] }.lines.count == 4)
        }
        for targets in [["#a", "#b"], ["http://a.org/x.html", "http://b.org/", "mailto:c@d.e"]] {
            #expect(linked(targets).cleaned().lines.count == targets.count + 1)
        }
    }

    @Test func aListUnderItsHeadingIsContents() {
        func lines(_ heading: String) -> Int {
            var sample = CleaningSample()
            sample.add(.heading, heading, level: 2)
            for title in ["One", "Two", "Three"] { sample.add(.listItem, title, level: 1) }
            sample.add(.paragraph, "Text")
            return sample.cleaned().lines.count
        }
        #expect(lines("Table of Contents") == 1)
        #expect(lines("Ingredients") == 5)
    }

    // MARK: Code, math, images

    @Test func codeIsAnnouncedOnceInARow() {
        var sample = CleaningSample()
        sample.add(.code, "let x = 1")
        sample.add(.code, "let y = 2")
        sample.add(.paragraph, "After")
        let result = sample.cleaned()
        #expect(result.lines == ["announcement: Code block omitted.", "paragraph: After"])
        #expect(result.audit.isComplete)
        #expect(result.audit.rules.map(\.name) == ["code-block"])
        #expect(sample.cleaned { $0.code = .skip }.lines == ["paragraph: After"])
        #expect(sample.cleaned { $0.code = .read }.lines.count == 3)
        #expect(sample.cleaned { $0.keptRules = ["code-block"] }.lines.count == 3)
    }

    @Test func formulasAreNamedInsideSentences() {
        var sample = CleaningSample()
        let index = sample.add(.paragraph, "Let n be x_1^2 here")
        sample.change(index) {
            $0.marks = [
                InlineMark(range: 4..<5, kind: .math), InlineMark(range: 9..<14, kind: .math),
            ]
        }
        let result = sample.cleaned()
        #expect(result.lines == ["paragraph: Let n be formula here"])
        #expect(result.audit.isComplete && result.audit.dropped == 5)
        #expect(sample.cleaned { $0.math = .read }.lines == ["paragraph: Let n be x_1^2 here"])
    }

    @Test func imagesAreReadUnlessTheyAreFileNames() {
        var sample = CleaningSample()
        sample.add(.image, "A cat on a mat")
        sample.add(.image, "IMG_0001.JPG")
        #expect(sample.cleaned().lines == ["image: A cat on a mat"])
        #expect(sample.cleaned().audit.rules.map(\.name) == ["image-file-name"])
        #expect(sample.cleaned { $0.images = .skip }.lines.isEmpty)
    }

    // MARK: Tables

    @Test func tablesAreReadByRows() {
        var sample = CleaningSample()
        let index = sample.add(.table, "")
        var cells: [[MappedText]] = []
        for row in [["Name", "Age", "Note?"], ["Ann", "7", "yes"], ["Bob", "", "no."]] {
            cells.append(row.map { $0.isEmpty ? MappedText() : sample.mapped($0) })
        }
        sample.change(index) {
            $0.cells = cells
            $0.hasHeaderRow = true
        }
        let result = sample.cleaned()
        #expect(
            result.lines == ["table: Name: Ann; Age: 7; Note? yes.", "table: Name: Bob; Note? no."])
        #expect(result.audit.isComplete)
        #expect(sample.cleaned { $0.tables = .announce }.lines == ["announcement: Table omitted."])
        #expect(sample.cleaned { $0.tables = .skip }.audit.isComplete)
    }

    // MARK: Addresses

    /// Text, with the site's name, without the address.
    static let addresses: [(String, String, String)] = [
        ("See https://www.example.com/a/b?c=1#d.", "See example.com.", "See."),
        ("(https://example.org/x_(y))", "(example.org)", ""),
        ("go to www.example.net, now", "go to example.net, now", "go to, now"),
        ("http://user:pw@host.org:8080/x", "host.org", ""),
        ("read https://example.jpをご覧", "read example.jpをご覧", "readをご覧"),
        (
            "mail me@example.com or http", "mail me@example.com or http",
            "mail me@example.com or http"
        ),
        (
            "the www. prefix, https:// alone", "the www. prefix, https:// alone",
            "the www. prefix, https:// alone"
        ),
        ("foohttp://x.org", "foohttp://x.org", "foohttp://x.org"),
    ]

    @Test(arguments: addresses) func shortensAddresses(
        _ text: String, _ site: String, _ skipped: String
    ) {
        var sample = CleaningSample()
        sample.add(.paragraph, text)
        let result = sample.cleaned()
        #expect(result.lines == ["paragraph: " + site])
        #expect(result.audit.isComplete)
        let without = sample.cleaned { $0.urls = .skip }
        #expect(without.lines == (skipped.isEmpty ? [] : ["paragraph: " + skipped]))
        #expect(without.audit.isComplete)
        #expect(sample.cleaned { $0.urls = .read }.lines == ["paragraph: " + text])
    }

    // MARK: Notes

    private var noted: CleaningSample {
        var sample = CleaningSample()
        let text = sample.add(.paragraph, "One ends here. Two by Dr. A. Lee goes on. Three.")
        sample.change(text) {
            $0.noteReferences = [
                NoteReference(offset: 14, id: "a"), NoteReference(offset: 18, id: "b"),
            ]
        }
        for (id, words) in [("b", "Note b."), ("a", "Note a."), ("c", "Nobody refers to c.")] {
            let note = sample.add(.footnote, words)
            sample.change(note) { $0.noteID = id }
        }
        return sample
    }

    @Test func notesAreSkipped() {
        let result = noted.cleaned()
        #expect(result.lines == ["paragraph: One ends here. Two by Dr. A. Lee goes on. Three."])
        #expect(result.audit.isComplete && result.audit.rules.map(\.name) == ["footnote"])
    }

    @Test func notesAreReadAtTheChaptersEndInTheirOrder() {
        let result = noted.cleaned { $0.footnotes = .chapterEnd }
        #expect(
            result.lines.dropFirst() == [
                "announcement: Notes", "footnote: Note a.", "footnote: Note b.",
                "footnote: Nobody refers to c.",
            ])
        #expect(result.audit.isComplete && result.audit.dropped == 0)
    }

    @Test func notesAreReadBehindTheirSentences() {
        let result = noted.cleaned { $0.footnotes = .inline }
        #expect(
            result.lines.prefix(5) == [
                "paragraph: One ends here.", "footnote: Note: Note a.",
                "paragraph: Two by Dr. A. Lee goes on.",
                "footnote: Note: Note b.", "paragraph: Three.",
            ])
        #expect(result.audit.isComplete)
    }

    // MARK: Matter

    @Test func unwantedMatterIsLeftOut() {
        var sample = CleaningSample()
        sample.add(.paragraph, "Chapter 1 … 5")
        #expect(sample.cleaned(matter: .contents).lines.isEmpty)
        #expect(sample.cleaned(matter: .contents).audit.rules.map(\.name) == ["contents"])
        #expect(sample.cleaned(matter: .contents) { $0.keptRules = ["contents"] }.lines.count == 1)
        #expect(sample.cleaned(matter: .bibliography).lines.count == 1)
        #expect(
            sample.cleaned(matter: .bibliography) { $0.droppedRules = ["bibliography"] }.lines
                .isEmpty)
    }

    @Test func listsOfLinksIntoTheBookAreContents() {
        func sample(_ target: String) -> CleaningSample {
            var sample = CleaningSample()
            for name in ["One", "Two", "Three"] {
                let index = sample.add(.listItem, name, level: 1)
                sample.change(index) {
                    $0.marks = [InlineMark(range: 0..<name.count, kind: .link, target: target)]
                }
            }
            return sample
        }
        #expect(sample("#one").cleaned().lines.isEmpty)
        #expect(sample("http://x.org").cleaned().lines.count == 3)
        #expect(sample("#one").cleaned { $0.skippedMatter = [] }.lines.count == 3)
    }

    @Test func everySupportedLanguageHasItsAnnouncements() {
        let tags = [
            "en", "ru", "de", "fr", "es", "it", "pt", "pl", "nl", "sv", "uk", "ja", "zh", "ko",
            "cs", "sk", "hu",
            "ro", "bg", "el", "tr", "fi", "nb", "da", "ca", "hr", "sr", "sl", "lt", "lv", "ar",
            "he", "fa", "hi", "th",
            "vi", "id", "no", "zh-Hant", "pt-BR",
        ]
        for tag in tags { #expect(Announcements.isKnown(LanguageTag(known: tag)), "\(tag)") }
        #expect(!Announcements.isKnown(LanguageTag(known: "sw")))
        #expect(Announcements.of(LanguageTag(known: "sw")) == Announcements.of(.english))
    }
}
