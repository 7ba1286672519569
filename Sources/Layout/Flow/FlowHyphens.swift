public import BookModel

/// Heals the words of a flowing text whose lines were broken inside them, as in what is taken from
/// a printed book: "exam-\nple" in a text file, or in a paragraph of Markdown.
///
/// What belongs to the word is decided as for printed pages, by `HyphenHealer`. In a text that is
/// wrapped at hyphens which the words have anyway, such as those of Project Gutenberg, they are
/// kept unless the text itself writes the word in one.
public struct FlowHyphens {
    private let language: LanguageTag

    /// - Parameter language: the book's, where a block states none.
    public init(language: LanguageTag) {
        self.language = language
    }

    /// The blocks with their words whole; the hyphens that went are in the ledger.
    ///
    /// - Parameter files: whose text the blocks' sources count in.
    public func healed(
        _ blocks: [Block], of files: [SourceFile], ledger: inout Ledger
    ) -> [Block] {
        let finder = LineEndHyphen.Finder(files: files)
        let places = blocks.map(finder.hyphens)
        guard places.contains(where: { !$0.isEmpty }) else { return blocks }
        let words = Vocabulary(stretches(of: blocks, places))
        let breaks = zip(blocks, places).flatMap { block, places in
            places.map { WordBreak($0, in: block.text.units) }
        }
        let habit = WrapHabit(breaks, words)
        var healers: [LanguageTag: HyphenHealer] = [:]
        return zip(blocks, places).map { block, places in
            guard !places.isEmpty else { return block }
            let language = block.language ?? language
            let healer = healers[language] ?? HyphenHealer(words: words, language: language)
            healers[language] = healer
            return heal(block, places, healer, habit, &ledger)
        }
    }

    private func heal(
        _ block: Block, _ places: [LineEndHyphen], _ healer: HyphenHealer, _ habit: WrapHabit,
        _ ledger: inout Ledger
    ) -> Block {
        var edits: [TextEdit] = []
        for place in places {
            let word = WordBreak(place, in: block.text.units)
            switch habit.keeps(word) ? .kept : word.join(by: healer) {
            case .healed:
                edits.append(TextEdit(place.offset..<place.rest))
                ledger.drop(
                    place.source, rule: "line-hyphen", excerpt: CodeUnits([word.sign]).string)
            case .kept: edits.append(TextEdit(place.offset + 1..<place.rest))
            case .spaced: break
            }
        }
        var block = block
        block.apply(edits)
        return block
    }

    /// What is written in whole words: all text but the rests of broken ones.
    private func stretches(of blocks: [Block], _ places: [[LineEndHyphen]]) -> [CodeUnits] {
        zip(blocks, places).flatMap { block, places -> [CodeUnits] in
            guard block.role != .code, block.role != .math else { return [] }
            let units = block.text.units
            var found = block.cells.flatMap { $0.map(\.units) }
            var start = 0
            for place in places {
                // Of "an-\ni-\nmal" the middle is in no stretch.
                if start <= place.offset {
                    found.append(Array(units[start..<place.offset]) + [0x2D])
                }
                start =
                    units[place.rest...].firstIndex { !Vocabulary.isWordUnit($0) }
                    ?? units.count
            }
            return found + [Array(units[min(start, units.count)...])]
        }
    }
}
