import BookModel
import Testing

@testable import Reading

@Suite struct ListSignTests {
    @Test(arguments: ["- bread", "• bread", "* bread", "3. bread", "12) bread", "b) x", "(4) x"])
    func begins(_ line: String) {
        #expect(ListSign.begins(CodeUnits(line)[...]))
    }

    @Test(arguments: [
        "1984 was a year", "3.5 litres", "-5 degrees", "J. R. Smith", "— Come in!", "a cat", "",
        "e.g. this", "(see 4) there", "i. e. this", "-", "2nd", "2024. bread",
    ])
    func doesNot(_ line: String) {
        #expect(!ListSign.begins(CodeUnits(line)[...]))
    }
}
