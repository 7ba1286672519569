import BookModel

/// A Markdown text as its parser sees it: UTF-8 bytes, some of them masked, each with its place in
/// the file.
///
/// Masking puts other bytes in place of stretches that the parser must not interpret (math, front
/// matter); the length stays, so that a byte's place in the buffer is its place in the text. A
/// buffer may also be put together from pieces of the text (the footnotes' definitions).
struct MarkdownSource {
    /// The decoded file, what offsets count in.
    let units: CodeUnits
    /// What the parser reads.
    var bytes: [UInt8]
    private let map: ByteMap
    /// Stretches of the buffer in order, with the place of each in the text's UTF-8 bytes.
    private var pieces: [Piece]

    private struct Piece {
        var buffer: Int
        var text: Int?
    }

    init(_ units: CodeUnits) {
        self.units = units
        let utf8 = Array(String(decoding: units, as: UTF16.self).utf8)
        bytes = utf8
        map = ByteMap(utf8)
        pieces = [Piece(buffer: 0, text: 0)]
    }

    /// A buffer with nothing in it yet, over the same text.
    func empty() -> MarkdownSource {
        var other = self
        other.bytes = []
        other.pieces = []
        return other
    }

    /// Adds a stretch of the text to the buffer.
    mutating func append(_ range: Range<Int>, of other: MarkdownSource) {
        guard !range.isEmpty else { return }
        pieces.append(Piece(buffer: bytes.count, text: range.lowerBound))
        bytes += other.bytes[range]
    }

    /// Adds bytes that stand nowhere in the text.
    mutating func append(inserted: StaticString) {
        pieces.append(Piece(buffer: bytes.count, text: nil))
        inserted.withUTF8Buffer { bytes += $0 }
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
        var low = 0
        var high = pieces.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if pieces[middle].buffer <= range.lowerBound { low = middle } else { high = middle }
        }
        guard low < pieces.count, let text = pieces[low].text else { return nil }
        let shift = text - pieces[low].buffer
        let start = map.unit(at: range.lowerBound + shift)
        return start..<max(start, map.unit(at: range.upperBound + shift))
    }

    func unit(at byte: Int) -> Int? { unitRange(byte..<byte)?.lowerBound }
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
