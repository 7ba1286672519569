import Testing

@testable import BookModel

struct ChecksumTests {
    /// The check value of the catalogue of parametrised CRC algorithms: CRC-32/ISO-HDLC.
    @Test(arguments: [("", 0 as UInt32), ("123456789", 0xCBF4_3926), ("a", 0xE8B7_BE43)])
    func ofText(text: String, expected: UInt32) {
        #expect(Checksum(Array(text.utf8)).value == expected)
    }

    @Test func partsAreAsTheWhole() {
        let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 * 7) }
        for cut in [0, 1, 8, 500, 999, 1000] {
            let parts = Checksum(Array(bytes[..<cut]), Array(bytes[cut...]))
            #expect(parts == Checksum(bytes))
        }
    }

    @Test func oneBitChangesIt() {
        #expect(Checksum([1, 2, 3]) != Checksum([1, 2, 2]))
    }
}
