import BookModel
import Languages

extension Rule {
    /// "Λουδοβίκος ΙΔ΄", "τον ΙΘ΄ αιώνα", "Κεφάλαιο Β΄": Greek letters with the sign of a number
    /// are an ordinal, by the setting `greek-numerals`. A ruler's has the article.
    static let greekNumeral = Rule("greek-numeral") { passage, index in
        guard passage.lexicon.setting("greek-numerals") == "yes", passage.isAllCapitals(index),
            passage.isMark(index + 1, GreekNumeral.signs), !passage.isWord(index + 2),
            let value = GreekNumeral.value(of: passage.text(index)),
            !passage.isElision(index)
        else { return nil }
        let form = GreekNumeral.form(of: index, in: passage)
        return Finding(
            start: index, end: index + 2, kind: .roman, rule: "greek-numeral",
            spoken: form.article
                + form.inflected(
                    passage.language.speller.ordinal(String(value), Form(form.gender))))
    }
}

extension Passage {
    /// "Σ' αγαπώ", "Τ’ άλλα": with a plain apostrophe a single letter can be a short word.
    fileprivate func isElision(_ index: Int) -> Bool {
        atoms[index].count == 1 && isMark(index + 1, "'\u{2019}")
            && !"ΑΒΓΔΕΖΗΙ".contains(text(index))
    }
}

/// Numbers in Greek letters, and the form in which their ordinals stand.
enum GreekNumeral {
    /// The sign behind the letters, in its own code points and as it is typed.
    static let signs = "\u{384}\u{374}\u{2B9}\u{B4}'\u{2019}\u{2032}"

    private static let letters: [Character: Int] = [
        "Α": 1, "Β": 2, "Γ": 3, "Δ": 4, "Ε": 5, "Ϛ": 6, "Ζ": 7, "Η": 8, "Θ": 9, "Ι": 10, "Κ": 20,
        "Λ": 30, "Μ": 40, "Ν": 50, "Ξ": 60, "Ο": 70, "Π": 80, "Ϟ": 90, "Ρ": 100, "Σ": 200,
    ]

    /// 1 to 299; 6 is also written with two letters.
    static func value(of text: String) -> Int? {
        let values = text.replacing("ΣΤ", with: "Ϛ").map { letters[$0] }
        var total = 0
        var last = 1000
        for value in values {
            guard let value, value < last, last >= 10 else { return nil }
            // Hundreds, tens and ones come once each.
            if String(value).count >= String(last).count { return nil }
            total += value
            last = value
        }
        return total > 0 ? total : nil
    }

    struct OrdinalForm {
        enum Case { case nominative, genitive, accusative }

        var gender: Form.Gender
        var grammaticalCase: Case
        var isRuler = false

        var article: String {
            guard isRuler else { return "" }
            return switch (gender, grammaticalCase) {
            case (.feminine, .nominative): "η "
            case (.feminine, .genitive): "της "
            case (.feminine, .accusative): "την "
            case (_, .nominative): "ο "
            case (_, .genitive): "του "
            case (_, .accusative): "τον "
            }
        }

        /// The nominative's words in this case.
        func inflected(_ words: String) -> String {
            words.split(separator: " ").map { word in
                switch (gender, grammaticalCase) {
                case (_, .nominative), (.feminine, .accusative), (.neuter, .accusative):
                    String(word)
                case (.feminine, .genitive): word + "ς"
                case (.masculine, .accusative):
                    word.hasSuffix("ς") ? String(word.dropLast()) : String(word)
                case (_, .genitive):
                    word.hasSuffix("ος") || word.hasSuffix("ός")
                        ? String(word.dropLast()) + "υ"
                        : word.hasSuffix("ο") || word.hasSuffix("ό") ? word + "υ" : String(word)
                }
            }.joined(separator: " ")
        }
    }

    /// By the title in front, the article, the ruler's name, or the noun behind.
    static func form(of index: Int, in passage: Passage) -> OrdinalForm {
        let before = passage.wordBefore(index)
        if let before, let title = passage.lexicon.romans[passage.atoms[before].hash],
            !title.isBefore
        {
            return OrdinalForm(gender: title.gender, grammaticalCase: .nominative)
        }
        if let before, let form = articles[passage.folded(before)] { return form }
        if let before, passage.isCapital(before),
            !passage.opensSentence(before)
                || passage.lexicon.rulers[passage.atoms[before].hash] != nil
                || !passage.isWord(passage.skippingSpace(index + 2))
        {
            var form = named(passage.folded(before))
            form.isRuler = true
            return form
        }
        let noun = passage.skippingSpace(index + 2)
        return passage.isWord(noun)
            ? counted(passage.folded(noun))
            : OrdinalForm(
                gender: .masculine, grammaticalCase: .nominative)
    }

    private static let articles: [String: OrdinalForm] = [
        "ο": OrdinalForm(gender: .masculine, grammaticalCase: .nominative),
        "τον": OrdinalForm(gender: .masculine, grammaticalCase: .accusative),
        "στον": OrdinalForm(gender: .masculine, grammaticalCase: .accusative),
        "του": OrdinalForm(gender: .masculine, grammaticalCase: .genitive),
        "η": OrdinalForm(gender: .feminine, grammaticalCase: .nominative),
        "την": OrdinalForm(gender: .feminine, grammaticalCase: .accusative),
        "τη": OrdinalForm(gender: .feminine, grammaticalCase: .accusative),
        "στην": OrdinalForm(gender: .feminine, grammaticalCase: .accusative),
        "στη": OrdinalForm(gender: .feminine, grammaticalCase: .accusative),
        "της": OrdinalForm(gender: .feminine, grammaticalCase: .genitive),
        "το": OrdinalForm(gender: .neuter, grammaticalCase: .nominative),
        "στο": OrdinalForm(gender: .neuter, grammaticalCase: .nominative),
    ]

    /// By the ending of a name: Λουδοβίκος, Λουδοβίκου, Λουδοβίκο, Ελισάβετ, Αικατερίνη.
    private static func named(_ name: String) -> OrdinalForm {
        if name.hasSuffix("ου") {
            return OrdinalForm(gender: .masculine, grammaticalCase: .genitive)
        }
        if name.hasSuffix("ο") {
            return OrdinalForm(gender: .masculine, grammaticalCase: .accusative)
        }
        let isFeminine = ["η", "ή", "α", "ά", "τ"].contains { name.hasSuffix($0) }
        return OrdinalForm(
            gender: isFeminine ? .feminine : .masculine, grammaticalCase: .nominative)
    }

    /// By the ending of what is counted: αιώνας, τάξη, παγκόσμιο, παγκοσμίου.
    private static func counted(_ noun: String) -> OrdinalForm {
        if noun.hasSuffix("ου") {
            return OrdinalForm(gender: .masculine, grammaticalCase: .genitive)
        }
        if noun.hasPrefix("αιώνα"), !noun.hasSuffix("ς") {
            return OrdinalForm(gender: .masculine, grammaticalCase: .accusative)
        }
        if noun.hasSuffix("ς") {
            return OrdinalForm(gender: .masculine, grammaticalCase: .nominative)
        }
        if noun.hasSuffix("ο") || noun.hasSuffix("ό") {
            return OrdinalForm(gender: .neuter, grammaticalCase: .nominative)
        }
        let isFeminine = ["η", "ή", "α", "ά"].contains { noun.hasSuffix($0) }
        return OrdinalForm(
            gender: isFeminine ? .feminine : .masculine, grammaticalCase: .nominative)
    }
}
