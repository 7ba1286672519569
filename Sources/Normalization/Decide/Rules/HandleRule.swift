import BookModel
import Languages

extension Rule {
    /// "@name", "@name.me": the name of an account on the net.
    static func handle(_ examples: [Example] = []) -> Rule {
        Rule("handle", examples) { passage, index in
            guard passage.isMark(index, "@"), passage.isWord(index + 1), !passage.isWord(index - 1),
                !passage.isDigits(index - 1)
            else { return nil }
            var end = index + 1
            while passage.isWord(end) || passage.isDigits(end) || passage.isMark(end, "._-") {
                end += 1
            }
            while passage.isMark(end - 1, ".-") { end -= 1 }
            return Finding(
                start: index, end: end, kind: .electronic, rule: "handle",
                spoken: passage.readElectronic(index..<end))
        }
    }
}
