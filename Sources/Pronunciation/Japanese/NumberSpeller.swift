import BookModel

/// Reads numbers with their counters: 三百六十五日, 六本, 四月一日, 七時九分.
struct NumberSpeller {
    private let text: CodeUnits

    init(_ text: CodeUnits) {
        self.text = text
    }

    /// A number with its counter, as parts; `nil` where the morphemes at `index` are none.
    /// `count` morphemes belong to it.
    func spell(_ morphemes: [Morpheme], at index: Int) -> (parts: [SpokenWord.Part], count: Int)? {
        var end = index
        while end < morphemes.count,
            isNumber(morphemes[end], follows: end > index ? morphemes[end - 1] : nil)
        { end += 1 }
        guard end > index else { return nil }
        let range = morphemes[index].range.lowerBound..<morphemes[end - 1].range.upperBound
        let written = text.string(in: range)
        guard let number = NumberReading(written) else { return nil }
        if let counter = counter(morphemes, at: end, of: range) {
            let parts = spell(number, written, range, counter, afterMonth: isAfterMonth(range))
            return (parts, end - index + counter.count)
        }
        // A lone digit is left to the dictionary, which knows it in its word.
        guard end - index > 1 || written.count > 1 else { return nil }
        return ([SpokenWord.Part(range: range, said: CodeUnits(number.said))], end - index)
    }

    private func isNumber(_ morpheme: Morpheme, follows before: Morpheme?) -> Bool {
        guard morpheme.subdivision == "数" || morpheme.range.count == 1 && before != nil else {
            return false
        }
        if let before, before.range.upperBound != morpheme.range.lowerBound { return false }
        let written = text.string(in: morpheme.range)
        return written.allSatisfy { NumberReading.isNumeral($0) }
            && !(before == nil && written.hasPrefix("数"))
    }

    // MARK: The counter

    private struct Counter {
        var written: String
        var range: Range<Int>
        var said: String
        /// Morphemes it takes.
        var count: Int
    }

    private func counter(_ morphemes: [Morpheme], at index: Int, of number: Range<Int>) -> Counter?
    {
        guard index < morphemes.count, morphemes[index].range.lowerBound == number.upperBound else {
            return nil
        }
        let first = morphemes[index]
        let isCounter =
            first.subdivision == "接尾" || CounterTable.readings[text.string(in: first.range)] != nil
            || text.string(in: first.range) == "つ"
        guard isCounter else { return nil }
        let isFraction =
            text.string(in: first.range) == "分" && first.range.upperBound < text.count
            && text[first.range.upperBound] == 0x306E
        var counter = Counter(
            written: text.string(in: first.range), range: first.range,
            said: isFraction ? "ブン" : reading(of: first), count: 1)
        if isFraction { counter.written = "分の" }
        return counter
    }

    private func reading(of morpheme: Morpheme) -> String {
        CounterTable.readings[text.string(in: morpheme.range)] ?? morpheme.pronunciation
    }

    /// 四月一日 is a date, 一日 alone a span of a day.
    private func isAfterMonth(_ number: Range<Int>) -> Bool {
        number.lowerBound > 0 && text[number.lowerBound - 1] == 0x6708
    }

    private func spell(
        _ number: NumberReading, _ written: String, _ range: Range<Int>, _ counter: Counter,
        afterMonth: Bool
    ) -> [SpokenWord.Part] {
        let whole = written + counter.written
        // 二日間 is フツカ and カン.
        if whole.hasSuffix("間"), let said = CounterTable.wholes[String(whole.dropLast())] {
            let end = counter.range.upperBound
            return [
                SpokenWord.Part(range: range.lowerBound..<end - 1, said: CodeUnits(said)),
                SpokenWord.Part(range: end - 1..<end, said: CodeUnits("カン")),
            ]
        }
        if let said = CounterTable.wholes[whole] ?? (afterMonth && whole == "一日" ? "ツイタチ" : nil) {
            return [
                SpokenWord.Part(
                    range: range.lowerBound..<counter.range.upperBound, said: CodeUnits(said))
            ]
        }
        let (first, second) = joined(number, counter)
        return [
            SpokenWord.Part(range: range, said: CodeUnits(first)),
            SpokenWord.Part(range: counter.range, said: CodeUnits(second)),
        ]
    }

    private func joined(_ number: NumberReading, _ counter: Counter) -> (String, String) {
        var said = number.said
        if let own = CounterTable.digits[counter.written]?[number.last],
            let usual = NumberReading.digits[number.last]
        {
            said = String(said.dropLast(usual.count)) + own
        }
        let short = NumberReading.doubled(said)
        switch CounterTable.changes[counter.written] {
        case .doubling: return ("一八十".contains(number.last) ? short : said, counter.said)
        case .velar: return ("一六八十百".contains(number.last) ? short : said, counter.said)
        case .voicedVelar(let voiced):
            if "三何".contains(number.last) { return (said, voiced) }
            return ("一六八十百".contains(number.last) ? short : said, counter.said)
        case .labial(let p, let three):
            if "一六八十百".contains(number.last) { return (short, p) }
            return (said, "三千万何".contains(number.last) ? three : counter.said)
        case .minutes:
            let said = "一六八十百".contains(number.last) ? short : said
            return (
                said,
                "一三四六八十百千何".contains(number.last) ? "プ" + counter.said.dropFirst() : counter.said
            )
        case nil: return (said, counter.said)
        }
    }
}
