public import BookModel
import Normalization
import Pronunciation
import Segmentation

/// What becomes of a line on its way to the engine, word by word, for `lectern explain`.
public struct Explanation: Sendable {
    /// Words that are said as one, with their forms.
    public struct Token: Hashable, Sendable {
        /// Half-open UTF-16 range of the line.
        public let range: Range<Int>
        public let written: String
        public let spoken: String
        public let engine: String
    }

    public let written: String
    /// One line: words in the language's own writing.
    public let spoken: String
    /// What the engine is given.
    public let engine: String
    public let tokens: [Token]

    fileprivate init(
        written: CodeUnits, spoken: MappedText, engine: MappedText, words: [Range<Int>]
    ) {
        self.written = written.string
        self.spoken = spoken.string
        self.engine = engine.string
        let composed = engine.composed(over: spoken)
        let groups = Self.groups(of: words, in: [spoken, composed], length: written.count)
        let said = Self.pieces(of: spoken, groups: groups),
            given = Self.pieces(of: composed, groups: groups)
        tokens = groups.indices.map { index in
            Token(
                range: groups[index], written: written.string(in: groups[index]).trimmed,
                spoken: said[index], engine: given[index])
        }
    }

    /// Words with the white space behind each, joined where a replacement reaches over several.
    private static func groups(
        of words: [Range<Int>], in texts: [MappedText], length: Int
    ) -> [Range<Int>] {
        var starts = Set(words.dropFirst().map(\.lowerBound))
        for text in texts {
            for span in text.spans {
                guard case .replaced(let source) = span.origin else { continue }
                for start in source.range.dropFirst() { starts.remove(start) }
            }
        }
        let kept = [0] + starts.sorted().filter { $0 > 0 && $0 < length }
        return zip(kept, kept.dropFirst() + [length]).map { $0..<max($0, $1) }
    }

    /// The text said for each group.
    private static func pieces(of text: MappedText, groups: [Range<Int>]) -> [String] {
        var pieces = [CodeUnits](repeating: [], count: groups.count)
        var group = 0, offset = 0
        for span in text.spans {
            for index in 0..<span.length {
                var place: Int?
                switch span.origin {
                case .verbatim(let source): place = source.range.lowerBound + index
                case .replaced(let source): place = source.range.lowerBound
                case .inserted: place = nil
                }
                if let place {
                    while group + 1 < groups.count, groups[group].upperBound <= place { group += 1 }
                }
                pieces[group].append(text.units[offset + index])
            }
            offset += span.length
        }
        return pieces.map { $0.string.trimmed }
    }
}

/// Explains lines of one language.
public struct Explainer: Sendable {
    private let normalizer: Normalizer
    private let former: EngineFormer
    private let segmenter: Segmenter

    public init(language: LanguageTag, emoji: ReadingOptions.Emoji = .silent) {
        normalizer = Normalizer(language: language, emoji: emoji)
        former = EngineFormer(language: language)
        segmenter = Segmenter(language: language)
    }

    /// - Throws: `.missingEngine` for a language that no voice or dictionary of this machine has.
    public static func check(_ language: LanguageTag) throws(LecternError) {
        _ = try BookPlanner(settings: ConversionSettings()).voice(for: language)
    }

    /// What must be known of a language whose numbers have no rules.
    public var caveats: [Diagnostic] {
        BookConverter.caveats(of: "", for: normalizer.language, in: "lectern")
    }

    /// The spoken form alone, on one line.
    public func spoken(_ line: String) -> String {
        let units = CodeUnits(line)
        return normalized(units, segmenter.segment(units))
            .units.map { $0 == 0x0A ? 0x20 : $0 }.string
    }

    public func explain(_ line: String) -> Explanation {
        let written = CodeUnits(line)
        let segments = segmenter.segment(written)
        let spoken = normalized(written, segments)
        return Explanation(
            written: written, spoken: spoken, engine: former.form(spoken.units),
            words: segments.words)
    }

    private func normalized(_ text: CodeUnits, _ segments: Segments) -> MappedText {
        normalizer.normalize(text, sentenceEnds: segments.sentences.map(\.upperBound))
    }
}
