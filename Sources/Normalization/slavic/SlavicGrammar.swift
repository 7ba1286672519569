import BookModel
import Languages

/// A noun with its twelve forms.
struct Noun: Sendable {
    var lemma: String
    var gender: Form.Gender
    /// Six cases in the singular, six in the plural, in the order of `Form.Case`.
    var singular: [String]
    var plural: [String]

    func form(_ grammaticalCase: Form.Case, plural isPlural: Bool) -> String {
        let forms = isPlural ? plural : singular
        return grammaticalCase.rawValue < forms.count ? forms[grammaticalCase.rawValue] : lemma
    }
}

/// What a written word can be a form of.
struct NounForm: Sendable {
    var noun: Int
    var grammaticalCase: Form.Case
    var isPlural: Bool
}

/// How Russian, Ukrainian and Polish put nouns, adjectives and numerals together. The words are in
/// the tables; the settings name what differs:
/// `two-to-four` (`genitive`: два километра, `plural`: два кілометри), `one` (`exact`: only 1
/// itself takes the singular, as in Polish).
struct SlavicGrammar: Sendable {
    let nouns: [Noun]
    private let lemmas: [String: Int]
    private let forms: [UInt64: [NounForm]]
    private let adjectives: [AdjectiveEndings]
    let takesGenitive: Bool
    let oneIsExact: Bool
    private let endings: [NounEnding]
    private let prepositions: [UInt64: String]

    /// Endings of an adjective's four genders and numbers, six cases each.
    private struct AdjectiveEndings: Sendable {
        var nominative: String
        var sets: [[String]]
    }

    /// What a noun's ending says after 1, after 2–4 and in an oblique case.
    struct NounEnding: Sendable {
        var ending: String
        var afterOne: String
        var afterTwo: String
        var plural: String
    }

    init(_ data: LanguageData) {
        var nouns: [Noun] = []
        var lemmas: [String: Int] = [:]
        let paradigms = data.table.rows("paradigms")
        for row in data.table.rows("nouns") {
            for lemma in row.list(0) {
                guard let noun = Self.noun(lemma, row, paradigms), lemmas[lemma] == nil else {
                    continue
                }
                lemmas[lemma] = nouns.count
                nouns.append(noun)
            }
        }
        var forms: [UInt64: [NounForm]] = [:]
        for (index, noun) in nouns.enumerated() {
            for grammaticalCase in Form.Case.allCases {
                for isPlural in [false, true] {
                    let hash = FoldedHash.of(noun.form(grammaticalCase, plural: isPlural))
                    forms[hash, default: []].append(
                        NounForm(
                            noun: index, grammaticalCase: grammaticalCase, isPlural: isPlural))
                }
            }
        }
        self.nouns = nouns
        self.lemmas = lemmas
        self.forms = forms
        adjectives = data.table.rows("adjectives").map { row in
            AdjectiveEndings(
                nominative: row[0],
                sets: (1...4).map { row[$0].split(separator: " ").map(String.init) })
        }
        takesGenitive = data.setting("two-to-four") == "genitive"
        oneIsExact = data.setting("one") == "exact"
        endings = data.table.rows("noun-endings").flatMap { row in
            row.list(0).map {
                NounEnding(ending: $0, afterOne: row[1], afterTwo: row[2], plural: row[3])
            }
        }.sorted { $0.ending.count > $1.ending.count }
        var prepositions: [UInt64: String] = [:]
        for row in data.table.rows("prepositions") {
            for word in row.list(0) { prepositions[FoldedHash.of(word)] = row[1] }
        }
        self.prepositions = prepositions
    }

    /// Either a paradigm's name in the second cell, or a gender and twelve forms.
    private static func noun(_ lemma: String, _ row: TableRow, _ paradigms: [TableRow]) -> Noun? {
        if row.cells.count > 3 {
            return Noun(
                lemma: lemma, gender: Form.gender(row[1]),
                singular: row[2].split(separator: " ").map(String.init),
                plural: row[3].split(separator: " ").map(String.init))
        }
        guard let paradigm = paradigms.first(where: { $0[0] == row[1] }) else { return nil }
        let singular = paradigm[1].split(separator: " ").map { $0 == "-" ? "" : String($0) }
        let plural = paradigm[2].split(separator: " ").map { $0 == "-" ? "" : String($0) }
        guard let first = singular.first, lemma.hasSuffix(first) else { return nil }
        let stem = String(lemma.dropLast(first.count))
        return Noun(
            lemma: lemma, gender: Form.gender(row[1].prefix(1)),
            singular: singular.map { stem + $0 },
            plural: plural.map { stem + $0 })
    }

    func noun(_ lemma: some StringProtocol) -> Noun? { lemmas[String(lemma)].map { nouns[$0] } }

    func forms(of hash: UInt64) -> [NounForm] { forms[hash] ?? [] }

    func prepositionCase(_ hash: UInt64) -> String? { prepositions[hash] }

    // MARK: Adjectives

    /// The form of an adjective (or ordinal) given in the masculine nominative.
    func adjective(_ nominative: String, _ form: Form) -> String {
        guard let row = adjectives.first(where: { nominative.hasSuffix($0.nominative) }) else {
            return nominative
        }
        let stem = nominative.dropLast(row.nominative.count)
        let set =
            form.isPlural ? 3 : form.gender == .masculine ? 0 : form.gender == .feminine ? 1 : 2
        var index = form.grammaticalCase.rawValue
        if form.grammaticalCase == .accusative, form.isAnimate, set == 0 || set == 3 {
            index = Form.Case.genitive.rawValue
        }
        guard set < row.sets.count, index < row.sets[set].count else { return nominative }
        return stem + row.sets[set][index]
    }

    func isAdjective(_ word: some StringProtocol) -> Bool {
        adjectives.contains {
            word.hasSuffix($0.nominative) && word.count > $0.nominative.count + 1
        }
    }

    // MARK: Counting

    /// What the number demands of the counted noun.
    enum Count: Sendable {
        case one, few, many, fraction
    }

    func count(_ digits: String) -> Count {
        let tail = Int(digits.suffix(2)) ?? 0
        if oneIsExact {
            if digits.drop(while: { $0 == "0" }) == "1" { return .one }
        } else if tail % 10 == 1, tail != 11 {
            return .one
        }
        return (2...4).contains(tail % 10) && !(12...14).contains(tail) ? .few : .many
    }

    /// A counted phrase such as "квадратный метр" or "километр в час": adjectives before the noun
    /// and the noun are declined, the rest stays.
    func counted(_ phrase: String, _ count: Count, _ grammaticalCase: Form.Case) -> String {
        var words = phrase.split(separator: " ").map(String.init)
        guard let head = words.firstIndex(where: { noun($0) != nil }), let noun = noun(words[head])
        else {
            return phrase
        }
        let (number, nounCase) = slot(count, grammaticalCase)
        words[head] = noun.form(nounCase, plural: number)
        for index in words.indices
        where index < head || index == head + 1 && isAttribute(words, index) {
            // "два квадратных метра", "две чайные ложки": the adjective is in the plural although
            // the noun is not.
            let isFeminine = noun.gender == .feminine
            let plural = number || count == .few && takesGenitive
            let direct = grammaticalCase == .nominative || grammaticalCase == .accusative
            let ownCase: Form.Case =
                count == .few && direct && takesGenitive
                ? isFeminine ? .nominative : .genitive : nounCase
            words[index] = adjective(words[index], Form(noun.gender, ownCase, plural: plural))
        }
        return words.joined(separator: " ")
    }

    /// "metr kwadratowy": an adjective may stand behind its noun as well.
    private func isAttribute(_ words: [String], _ index: Int) -> Bool {
        words.count == index + 1 && isAdjective(words[index])
    }

    private func slot(_ count: Count, _ grammaticalCase: Form.Case) -> (plural: Bool, Form.Case) {
        let direct = grammaticalCase == .nominative || grammaticalCase == .accusative
        switch count {
        case .fraction: return (false, .genitive)
        case .one: return (false, grammaticalCase)
        case .few:
            return direct
                ? (!takesGenitive, takesGenitive ? .genitive : .nominative)
                : (true, grammaticalCase)
        case .many: return (true, direct ? .genitive : grammaticalCase)
        }
    }

    func gender(of phrase: String) -> Form.Gender {
        phrase.split(separator: " ").lazy.compactMap { noun($0) }.first?.gender ?? .masculine
    }

    func ending(of word: String) -> NounEnding? {
        endings.first { word.hasSuffix($0.ending) }
    }
}
