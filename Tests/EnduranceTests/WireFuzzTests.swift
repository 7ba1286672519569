import Audio
import BookModel
import Reading
import Speech
import Testing
import Timing

@testable import Pipeline
@testable import Workers

/// What a worker that went mad could say, and what the store could hold.
@Suite struct WireFuzzTests {
    private static let job = PageJob(
        voice: VoiceSetting(engine: "espeak-ng", engineVersion: "1", name: "en-us", rate: 1),
        encoder: EncoderSettings(bitRate: 64, encoderVersion: "1"),
        utterances: [
            Utterance(
                text: "One two.", words: [.init(range: 0..<3), .init(range: 4..<8)],
                voice: "en-us", pauseAfter: 300)
        ])

    private static let frames: [Frame] = [
        Hello(engineVersion: "1", encoderVersion: "2").frame,
        Preparation(voice: job.voice, encoder: job.encoder).frame,
        RenderRequest(job: job, silenced: [0]).frame,
        ReadRequest(
            InputFile(path: "/a", name: "a", password: "p"), pages: 1...9, addressSpace: 1,
            processorSeconds: 1
        ).frame,
        UnpackedFile(path: "a/b", bytes: [1, 2, 3]).frame,
        LecternError(.partial, file: "f", at: .page(3), "r", remedy: "m", cause: "c").frame,
        Frame(
            kind: .page,
            payload: PageResult(
                frames: [1, 2, 3], sampleRate: 22050, sampleCount: 1152,
                words: [WordTime(start: 0, end: 9), WordTime(start: 9, end: 20)]
            ).encoded),
        ReadPart.page(PrintedPage(number: 1, label: "i", width: 1, height: 2)).frame,
    ]

    @Test func payloads() {
        for (index, frame) in Self.frames.enumerated() {
            for number in 0..<Fuzz.count(200) {
                var mutator = Mutator(seed: Fuzz.seed &+ UInt64(number * 10 + index))
                let bad = Frame(kind: frame.kind, payload: mutator.mutated(frame.payload))
                _ = try? Hello(bad)
                _ = try? Preparation(bad)
                _ = try? RenderRequest(bad)
                _ = try? ReadRequest(bad)
                _ = try? UnpackedFile(bad)
                _ = try? LecternError(bad)
                _ = try? ReadPart(bad)
                if let job = PageJob(encoded: bad.payload) { #expect(job.encoded == bad.payload) }
                if let page = PageResult(encoded: bad.payload) { _ = page.answers(Self.job) }
            }
        }
    }

    private static let script = PageScript(
        number: 3, label: "iii",
        paragraphs: [
            ScriptParagraph(
                block: 2, role: .paragraph, language: LanguageTag("de"), gap: CodeUnits(" "),
                range: 1..<9, text: CodeUnits("One two."),
                sentences: [
                    ScriptSentence(
                        range: 1..<9, phrases: [1..<9],
                        words: [
                            ScriptWord(
                                range: 1..<4, language: nil,
                                anchors: [
                                    ChapterTimeline.Anchor(
                                        source: SourceRange(
                                            unit: SourceUnit(file: 0, page: 3), range: 5..<8),
                                        line: 2, column: nil,
                                        boxes: [Box(x0: 1, y0: 2, x1: 3, y1: 4)])
                                ])
                        ], utterances: job.utterances)
                ])
        ])

    @Test func scripts() {
        #expect(PageScript(encoded: Self.script.encoded) == Self.script)
        let parts: [ScriptPart] = [
            .page(Self.script.encoded), .cover([0xFF, 0xD8]),
            .findings([Diagnostic(.warning, rule: "odd", "something is odd")]),
        ]
        for number in 0..<Fuzz.count(200) {
            var mutator = Mutator(seed: Fuzz.seed &+ UInt64(number))
            let bad = mutator.mutated(Self.script.encoded)
            if let script = PageScript(encoded: bad) { #expect(script.encoded == bad) }
            for part in parts { _ = ScriptPart(encoded: mutator.mutated(part.encoded)) }
        }
    }

    /// Damage on the wire itself is always seen.
    @Test func headers() {
        for (index, frame) in Self.frames.enumerated() {
            for number in 0..<Fuzz.count(200) {
                var mutator = Mutator(seed: Fuzz.seed &+ UInt64(number * 10 + index))
                let good = frame.header + frame.payload
                let bad = mutator.mutated(good)
                guard bad != good, bad.count >= Frame.headerLength,
                    let expected = Frame.expectation(Array(bad[..<Frame.headerLength])),
                    bad.count >= Frame.headerLength + expected.length
                else { continue }
                let payload = Array(bad[Frame.headerLength...].prefix(expected.length))
                #expect(expected.frame(payload).map { $0 == frame } ?? true)
            }
        }
    }
}
