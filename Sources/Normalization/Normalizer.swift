public import BookModel
import Languages

/// Written form → spoken form for one language, in three steps: the text is cut into atoms, the
/// rules of the language decide which of them form a token and of what class, and the token is
/// put into words. What no rule claims passes through as it is.
public struct Normalizer: Sendable {
    public let language: LanguageTag
    private let context: LanguageContext
    private let emojiNames: EmojiNames?

    /// - Parameter emoji: whether emoji are named; silent they leave a space.
    public init(language: LanguageTag, emoji: ReadingOptions.Emoji = .silent) {
        self.language = language
        context = LanguageContext.of(language)
        emojiNames = emoji == .name ? EmojiNames.of(language) : nil
    }

    /// Whether there are rules, ours or ICU's, for the language's numbers; without them digits stay
    /// in the spoken form.
    public var spellsNumbers: Bool { !context.speller.cardinal("12").isEmpty }

    /// The spoken form of a block's display text, mapped onto it (`SourceUnit.text`).
    ///
    /// Every token's words stand for the token's whole range; all else is verbatim.
    ///
    /// - Parameter sentenceEnds: rising offsets behind the last character of each sentence. The
    ///   full stop of an abbreviation that closes a sentence is the sentence's too and stays.
    public func normalize(
        _ text: CodeUnits, role: BlockRole = .paragraph, sentenceEnds: [Int] = []
    ) -> MappedText {
        let passage = Passage(text, role: role, language: context, emojiNames: emojiNames)
        let findings = TokenScan(passage).findings
        guard !findings.isEmpty else { return MappedText(identity: text) }
        var result = MappedText()
        var done = 0
        var stops = SentenceStops(text, ends: sentenceEnds)
        func copy(to end: Int) {
            guard end > done else { return }
            result.append(
                CodeUnits(text[done..<end]),
                origin: .verbatim(SourceRange(unit: .text, range: done..<end)))
        }
        for finding in findings {
            let range = stops.kept(behind: passage.range(of: finding), said: finding.spoken)
            copy(to: range.lowerBound)
            let spoken = spaced(
                finding.spoken, after: result.units.last, before: text, at: range.upperBound)
            result.append(spoken, origin: .replaced(SourceRange(unit: .text, range: range)))
            done = range.upperBound
        }
        copy(to: text.count)
        return result
    }

    /// The text token by token: plain words with the rule `unchanged`, all others with the rule
    /// that decided. Spaces and plain punctuation are no tokens.
    public func explain(_ text: CodeUnits, role: BlockRole = .paragraph) -> [ExplainedToken] {
        let passage = Passage(text, role: role, language: context, emojiNames: emojiNames)
        var tokens: [ExplainedToken] = []
        var index = 0
        func plain(to end: Int) {
            while index < end {
                if passage.atoms[index].kind == .word {
                    let word = passage.text(index)
                    tokens.append(
                        ExplainedToken(
                            range: passage.atoms[index].range, written: word, kind: .plain,
                            rule: "unchanged", spoken: word))
                }
                index += 1
            }
        }
        for finding in TokenScan(passage).findings {
            plain(to: finding.start)
            let range = passage.range(of: finding)
            tokens.append(
                ExplainedToken(
                    range: range, written: text.string(in: range), kind: finding.kind,
                    rule: finding.rule, spoken: finding.spoken))
            index = finding.end
        }
        plain(to: passage.atoms.count)
        return tokens
    }

    /// Words need a space where the written form had none ("5km", "x2").
    private func spaced(
        _ spoken: String, after last: UInt16?, before text: CodeUnits, at end: Int
    ) -> CodeUnits {
        var units = CodeUnits(spoken)
        guard let first = units.first, let final = units.last, context.spacesWords else {
            return units
        }
        func isLetter(_ unit: UInt16) -> Bool {
            let kind = CharacterTable.kind(unit)
            return kind == .letter || kind == .digit
        }
        if let last, isLetter(last), isLetter(first) { units.insert(0x20, at: 0) }
        if end < text.count, isLetter(text[end]), isLetter(final) { units.append(0x20) }
        return units
    }
}

extension Passage {
    func range(of finding: Finding) -> Range<Int> {
        atoms[finding.start].start..<atoms[finding.end - 1].end
    }
}
