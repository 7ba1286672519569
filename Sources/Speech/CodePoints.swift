/// A text as the engine wants it, with the way back from its positions to UTF-16 offsets.
struct CodePoints {
    /// Zero-terminated; a zero in the text is a space here, so that nothing after it is lost.
    let utf8: [UInt8]
    /// UTF-16 offset of each code point; empty when all are of one unit.
    private let offsets: [Int32]
    private let count: Int

    init(_ text: String) {
        var bytes = text.utf8.map { $0 == 0 ? 0x20 : $0 }
        bytes.append(0)
        utf8 = bytes
        count = text.unicodeScalars.count
        offsets = text.utf16.count == count ? [] : Self.offsets(in: text)
    }

    /// Whether there is nothing in it that an engine could say.
    var isBlank: Bool { utf8.allSatisfy { $0 <= 0x20 } }

    /// The event with its position as a UTF-16 offset; `nil` for one outside the text.
    func event(_ raw: RawWordEvent) -> WordEvent? {
        guard raw.position >= 1, raw.position <= count else { return nil }
        let offset = offsets.isEmpty ? raw.position - 1 : Int(offsets[raw.position - 1])
        return WordEvent(offset: offset, sample: raw.sample, phonemes: raw.phonemes)
    }

    private static func offsets(in text: String) -> [Int32] {
        var offsets: [Int32] = []
        var at: Int32 = 0
        for scalar in text.unicodeScalars {
            offsets.append(at)
            at += scalar.value > 0xFFFF ? 2 : 1
        }
        return offsets
    }
}
