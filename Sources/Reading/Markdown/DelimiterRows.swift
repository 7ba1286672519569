/// The rows of hyphens under the heads of tables.
///
/// GFM takes one hyphen a column (`|-|-|`); md4c 0.4.8 wants three.
enum DelimiterRows {
    /// The buffer with hyphens added where a row has too few in a column.
    static func widened(_ source: MarkdownSource, lines: MarkdownLines) -> MarkdownSource {
        var stretches: [MarkdownSource.Stretch] = []
        var at = 0
        for line in lines.ranges.indices.dropFirst() where isRow(line, in: lines, of: source) {
            for (end, missing) in shortRuns(lines.ranges[line], in: source.bytes) {
                stretches += source.stretches(in: at..<end)
                stretches.append(.inserted(missing == 1 ? "-" : "--"))
                at = end
            }
        }
        guard at > 0 else { return source }
        stretches += source.stretches(in: at..<source.bytes.count)
        return MarkdownSource(source.units, stretches)
    }

    /// Hyphens, colons and bars alone, under a line with a bar in it.
    private static func isRow(
        _ line: Int, in lines: MarkdownLines, of source: MarkdownSource
    ) -> Bool {
        let row = source.bytes[lines.ranges[line]]
        return row.contains(0x2D) && row.contains(0x7C)
            && row.allSatisfy { $0 == 0x2D || $0 == 0x3A || $0 == 0x7C || $0 == 0x20 || $0 == 0x09 }
            && source.bytes[lines.ranges[line - 1]].contains(0x7C)
    }

    /// Ends of the runs of one or two hyphens, with how many are missing.
    private static func shortRuns(
        _ range: Range<Int>, in bytes: [UInt8]
    ) -> [(end: Int, missing: Int)] {
        var found: [(Int, Int)] = []
        var run = 0
        for index in range {
            if bytes[index] == 0x2D {
                run += 1
                continue
            }
            if run > 0, run < 3 { found.append((index, 3 - run)) }
            run = 0
        }
        if run > 0, run < 3 { found.append((range.upperBound, 3 - run)) }
        return found
    }
}
