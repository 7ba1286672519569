import Testing

@testable import Pipeline

@Suite struct PlayerLinterTests {
    @Test(arguments: PlayerRule.all.map(\.id))
    func ruleHoldsOnItsExamples(_ id: String) throws {
        let rule = try #require(PlayerRule.all.first { $0.id == id })
        #expect(!rule.kept.isEmpty && !rule.broken.isEmpty)
        for folder in rule.kept { #expect(rule.check(folder) == []) }
        for folder in rule.broken { #expect(!rule.check(folder).isEmpty) }
    }

    @Test func ruleNamesDiffer() {
        #expect(Set(PlayerRule.all.map(\.id)).count == PlayerRule.all.count)
    }

    @Test func aFaultlessFolderHasNoFindings() {
        #expect(PlayerLinter.findings(in: .example(titles: ["One", "Two", "Drei"])) == [])
    }

    @Test func findingsNameFileReasonAndPlayer() throws {
        let finding = try #require(
            PlayerLinter.findings(in: .example(titles: ["One", "one"])).first)
        #expect(
            finding.description
                == "02 - one.mp3: has the title of 01 - One.mp3 "
                + "(Audiobookshelf shows file names as chapters) [unique-titles]"
        )
    }

    @Test(arguments: [
        ("1\n00:00:00,500 --> 00:00:01,000\nA\n\n2\n00:00:01,000 --> 00:00:02,000\nB\n", nil),
        (
            "1\n00:00:00,500 --> 00:00:01,000\nA\n\n3\n00:00:01,000 --> 00:00:02,000\nB\n",
            "cue 2 is not numbered so"
        ),
        (
            "1\n00:00:00,500 --> 00:00:01,000\nA\n\n2\n00:00:00,900 --> 00:00:02,000\nB\n",
            "cue 2 at 900 ms overlaps or is empty"
        ),
        ("1\n00:00:00,500 --> 00:00:00,500\nA\n", "cue 1 at 500 ms overlaps or is empty"),
        ("1\n00:00:00,500 --> 00:00:01,000\n\n", "cue 1 has no text"),
        ("1\n00:00,500 --> 00:01,000\nA\n", "cue 1: “00:00,500 --> 00:01,000” is no pair of times"),
        ("1\n00:00:00,500 --> 00:00:09,000\nA\n", "ends at 9000 ms, after the audio"),
        ("", "has no cues"),
    ])
    func captionsAreChecked(_ text: String, _ fault: String?) {
        #expect(CaptionChecker.fault(in: text, isWebVTT: false, duration: 3000) == fault)
        let webVTT = "WEBVTT\n\n" + text.replacing(",", with: ".")
        let expected = fault?.replacing("00,500", with: "00.500").replacing(
            "01,000", with: "01.000")
        #expect(CaptionChecker.fault(in: webVTT, isWebVTT: true, duration: 3000) == expected)
    }

    @Test func headersAreNeeded() {
        #expect(
            CaptionChecker.fault(in: "1\n", isWebVTT: true, duration: 1)
                == "does not begin with WEBVTT")
    }
}
