import BookModel

/// A written form of the tables, cut like the text itself.
struct Pattern: Sendable {
    private enum Piece: Sendable {
        case word(UInt64)
        case mark(UInt64)
        case digits(String)
        case space
        /// After a full stop a space may be there or not.
        case optionalSpace
    }

    let written: String
    private let pieces: [Piece]
    /// Hash of the first word or mark.
    let key: UInt64
    /// Needs a capital in the text too.
    let startsWithCapital: Bool
    let endsWithStop: Bool
    let count: Int

    init(_ written: String) {
        self.written = written
        let units = CodeUnits(written)
        let atoms = Atomizer.atoms(of: units)
        var pieces: [Piece] = []
        for (index, atom) in atoms.enumerated() {
            switch atom.kind {
            case .word: pieces.append(.word(atom.hash))
            case .digits: pieces.append(.digits(units.string(in: atom.range)))
            case .space:
                let afterStop = index > 0 && units[atoms[index - 1].start] == 0x2E
                pieces.append(afterStop ? .optionalSpace : .space)
            case .mark:
                pieces.append(.mark(atom.hash))
                if units[atom.start] == 0x2E, index + 1 < atoms.count,
                    atoms[index + 1].kind == .word
                {
                    pieces.append(.optionalSpace)
                }
            }
        }
        self.pieces = pieces
        key = atoms.first?.hash ?? 0
        startsWithCapital = units.first.map { CharacterTable.isUpper($0) } ?? false
        endsWithStop = units.last == 0x2E
        count = atoms.count
    }

    /// The index behind the last atom where the text has the written form at `start`.
    func match(_ passage: Passage, at start: Int) -> Int? {
        var index = start
        for piece in pieces {
            switch piece {
            case .optionalSpace:
                if passage.isSpace(index) { index += 1 }
                continue
            case .space:
                guard passage.isSpace(index) else { return nil }
            case .word(let hash):
                guard passage.isWord(index), passage.atoms[index].hash == hash else { return nil }
            case .mark(let hash):
                guard passage.has(index), passage.atoms[index].kind == .mark,
                    Self.plain(passage.atoms[index].hash) == Self.plain(hash)
                else { return nil }
            case .digits(let digits):
                guard passage.digits(index) == digits else { return nil }
            }
            index += 1
        }
        return index
    }

    /// The hyphens count as one.
    private static func plain(_ mark: UInt64) -> UInt64 {
        mark == 0x2010 || mark == 0x2011 ? 0x2D : mark
    }
}

/// Patterns by their first piece, the longest first.
struct PatternIndex<Value: Sendable>: Sendable {
    private var entries: [UInt64: [(pattern: Pattern, value: Value)]] = [:]

    mutating func add(_ written: String, _ value: Value) {
        let pattern = Pattern(written)
        guard pattern.count > 0 else { return }
        var list = entries[pattern.key] ?? []
        let place = list.firstIndex { $0.pattern.count < pattern.count } ?? list.count
        list.insert((pattern, value), at: place)
        entries[pattern.key] = list
    }

    var keys: some Sequence<UInt64> { entries.keys }

    func entries(at index: Int, in passage: Passage) -> [(pattern: Pattern, value: Value)] {
        guard passage.has(index) else { return [] }
        return entries[passage.atoms[index].hash] ?? []
    }

    /// The longest entry written at `index` that fits; among equals one in the very case of
    /// letters.
    func match(
        at index: Int, in passage: Passage,
        where fits: (Value, Pattern, Int) -> Bool = { _, _, _ in true }
    ) -> (value: Value, pattern: Pattern, end: Int)? {
        var found: (value: Value, pattern: Pattern, end: Int)?
        for (pattern, value) in entries(at: index, in: passage) {
            if let found, pattern.count < found.pattern.count { break }
            guard let end = pattern.match(passage, at: index), fits(value, pattern, end) else {
                continue
            }
            if passage.text(index..<end) == pattern.written { return (value, pattern, end) }
            if found == nil { found = (value, pattern, end) }
        }
        return found
    }
}
