import BookModel
import Timing

/// Makes timelines from plain text by simple rules: paragraphs parted by a blank line, words by
/// spaces, sentences after `.`, `!`, `?`; each word 200 ms, 50 ms apart, 400 ms between paragraphs.
struct TimelineFixture {
    var rate = 24_000
    var language = LanguageTag.english
    var title = "Chapter"
    var index = 1
    var count = 1
    var page = 1
    var wordMilliseconds = 200
    /// Added to every source offset, so that a second conversion can have other display offsets.
    var sourceOffset = 0
    /// Text of a PDF page, else of a text file.
    var isPaged = true

    func timeline(_ text: String) -> ChapterTimeline {
        let units = CodeUnits(text)
        var made = ChapterTimeline(
            book: "A Book", language: language, index: index, count: count, title: title,
            audio: .init(
                file: "01 - \(title).mp3", sampleRate: rate, sampleCount: 0, encoderDelay: 1105),
            voice: .init(engine: "espeak-ng", engineVersion: "1.51", name: "en-us", rate: 1),
            text: units, files: [.init(name: "book.pdf", sha256: String(repeating: "a", count: 64))]
        )
        var clock = rate / 2
        var start = 0
        for paragraph in Self.paragraphs(of: units) {
            append(paragraph, to: &made, clock: &clock)
            start = paragraph.upperBound
        }
        made.audio.sampleCount = clock + rate / 2
        if start > 0, isPaged {
            made.pages = [
                .init(
                    number: page, label: String(page), range: 0..<units.count,
                    time: 0..<made.audio.sampleCount)
            ]
        }
        return made
    }

    private func append(_ paragraph: Range<Int>, to made: inout ChapterTimeline, clock: inout Int) {
        let first = made.words.count
        for range in Self.words(of: made.text, in: paragraph) {
            let end = clock + wordMilliseconds * rate / 1000
            made.words.append(.init(range: range, time: clock..<end, sources: [anchor(range)]))
            clock = end + rate / 20
        }
        let words = Array(made.words[first...])[...]
        guard let head = words.first, let tail = words.last else { return }
        let role: BlockRole = made.paragraphs.isEmpty ? .heading : .paragraph
        made.paragraphs.append(
            .init(
                role: role, range: head.range.lowerBound..<tail.range.upperBound,
                time: head.time.lowerBound..<tail.time.upperBound))
        made.sentences += group(words, made.text) { word, _ in Self.endsSentence(word) }
        made.phrases += group(words, made.text) { word, size in
            Self.endsSentence(word) || word.last == 0x2C || size == 4
        }
        clock += rate * 4 / 10
    }

    private func anchor(_ range: Range<Int>) -> ChapterTimeline.Anchor {
        let unit = SourceUnit(page: isPaged ? page : nil)
        let source = SourceRange(
            unit: unit, range: range.lowerBound + sourceOffset..<range.upperBound + sourceOffset)
        let box = Box(x0: 72, y0: 101.5, x1: 81.2, y1: 112)
        return isPaged
            ? .init(source: source, boxes: [box])
            : .init(source: source, line: 1, column: range.lowerBound + 1)
    }

    private func group(
        _ words: ArraySlice<ChapterTimeline.Word>, _ text: CodeUnits,
        _ ends: (ArraySlice<UInt16>, Int) -> Bool
    ) -> [ChapterTimeline.Span] {
        var found: [ChapterTimeline.Span] = []
        var size = 0
        for word in words {
            if size == 0 {
                found.append(.init(range: word.range, time: word.time))
            } else {
                let last = found[found.count - 1]
                found[found.count - 1] = .init(
                    range: last.range.lowerBound..<word.range.upperBound,
                    time: last.time.lowerBound..<word.time.upperBound)
            }
            size = ends(text[word.range], size + 1) ? 0 : size + 1
        }
        return found
    }

    private static func endsSentence(_ word: ArraySlice<UInt16>) -> Bool {
        word.last.map { [0x2E, 0x21, 0x3F].contains($0) } ?? false
    }

    private static func paragraphs(of text: CodeUnits) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start = 0
        for index in 0...text.count {
            let isEnd =
                index == text.count
                || text[index] == 0x0A && index + 1 < text.count && text[index + 1] == 0x0A
            if isEnd {
                if index > start { found.append(start..<index) }
                start = index + 2
            }
        }
        return found
    }

    private static func words(of text: CodeUnits, in paragraph: Range<Int>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start = paragraph.lowerBound
        for index in paragraph.lowerBound...paragraph.upperBound {
            if index == paragraph.upperBound || text[index] == 0x20 || text[index] == 0x0A {
                if index > start { found.append(start..<index) }
                start = index + 1
            }
        }
        return found
    }
}
