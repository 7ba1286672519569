import BookModel

/// Tells a program, its commands and its output from prose that is only set in typewriter type: a
/// licence, a letter, a title page.
///
/// Counted over the words of a passage: `range(10):`, `$`, `-l`, `{` are no words of prose;
/// `license.`, `non-commercial`, `1999` are; addresses say nothing either way.
enum CodeText {
    private enum Token { case prose, code, neither }

    /// Whether at least every sixth word is one of a program's.
    static func isCode(_ lines: [CodeUnits]) -> Bool {
        var (prose, code) = (0, 0)
        for token in lines.flatMap({ $0.split(separator: 0x20) }) {
            switch kind(of: token) {
            case .prose: prose += 1
            case .code: code += 1
            case .neither: break
            }
        }
        return code > 0 && code * 5 >= prose
    }

    private static func kind(of token: ArraySlice<UInt16>) -> Token {
        if HyphenHealer.isAddress(Array(token)) { return .neither }
        guard let first = token.firstIndex(where: isWordPart),
            let last = token.lastIndex(where: isWordPart)
        else { return token.allSatisfy(isMark) ? .neither : .code }
        let isPlain =
            token[..<first].allSatisfy(isMark) && token[(last + 1)...].allSatisfy(isMark)
            && !opensOption(token[..<first])
        return isPlain && token[first...last].allSatisfy(isInner) ? .prose : .code
    }

    private static func isWordPart(_ unit: UInt16) -> Bool {
        !UnitClass(unit).isDisjoint(with: [.letter, .digit])
    }

    /// "-l", "--help": nothing in prose begins so.
    private static func opensOption(_ marks: ArraySlice<UInt16>) -> Bool {
        marks.last == 0x2D
    }

    /// Marks around words in prose.
    /// Not: `{`, `}`, `=`, `$`, `#`, `<`, `>`, `|`, `\`, `/`, `*`, `_`.
    private static func isMark(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x21, 0x22, 0x27, 0x28, 0x29, 0x2C, 0x2D, 0x2E, 0x3A, 0x3B, 0x3F, 0x5B, 0x5D: true
        case 0x00A0...0x00BF, 0x2010...0x205E, 0x3001...0x301F: true
        default: false
        }
    }

    /// Inside a word of prose: letters, digits, "don’t", "non-commercial", "3.5", "and/or".
    private static func isInner(_ unit: UInt16) -> Bool {
        if isWordPart(unit) { return true }
        switch unit {
        case 0x26, 0x27, 0x2C, 0x2D, 0x2E, 0x2F, 0x2010, 0x2011, 0x2013, 0x2014, 0x2019: return true
        default: return !UnitClass(unit).isDisjoint(with: [.mark])
        }
    }
}
