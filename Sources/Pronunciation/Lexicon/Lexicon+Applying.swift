public import BookModel

/// A spoken text after the reader's own words were put in.
public struct LexiconResult: Sendable, Equatable {
    public var text: MappedText
    /// How often each entry fired, by its index in `Lexicon.entries`.
    public var fired: [Int]
    /// The text holds phonemes in `[[ ]]`, which the engine must be told to read.
    public var usesPhonemes: Bool
    /// What was put in as words, by range in `text`: readings for a language with an engine form.
    public var readings: [Reading]
}

extension Lexicon {
    /// Puts the reader's own words into a spoken text.
    ///
    /// Entries are looked for in what is written (`written`, the source of `spoken`) and, where
    /// they fit nothing there, in what is said. An entry is put in where the spoken text can be
    /// parted at its ends; in the middle of an expansion (the 5 of `$5`) it is not.
    public func apply(
        to spoken: MappedText, written: CodeUnits, language: LanguageTag
    ) -> LexiconResult {
        var edits = edits(for: matches(in: written, language: language), in: spoken)
        let said = matches(in: spoken.units, language: language).map {
            Edit(range: $0.range, entry: $0.entry)
        }
        edits.append(
            contentsOf: said.filter { edit in !edits.contains { $0.range.overlaps(edit.range) } })
        edits.sort { $0.range.lowerBound < $1.range.lowerBound }
        return replaced(spoken, edits)
    }

    /// The same for a text that is its own source.
    public func apply(to spoken: MappedText, language: LanguageTag) -> LexiconResult {
        replaced(
            spoken,
            matches(in: spoken.units, language: language).map {
                Edit(range: $0.range, entry: $0.entry)
            })
    }

    private struct Edit {
        var range: Range<Int>
        var entry: Int
    }

    /// The spoken ranges that stand for the matches, both in rising order.
    private func edits(for matches: [Match], in spoken: MappedText) -> [Edit] {
        var edits: [Edit] = []
        var next = 0
        var open: (start: Int, end: Int, first: Int, last: Int)?
        var offset = 0
        func close() {
            guard let found = open, next < matches.count else { return }
            if found.first == matches[next].range.lowerBound,
                found.last == matches[next].range.upperBound
            {
                edits.append(Edit(range: found.start..<found.end, entry: matches[next].entry))
            }
            open = nil
        }
        for span in spoken.spans {
            defer { offset += span.length }
            guard let source = span.origin.source?.range else { continue }
            while next < matches.count, source.upperBound > matches[next].range.lowerBound {
                let match = matches[next].range
                if source.lowerBound < match.upperBound {
                    var part = (
                        low: 0, high: span.length, from: source.lowerBound, to: source.upperBound
                    )
                    if case .verbatim = span.origin {
                        part.from = max(source.lowerBound, match.lowerBound)
                        part.to = min(source.upperBound, match.upperBound)
                        part.low = part.from - source.lowerBound
                        part.high = part.to - source.lowerBound
                    }
                    let known = open ?? (offset + part.low, offset + part.low, part.from, part.from)
                    open = (
                        known.start, offset + part.high, min(known.first, part.from),
                        max(known.last, part.to)
                    )
                    if source.upperBound < match.upperBound { break }
                }
                close()
                open = nil
                next += 1
            }
        }
        close()
        return edits
    }

    private func replaced(_ spoken: MappedText, _ edits: [Edit]) -> LexiconResult {
        var result = LexiconResult(
            text: spoken, fired: [Int](repeating: 0, count: entries.count), usesPhonemes: false,
            readings: [])
        guard !edits.isEmpty else { return result }
        result.usesPhonemes = edits.contains {
            if case .phonemes = entries[$0.entry].speech { true } else { false }
        }
        var text = MappedText()
        var position = 0
        for edit in edits where edit.range.lowerBound >= position {
            text.append(
                harmless(spoken.slice(position..<edit.range.lowerBound), result.usesPhonemes))
            let origin =
                spoken.sourceRange(of: edit.range).map(MappedText.Origin.replaced)
                ?? .inserted(at: nil)
            switch entries[edit.entry].speech {
            case .words(let words):
                // A reader's word is no markup either.
                let said = result.usesPhonemes ? words.replacing("[[", with: "[ [") : words
                result.readings.append(
                    Reading(range: text.count..<text.count + said.utf16.count, spoken: said))
                text.append(said, origin: origin)
            case .phonemes(let phonemes): text.append("[[" + phonemes + "]]", origin: origin)
            }
            result.fired[edit.entry] += 1
            position = edit.range.upperBound
        }
        text.append(harmless(spoken.slice(position..<spoken.count), result.usesPhonemes))
        result.text = text
        return result
    }

    /// Breaks up `[[` in the book's own text: with phonemes switched on it would be markup.
    private func harmless(_ part: MappedText, _ usesPhonemes: Bool) -> MappedText {
        guard usesPhonemes, part.units.contains(0x5B) else { return part }
        var text = MappedText()
        var position = 0
        for index in part.units.indices.dropFirst()
        where part.units[index] == 0x5B && part.units[index - 1] == 0x5B {
            text.append(part.slice(position..<index))
            text.append(" ", origin: .inserted(at: nil))
            position = index
        }
        text.append(part.slice(position..<part.count))
        return text
    }
}
