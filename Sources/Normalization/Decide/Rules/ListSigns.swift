import BookModel

extension Rule {
    /// The sign that an item of a list begins with is seen, not said: "∗ bread", "→ bread",
    /// "− bread". Not: "− 5 °C", "5 · 3", "§ 12", nor a sign in running text.
    static let listSign = Rule("list-sign") { passage, index in
        guard index == 0, passage.role == .listItem, passage.isSpace(1), passage.has(2),
            let sign = passage.mark(0),
            listSigns.contains(sign) || listDashes.contains(sign) && !passage.isDigits(2)
        else { return nil }
        return Finding(start: 0, end: 1, kind: .symbol, rule: "list-sign", spoken: " ")
    }

    /// The last four are those of the Symbol and Wingdings fonts.
    private static let listSigns = Set(
        "•‣⁃∙◦·・▪▫●○■□◆◇❖❑❒➢➤➔→⇒►▶▸✓✔✗✘☐☑∗*⋆★☆✦✧\u{F0B7}\u{F0A7}\u{F0D8}\u{F0FC}"
            .unicodeScalars)
    private static let listDashes = Set("-−–—―".unicodeScalars)
}
