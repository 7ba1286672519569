import BookModel

/// A hyphen in a block of a flowing format that stands at the end of a line of its file.
struct LineEndHyphen: Equatable {
    /// The hyphen's offset in the block's text.
    let offset: Int
    /// Where the word goes on, behind the space that stands for the line's end.
    let rest: Int
    let source: SourceRange
}

extension LineEndHyphen {
    /// Finds them in the blocks of a document.
    ///
    /// Found: "exam-\nple", and "exam-\n> ple" in a quotation. Not: "pre- and post-war" within a
    /// line, "x -\ny", a line that the author ended on purpose, code and formulas, an address that
    /// ends there, and "pre-\nanti-\n", a list of one a line.
    struct Finder {
        let files: [SourceFile]

        func hyphens(in block: Block) -> [LineEndHyphen] {
            guard !Self.keepsLines.contains(block.role) else { return [] }
            let units = block.text.units
            let found = units.indices.dropFirst().dropLast(2).filter { index in
                Self.isSign(units[index]) && units[index + 1] == 0x20
                    && Self.isWordPart(units[index - 1]) && Self.isWordPart(units[index + 2])
            }
            // In rising order, so that a long text takes no longer than its length.
            var cursor = SpanCursor(block.text.spans)
            func source(of offset: Int) -> SourceRange? {
                cursor.spans(in: offset..<offset + 1).first?.origin.source
            }
            return found.compactMap { offset in
                guard !isParted(block.marks, offset), let sign = source(of: offset),
                    let rest = source(of: offset + 2), rest.unit == sign.unit,
                    breaksLine(sign.range, rest.range.lowerBound, in: sign.unit)
                else { return nil }
                return LineEndHyphen(offset: offset, rest: offset + 2, source: sign)
            }
        }

        private static let keepsLines: Set<BlockRole> = [
            .verse, .code, .math, .table, .image, .announcement, .pageBreak,
        ]

        /// A hyphen, or the sign that some programs for the recognition of text write for one that
        /// only breaks a line.
        private static func isSign(_ unit: UInt16) -> Bool {
            Hyphens.isHyphen(unit) || unit == Hyphens.optional
        }

        private static func isWordPart(_ unit: UInt16) -> Bool {
            !UnitClass(unit).isDisjoint(with: [.letter, .digit, .mark])
        }

        /// Code and formulas are left alone, and what ends or begins there is no part of a word.
        private func isParted(_ marks: [InlineMark], _ offset: Int) -> Bool {
            marks.contains { mark in
                let (here, there) = (
                    mark.range.contains(offset), mark.range.contains(offset + 2)
                )
                return here != there || here && mark.kind != .link
            }
        }

        /// Between the hyphen and the rest of the word there is a line's end and nothing else.
        private func breaksLine(
            _ hyphen: Range<Int>, _ rest: Int, in unit: SourceUnit
        ) -> Bool {
            guard files.indices.contains(unit.file), hyphen.upperBound < rest else { return false }
            let text = files[unit.file].text
            guard rest < text.count else { return false }
            let gap = text[hyphen.upperBound..<rest]
            // At a page's end stands what the reader has left out: its number, the next one's head.
            return gap.contains(where: Self.isLineEnd)
                && (gap.contains(0x0C) || gap.allSatisfy { Self.isBlank($0) || $0 == 0x3E })
                && (hasSpace(before: hyphen.lowerBound, text) || hasSpace(after: rest, text))
        }

        private func hasSpace(before offset: Int, _ text: CodeUnits) -> Bool {
            let line = text[..<offset].reversed().prefix { !Self.isLineEnd($0) }
            return line.drop { !Self.isBlank($0) }.contains { !Self.isBlank($0) }
        }

        private func hasSpace(after offset: Int, _ text: CodeUnits) -> Bool {
            let line = text[offset...].prefix { !Self.isLineEnd($0) }
            return line.drop { !Self.isBlank($0) }.contains { !Self.isBlank($0) }
        }

        private static func isLineEnd(_ unit: UInt16) -> Bool {
            unit == 0x0A || unit == 0x0C || unit == 0x0D || unit == 0x85 || unit == 0x2028
        }

        private static func isBlank(_ unit: UInt16) -> Bool {
            unit == 0x20 || unit == 0x09 || unit == 0xA0 || isLineEnd(unit)
        }
    }
}
