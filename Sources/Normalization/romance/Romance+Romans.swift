import BookModel
import Languages

extension Romance {
    static let readRoman: RomanReading = { use, passage in
        let speller = passage.language.speller
        let number = String(use.value)
        let language = language(passage)
        switch use.context {
        case .title(let context, _):
            return context.isOrdinal && (use.value <= 10 || language == "it")
                ? speller.ordinal(number, Form(context.gender)) : speller.cardinal(number)
        case .counted(let context, _):
            return speller.ordinal(number, Form(context.gender))
        case .ruler(let gender, _):
            return ruler(use.value, gender, language, speller)
        case .heading: return speller.cardinal(number)
        }
    }

    /// French says "premier" alone, Italian all ordinals, the others ordinals up to ten.
    private static func ruler(
        _ value: Int, _ gender: Form.Gender, _ language: String, _ speller: any NumberSpeller
    ) -> String {
        let limit = language == "fr" ? 1 : language == "it" || language == "ro" ? 4000 : 10
        if language == "ro", value == 1 { return "întâi" }
        return value <= limit
            ? speller.ordinal(String(value), Form(gender)) : speller.cardinal(String(value))
    }

    /// "XIXe", "Ier", "XVIIIᵉ", "XX-lea": a numeral with its ordinal ending.
    static func romanWithEnding(_ examples: [Example]) -> Rule {
        Rule("roman-with-ending", examples) { passage, index in
            guard passage.isWord(index), passage.isCapital(index) else { return nil }
            for row in passage.lexicon.data.table.rows("roman-endings") {
                for ending in row.list(0) {
                    guard let (value, end) = numeral(passage, index, ending) else { continue }
                    let form = Form(Form.gender(row[1].prefix(1)), plural: row[1].contains("p"))
                    var spoken = passage.language.speller.ordinal(String(value), form)
                    // "al XIX-lea": the article stands in front already.
                    for article in ["al ", "a "]
                    where spoken.hasPrefix(article)
                        && passage.wordBefore(index)
                            .map({ passage.folded($0) + " " == article }) ?? false
                    { spoken = String(spoken.dropFirst(article.count)) }
                    return Finding(
                        start: index, end: end, kind: .roman, rule: "roman-with-ending",
                        spoken: spoken)
                }
            }
            return nil
        }
    }

    private static func numeral(_ passage: Passage, _ index: Int, _ ending: String) -> (Int, Int)? {
        if ending.hasPrefix("-") {
            guard passage.isMark(index + 1, "-\u{2010}\u{2011}"),
                passage.isWord(index + 2, String(ending.dropFirst())),
                let value = RomanNumeral.value(of: passage.text(index)),
                passage.isAllCapitals(index)
            else { return nil }
            return (value, index + 3)
        }
        let text = passage.text(index)
        guard text.hasSuffix(ending), text.count > ending.count else { return nil }
        let letters = String(text.dropLast(ending.count))
        // "Le", "De", "Ce" and "Me" are words.
        guard letters == letters.uppercased(), letters.allSatisfy({ "IVX".contains($0) }),
            let value = RomanNumeral.value(of: letters), value == 1 || ending != "er"
        else { return nil }
        return (value, index + 1)
    }

    /// "secolo XIX", "secolul XIX": what is counted may stand in front as well.
    static func romanAfterCounted(_ examples: [Example]) -> Rule {
        Rule("roman-after-counted", examples) { passage, index in
            guard passage.isRomanWord(index),
                let value = RomanNumeral.value(of: passage.text(index)),
                let context = countedBefore(passage, index), context.isBefore, context.isOrdinal
            else { return nil }
            let speller = passage.language.speller
            let spoken =
                language(passage) == "ro"
                ? speller.cardinal(String(value))
                : speller.ordinal(String(value), Form(context.gender))
            return Finding(
                start: index, end: index + 1, kind: .roman, rule: "roman-after-counted",
                spoken: spoken)
        }
    }

    /// The counted word in front, over other numerals of a list ("secoli XV e XVI").
    private static func countedBefore(_ passage: Passage, _ index: Int) -> RomanContext? {
        var at = index - 1
        for _ in 0..<12 {
            if passage.isSpace(at) || passage.isMark(at, ".," + Passage.dashes)
                || passage.isRomanWord(at)
                || passage.isWord(at, passage.lexicon.setting("and"))
            {
                at -= 1
            } else {
                return passage.isWord(at) ? passage.lexicon.romans[passage.atoms[at].hash] : nil
            }
        }
        return nil
    }

    /// "nel XX", "los XX": what else would be spelled, of the letters I, V and X.
    static func romanAlone(_ examples: [Example]) -> Rule {
        Rule("roman-alone", examples) { passage, index in
            guard passage.isRomanWord(index), passage.atoms[index].count > 1,
                !passage.isInCapitals(index),
                passage.text(index).allSatisfy({ "IVX".contains($0) }),
                !passage.isMark(index + 1, "'\u{2019}"),
                let value = RomanNumeral.value(of: passage.text(index))
            else { return nil }
            let speller = passage.language.speller
            let isOrdinal = language(passage) == "it"
            return Finding(
                start: index, end: index + 1, kind: .roman, rule: "roman-alone",
                spoken: isOrdinal ? speller.ordinal(String(value)) : speller.cardinal(String(value))
            )
        }
    }

    /// "el XI apóstol", "la XV edizione", "XX aniversario" in front: an article in front and a noun
    /// behind.
    static func romanBeforeNoun(_ examples: [Example]) -> Rule {
        Rule("roman-before-noun", examples) { passage, index in
            guard passage.isRomanWord(index), passage.atoms[index].count > 1,
                let value = RomanNumeral.value(of: passage.text(index)), value < 200,
                passage.isSpace(index + 1), passage.isWord(index + 2),
                !passage.isCapital(index + 2),
                !passage.lexicon.functionWords.contains(passage.atoms[index + 2].hash)
            else { return nil }
            let articles = passage.lexicon.data.table.rows("articles")
            var gender: Form.Gender?
            if let article = passage.wordBefore(index) {
                gender = articles.first { $0.list(1).contains(passage.folded(article)) }.map {
                    Form.gender($0[0])
                }
            } else if !articles.isEmpty, passage.opensSentence(index), value < 40 {
                let amounts = passage.language.amounts as? RomanceAmounts
                gender = amounts?.agreement.gender(of: passage.folded(index + 2)) ?? .masculine
            }
            guard let gender else { return nil }
            return Finding(
                start: index, end: index + 1, kind: .roman, rule: "roman-before-noun",
                spoken: passage.language.speller.ordinal(
                    String(value), Form(gender, attributive: true)))
        }
    }
}
