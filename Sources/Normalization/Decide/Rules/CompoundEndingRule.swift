import BookModel
import Languages

extension Rule {
    /// "Goethestr.", "Hausnr.", "Storg. 5": a word whose last part is written short, by the section
    /// `compound-endings`: ending, what it stands for, `before-digits` where a number must follow.
    static let compoundEnding = Rule("compound-ending") { passage, index in
        guard passage.isMark(index + 1, "."), passage.isWord(index) else { return nil }
        let word = passage.text(index)
        for row in passage.lexicon.data.table.rows("compound-endings") {
            guard word.hasSuffix(row[0]), word.count > row[0].count + 2,
                !passage.lexicon.wholeWords.contains(passage.atoms[index].hash)
            else { continue }
            let next = passage.skippingSpace(index + 2)
            if row[2] == "before-digits", !passage.isDigits(next) { continue }
            let isLast = passage.stopEndsSentence(index + 1)
            return Finding(
                start: index, end: isLast ? index + 1 : index + 2, kind: .abbreviation,
                rule: "compound-ending", spoken: word.dropLast(row[0].count) + row[1])
        }
        return nil
    }
}
