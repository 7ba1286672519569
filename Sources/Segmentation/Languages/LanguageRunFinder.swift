public import BookModel

/// Splits a text into runs of one language each, so that each is spoken by its own voice.
///
/// Runs that the book marks win. Elsewhere the script decides: words in another script than the
/// text's own go to the second language where it writes that script, else to the script's usual
/// one. Words of mixed script, single letters, units behind a number and Roman numerals stay.
public struct LanguageRunFinder: Sendable {
    public init() {}

    /// Runs that cover `units` in order without gaps. `second` is the language of unmarked words in
    /// another script; `explicit` the runs that the book marks.
    public func runs(
        in units: CodeUnits, base: LanguageTag, second: LanguageTag, explicit: [LanguageRun]
    ) -> [LanguageRun] {
        guard !units.isEmpty else { return [] }
        var runs = RunList(count: units.count, base: base)
        let own = ScriptGroup.own(of: base)
        if own != [.latin] || units.contains(where: { $0 >= 0x370 }) {
            var finder = ForeignWordFinder(units, own: own, base: base, second: second)
            for run in finder.runs() { runs.set(run.range, to: run.language) }
        }
        for run in explicit { runs.set(run.range.clamped(to: 0..<units.count), to: run.language) }
        return runs.runs
    }
}

/// Runs that partition a text.
private struct RunList {
    private(set) var runs: [LanguageRun]

    init(count: Int, base: LanguageTag) {
        runs = [LanguageRun(range: 0..<count, language: base)]
    }

    mutating func set(_ range: Range<Int>, to language: LanguageTag) {
        guard !range.isEmpty else { return }
        var made: [LanguageRun] = []
        func push(_ part: Range<Int>, _ tag: LanguageTag) {
            guard !part.isEmpty else { return }
            if let last = made.last, last.language == tag {
                made[made.count - 1].range = last.range.lowerBound..<part.upperBound
            } else {
                made.append(LanguageRun(range: part, language: tag))
            }
        }
        var isSet = false
        for run in runs {
            push(
                run.range
                    .lowerBound..<min(
                        run.range.upperBound, max(run.range.lowerBound, range.lowerBound)),
                run.language)
            if !isSet, run.range.upperBound > range.lowerBound {
                push(range, language)
                isSet = true
            }
            push(
                max(
                    run.range.lowerBound, min(run.range.upperBound, range.upperBound))..<run.range
                    .upperBound, run.language)
        }
        runs = made
    }
}
