import BookModel

/// Numbers in raised figures of Unicode's own.
enum Superscripts {
    /// The text in raised characters; `nil` where it is empty or one of its has none.
    static func raised(_ text: CodeUnits) -> CodeUnits? {
        let raised = text.compactMap { table[$0] }
        return raised.count == text.count && !text.isEmpty ? raised : nil
    }

    private static let table: [UInt16: UInt16] = [
        0x30: 0x2070, 0x31: 0xB9, 0x32: 0xB2, 0x33: 0xB3, 0x34: 0x2074, 0x35: 0x2075, 0x36: 0x2076,
        0x37: 0x2077, 0x38: 0x2078, 0x39: 0x2079, 0x2B: 0x207A, 0x2D: 0x207B, 0x2212: 0x207B,
        0x6E: 0x207F,
    ]
}
