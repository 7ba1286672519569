/// References that count along with a list of notes.
///
/// "…wrote home.¹ …to Rome.² …and died.³" answers a list of three. Nearly nothing else stands
/// between the first and the last of them: a note referred to twice, a power. Not: "¹ … ² … ¹ … ¹ …
/// ² … ³", where the footnotes of several chapters or pages happen to hold the numbers of a list.
struct NoteChain {
    /// For each note the index of its reference; `nil` where none was seen.
    private(set) var answers: [Int?] = []
    /// Behind the last reference that answers.
    private(set) var end: Int
    private(set) var tied = 0
    /// References between the first and the last that answer none.
    private(set) var skipped = 0

    /// `values` are those of all references up to the list; the chain begins at `start` or behind.
    init(answering notes: [Int], in values: ArraySlice<Int>, from start: Int) {
        end = start
        for note in notes {
            let answer = values[max(end, values.startIndex)...].firstIndex(of: note)
            answers.append(answer)
            guard let answer else { continue }
            if tied > 0 { skipped += answer - end }
            tied += 1
            end = answer + 1
        }
    }

    /// The more it answers and the less it skips.
    var weight: (Int, Int, Int) { (tied, -skipped, -end) }

    /// Whether it is more than chance: most notes are answered, and few references pass by.
    var isSure: Bool {
        tied >= 2 && tied * 10 >= answers.count * 7 && skipped * 4 <= tied
    }
}
