import BookModel

/// One scan over the code units that cuts a text into atoms.
struct Atomizer {
    private let units: CodeUnits
    private var atoms: [Atom] = []
    /// Index of the first atom since the last space.
    private var chunk = 0
    /// Whether Han digits by place (二〇二四) are digits.
    private let readsHanDigits: Bool

    /// Words that an apostrophe parts from the one behind it ("l'").
    private let elisions: Set<UInt64>

    private init(_ units: CodeUnits, readsHanDigits: Bool, elisions: Set<UInt64>) {
        self.units = units
        self.readsHanDigits = readsHanDigits
        self.elisions = elisions
        atoms.reserveCapacity(units.count / 3 + 4)
    }

    static func atoms(
        of units: CodeUnits, readsHanDigits: Bool = false, elisions: Set<UInt64> = []
    ) -> [Atom] {
        var atomizer = Atomizer(units, readsHanDigits: readsHanDigits, elisions: elisions)
        var index = 0
        while index < units.count { index = atomizer.take(at: index) }
        return atomizer.atoms
    }

    private mutating func take(at index: Int) -> Int {
        let unit = units[index]
        // Selectors, the keycap and the joiner of emoji are no word of their own.
        if unit == 0xFE0F || unit == 0xFE0E || unit == 0x20E3 || unit == 0x200D {
            return takeMark(at: index, length: 1, hash: UInt64(unit))
        }
        if readsHanDigits, let end = HanDigits.end(of: units, from: index) {
            atoms.append(Atom(kind: .digits, shape: [], start: index, end: end, hash: 0))
            return end
        }
        switch CharacterTable.kind(unit) {
        case .letter, .joiner: return takeWord(at: index)
        case .space: return takeRun(at: index, .space)
        case .digit: return takeRun(at: index, .digits)
        case .mark: return takeMark(at: index, length: 1, hash: UInt64(unit))
        case .surrogate: return takePair(at: index)
        }
    }

    private mutating func takeWord(at start: Int) -> Int {
        var index = start
        var hash = FoldedHash.basis
        var letters = 0
        var lowers = 0
        var romans = 0
        let ideographic = CharacterTable.isIdeographic(units[start])
        // "₩30억을": the power behind digits is an atom of its own.
        let isScale =
            ideographic && atoms.last?.kind == .digits && CharacterTable.isScale(units[start])
        while index < units.count {
            let unit = units[index]
            let kind = CharacterTable.kind(unit)
            if kind == .letter || kind == .joiner {
                if CharacterTable.isIdeographic(unit) != ideographic, kind == .letter { break }
                if isScale, !CharacterTable.isScale(unit) { break }
                if readsHanDigits, index > start, HanDigits.end(of: units, from: index) != nil {
                    break
                }
                if !CharacterTable.isIgnorable(unit) {
                    hash = FoldedHash.adding(CharacterTable.folded(unit), to: hash)
                    letters += 1
                    if CharacterTable.isRoman(unit) { romans += 1 }
                    if !CharacterTable.isUpper(unit) { lowers += 1 }
                }
            } else if CharacterTable.isApostrophe(unit), index > start, index + 1 < units.count,
                CharacterTable.kind(units[index + 1]) == .letter,
                romans < letters || lowers > 0 || units[index + 1] != 0x73
            {
                // The genitive's "s" stays apart from a numeral ("Louis XIV's").
                let isElision = elisions.contains(hash)
                hash = FoldedHash.adding(0x27, to: hash)
                letters += 1
                lowers += 1
                if isElision {
                    index += 1
                    break
                }
            } else {
                break
            }
            index += 1
        }
        var shape: Atom.Shape = []
        if CharacterTable.isUpper(units[start]) { shape.insert(.capital) }
        if lowers == 0, letters > 0 { shape.insert(.allCapitals) }
        if letters == 1 { shape.insert(.single) }
        if romans == letters, letters > 0, lowers == 0 || lowers == letters { shape.insert(.roman) }
        atoms.append(Atom(kind: .word, shape: shape, start: start, end: index, hash: hash))
        noteAddress("www", at: start)
        return index
    }

    private mutating func takeRun(at start: Int, _ kind: Atom.Kind) -> Int {
        var index = start + 1
        let wanted: CharacterTable.Class = kind == .space ? .space : .digit
        while index < units.count, CharacterTable.kind(units[index]) == wanted { index += 1 }
        // Digits of the astral planes (mathematical bold and the like) come as pairs: own atoms.
        atoms.append(Atom(kind: kind, shape: [], start: start, end: index, hash: 0))
        if kind == .space { chunk = atoms.count }
        return index
    }

    private mutating func takeMark(at start: Int, length: Int, hash: UInt64) -> Int {
        atoms.append(Atom(kind: .mark, shape: [], start: start, end: start + length, hash: hash))
        if units[start] == 0x40, chunk < atoms.count - 1, start + 1 < units.count,
            CharacterTable.kind(units[start + 1]) == .letter
                || CharacterTable.kind(units[start + 1]) == .digit
        {
            atoms[chunk].shape.insert(.electronic)
        }
        if units[start] == 0x3A, start + 2 < units.count, units[start + 1] == 0x2F,
            units[start + 2] == 0x2F, chunk < atoms.count
        {
            atoms[chunk].shape.insert(.electronic)
        }
        if units[start] == 0x2E, start > 0, start + 1 < units.count,
            CharacterTable.kind(units[start + 1]) == .letter,
            !CharacterTable.isUpper(units[start + 1]),
            [.letter, .digit].contains(CharacterTable.kind(units[start - 1]))
        {
            atoms[chunk].shape.insert(.electronic)
        }
        return start + length
    }

    private mutating func takePair(at start: Int) -> Int {
        let (scalar, length) = units.scalar(at: start)
        switch CharacterTable.kind(of: scalar) {
        case .letter:
            atoms.append(
                Atom(
                    kind: .word, shape: [], start: start, end: start + length,
                    hash: UInt64(scalar.value)))
            return start + length
        case .digit:
            var index = start + length
            while index + 1 < units.count {
                let next = units.scalar(at: index)
                guard next.length == 2, CharacterTable.kind(of: next.scalar) == .digit else {
                    break
                }
                index += 2
            }
            atoms.append(Atom(kind: .digits, shape: [], start: start, end: index, hash: 0))
            return index
        default:
            return takeMark(at: start, length: length, hash: UInt64(scalar.value))
        }
    }

    /// Marks the stretch as an address where it opens with "www." or "http".
    private mutating func noteAddress(_ prefix: String, at start: Int) {
        guard chunk == atoms.count - 1, atoms[chunk].count == 3, units.count > start + 4,
            units[start + 3] == 0x2E, units[start] | 0x20 == 0x77, units[start + 1] | 0x20 == 0x77
        else { return }
        atoms[chunk].shape.insert(.electronic)
    }
}
