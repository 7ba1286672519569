import BookModel
import Testing

@testable import Layout

@Suite struct CodeTextTests {
    @Test(arguments: [
        "for i in range(10):\nprint i", "$ sudo apt-get install dh-make", "ls -l", "x = 3",
        "#include <stdio.h>", "if (a < b) {\nreturn a;\n}", "let it = be()", "--help", "{",
    ])
    func programsAndCommands(_ text: String) {
        #expect(CodeText.isCode(lines(text)))
    }

    @Test(arguments: [
        "under a Creative Commons license. This license permits non-commercial uses of this work,",
        "click the icon above, or visit <http://creativecommons.org/licenses/by-nc/1.0/>",
        "ALSO BY LAWRENCE LESSIG", "--", "CONTENTS", "“Don’t,” he typed (twice): “please!”",
        "In 1999, 3.5 million; and/or nobody?", "Это письмо напечатано на машинке.",
    ])
    func proseInTypewriterType(_ text: String) {
        #expect(!CodeText.isCode(lines(text)))
    }

    /// Lines of a program with small numbers beside them; the steps of a list, each a command.
    @Test(arguments: [(Float(6), true), (Float(10), false)])
    func numberedLines(size: Float, areCode: Bool) {
        var page = PageMaker(1)
        page.body(10, from: 60)
        page.line("and so it was told to them.", y: 180)
        for (index, line) in ["x = {1};", "if x == y {", "", "} else { z(); }"].enumerated() {
            let y = 200 + Float(index) * 12
            let end = page.piece("\(index + 1).", x: 50, y: y, size: size)
            page.line(" " + line, x: end, y: y, font: "Mono")
        }
        page.body(3, from: 270, seed: 2)
        let found = PageLayout(language: .english, options: ReadingOptions())
            .layOut([page.page], outline: []).chapters.flatMap(\.blocks)
        #expect(
            found.contains { $0.role == .code } == areCode,
            "\(found.map { "\($0.role) \($0.text.string.suffix(40))" })")
        #expect(
            found.contains { $0.role == .listItem } != areCode,
            "\(found.map { "\($0.role) \($0.text.string.suffix(40))" })")
    }

    private func lines(_ text: String) -> [CodeUnits] {
        text.split(separator: "\n").map { CodeUnits(String($0)) }
    }
}
