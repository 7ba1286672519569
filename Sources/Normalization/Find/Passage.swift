import BookModel
import Languages

/// The atoms of one block with what the rules ask about them.
struct Passage: Sendable {
    let units: CodeUnits
    let atoms: [Atom]
    let role: BlockRole
    let language: LanguageContext
    /// What emoji are called where they are said; `nil` leaves them silent.
    let emojiNames: EmojiNames?

    init(
        _ units: CodeUnits, role: BlockRole, language: LanguageContext,
        emojiNames: EmojiNames? = nil
    ) {
        self.units = units
        self.role = role
        self.language = language
        self.emojiNames = emojiNames
        atoms = Atomizer.atoms(
            of: units, readsHanDigits: language.readsHanDigits,
            elisions: language.lexicon.elisions)
    }

    var lexicon: Lexicon { language.lexicon }

    func has(_ index: Int) -> Bool { index >= 0 && index < atoms.count }

    func text(_ index: Int) -> String {
        has(index) ? units.string(in: atoms[index].range) : ""
    }

    func text(_ range: Range<Int>) -> String {
        guard has(range.lowerBound), !range.isEmpty, has(range.upperBound - 1) else { return "" }
        return units.string(in: atoms[range.lowerBound].start..<atoms[range.upperBound - 1].end)
    }

    /// A word in lower case without soft hyphens; what the tables are keyed by.
    func folded(_ index: Int) -> String {
        guard has(index) else { return "" }
        var folded: CodeUnits = []
        for unit in units[atoms[index].range] where !CharacterTable.isIgnorable(unit) {
            folded.append(CharacterTable.folded(unit))
        }
        return folded.string
    }

    func isWord(_ index: Int) -> Bool { has(index) && atoms[index].kind == .word }
    func isDigits(_ index: Int) -> Bool { has(index) && atoms[index].kind == .digits }
    func isSpace(_ index: Int) -> Bool { has(index) && atoms[index].kind == .space }

    func isMark(_ index: Int, _ marks: String) -> Bool {
        guard has(index), atoms[index].kind == .mark else { return false }
        return marks.unicodeScalars.contains { UInt64($0.value) == atoms[index].hash }
    }

    /// The single code point of a mark.
    func mark(_ index: Int) -> Unicode.Scalar? {
        guard has(index), atoms[index].kind == .mark else { return nil }
        return Unicode.Scalar(UInt32(truncatingIfNeeded: atoms[index].hash))
    }

    /// Whether a section of plain words holds the one at `index`.
    func isListed(_ index: Int, _ section: String) -> Bool {
        isWord(index) && lexicon.lists(section, atoms[index].hash)
    }

    func isWord(_ index: Int, _ word: String) -> Bool {
        isWord(index) && folded(index) == word
    }

    func isCapital(_ index: Int) -> Bool {
        isWord(index) && atoms[index].shape.contains(.capital)
    }

    func isAllCapitals(_ index: Int) -> Bool {
        isWord(index) && atoms[index].shape.contains(.allCapitals)
    }

    /// The digits of an atom as ASCII, whatever script they are written in.
    func digits(_ index: Int) -> String {
        guard isDigits(index) else { return "" }
        var found = ""
        var at = atoms[index].start
        while at < atoms[index].end {
            let (scalar, length) = units.scalar(at: at)
            if let value = scalar.properties.numericValue { found += String(Int(value)) }
            at += length
        }
        return found
    }

    // MARK: Neighbours

    /// The index behind `index` where at most one run of spaces lies between.
    func skippingSpace(_ index: Int) -> Int { isSpace(index) ? index + 1 : index }

    /// The word after `index`, over a space and over opening quotes and brackets.
    func wordAfter(_ index: Int) -> Int? {
        var at = skippingSpace(index + 1)
        while isMark(at, "\"'“‘«„([‚") { at += 1 }
        return isWord(at) ? at : nil
    }

    /// The word right before `index`, over spaces alone.
    func wordBefore(_ index: Int) -> Int? {
        var at = index - 1
        if isSpace(at) { at -= 1 }
        return isWord(at) ? at : nil
    }

    /// The word of a short form whose stop stands in front of `index` ("ext. 205", "Nr.5").
    func shortWord(before index: Int) -> Int? {
        let stop = isSpace(index - 1) ? index - 2 : index - 1
        return isMark(stop, ".") && isWord(stop - 1) ? stop - 1 : nil
    }

    /// The word in front of `index`, whole or short.
    func namingWord(before index: Int) -> Int? { wordBefore(index) ?? shortWord(before: index) }

    /// Whether `index` is the first word of a sentence.
    func opensSentence(_ index: Int) -> Bool {
        var at = index - 1
        while isSpace(at) || isMark(at, "\"'“”‘’«»„([—–-…") { at -= 1 }
        return at < 0 || isMark(at, ".!?:;\u{3002}")
    }

    /// Whether nothing but closing marks follows `index` in the block.
    func closesBlock(_ index: Int) -> Bool {
        var at = index + 1
        while isSpace(at) || isMark(at, "\"'”’»“)].") { at += 1 }
        return !has(at)
    }

    /// Whether a full stop at `index` ends a sentence by what follows it.
    func stopEndsSentence(_ index: Int) -> Bool {
        if closesBlock(index) { return true }
        var at = index + 1
        while isMark(at, "\"'”’»“)]") { at += 1 }
        guard isSpace(at) else { return false }
        at += 1
        while isMark(at, "\"'“‘«„([—–-") || isSpace(at) { at += 1 }
        return isCapital(at)
    }
}
