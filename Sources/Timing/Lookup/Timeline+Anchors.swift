public import BookModel

extension Timeline {
    /// A word found by its place in the source.
    public struct AnchoredWord: Hashable, Sendable {
        public var word: Int
        /// Where the word stands in the source: what tells which of several chapters comes first.
        public var source: SourcePosition
        /// Whether the place itself is spoken; else this is the next that is.
        public var isExact: Bool
    }

    /// The first spoken word at or after `anchor` in the source; `nil` where nothing of this
    /// chapter comes after it.
    public func word(atOrAfter anchor: SourceAnchor) -> AnchoredWord? {
        guard let file = fileIndex(anchor.file),
            let entry = anchors.first(atOrAfter: anchor.place, file: file)
        else { return nil }
        let unit = SourceUnit(file: entry.file, page: entry.page == 0 ? nil : entry.page)
        return AnchoredWord(
            word: entry.word, source: SourcePosition(unit: unit, offset: entry.start),
            isExact: entry.file == file && holds(entry, anchor.place))
    }

    /// Where to resume from a place that was remembered: the start of the sentence in which the
    /// first spoken word at or after `anchor` stands.
    public func resumeOffset(for anchor: SourceAnchor) -> Int? {
        guard let found = word(atOrAfter: anchor) else { return nil }
        let offset = chapter.words[found.word].range.lowerBound
        guard let sentence = sentence(atOffset: offset) else { return offset }
        return chapter.sentences[sentence].range.lowerBound
    }

    /// The anchor to remember for the place at `offset`: that of the word there, else of the next
    /// that has one.
    public func anchor(atOffset offset: Int) -> SourceAnchor? {
        guard let word = word(atOffset: offset) ?? chapter.words.indices.last else { return nil }
        let source =
            chapter.words[word...].lazy.compactMap(\.sources.first).first
            ?? chapter.words[...word].reversed().lazy.compactMap(\.sources.first).first
        return source.map { SourceAnchor($0, files: chapter.files) }
    }

    /// A file is named as the sidecar names it, or by a path that ends so; where there is one file
    /// only, a page needs no name.
    func fileIndex(_ name: String?) -> Int? {
        guard let name else { return 0 }
        return chapter.files.firstIndex { $0.name == name }
            ?? chapter.files.firstIndex {
                name.hasSuffix("/" + $0.name) || $0.name.hasSuffix("/" + name)
            }
    }

    private func holds(_ entry: AnchorIndex.Entry, _ place: SourceAnchor.Place) -> Bool {
        switch place {
        case .page(let page, let offset): entry.page == page && entry.start <= offset
        case .offset(let offset): entry.start <= offset
        case .line(let line, let column): entry.line == line && entry.column <= column
        }
    }
}
