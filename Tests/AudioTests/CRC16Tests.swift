import Testing

@testable import Audio

@Suite struct CRC16Tests {
    /// The check value of CRC-16/ARC in the catalogue of parametrised CRC algorithms.
    @Test func checkValue() {
        var sum = CRC16()
        sum.update(Array("123456789".utf8))
        #expect(sum.value == 0xBB3D)
    }

    @Test func piecesGiveTheSumOfTheWhole() {
        let bytes = (0..<100).map { UInt8($0 * 37 & 0xFF) }
        var whole = CRC16()
        whole.update(bytes)
        for cut in 0...100 {
            var sum = CRC16()
            sum.update(Array(bytes[..<cut]))
            sum.update(Array(bytes[cut...]))
            #expect(sum == whole)
        }
    }
}
