import BookModel
import Speech
import Timing
import Workers

/// Puts rendered pages end to end into the timeline of one audio file.
struct TimelineBuilder {
    private let labels: [Int: String]
    private var timeline: ChapterTimeline

    var sampleRate: Int {
        get { timeline.audio.sampleRate }
        set { timeline.audio.sampleRate = newValue }
    }
    /// What a word's time in its page grows by to be a time in the file.
    private var position = 0
    /// The block that the text ends with.
    private var lastBlock: Int?
    /// What of that block stood on pages that were left out.
    private var skipped: CodeUnits = []

    /// - Parameters:
    ///   - timeline: everything but text, times and the sample count.
    ///   - labels: of the printed pages by their numbers; none for formats without pages.
    init(_ timeline: ChapterTimeline, labels: [Int: String]) {
        self.timeline = timeline
        self.labels = labels
    }

    /// Adds a page behind those before it; `position` is what its word times grow by to be times in
    /// the file.
    ///
    /// - Returns: false where the result has not one time for each word, which is a worker's fault.
    mutating func append(_ page: PageScript, _ result: PageResult, at position: Int) -> Bool {
        guard result.words.count == page.wordCount else { return false }
        self.position = position
        let first = timeline.words.count
        var times = result.words[...]
        for paragraph in page.paragraphs { append(paragraph, times: &times) }
        if labels.isEmpty {
            addPage(page.number, page.label, words: first..<timeline.words.count)
        }
        return true
    }

    /// Leaves a page out. A block that goes on behind it keeps its text whole.
    mutating func skip(_ page: PageScript) {
        for paragraph in page.paragraphs where paragraph.block == lastBlock {
            skipped += paragraph.gap + paragraph.text
        }
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

    private mutating func append(_ paragraph: ScriptParagraph, times: inout ArraySlice<WordTime>) {
        let base = place(paragraph)
        for sentence in paragraph.sentences {
            let first = timeline.words.count
            for word in sentence.words {
                guard let time = times.popFirst() else { return }
                add(word, base: base, time: time, language: paragraph.language)
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
    private mutating func place(_ paragraph: ScriptParagraph) -> Int {
        if paragraph.block == lastBlock {
            timeline.text += skipped + paragraph.gap + paragraph.text
            let index = timeline.paragraphs.count - 1
            timeline.paragraphs[index].range =
                timeline.paragraphs[index].range.lowerBound..<timeline.text.count
        } else {
            if !timeline.text.isEmpty { timeline.text += [0x0A, 0x0A] }
            let start = timeline.text.count
            timeline.text += paragraph.text
            timeline.paragraphs.append(
                ChapterTimeline.Paragraph(
                    role: paragraph.role, range: start..<timeline.text.count, time: -1 ..< -1))
        }
        (lastBlock, skipped) = (paragraph.block, [])
        return timeline.text.count - paragraph.range.upperBound
    }

    private mutating func add(
        _ word: ScriptWord, base: Int, time: WordTime, language: LanguageTag?
    ) {
        let start = max(0, position + time.start)
        if timeline.paragraphs[timeline.paragraphs.count - 1].time.lowerBound < 0 {
            timeline.paragraphs[timeline.paragraphs.count - 1].time = start..<start
        }
        timeline.words.append(
            ChapterTimeline.Word(
                range: word.range.lowerBound + base..<word.range.upperBound + base,
                time: start..<max(start, position + time.end), isEstimated: time.isEstimated,
                language: word.language ?? language, sources: word.anchors))
        if !labels.isEmpty, let page = word.anchors.first?.source.unit.page {
            let index = timeline.words.count - 1
            addPage(page, labels[page] ?? String(page), words: index..<index + 1)
        }
    }

    private mutating func add(_ sentence: ScriptSentence, base: Int, firstWord: Int) {
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
