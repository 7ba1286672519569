import BookModel

/// Lines that a listener hears as one: a paragraph, a heading, a note, a list item …
struct Paragraph {
    var lines: [Line]
    var role = BlockRole.paragraph
    var level = 0
    var kind = Region.Kind.body
    /// Set in on both sides.
    var isInset = false
    /// Its lines are the author's.
    var isVerse = false
    /// For notes: the note's index.
    var note: Int?
    /// The tagged block that it is, -1 where none is known.
    var block = -1
    /// For tables: the table's index.
    var table: Int? { lines.first.flatMap { $0.table >= 0 ? $0.table : nil } }
}

/// What a line's ends say about whether its sentence goes on.
struct LineEnds {
    let startsLower: Bool
    let startsUpper: Bool
    let startsDigit: Bool
    /// . ! ? … with any closing quotes behind it.
    let isFinished: Bool
    let endsWithColon: Bool
    let endsWithHyphen: Bool
    /// A hyphen behind a letter.
    var breaksWord: Bool { endsWithHyphen && endsBehindLetter }
    /// A letter stands before the last character.
    let endsBehindLetter: Bool
    let endsWithLetter: Bool
    let endsWithDigit: Bool
    let startsWide: Bool
    let endsWide: Bool
    /// Dots lead to the number at its end: "Preface . . . . ix".
    let endsInLeader: Bool

    init(_ units: CodeUnits) {
        // „German quotes" are opened by two commas where a font has none.
        let opening = units.starts(with: [0x2C, 0x2C]) ? 2 : 0
        let first = units.dropFirst(opening).first {
            UnitClass($0).isDisjoint(with: [.space, .opening, .closing, .mark])
        }
        let start = first.map { UnitClass($0) } ?? []
        startsLower = start.contains(.lower)
        startsUpper = start.contains(.upper)
        startsDigit = start.contains(.digit)
        startsWide = start.contains(.wide)
        let last = units.last { UnitClass($0).isDisjoint(with: [.space, .mark]) } ?? 0
        endsWithHyphen = Hyphens.isHyphen(last)
        let rest = units.dropLast().last ?? 0
        endsBehindLetter = UnitClass(rest).contains(.letter)
        endsWithLetter = UnitClass(last).contains(.letter)
        endsWithDigit = UnitClass(last).contains(.digit)
        endsWide = UnitClass(last).contains(.wide)
        endsInLeader = Leader.ends(units)
        var end = units[...]
        while let unit = end.last, !UnitClass(unit).isDisjoint(with: [.closing, .space, .mark]) {
            end.removeLast()
        }
        // A note's marker may stand behind the sentence's end.
        var plain = end
        while let unit = plain.last, UnitClass(unit).contains(.digit) { plain.removeLast() }
        let mark = end.last ?? 0
        endsWithColon = mark == 0x3A || mark == 0xFF1A
        let isMarked =
            plain.count < end.count && plain.last.map { UnitClass($0).contains(.terminal) } == true
        // Speech that breaks off: a dash before the closing quotes.
        let isBroken = (mark == 0x2014 || mark == 0x2013) && end.count < units.count
        isFinished = (UnitClass(mark).contains(.terminal) || isMarked || isBroken) && !endsWithColon
    }
}

/// The characters that break words at line ends.
enum Hyphens {
    /// "¬", which OCR writes for a hyphen that only breaks a line.
    static let optional: UInt16 = 0xAC

    static func isHyphen(_ unit: UInt16) -> Bool {
        unit == 0x2D || unit == 0xAD || unit == 0x2010 || unit == 0x2011
    }
}
