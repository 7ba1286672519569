import BookModel

/// A Markdown text as its parser sees it: UTF-8 bytes, some of them masked, each with its place in
/// the file.
///
/// Masking puts other bytes in place of stretches that the parser must not interpret (math, front
/// matter); the length stays, so that a byte's place in the buffer is its place in the text. A
/// buffer may also be put together from pieces of the text (the footnotes' definitions).
struct MarkdownSource {
    /// The decoded text, what offsets count in.
    let units: CodeUnits
    /// What the parser reads.
    private(set) var bytes: [UInt8]
    /// The bytes before any was masked: masking changes how many units they are.
    private let original: [UInt8]
    private let map: ByteMap
    /// Stretches of the buffer in order, with the place of each in the text.
    private let pieces: [Piece]

    private struct Piece {
        var byte: Int
        var unit: Int?
    }

    /// A stretch of a buffer: bytes of the text from a place on, or bytes that stand nowhere in it.
    struct Stretch {
        var masked: ArraySlice<UInt8>
        var original: ArraySlice<UInt8>
        var unit: Int?

        static func inserted(_ text: StaticString) -> Stretch {
            let bytes = text.withUTF8Buffer { Array($0) }[...]
            return Stretch(masked: bytes, original: bytes, unit: nil)
        }
    }

    /// A buffer of the whole text.
    init(_ units: CodeUnits) {
        self.units = units
        bytes = Self.bytes(of: units[...])
        original = bytes
        map = ByteMap(bytes)
        pieces = [Piece(byte: 0, unit: 0)]
    }

    /// A buffer put together from stretches of a text.
    init(_ units: CodeUnits, _ stretches: [Stretch]) {
        self.units = units
        var (bytes, original): ([UInt8], [UInt8]) = ([], [])
        var pieces: [Piece] = []
        for stretch in stretches where !stretch.masked.isEmpty {
            pieces.append(Piece(byte: bytes.count, unit: stretch.unit))
            bytes += stretch.masked
            original += stretch.original
        }
        self.bytes = bytes
        self.original = original
        self.pieces = pieces
        map = ByteMap(original)
    }

    /// The stretches that a range of the buffer is made of.
    func stretches(in range: Range<Int>) -> [Stretch] {
        var found: [Stretch] = []
        var index = piece(at: range.lowerBound)
        while index < pieces.count, pieces[index].byte < range.upperBound {
            let end = index + 1 < pieces.count ? pieces[index + 1].byte : bytes.count
            let part = range.clamped(to: pieces[index].byte..<end)
            if !part.isEmpty {
                found.append(
                    Stretch(
                        masked: bytes[part], original: original[part],
                        unit: unit(at: part.lowerBound)))
            }
            index += 1
        }
        return found
    }

    /// The stretch of the text in `range`, in UTF-16 units.
    static func stretch(_ units: CodeUnits, _ range: Range<Int>) -> Stretch {
        let bytes = bytes(of: units[range])[...]
        return Stretch(masked: bytes, original: bytes, unit: range.lowerBound)
    }

    /// A NUL, which the parser would take out of the text, as another control character.
    private static func bytes(of units: ArraySlice<UInt16>) -> [UInt8] {
        let bytes = Array(String(decoding: units, as: UTF16.self).utf8)
        return bytes.contains(0) ? bytes.map { $0 == 0 ? 1 : $0 } : bytes
    }

    /// Puts `filler` in place of the bytes in `range`; line ends stay where `keepsLines`.
    mutating func mask(_ range: Range<Int>, with filler: UInt8, keepsLines: Bool) {
        for index in range.clamped(to: bytes.indices) {
            if keepsLines, bytes[index] == 0x0A || bytes[index] == 0x0D { continue }
            bytes[index] = filler
        }
    }

    /// Blanks the first UTF-16 units of the text, and a byte order mark at its start.
    mutating func maskStart(units count: Int) {
        var byte = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while byte < bytes.count, map.unit(at: byte) < count { byte += 1 }
        mask(0..<byte, with: 0x20, keepsLines: true)
    }

    /// The range of UTF-16 units for a range of bytes of the buffer; `nil` where it is not of the
    /// text.
    func unitRange(_ range: Range<Int>) -> Range<Int>? {
        let index = piece(at: range.lowerBound)
        guard index < pieces.count, let unit = pieces[index].unit else { return nil }
        let shift = unit - map.unit(at: pieces[index].byte)
        let start = map.unit(at: range.lowerBound)
        return start + shift..<max(start, map.unit(at: range.upperBound)) + shift
    }

    /// The range, cut where the buffer goes on elsewhere in the text.
    func parts(of range: Range<Int>) -> [Range<Int>] {
        guard pieces.count > 1 else { return [range] }
        var found: [Range<Int>] = []
        var at = range.lowerBound
        var index = piece(at: at) + 1
        while index < pieces.count, pieces[index].byte < range.upperBound {
            if pieces[index].byte > at { found.append(at..<pieces[index].byte) }
            at = pieces[index].byte
            index += 1
        }
        return found + [at..<range.upperBound]
    }

    func unit(at byte: Int) -> Int? { unitRange(byte..<byte)?.lowerBound }

    /// Index of the piece that holds a byte.
    private func piece(at byte: Int) -> Int {
        max(0, pieces.partition { $0.byte <= byte } - 1)
    }
}

/// UTF-16 offsets of UTF-8 offsets: a checkpoint every 64 bytes and a short count from there.
struct ByteMap {
    private let bytes: [UInt8]
    private let checkpoints: [UInt32]

    private static let stride = 64

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var checkpoints: [UInt32] = []
        checkpoints.reserveCapacity(bytes.count / Self.stride + 1)
        var units: UInt32 = 0
        for (index, byte) in bytes.enumerated() {
            if index % Self.stride == 0 { checkpoints.append(units) }
            units += Self.units(of: byte)
        }
        self.checkpoints = checkpoints
    }

    /// The offset of the unit that the byte at `offset` begins; past the end, the text's length.
    func unit(at offset: Int) -> Int {
        let offset = min(max(0, offset), bytes.count)
        guard !checkpoints.isEmpty else { return 0 }
        let block = min(offset / Self.stride, checkpoints.count - 1)
        var units = checkpoints[block]
        for index in block * Self.stride..<offset { units += Self.units(of: bytes[index]) }
        return Int(units)
    }

    /// How many UTF-16 units a character has, counted at its first byte.
    private static func units(of byte: UInt8) -> UInt32 {
        byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    }
}
