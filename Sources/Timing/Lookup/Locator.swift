public import BookModel

/// Answers `lectern locate`: finds a place of a finished book by time, by place in the source or by
/// offset, and the sentence after or before it.
public struct Locator {
    private let folder: BookFolder

    public init(_ folder: BookFolder) {
        self.folder = folder
    }

    /// The place that `query` names, moved by `step`; `nil` where there is none: no sentence after
    /// the last one, nothing spoken at or after a place in the source.
    ///
    /// A step goes over chapter ends; the one back from a book's first sentence stays in it. Throws
    /// `usage` for times, chapters and offsets that the book has not, `unreadableInput` for files
    /// that are missing or damaged.
    public func locate(
        _ query: LocateQuery, step: LocateQuery.Step? = nil
    ) throws(LecternError) -> Location? {
        guard let place = try find(query) else { return nil }
        guard let step else { return location(place) }
        guard let target = try move(place, step) else { return nil }
        return location(target)
    }

    private struct Place {
        var chapter: Int
        var timeline: Timeline
        var offset: Int
        var isExact: Bool
        /// Whether the place asked for lies behind this one.
        var isPast = false
    }

    private func find(_ query: LocateQuery) throws(LecternError) -> Place? {
        switch query {
        case .time(let seconds, let chapter): try find(seconds: seconds, chapter: chapter)
        case .source(let anchor): try find(anchor)
        case .offset(let chapter, let offset): try find(chapter: chapter, offset: offset)
        }
    }

    private func find(seconds: Double, chapter: Int?) throws(LecternError) -> Place? {
        var index =
            try chapter.map { number throws(LecternError) in try self.index(of: number) } ?? 0
        var rest = seconds
        if chapter == nil {
            while index < folder.manifest.chapters.count - 1, rest >= duration(index) {
                rest -= duration(index)
                index += 1
            }
        }
        guard folder.manifest.chapters.indices.contains(index), rest <= duration(index) else {
            throw LecternError(
                .usage, file: folder.path, "\(Location.clock(seconds)) lies past the end",
                remedy: "the end is at \(Location.clock(length(chapter)))")
        }
        let timeline = try folder.timeline(at: index)
        guard let position = timeline.position(atSeconds: rest) else { return nil }
        let start = timeline.chapter.words[position.word].time.lowerBound
        return Place(
            chapter: index, timeline: timeline, offset: position.offset,
            isExact: position.isSounding, isPast: start <= timeline.clock.samples(seconds: rest))
    }

    private func find(chapter: Int, offset: Int) throws(LecternError) -> Place? {
        let index = try index(of: chapter)
        let timeline = try folder.timeline(at: index)
        guard offset <= timeline.chapter.text.count else {
            throw LecternError(
                .usage, file: folder.path,
                "offset \(offset) lies past the end of chapter \(chapter)",
                remedy: "its text has \(timeline.chapter.text.count) code units")
        }
        guard let position = timeline.position(atOffset: offset) else { return nil }
        let word = timeline.chapter.words[position.word].range
        return Place(
            chapter: index, timeline: timeline, offset: offset, isExact: word.contains(offset),
            isPast: word.upperBound <= offset)
    }

    /// Of all chapters the one whose first word at or after the place comes first in the source.
    private func find(_ anchor: SourceAnchor) throws(LecternError) -> Place? {
        if let name = anchor.file, !isKnown(name) {
            throw LecternError(
                .usage, file: folder.path, "the book has no source file “\(name)”",
                remedy: "it was made from "
                    + folder.manifest.sources.map(\.name).joined(separator: ", "))
        }
        var best: (place: Place, source: SourcePosition)?
        for index in folder.manifest.chapters.indices {
            let timeline = try folder.timeline(at: index)
            guard let found = timeline.word(atOrAfter: anchor) else { continue }
            if let best, best.source <= found.source { continue }
            let offset = timeline.chapter.words[found.word].range.lowerBound
            let place = Place(
                chapter: index, timeline: timeline, offset: offset, isExact: found.isExact)
            best = (place, found.source)
        }
        if let best { return best.place }
        guard try !isOther(anchor) else {
            throw LecternError(
                .usage, file: folder.path, "the source has no places like \(anchor)",
                remedy: "write a page of a PDF as p37 or p37:120, a place in a text as "
                    + "FILE:LINE:COLUMN")
        }
        throw LecternError(
            .usage, file: folder.path, "nothing of the book is printed at \(anchor) or behind it",
            remedy: try end(in: anchor.file))
    }

    /// Where the last word of a source file stands, as a remedy.
    private func end(in file: String?) throws(LecternError) -> String {
        var last: (place: SourcePosition, text: String)?
        for index in folder.manifest.chapters.indices {
            let timeline = try folder.timeline(at: index)
            guard let number = timeline.fileIndex(file),
                let entry = timeline.anchors.entries.last(where: { $0.file == number }),
                let anchor = timeline.anchor(
                    atOffset: timeline.chapter.words[entry.word].range.lowerBound)
            else { continue }
            let unit = SourceUnit(file: entry.file, page: entry.page)
            let place = SourcePosition(unit: unit, offset: entry.start)
            if last.map({ $0.place < place }) ?? true { last = (place, anchor.description) }
        }
        return last.map { "its last word is at \($0.text)" } ?? "nothing of that file is spoken"
    }

    /// Whether a file's places are written otherwise than `anchor`: by pages in a PDF, by lines in
    /// a text.
    private func isOther(_ anchor: SourceAnchor) throws(LecternError) -> Bool {
        for index in folder.manifest.chapters.indices {
            let timeline = try folder.timeline(at: index)
            guard let number = timeline.fileIndex(anchor.file),
                let entry = timeline.anchors.entries.first(where: { $0.file == number })
            else { continue }
            switch anchor.place {
            case .page: return entry.page == 0
            case .line: return entry.page > 0
            case .offset: return false
            }
        }
        return false
    }

    private func move(_ place: Place, _ step: LocateQuery.Step) throws(LecternError) -> Place? {
        let timeline = place.timeline
        switch step {
        case .next:
            if let next = timeline.nextSentence(afterOffset: place.offset) {
                return self.place(place.chapter, timeline, sentence: next)
            }
            for index in folder.manifest.chapters.indices where index > place.chapter {
                let timeline = try folder.timeline(at: index)
                if let first = timeline.chapter.sentences.indices.first {
                    return self.place(index, timeline, sentence: first)
                }
            }
            return nil
        case .previous:
            if let previous = timeline.previousSentence(beforeOffset: place.offset) {
                return self.place(place.chapter, timeline, sentence: previous)
            }
            for index in folder.manifest.chapters.indices.reversed() where index < place.chapter {
                let timeline = try folder.timeline(at: index)
                if let last = timeline.chapter.sentences.indices.last {
                    return self.place(index, timeline, sentence: last)
                }
            }
            return timeline.chapter.sentences.isEmpty
                ? nil : self.place(place.chapter, timeline, sentence: 0)
        }
    }

    private func place(_ chapter: Int, _ timeline: Timeline, sentence: Int) -> Place {
        Place(
            chapter: chapter, timeline: timeline,
            offset: timeline.chapter.sentences[sentence].range.lowerBound, isExact: true)
    }
}

extension Locator {
    private func location(_ place: Place) -> Location? {
        let (timeline, chapter) = (place.timeline, place.timeline.chapter)
        guard let position = timeline.position(atOffset: place.offset),
            chapter.phrases.indices.contains(position.phrase),
            chapter.sentences.indices.contains(position.sentence)
        else { return nil }
        let word = chapter.words[position.word]
        let (phrase, sentence) = (
            chapter.phrases[position.phrase], chapter.sentences[position.sentence]
        )
        let start = timeline.clock.seconds(word.time.lowerBound)
        return Location(
            chapter: chapter.index, chapterTitle: chapter.title, audio: chapter.audio.file,
            time: start,
            bookTime: (0..<place.chapter).reduce(0) { $0 + duration($1) } + start,
            offset: position.offset,
            word: passage(word.range, word.time, timeline),
            phrase: passage(phrase.range, phrase.time, timeline),
            sentence: passage(sentence.range, sentence.time, timeline),
            page: position.page.map {
                .init(number: chapter.pages[$0].number, label: chapter.pages[$0].label)
            },
            source: timeline.anchor(atOffset: position.offset)?.description, isExact: place.isExact,
            isPast: place.isPast && !place.isExact)
    }

    private func passage(
        _ range: Range<Int>, _ time: Range<Int>, _ timeline: Timeline
    ) -> Location.Passage {
        .init(
            text: timeline.chapter.text.string(in: range), range: range,
            time: timeline.clock.seconds(time.lowerBound)..<timeline.clock.seconds(time.upperBound))
    }

    private func index(of chapter: Int) throws(LecternError) -> Int {
        guard 1...max(1, folder.manifest.chapters.count) ~= chapter,
            !folder.manifest.chapters.isEmpty
        else {
            throw LecternError(
                .usage, file: folder.path, "there is no chapter \(chapter)",
                remedy: "the book has \(folder.manifest.chapters.count)")
        }
        return chapter - 1
    }

    private func isKnown(_ name: String) -> Bool {
        folder.manifest.sources.contains {
            $0.name == name || name.hasSuffix("/" + $0.name) || $0.name.hasSuffix("/" + name)
        }
    }

    private func duration(_ index: Int) -> Double {
        let chapter = folder.manifest.chapters[index]
        return Double(chapter.sampleCount) / Double(chapter.sampleRate)
    }

    private func length(_ chapter: Int?) -> Double {
        chapter.map { duration($0 - 1) } ?? folder.manifest.duration
    }
}
