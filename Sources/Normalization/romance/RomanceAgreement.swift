import BookModel
import Languages

/// The gender of what a number counts, from the word behind it.
///
/// Sections: `genders` (gender, words in the singular), `feminine-endings`, `masculine-endings`
/// (looked at first). A noun of unknown gender leaves the number masculine.
struct RomanceAgreement: Sendable {
    private let feminine: Set<String>
    private let masculine: Set<String>
    private let feminineEndings: [String]
    private let masculineEndings: [String]
    /// Whether plurals end in s, so that a verb behind a number can be told from a noun.
    private let pluralEndings: String
    private let isOnlyOne: Bool

    init(_ data: LanguageData) {
        func words(_ gender: String) -> Set<String> {
            Set(data.table.rows("genders").filter { $0[0] == gender }.flatMap { $0.list(1) })
        }
        feminine = words("f")
        masculine = words("m")
        feminineEndings = data.table.rows("feminine-endings").flatMap { $0.list(0) }
        masculineEndings = data.table.rows("masculine-endings").flatMap { $0.list(0) }
        pluralEndings = data.setting("plural-endings") ?? ""
        isOnlyOne = data.setting("agreement") == "one"
    }

    func gender(of word: String) -> Form.Gender? {
        for form in [
            word, String(word.dropLast(word.hasSuffix("s") ? 1 : 0)),
            String(word.dropLast(word.hasSuffix("es") ? 2 : 0)),
        ] {
            if masculine.contains(form) { return .masculine }
            if feminine.contains(form) { return .feminine }
        }
        if masculineEndings.contains(where: { word.hasSuffix($0) }) { return .masculine }
        return feminineEndings.contains { word.hasSuffix($0) } ? .feminine : nil
    }

    /// The form for the noun behind a bare number; `nil` where no noun follows.
    func form(of amount: Amount, in passage: Passage) -> Form? {
        guard amount.last.isInteger, let word = noun(behind: amount, in: passage) else {
            return nil
        }
        let value = amount.last.value ?? 1_000_000
        let gender = gender(of: word)
        if value == 1, amount.scale == nil { return Form(gender ?? .masculine, attributive: true) }
        if isOnlyOne { return nil }
        guard let last = word.last, pluralEndings.isEmpty || pluralEndings.contains(last) else {
            return nil
        }
        let isYear = (1000...2100).contains(value) && !amount.last.isGrouped
        if isYear, gender != .feminine { return nil }
        return Form(gender ?? .masculine, attributive: true)
    }

    /// The noun, or an adjective before it, that a number counts; small words are none.
    func noun(behind amount: Amount, in passage: Passage) -> String? {
        let next = amount.end + 1
        guard passage.isSpace(amount.end), passage.isWord(next), !passage.isCapital(next),
            !passage.lexicon.functionWords.contains(passage.atoms[next].hash),
            !isLabel(amount.start, passage)
        else { return nil }
        return passage.folded(next)
    }

    /// "page 1 fut", "capítulo 21 ...": a number behind the word that it numbers counts nothing.
    private func isLabel(_ start: Int, _ passage: Passage) -> Bool {
        guard
            let word = passage.wordBefore(start)
                ?? (passage.isMark(start - 2, ".") ? start - 3 : nil),
            passage.isWord(word)
        else { return false }
        return passage.lexicon.romans[passage.atoms[word].hash].map { !$0.isBefore } ?? false
    }
}
