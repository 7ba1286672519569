import BookModel
import Testing

@testable import Pipeline

@Suite struct ValueParsingTests {
    @Test func pages() throws {
        #expect(
            try PageSelection.parse("12-240,250") == [
                .numbers(PageSpan(first: 12, last: 240)), .numbers(PageSpan(first: 250, last: 250)),
            ])
        #expect(try PageSelection.parse("12-") == [.numbers(PageSpan(first: 12, last: nil))])
        #expect(
            try PageSelection.parse("label:A-7, 3") == [
                .label("A-7"), .numbers(PageSpan(first: 3, last: 3)),
            ])
    }

    @Test(arguments: [
        "", ",", "0", "-3", "5-3", "1,,2", "label:", "1-2-3", "１", "99999999999", "x",
    ])
    func noPages(_ text: String) {
        #expect(throws: SettingError.self) { try PageSelection.parse(text) }
    }

    @Test func chapters() throws {
        #expect(
            try PageSpan.parseChapters("1,3-5") == [
                PageSpan(first: 1, last: 1), PageSpan(first: 3, last: 5),
            ])
        #expect(throws: SettingError.self) { try PageSpan.parseChapters("label:1") }
    }

    @Test func masks() throws {
        let mask = try PageMask.parse("top=50pt,bottom=1in,left=25.4mm,pages=10-20,30-")
        #expect(mask.top == 50)
        #expect(mask.bottom == 72)
        #expect(abs(mask.left - 72) < 0.001)
        #expect(mask.pages == [PageSpan(first: 10, last: 20), PageSpan(first: 30, last: nil)])
    }

    @Test(arguments: [
        "", "top", "top=", "top=-1", "side=4", "pages=1-2", "top=nan", "top=5,pages=x",
    ])
    func noMasks(_ text: String) {
        #expect(throws: SettingError.self) { try PageMask.parse(text) }
    }

    @Test func sizes() throws {
        #expect(try ByteCount.parse("500M") == 500 << 20)
        #expect(try ByteCount.parse("1.5g") == 3 << 29)
        #expect(try ByteCount.parse("1024") == 1024)
        for text in ["", "M", "-1", "1e400", "nan", "2P"] {
            #expect(throws: SettingError.self) { try ByteCount.parse(text) }
        }
    }
}

@Suite struct NearestNameTests {
    private let names = NearestName(["output", "rate", "layout", "keep-going", "footnotes"])

    @Test(arguments: [
        ("outptu", "output"), ("ouput", "output"), ("keepgoing", "keep-going"),
        ("footnote", "footnotes"),
        ("foot", "footnotes"), ("RATE", "rate"),
    ])
    func finds(_ wrong: String, _ right: String) {
        #expect(names.nearest(to: wrong) == right)
    }

    @Test(arguments: ["", "x", "volume", "zzzzzz"])
    func findsNothing(_ wrong: String) {
        #expect(names.nearest(to: wrong) == nil)
    }

    @Test func swapIsOneEdit() {
        #expect(NearestName.distance(Array("ab".utf16), Array("ba".utf16)) == 1)
        #expect(NearestName.distance(Array("".utf16), Array("abc".utf16)) == 3)
        #expect(NearestName.distance(Array("kitten".utf16), Array("sitting".utf16)) == 3)
    }
}

@Suite struct SettingKeyTests {
    @Test func namesAreUniqueAndOptionsFollow() {
        let names = SettingKey.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(SettingKey.named("keepGoing")?.optionName == "keep-going")
        #expect(SettingKey.named("defaultLanguage")?.optionName == "default-language")
    }

    @Test func valuesAreChecked() {
        var settings = Settings()
        func set(_ name: String, _ value: SettingValue) throws(SettingError) {
            try SettingKey.named(name)?.set(value, from: .commandLine, in: &settings)
        }
        #expect(throws: SettingError.self) { try set("rate", .number(3.5)) }
        #expect(throws: SettingError.self) { try set("rate", .text("fast")) }
        #expect(throws: SettingError.self) { try set("keepGoing", .text("yes")) }
        #expect(throws: SettingError.self) { try set("pauses", .table(["paragraf": .number(1)])) }
        #expect(throws: SettingError.self) { try set("quality", .number(7.5)) }
        #expect(settings == Settings())
    }

    @Test func choicesCanBeEmptied() throws {
        var settings = Settings()
        try SettingKey.named("skip")?.set(.list([.text("none")]), from: .commandLine, in: &settings)
        #expect(settings.conversion.reading.skippedMatter.isEmpty)
    }

    @Test func verbatimAnnouncesNothing() throws {
        var settings = Settings()
        settings.conversion.reading.language = .english
        try SettingKey.named("verbatim")?.set(.flag(true), from: .commandLine, in: &settings)
        var full = ReadingOptions.verbatim
        full.language = .english
        #expect(settings.conversion.reading == full)
        #expect(!full.announcesNotes && !full.listNumbers && full.isVerbatim)
    }

    @Test func pathsAreRelativeToTheirFile() {
        #expect(SettingOrigin(folder: "/a/b").path("c") == "/a/b/c")
        #expect(SettingOrigin(folder: "/a/b").path("/c") == "/c")
        #expect(SettingOrigin.commandLine.path("c") == "c")
    }
}

@Suite struct GlobTests {
    @Test(arguments: [
        ("*.pdf", "a/b/c.pdf", true), ("*.pdf", "a/b/c.md", false),
        ("drafts/**", "drafts/a/b.md", true),
        ("drafts/**", "my/drafts/a.md", false), ("**/drafts/*", "my/drafts/a.md", true),
        ("**/drafts/*", "drafts/a.md", true), ("a?c.md", "abc.md", true),
        ("a?c.md", "ac.md", false),
        ("[a-c]*.md", "b1.md", true), ("[!a-c]*.md", "b1.md", false), ("a/*.md", "a/b/c.md", false),
        ("[", "[", true), ("глава*", "глава 1.md", true),
    ])
    func matches(_ pattern: String, _ path: String, _ isMatch: Bool) {
        #expect(Glob(pattern).matches(path) == isMatch)
    }

    @Test func manyStarsAreNoTrap() {
        let pattern = String(repeating: "*a", count: 40) + "b"
        #expect(!Glob(pattern).matches(String(repeating: "a", count: 400)))
    }
}

@Suite struct NaturalOrderTests {
    @Test func countsLikeAPerson() {
        let names = ["10.md", "2.md", "a10b", "a9b", "A1", "a/b", "a b", "01.md", "1.md", "b"]
        let sorted = names.sorted(by: NaturalOrder.isBefore)
        #expect(
            sorted == ["01.md", "1.md", "2.md", "10.md", "a/b", "a b", "A1", "a9b", "a10b", "b"])
    }

    @Test func isAnOrder() {
        let names = ["a1", "a01", "a", "A", "", "1", "01", "x2y10", "x2y9"]
        for a in names {
            for b in names where a != b {
                #expect(NaturalOrder.isBefore(a, b) != NaturalOrder.isBefore(b, a), "\(a) \(b)")
            }
            #expect(!NaturalOrder.isBefore(a, a))
        }
    }
}

@Suite struct BatchReportTests {
    private func outcome(
        _ state: BookOutcome.State, _ code: LecternError.Code? = nil
    ) -> BookOutcome {
        var outcome = BookOutcome(source: "b", state: state)
        outcome.error = code.map { LecternError($0, "bad") }
        return outcome
    }

    private func status(
        _ outcomes: [BookOutcome], keepGoing: Bool = false, strict: Bool = false
    ) -> Int32 {
        var settings = RunSettings()
        settings.keepGoing = keepGoing
        settings.strict = strict
        return BatchReport(outcomes, settings).status
    }

    @Test func firstFailureDecides() {
        let outcomes = [outcome(.done), outcome(.failed, .encrypted), outcome(.notBegun)]
        #expect(status(outcomes) == 4)
        #expect(status(outcomes, keepGoing: true) == 1)
        #expect(status([outcome(.failed, .encrypted)], keepGoing: true) == 4)
    }

    @Test func failedPagesAndStrictnessAreOne() {
        #expect(status([outcome(.partial)]) == 1)
        #expect(status([outcome(.done)]) == 0)
        var warned = outcome(.done)
        warned.warnings = 1
        #expect(status([warned]) == 0)
        #expect(status([warned], strict: true) == 1)
    }

    @Test func interruptionWins() {
        #expect(
            status(
                [outcome(.failed, .encrypted), outcome(.interrupted, .interrupted)], keepGoing: true
            ) == 130)
    }
}
