import BookModel
import Speech
import Timing
import Workers

/// Puts rendered pages end to end into the timeline of one audio file.
struct TimelineBuilder {
    private let anchors: AnchorFinder
    private var timeline: ChapterTimeline

    var sampleRate: Int {
        get { timeline.audio.sampleRate }
        set { timeline.audio.sampleRate = newValue }
    }
    /// What a word's time in its page grows by to be a time in the file.
    private var position = 0
    /// The block that the text ends with and how far it was taken.
    private var last: (block: Block, end: Int)?

    /// - Parameter timeline: everything but text, times and the sample count.
    init(_ timeline: ChapterTimeline, anchors: AnchorFinder) {
        self.timeline = timeline
        self.anchors = anchors
    }

    /// Adds a page behind those before it; `position` is what its word times grow by to be times in
    /// the file.
    ///
    /// - Returns: false where the result has not one time for each word, which is a worker's fault.
    mutating func append(_ page: PlannedPage, _ result: PageResult, at position: Int) -> Bool {
        let words = page.paragraphs.reduce(0) { sum, paragraph in
            sum + paragraph.sentences.reduce(0) { $0 + $1.words.count }
        }
        guard result.words.count == words else { return false }
        self.position = position
        let first = timeline.words.count
        var times = result.words[...]
        for paragraph in page.paragraphs { append(paragraph, times: &times) }
        if !anchors.hasPrintedPages {
            addPage(page.number, page.label, words: first..<timeline.words.count)
        }
        return true
    }

    /// Marks the place where the next page begins a chapter of a file that holds several.
    mutating func beginChapter(_ title: String, at position: Int) {
        let start = timeline.text.isEmpty ? 0 : timeline.text.count + 2
        let time = max(0, position)
        timeline.chapters.append(
            ChapterTimeline.TitledSpan(
                title: title, range: start..<start, time: time..<time))
    }

    /// The finished timeline of a file of `sampleCount` samples.
    func finish(sampleCount: Int) -> ChapterTimeline {
        var timeline = timeline
        timeline.audio.sampleCount = sampleCount
        for index in timeline.chapters.indices {
            let isLast = index == timeline.chapters.count - 1
            let next = isLast ? nil : timeline.chapters[index + 1]
            let chapter = timeline.chapters[index]
            let end = max(
                chapter.range.lowerBound,
                next.map { $0.range.lowerBound - 2 } ?? timeline.text.count)
            timeline.chapters[index].range = chapter.range.lowerBound..<end
            timeline.chapters[index].time =
                chapter.time.lowerBound..<(next?.time.lowerBound ?? sampleCount)
        }
        return timeline
    }

    private mutating func append(_ paragraph: PlannedParagraph, times: inout ArraySlice<WordTime>) {
        let base = place(paragraph)
        let language = paragraph.block.language
        for sentence in paragraph.sentences {
            let first = timeline.words.count
            for word in sentence.words {
                guard let time = times.popFirst() else { return }
                add(word, of: paragraph.block, base: base, time: time, language: language)
            }
            guard first < timeline.words.count else { continue }
            add(sentence, base: base, firstWord: first)
        }
        if let end = timeline.sentences.last?.time.upperBound {
            let index = timeline.paragraphs.count - 1
            timeline.paragraphs[index].time = timeline.paragraphs[index].time.lowerBound..<end
        }
    }

    /// Adds the paragraph's text; gives what is to be added to its offsets.
    private mutating func place(_ paragraph: PlannedParagraph) -> Int {
        let text = paragraph.block.text.units
        if let last, last.end <= paragraph.range.lowerBound, last.block == paragraph.block {
            timeline.text += text[last.end..<paragraph.range.upperBound]
            let index = timeline.paragraphs.count - 1
            timeline.paragraphs[index].range =
                timeline.paragraphs[index].range.lowerBound..<timeline.text.count
        } else {
            if !timeline.text.isEmpty { timeline.text += [0x0A, 0x0A] }
            let start = timeline.text.count
            timeline.text += text[paragraph.range]
            timeline.paragraphs.append(
                ChapterTimeline.Paragraph(
                    role: paragraph.role, range: start..<timeline.text.count, time: -1 ..< -1))
        }
        last = (paragraph.block, paragraph.range.upperBound)
        return timeline.text.count - paragraph.range.upperBound
    }

    private mutating func add(
        _ word: PlannedWord, of block: Block, base: Int, time: WordTime, language: LanguageTag?
    ) {
        let found = anchors.anchors(of: word.range, in: block.text)
        let start = max(0, position + time.start)
        if timeline.paragraphs[timeline.paragraphs.count - 1].time.lowerBound < 0 {
            timeline.paragraphs[timeline.paragraphs.count - 1].time = start..<start
        }
        timeline.words.append(
            ChapterTimeline.Word(
                range: word.range.lowerBound + base..<word.range.upperBound + base,
                time: start..<max(start, position + time.end), isEstimated: time.isEstimated,
                language: word.language ?? language, sources: found))
        if anchors.hasPrintedPages, let page = found.first?.source.unit.page {
            let index = timeline.words.count - 1
            addPage(page, anchors.label(of: page), words: index..<index + 1)
        }
    }

    private mutating func add(_ sentence: PlannedSentence, base: Int, firstWord: Int) {
        var index = firstWord
        func span(_ range: Range<Int>) -> ChapterTimeline.Span? {
            let range = range.lowerBound + base..<range.upperBound + base
            let start = index
            while index < timeline.words.count,
                timeline.words[index].range.lowerBound < range.upperBound
            {
                index += 1
            }
            guard start < index else { return nil }
            return ChapterTimeline.Span(
                range: range,
                time: timeline.words[start].time
                    .lowerBound..<timeline.words[index - 1].time.upperBound)
        }
        for phrase in sentence.phrases {
            if let phrase = span(phrase) { timeline.phrases.append(phrase) }
        }
        index = firstWord
        if let whole = span(sentence.range) { timeline.sentences.append(whole) }
    }

    /// Opens or extends the entry of a page.
    private mutating func addPage(_ number: Int, _ label: String, words: Range<Int>) {
        guard let first = words.first, let last = words.last else { return }
        let (from, to) = (timeline.words[first], timeline.words[last])
        if let page = timeline.pages.last, page.number == number {
            let index = timeline.pages.count - 1
            timeline.pages[index].range = page.range.lowerBound..<to.range.upperBound
            timeline.pages[index].time = page.time.lowerBound..<to.time.upperBound
        } else {
            timeline.pages.append(
                ChapterTimeline.Page(
                    number: number, label: label,
                    range: from.range.lowerBound..<to.range.upperBound,
                    time: from.time.lowerBound..<to.time.upperBound))
        }
    }
}
