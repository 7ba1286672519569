import BookModel

/// One or more morphemes said as one word: a stem with its endings, a number with its counter.
struct SpokenWord: Equatable {
    struct Part: Equatable {
        var range: Range<Int>
        /// Katakana; empty where nobody can read it.
        var said: CodeUnits
    }

    private(set) var parts: [Part]
    private var last: Morpheme

    init(_ morpheme: Morpheme, said: CodeUnits) {
        parts = [Part(range: morpheme.range, said: said)]
        last = morpheme
    }

    var range: Range<Int> {
        (parts.first?.range.lowerBound ?? 0)..<(parts.last?.range.upperBound ?? 0)
    }

    var isRead: Bool { parts.contains { !$0.said.isEmpty } }

    mutating func add(_ morpheme: Morpheme, said more: CodeUnits) {
        var more = more
        // 行こ+う is イコー.
        if more == [0x30A6], let before = parts.last?.said.last,
            Kana.lengthened([before, 0x30A6]).last == Kana.prolonged
        {
            more = [Kana.prolonged]
        }
        parts.append(Part(range: morpheme.range, said: more))
        last = morpheme
    }

    /// Whether `next` is an ending of this word: 言っ+た, お+茶, 東京+都.
    func takes(_ next: Morpheme) -> Bool {
        if last.partOfSpeech == "接頭詞" || parts.last?.said.last == 0x30C3 { return true }
        let isShort = next.pronunciation.utf16.count < 2
        switch next.partOfSpeech {
        case "助動詞": return last.partOfSpeech != "名詞" || isShort
        case "助詞": return next.subdivision == "接続助詞" && last.partOfSpeech != "名詞" && isShort
        case "動詞", "形容詞": return next.subdivision == "接尾"
        case "名詞": return next.subdivision == "接尾"
        default: return false
        }
    }
}
