import Languages

/// An ending that is written behind a number and said with it: a row of `number-endings`.
///
/// Cells: endings as written with the joint in front (`-ban`, `:n`, `’erne`, `letý`; `*` stands for
/// any further letters); the form of the number (`cardinal`, `year`, `ordinal`, `ordinal-f`,
/// `ordinal-n`, or a rule set); `drop` where the changes below have the ending already; changes
/// `from to` of the number's last letters, the first that fits, `$ to` for any; behind a percent
/// sign (`%-os`) the noun that the ending is one word with.
struct NumberEnding: Sendable {
    /// Lower case, with `-` for every hyphen and `'` for every apostrophe.
    let written: String
    let takesMore: Bool
    let form: String
    let isDropped: Bool
    let changes: [(from: String, to: String)]
    let noun: String

    static func list(_ table: LanguageTable) -> [NumberEnding] {
        table.rows("number-endings").flatMap { row in
            let changes = row.list(3).map { change -> (from: String, to: String) in
                let parts = change.split(separator: " ", maxSplits: 1).map(String.init)
                return (parts[0] == "$" ? "" : parts[0], parts.count > 1 ? parts[1] : "")
            }
            return row.list(0).map { ending in
                NumberEnding(
                    written: ending.hasSuffix("*") ? String(ending.dropLast()) : ending,
                    takesMore: ending.hasSuffix("*"), form: row[1], isDropped: row[2] == "drop",
                    changes: changes, noun: row[4])
            }
        }
    }

    func fits(_ text: String) -> Bool {
        takesMore ? text.hasPrefix(written) : text == written
    }

    /// The number's words with the ending at their end.
    func ended(_ words: String, by letters: String) -> String {
        var stem = Substring(words)
        if let change = changes.first(where: { words.hasSuffix($0.from) }) {
            stem = stem.dropLast(change.from.count) + change.to
        }
        if !noun.isEmpty { stem += " " + noun }
        return isDropped ? String(stem) : stem + letters
    }
}
