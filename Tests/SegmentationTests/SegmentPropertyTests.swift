import BookModel
import Segmentation
import Testing

/// What holds for every text, tried on texts put together by a fixed generator.
@Suite struct SegmentPropertyTests {
    private static let pieces = [
        "word", "Слово", "e\u{301}", "日本語", "ไทยแลนด์", "한국", "عربي", "👩‍👩‍👧", "🇩🇪",
        "12.5", "3", "Mr.",
        "г.", "т. е.",
        " ", " ", "  ", "\u{A0}", "\u{3000}", "\n", ".", ",", "!", "?", "…", "...", "—", " — ",
        "--", "-", "«", "»", "“", "”", "„",
        "\"", "'", "’", "(", ")", "「", "」", "。", "、", "¿", "؟", "।", "\u{200B}", "\u{200D}",
        "\u{FE0F}", "\u{AD}", "*", "№", "$",
    ]

    @Test(arguments: ["en", "ru", "de", "fr", "es", "ja", "zh", "th", "ar"])
    func segmentsCoverAndNest(_ language: String) {
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        let segmenter = Segmenter(language: LanguageTag(known: language))
        for round in 0..<400 {
            var text = CodeUnits()
            for _ in 0..<(round % 40) {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text += CodeUnits(Self.pieces[Int(state >> 33) % Self.pieces.count])
            }
            if round % 7 == 0 { text.insert(0xD800, at: text.count / 2) }
            let role: BlockRole = round.isMultiple(of: 3) ? .verse : .paragraph
            check(segmenter.segment(text, role: role), text)
        }
    }

    private func check(_ segments: Segments, _ text: CodeUnits) {
        let shown = text.string.debugDescription
        var covered = [Bool](repeating: false, count: text.count)
        for word in segments.words {
            #expect(!word.isEmpty)
            let inside = text[word]
            #expect(
                inside.first.map(isSpace) == false && inside.last.map(isSpace) == false, "\(shown)")
            #expect(!inside.contains(0x0A), "\(shown)")
            for index in word {
                #expect(!covered[index], "\(shown)")
                covered[index] = true
            }
            #expect(
                !splits(text, at: word.lowerBound) && !splits(text, at: word.upperBound),
                "\(shown) \(word)")
        }
        for index in text.indices {
            #expect(covered[index] || isSpace(text[index]), "\(shown) \(index)")
        }
        for ranges in [segments.words, segments.phrases, segments.sentences] {
            #expect(
                zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound },
                "\(shown)")
        }
        expectNesting(segments.words, in: segments.phrases, shown)
        expectNesting(segments.phrases, in: segments.sentences, shown)
        for phrase in segments.phrases {
            let count = segments.words.count { phrase.contains($0.lowerBound) }
            #expect((1...4).contains(count), "\(shown)")
        }
    }

    private func expectNesting(_ inner: [Range<Int>], in outer: [Range<Int>], _ shown: String) {
        for range in inner {
            #expect(
                outer.count {
                    $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound
                } == 1, "\(shown)")
        }
    }

    private func isSpace(_ unit: UInt16) -> Bool {
        Unicode.Scalar(unit)?.properties.isWhitespace == true
    }

    /// Whether a boundary at `index` parts a surrogate pair or a combining mark from its base.
    private func splits(_ text: CodeUnits, at index: Int) -> Bool {
        guard index > 0, index < text.count else { return false }
        if UTF16.isLeadSurrogate(text[index - 1]), UTF16.isTrailSurrogate(text[index]) {
            return true
        }
        return text[index] == 0x301 && !isSpace(text[index - 1])
    }
}
