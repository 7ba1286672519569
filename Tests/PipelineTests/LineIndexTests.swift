import BookModel
import Testing

@testable import Pipeline

@Suite struct LineIndexTests {
    @Test(arguments: [
        (0, 1, 1), (2, 1, 3), (3, 2, 1), (5, 3, 1), (8, 4, 1), (9, 4, 2),
    ])
    func linesEndInAnyOfTheThreeWays(offset: Int, line: Int, column: Int) {
        let index = LineIndex(CodeUnits("ab\rc\nd\r\nef"))
        #expect(index.position(of: offset) == (line, column))
    }
}
