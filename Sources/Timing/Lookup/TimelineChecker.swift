import BookModel

/// Checks what a sidecar promises of itself: order, no overlap, nesting, words that are words,
/// times inside the audio. Reports the first fault of each kind; an empty list means that all
/// holds.
public struct TimelineChecker {
    private let timeline: ChapterTimeline
    private var faults: [SidecarFault] = []

    public static func faults(in timeline: ChapterTimeline) -> [SidecarFault] {
        var checker = TimelineChecker(timeline)
        checker.check()
        return checker.faults
    }

    private init(_ timeline: ChapterTimeline) {
        self.timeline = timeline
    }

    private typealias Span = ChapterTimeline.Span

    private mutating func check() {
        let words = timeline.words.map { Span(range: $0.range, time: $0.time) }
        let paragraphs = timeline.paragraphs.map { Span(range: $0.range, time: $0.time) }
        let levels = [
            ("words", words), ("phrases", Array(timeline.phrases)),
            ("sentences", Array(timeline.sentences)),
            ("paragraphs", paragraphs),
        ]
        for (name, spans) in levels { checkOrder(name, spans, isStrict: true) }
        checkOrder(
            "pages", timeline.pages.map { Span(range: $0.range, time: $0.time) }, isStrict: false)
        checkOrder(
            "chapters", timeline.chapters.map { Span(range: $0.range, time: $0.time) },
            isStrict: false)
        for (inner, outer) in zip(levels, levels.dropFirst()) { checkNesting(inner, in: outer) }
        checkWords()
        checkPhrases()
        checkCoverage()
    }

    private mutating func report(_ place: String, _ reason: String) {
        faults.append(SidecarFault(place, reason))
    }

    private mutating func checkOrder(_ name: String, _ spans: [Span], isStrict: Bool) {
        var last = Span(range: 0..<0, time: 0..<0)
        for (index, span) in spans.enumerated() {
            let place = "\(name)[\(index)]"
            if isStrict, span.range.isEmpty { return report(place + ".range", "is empty") }
            if span.range.lowerBound < last.range.upperBound {
                return report(
                    place + ".range",
                    "starts at \(span.range.lowerBound), before \(last.range.upperBound)"
                )
            }
            if span.range.upperBound > timeline.text.count {
                return report(
                    place + ".range",
                    "ends at \(span.range.upperBound), past the text's end (\(timeline.text.count))"
                )
            }
            if span.time.lowerBound < last.time.upperBound {
                return report(place + ".time", "starts before the one before it ends")
            }
            if span.time.upperBound > timeline.audio.sampleCount + timeline.audio.sampleRate / 1000
            {
                return report(place + ".time", "ends after the audio")
            }
            last = span
        }
    }

    private mutating func checkNesting(_ inner: (String, [Span]), in outer: (String, [Span])) {
        var index = 0
        for (number, span) in inner.1.enumerated() {
            while index < outer.1.count, outer.1[index].range.upperBound <= span.range.lowerBound {
                index += 1
            }
            guard index < outer.1.count, outer.1[index].range.contains(span.range) else {
                return report("\(inner.0)[\(number)].range", "lies in no one of \(outer.0)")
            }
        }
    }

    /// A word has no white space at its ends and no line break in it.
    private mutating func checkWords() {
        for (index, word) in timeline.words.enumerated() {
            let units = timeline.text[word.range.clamped(to: 0..<timeline.text.count)]
            guard let first = units.first, let last = units.last, !Self.isSpace(first),
                !Self.isSpace(last),
                !units.contains(0x0A)
            else {
                return report(
                    "words[\(index)].range", "is “\(timeline.text.string(in: word.range))”")
            }
        }
    }

    private mutating func checkPhrases() {
        var word = 0
        for (index, phrase) in timeline.phrases.enumerated() {
            let first = word
            while word < timeline.words.count,
                timeline.words[word].range.lowerBound < phrase.range.upperBound
            { word += 1 }
            guard 1...4 ~= word - first else {
                return report("phrases[\(index)]", "holds \(word - first) words")
            }
        }
    }

    /// Every character that is no white space stands in a word.
    private mutating func checkCoverage() {
        var offset = 0
        for word in timeline.words + [
            .init(range: timeline.text.count..<timeline.text.count, time: 0..<0)
        ] {
            if let lost = (offset..<max(offset, min(word.range.lowerBound, timeline.text.count)))
                .first(where: {
                    !Self.isSpace(timeline.text[$0])
                })
            {
                return report("text", "the character at \(lost) is in no word")
            }
            offset = max(offset, word.range.upperBound)
        }
    }

    /// White space of the Unicode property of that name; all of it is in the first plane.
    private static func isSpace(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
            0x3000:
            true
        default: false
        }
    }
}
