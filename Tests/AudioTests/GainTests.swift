import Testing

@testable import Audio

@Suite struct GainTests {
    @Test func noGainChangesNothing() {
        #expect(Gain(millibels: 0).applied(to: [-32_768, 0, 5, 32_767]) == [-32_768, 0, 5, 32_767])
    }

    @Test func quietSamplesGrowLinearly() {
        let loud = Gain(millibels: 602).applied(to: [1_000, -1_000])
        #expect(abs(Int(loud[0]) - 2_000) <= 2)
        #expect(loud[1] == -loud[0])
    }

    @Test func peaksStayUnderTheCeilingInOrder() {
        let bent = Gain(millibels: 1_200).applied(to: [8_000, 16_000, 24_000, 32_767])
        #expect(bent.allSatisfy { $0 < 21_700 })
        #expect(bent == bent.sorted())
    }
}
