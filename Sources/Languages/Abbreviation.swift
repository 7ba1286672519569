/// A written short form, what a narrator says for it, and where.
public struct Abbreviation: Sendable, Equatable {
    /// What must hold around the written form for this reading.
    public struct Conditions: OptionSet, Sendable, Hashable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// A capitalised word or an initial follows.
        public static let beforeName = Conditions(rawValue: 1)
        /// A number, a Roman numeral or a single letter follows.
        public static let beforeNumber = Conditions(rawValue: 2)
        /// A number stands in front.
        public static let afterNumber = Conditions(rawValue: 4)
        /// A capitalised word stands in front (a street's, a person's, a firm's name).
        public static let afterName = Conditions(rawValue: 8)
        /// May be the last word of a sentence; its full stop then stays.
        public static let mayEndSentence = Conditions(rawValue: 16)
        /// Only in this very case of letters.
        public static let exact = Conditions(rawValue: 32)
        /// Any word follows in the same sentence.
        public static let beforeWord = Conditions(rawValue: 64)
        /// A range or several numbers follow ("pp. 33–35").
        public static let beforeRange = Conditions(rawValue: 128)
        /// A lower-case word follows.
        public static let beforeLower = Conditions(rawValue: 256)
        /// The full stop may be missing ("Mrs", "dr").
        public static let stopOptional = Conditions(rawValue: 512)
        /// A word in lower case stands in front.
        public static let afterLower = Conditions(rawValue: 1024)
        /// Nothing but this stands in the block, or it opens it.
        public static let alone = Conditions(rawValue: 2048)
        /// With `afterName`: a house number in front decides against a name that follows.
        public static let street = Conditions(rawValue: 4096)
        /// Digits follow.
        public static let beforeDigits = Conditions(rawValue: 8192)
        /// A chapter and verse follow ("Gen. 3:16"), or a book's number stands in front.
        public static let beforeChapter = Conditions(rawValue: 16384)
        /// An ordinal stands in front: a number or Roman numeral with its ending ("XXe s.").
        public static let afterOrdinal = Conditions(rawValue: 32768)

        /// A year or another big number follows, or one with an era or ordinal ending behind it.
        public static let beforeYear = Conditions(rawValue: 65536)
        /// Behind a number that a part of a law bears ("Abs. 2 S. 1"): section `law-parts`.
        public static let afterLaw = Conditions(rawValue: 131_072)
        /// A woman's name follows, by the sections `lady-endings` and `men-in-a`.
        public static let beforeLady = Conditions(rawValue: 262_144)

        /// A ruler's or saint's name of the section `rulers` follows.
        public static let beforeRuler = Conditions(rawValue: 524_288)

        /// Capitalised words and a house number follow ("v. Roma 5").
        public static let beforeAddress = Conditions(rawValue: 1_048_576)

        static let names: [String: Conditions] = [
            "before-name": .beforeName, "before-number": .beforeNumber,
            "after-number": .afterNumber, "after-name": .afterName,
            "sentence": .mayEndSentence, "exact": .exact, "before-word": .beforeWord,
            "before-range": .beforeRange, "before-lower": .beforeLower,
            "street": .street, "before-digits": .beforeDigits, "before-chapter": .beforeChapter,
            "after-ordinal": .afterOrdinal, "stop-optional": .stopOptional,
            "after-lower": .afterLower, "alone": .alone,
            "before-year": .beforeYear, "after-law": .afterLaw, "before-lady": .beforeLady,
            "before-ruler": .beforeRuler, "before-address": .beforeAddress,
        ]
    }

    public let written: String
    public let spoken: String
    public let conditions: Conditions
    /// Pairs of written and spoken text which show the row at work, or not at work.
    public var examples: [Example] { Example.list(exampleText) }
    private let exampleText: String

    /// Whether anything must stand before or after it for this reading.
    public var dependsOnNeighbours: Bool {
        !conditions.subtracting([.mayEndSentence, .exact, .stopOptional]).isEmpty
    }

    /// Whether its full stop can close a sentence as well.
    public var mayEndSentence: Bool { conditions.contains(.mayEndSentence) }

    /// Columns: written, spoken, conditions, examples `written => spoken` parted by semicolons.
    public init(_ row: TableRow) {
        written = row[0]
        spoken = row[1]
        var found: Conditions = []
        for name in row[2].split(separator: " ") {
            if let condition = Conditions.names[String(name)] { found.insert(condition) }
        }
        conditions = found
        exampleText = row[3]
    }
}

/// A written form and its reading, kept beside the rule that it shows.
public struct Example: Sendable, Equatable {
    public let written: String
    public let spoken: String

    public init(_ written: String, _ spoken: String) {
        self.written = written
        self.spoken = spoken
    }

    /// Parses `written => spoken; written => spoken`.
    static func list(_ text: String, separator: Character = ";") -> [Example] {
        text.split(separator: separator).compactMap { part in
            guard let arrow = part.firstRange(of: " => ") else { return nil }
            func trim(_ text: Substring) -> String {
                var text = text
                while text.first == " " { text.removeFirst() }
                while text.last == " " { text.removeLast() }
                return String(text)
            }
            return Example(
                trim(part[..<arrow.lowerBound]), trim(part[arrow.upperBound...]))
        }
    }
}
