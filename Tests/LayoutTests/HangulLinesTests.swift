import BookModel
import Testing

@testable import Layout

@Suite struct HangulLinesTests {
    /// Each pair is a line and the one below it.
    private func lines(_ text: [String]) -> HangulLines {
        var page = PageMaker(1)
        for (index, line) in text.enumerated() { page.line(line, y: 50 + Float(index) * 12) }
        return HangulLines(Draft([page.page], options: ReadingOptions()))
    }

    private func parts(_ lines: HangulLines, _ before: String, _ after: String) -> Bool {
        lines.parts(CodeUnits(before), CodeUnits(after))
    }

    private let broken = [
        "그는 고개를 들고 사람들", "은 모두 웃었다 나는 책", "을 들고 사람들은 길에", "서 나는 고개를 숙였다",
    ]

    @Test(arguments: [
        ("나는", "고개를 들고", true), ("사람들", "은 모두", false), ("고", "개를 들고", false),
        ("물으셨다.", "나는", true), ("PDF", "는 길다", false), ("라고 말하는", "“오늘은", true),
        ("“오늘”", "이라고 했다", false), ("된장국", "을 들고", false), ("천천히", "항구로", true),
    ])
    func whereLinesEndInsideWords(before: String, after: String, parted: Bool) {
        #expect(parts(lines(broken), before, after) == parted)
    }

    @Test func whereTheyEndBetweenWords() {
        let whole = ["그는 고개를 들고 사람들은", "모두 웃었다 나는 책을", "들고 사람들은 길에서", "나는 고개를 숙였다"]
        #expect(parts(lines(whole), "된장국", "냄새가"))
    }
}
