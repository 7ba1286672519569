import BookModel

/// Look-ups over the timings of one audio file, each by binary search: the position at a time, the
/// time at an offset, sentences before and after, and the way from a place in the source to the
/// place where it is said.
///
/// Times are samples of the file; offsets are UTF-16 code units of its text. Input outside the file
/// is moved to its nearest end. A timeline that is out of order gives wrong answers, never a crash.
public struct Timeline: Sendable {
    public let chapter: ChapterTimeline
    public let clock: SampleClock
    let anchors: AnchorIndex

    public init(_ chapter: ChapterTimeline) {
        self.chapter = chapter
        clock = SampleClock(rate: chapter.audio.sampleRate)
        anchors = AnchorIndex(chapter.words)
    }

    /// Where the voice is: indices into the chapter's lists.
    public struct Position: Hashable, Sendable {
        /// The word being said, or in a pause the one said last.
        public var word: Int
        public var phrase: Int
        public var sentence: Int
        public var paragraph: Int
        public var page: Int?
        /// Index into `chapters`, where the file holds a whole book.
        public var chapter: Int?
        /// Start of the word in the text.
        public var offset: Int
        /// Whether the word sounds at that time; else a pause was asked for.
        public var isSounding: Bool
    }

    // MARK: Time

    /// What is said at `sample`; before the first word the first one. `nil` where nothing is said
    /// at all.
    public func position(atSample sample: Int) -> Position? {
        guard let word = lastIndex(chapter.words, { $0.time.lowerBound <= sample }) ?? firstWord
        else { return nil }
        return position(ofWord: word, isSounding: chapter.words[word].time.contains(sample))
    }

    /// What is said at `seconds` from the file's first sample.
    public func position(atSeconds seconds: Double) -> Position? {
        position(atSample: clock.samples(seconds: seconds))
    }

    /// When the word at `offset` begins: the word that holds it, else the next; behind the last
    /// word the end of it. `nil` where nothing is said at all.
    public func sample(atOffset offset: Int) -> Int? {
        guard let word = word(atOffset: offset) else { return chapter.words.last?.time.upperBound }
        return chapter.words[word].time.lowerBound
    }

    public func seconds(atOffset offset: Int) -> Double? {
        sample(atOffset: offset).map(clock.seconds)
    }

    // MARK: Text

    /// The position of the word that holds `offset`, else of the next one, else of the last.
    public func position(atOffset offset: Int) -> Position? {
        guard let word = word(atOffset: offset) ?? chapter.words.indices.last else { return nil }
        return position(ofWord: word, isSounding: true)
    }

    /// The index of the word that holds `offset` or, between two, of the next.
    public func word(atOffset offset: Int) -> Int? {
        firstIndex(chapter.words) { $0.range.upperBound > offset }
    }

    /// The index of the sentence that holds `offset`; between two, of the one that ended. Before
    /// the first there is none.
    public func sentence(atOffset offset: Int) -> Int? {
        lastIndex(chapter.sentences) { $0.range.lowerBound <= offset }
    }

    /// The first sentence that starts after the one that holds `offset`; none at the end.
    public func nextSentence(afterOffset offset: Int) -> Int? {
        let next = (sentence(atOffset: offset) ?? -1) + 1
        return next < chapter.sentences.count ? next : nil
    }

    /// The sentence before the one that holds `offset`; none in the first.
    public func previousSentence(beforeOffset offset: Int) -> Int? {
        guard let current = sentence(atOffset: offset), current > 0 else { return nil }
        return current - 1
    }

    /// Where "back" goes: the start of the sentence before the one that holds `offset`, or the
    /// beginning.
    public func previousSentenceStart(beforeOffset offset: Int) -> Int {
        let target = previousSentence(beforeOffset: offset) ?? 0
        return chapter.sentences.indices.contains(target)
            ? chapter.sentences[target].range.lowerBound : 0
    }

    // MARK: Parts

    var firstWord: Int? { chapter.words.isEmpty ? nil : 0 }

    func position(ofWord word: Int, isSounding: Bool) -> Position {
        let start = chapter.words[word].range.lowerBound
        return Position(
            word: word,
            phrase: lastIndex(chapter.phrases) { $0.range.lowerBound <= start } ?? 0,
            sentence: sentence(atOffset: start) ?? 0,
            paragraph: lastIndex(chapter.paragraphs) { $0.range.lowerBound <= start } ?? 0,
            page: lastIndex(chapter.pages) { $0.range.lowerBound <= start },
            chapter: lastIndex(chapter.chapters) { $0.range.lowerBound <= start },
            offset: start, isSounding: isSounding)
    }
}

/// The first index whose item fulfils `isReached`, where all behind it do as well.
func firstIndex<Items: RandomAccessCollection<Item>, Item>(
    _ items: Items, _ isReached: (Item) -> Bool
) -> Int? where Items.Index == Int {
    var (low, high) = (0, items.count)
    while low < high {
        let middle = (low + high) / 2
        if isReached(items[middle]) { high = middle } else { low = middle + 1 }
    }
    return low < items.count ? low : nil
}

/// The last index whose item fulfils `holds`, where all before it do as well.
func lastIndex<Items: RandomAccessCollection<Item>, Item>(
    _ items: Items, _ holds: (Item) -> Bool
) -> Int? where Items.Index == Int {
    let end = firstIndex(items) { !holds($0) } ?? items.count
    return end > 0 ? end - 1 : nil
}
