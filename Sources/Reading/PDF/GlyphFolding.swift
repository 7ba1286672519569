import BookModel
import Foundation

/// Turns glyphs that stand for other characters into these: ligatures and presentation forms into
/// their letters, a spacing accent over a letter into the accented letter.
enum GlyphFolding {
    static func fold(_ glyphs: [PageGlyph], styles: [StyleRun]) -> [PageGlyph] {
        var result: [PageGlyph] = []
        result.reserveCapacity(glyphs.count)
        var index = 0
        while index < glyphs.count {
            var glyph = glyphs[index]
            guard Self.mayStandForOthers(glyph.scalar) else {
                result.append(glyph)
                index += 1
                continue
            }
            if PrivateUse.contains(glyph.scalar), !glyph.isUnmapped {
                if let known = PrivateUse.known(glyph.scalar) {
                    glyph.scalar = known
                } else {
                    glyph.isUnmapped = true
                }
            }
            if let accent = SpacingAccent.combining[glyph.scalar], index + 1 < glyphs.count,
                let letter = accented(glyphs[index + 1], by: accent, of: glyph)
            {
                result.append(letter)
                index += 2
            } else if let accent = SpacingAccent.combining[glyph.scalar], let last = result.last,
                let letter = accented(last, by: accent, of: glyph)
            {
                result[result.count - 1] = letter
                index += 1
            } else if let letters = PresentationForms.letters(of: glyph.scalar) {
                append(letters, for: glyph, to: &result)
                index += 1
            } else {
                result.append(glyph)
                index += 1
            }
        }
        return result
    }

    /// All but ASCII without its three accents, which is most of most books.
    private static func mayStandForOthers(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x80 || scalar == "^" || scalar == "`" || scalar == "~"
    }

    /// The letter with the accent that is drawn over or under it; `nil` where it stands beside.
    private static func accented(
        _ letter: PageGlyph, by accent: Unicode.Scalar, of mark: PageGlyph
    ) -> PageGlyph? {
        let (box, centre) = (letter.box, mark.box.centreX)
        guard !letter.isSpace, centre > box.x0, centre < box.x1, mark.box.y0 < box.y1,
            box.y0 < mark.box.y1
        else { return nil }
        let base: Unicode.Scalar =
            letter.scalar == "ı" ? "i" : letter.scalar == "ȷ" ? "j" : letter.scalar
        let joined = String(String.UnicodeScalarView([base, accent]))
            .precomposedStringWithCanonicalMapping
        guard base.properties.isAlphabetic, joined.unicodeScalars.count == 1,
            let scalar = joined.unicodeScalars.first
        else { return nil }
        var result = letter
        result.scalar = scalar
        return result
    }

    /// Each letter has its part of the ligature's width; right-to-left ones from the right.
    private static func append(
        _ letters: [Unicode.Scalar], for glyph: PageGlyph, to result: inout [PageGlyph]
    ) {
        let width = glyph.box.width / Float(letters.count)
        let isToLeft = letters.first.map(TextScript.isRightToLeft) ?? false
        // The order of drawing is from left to right where the line is sorted by place.
        for (index, scalar) in letters.enumerated() {
            var part = glyph
            part.scalar = scalar
            let place = Float(isToLeft ? letters.count - 1 - index : index)
            part.box.x0 = glyph.box.x0 + width * place
            part.box.x1 = part.box.x0 + width
            result.append(part)
        }
    }
}

/// Accents that fonts without accented letters draw by themselves.
enum SpacingAccent {
    static let combining: [Unicode.Scalar: Unicode.Scalar] = [
        "\u{60}": "\u{300}", "\u{B4}": "\u{301}", "\u{2C6}": "\u{302}", "\u{5E}": "\u{302}",
        "\u{2DC}": "\u{303}", "\u{7E}": "\u{303}", "\u{AF}": "\u{304}", "\u{2C9}": "\u{304}",
        "\u{2D8}": "\u{306}", "\u{2D9}": "\u{307}", "\u{A8}": "\u{308}", "\u{2DA}": "\u{30A}",
        "\u{2DD}": "\u{30B}", "\u{2C7}": "\u{30C}", "\u{B8}": "\u{327}", "\u{2DB}": "\u{328}",
        "\u{2BC}": "\u{313}", "\u{2CA}": "\u{301}", "\u{2CB}": "\u{300}",
    ]
}
