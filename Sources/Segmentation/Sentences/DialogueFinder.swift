import BookModel

/// Finds where quoted lines of dialogue begin and end, so that each is a sentence of its own.
struct DialogueFinder {
    /// What dialogue says of the place after a word.
    enum Break: UInt8 {
        /// Nothing: the ordinary rules decide.
        case open
        /// A sentence ends here.
        case ends
        /// None ends here, whatever the marks.
        case goesOn
    }

    let text: CodeUnits
    let words: [Word]
    let ends: [WordEnd]
    let conventions: SentenceConventions

    /// One a word.
    func breaks() -> [Break] {
        var found = [Break](repeating: .open, count: words.count)
        let quotes = QuotePairer(text).pairs()
        if !quotes.isEmpty { markQuotes(quotes, in: &found) }
        if let first = words.first, WordStart(of: first, in: text).hasDash {
            markDashes(in: &found)
        }
        return found
    }

    // MARK: Quotation marks

    private func markQuotes(_ quotes: [QuotePair], in found: inout [Break]) {
        var word = 0
        var lastSpoken: Int?
        for quote in quotes {
            while word < words.count, words[word].range.upperBound <= quote.open { word += 1 }
            guard word < words.count, let last = lastWord(from: word, reaching: quote.close) else {
                continue
            }
            let before = lastSpoken == word - 1 ? .line : place(before: word, found)
            let place = QuotePlace(first: word, last: last, follows: before)
            guard begins(quote, at: word), isLine(quote, place, afterLine: lastSpoken != nil) else {
                if place.follows == .words, isWithinRunningText(last) { found[last] = .goesOn }
                continue
            }
            if word > 0 { found[word - 1] = .ends }
            found[last] = .ends
            lastSpoken = last
        }
    }

    /// A quotation and the words it reaches over.
    private struct QuotePlace {
        enum Before { case start, comma, colon, words, line }

        let first: Int
        let last: Int
        let follows: Before
    }

    /// A script without spaces goes straight on behind the quotation: `「Hello, world!」プログラム`.
    private func isWithinRunningText(_ last: Int) -> Bool {
        guard last + 1 < words.count,
            words[last].range.upperBound == words[last + 1].range.lowerBound
        else { return false }
        return WordStart(of: words[last + 1], in: text).kind == .dictionary
            && UnitClassTable.shared[text[words[last].range.upperBound - 1]] == .closing
    }

    private func lastWord(from first: Int, reaching offset: Int) -> Int? {
        var index = first
        while index < words.count, words[index].range.upperBound <= offset { index += 1 }
        return index < words.count ? index : nil
    }

    /// Only opening marks and dashes stand before the quotation in its word.
    private func begins(_ quote: QuotePair, at word: Int) -> Bool {
        let classes = UnitClassTable.shared
        return (words[word].range.lowerBound..<max(quote.open, words[word].range.lowerBound))
            .allSatisfy {
                !classes.classOfScalar(in: text, at: $0).isCore
            }
    }

    private func place(before word: Int, _ found: [Break]) -> QuotePlace.Before {
        guard word > 0 else { return .start }
        let end = ends[word - 1]
        if found[word - 1] == .ends || end.isTerminator && !end.isSingleStop && !end.hasEllipsis {
            return .start
        }
        if end.isSingleStop { return .start }
        if end.comma == 0x3A || end.comma == 0xFF1A { return .colon }
        return end.comma != nil || end.hasDash ? .comma : .words
    }

    /// Whether a quotation is a line that somebody says, not a title or a term.
    private func isLine(_ quote: QuotePair, _ place: QuotePlace, afterLine: Bool) -> Bool {
        guard let mark = closing(quote) else { return false }
        let next =
            place.last + 1 < words.count ? WordStart(of: words[place.last + 1], in: text) : nil
        switch place.follows {
        case .words: return false
        case .start, .line: return isOpeningLine(mark, quote, place, next)
        case .comma, .colon:
            let start = firstKind(quote)
            guard start != .lower || afterLine else { return false }
            switch mark {
            case .final: return true
            case .comma: return place.follows == .comma || next?.isQuoted != true
            case .finalOutside: return isSeveralWords(quote, place)
            case .commaOutside: return next?.hasDash == true || ends[place.last].hasDash
            case .none: return next == nil || isSaid(place)
            }
        }
    }

    /// At a sentence's start: a line if it closes with a mark, or the narrator goes on.
    private func isOpeningLine(
        _ mark: Closing, _ quote: QuotePair, _ place: QuotePlace, _ next: WordStart?
    ) -> Bool {
        switch mark {
        case .final: return true
        case .comma: return next?.isQuoted != true
        case .finalOutside: return isSeveralWords(quote, place)
        case .commaOutside: return next?.isQuoted != true && next?.kind == .lower
        case .none: return next == nil || isSaid(place)
        }
    }

    private func isSeveralWords(_ quote: QuotePair, _ place: QuotePlace) -> Bool {
        place.last > place.first || quote.close - quote.open > 12
    }

    private func firstKind(_ quote: QuotePair) -> UnitClass {
        let classes = UnitClassTable.shared
        for index in quote.open + 1..<max(quote.open + 1, quote.close) {
            let found = classes.classOfScalar(in: text, at: index)
            if found.isCore { return found }
        }
        return .other
    }

    private enum Closing { case final, comma, finalOutside, commaOutside, none }

    /// The mark that closes what is quoted, within the quotation marks or behind them.
    private func closing(_ quote: QuotePair) -> Closing? {
        let classes = UnitClassTable.shared
        var index = quote.close - 1
        while index > quote.open, classes[text[index]].isSpace || classes[text[index]].isExtender {
            index -= 1
        }
        guard index > quote.open else { return nil }
        switch classes[text[index]] {
        case .terminator, .dash: return .final
        case .comma: return .comma
        default: break
        }
        if text[index] == 0x2D, text[index - 1] == 0x2D { return .final }
        let after = quote.close + 1
        guard after < text.count else { return Closing.none }
        switch classes[text[after]] {
        case .terminator: return .finalOutside
        case .comma: return .commaOutside
        default: return Closing.none
        }
    }

    /// Japanese: 「行こう」と言った, where と is not that of という, とは, として, と呼ぶ.
    private func isSaid(_ place: QuotePlace) -> Bool {
        guard place.last + 1 < words.count else { return false }
        let from = words[place.last + 1].range.lowerBound
        let tail = CodeUnits(text[from..<min(text.count, from + 4)])
        guard tail.first == 0x3068, tail.count > 2 else { return false }
        let rest = CodeUnits(tail.dropFirst()).string
        return !["い", "は", "し", "呼", "の", "も", "な", "が"].contains { rest.hasPrefix($0) }
            || rest.hasPrefix("いい") || rest.hasPrefix("いっ")
    }

    // MARK: Dashes

    /// A paragraph that a dash opens is somebody's line; the narrator's words within it part it:
    /// «— Да, — сказал он. — Пойдём.», «—Hola —dijo él—. ¿Vamos?».
    private func markDashes(in found: inout [Break]) {
        var narrates = false
        for index in words.indices.dropLast() {
            let next = WordStart(of: words[index + 1], in: text)
            if narrates {
                guard ends[index].hasDash else { continue }
                if ends[index].comma != nil || ends[index].isTerminator || touchesDash(index) {
                    found[index] = .ends
                    narrates = false
                }
            } else if opensNarration(after: index, next) {
                found[index] = .ends
                narrates = true
            }
        }
    }

    /// `dijo él—.`: the closing raya touches the word.
    private func touchesDash(_ index: Int) -> Bool {
        let classes = UnitClassTable.shared
        return words[index].body.contains { classes[text[$0]] == .dash }
    }

    private func opensNarration(after index: Int, _ next: WordStart) -> Bool {
        guard next.kind == .lower else { return false }
        if next.hasDash { return true }
        let end = ends[index]
        guard end.hasDash, !touchesDash(index) else { return false }
        if end.isTerminator { return true }
        return conventions.narratorEndings.contains { verbEnds(index + 1, $0) }
    }

    /// The narrator's verb is the first word or the one after it: «— сказал он»,
    /// «— тихо сказал он».
    private func verbEnds(_ index: Int, _ ending: String) -> Bool {
        let suffix = CodeUnits(ending)
        return words[index..<min(index + 2, words.count)].contains { word in
            let letters = text[word.body].prefix { UnitClassTable.shared[$0].isLetter }
            return letters.count > suffix.count + 1
                && letters.suffix(suffix.count).elementsEqual(suffix)
        }
    }
}
