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

    private func lines(_ text: String) -> [CodeUnits] {
        text.split(separator: "\n").map { CodeUnits(String($0)) }
    }
}
