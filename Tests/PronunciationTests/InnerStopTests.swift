import BookModel
import Pronunciation
import Testing

@Suite struct InnerStopTests {
    @Test(arguments: [
        ("J. R. Smith left.", "J R Smith left."), ("ibid. and more", "ibid and more"),
        ("He left.", "He left."), ("He left.” ", "He left.” "), ("Wait... what", "Wait... what"),
        ("Wait. . . what", "Wait . . what"), ("version 3.5 is", "version 3.5 is"),
        ("a.b c", "a.b c"), (".", "."),
    ])
    func onlyTheLastStopPauses(_ spoken: String, _ quiet: String) {
        let former = EngineFormer(language: .english)
        let form = former.form(CodeUnits(spoken), isSentence: true)
        #expect(form.string == quiet)
        #expect(former.form(CodeUnits(spoken)).string == spoken)
        #expect(form.spans.reduce(0) { $0 + $1.length } == form.count)
    }
}
