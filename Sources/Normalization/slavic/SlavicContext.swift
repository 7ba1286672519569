import BookModel
import Languages

/// What the words around a number say about its gender and case.
struct SlavicContext: Sendable {
    let grammar: SlavicGrammar
    let passage: Passage

    // MARK: Prepositions

    /// The rule of the preposition (or word that governs like one) in front of `index`; a word
    /// that agrees with the noun may stand between ("в Тульской обл.").
    func government(before index: Int) -> String? {
        if let word = passage.wordBefore(index) {
            return grammar.prepositionCase(passage.atoms[word].hash)
        }
        // "<5": "меньше пяти", where the sign's word governs.
        if passage.isMark(index - 1, "<>"), let key = passage.lexicon.data.setting("sign-governs") {
            return key
        }
        // "ок. 300": a short form of a preposition, in the tables with its stop.
        guard passage.isSpace(index - 1), passage.isMark(index - 2, "."), passage.isWord(index - 3)
        else { return nil }
        return grammar.prepositionCase(FoldedHash.of(passage.folded(index - 3) + "."))
    }

    /// Whether a form fits a preposition's rule.
    private func allows(_ government: String, _ grammaticalCase: Form.Case) -> Bool {
        switch government {
        case "genitive": grammaticalCase == .genitive
        case "dative": grammaticalCase == .dative
        case "accusative": grammaticalCase == .accusative
        case "instrumental": grammaticalCase == .instrumental
        case "locative": grammaticalCase == .locative
        case "locative-or-accusative":
            grammaticalCase == .locative || grammaticalCase == .accusative
        case "genitive-or-instrumental":
            grammaticalCase == .genitive || grammaticalCase == .instrumental
        case "accusative-or-instrumental":
            grammaticalCase == .accusative || grammaticalCase == .instrumental
        case "dative-or-accusative": grammaticalCase == .dative || grammaticalCase == .accusative
        case "accusative-or-locative":
            grammaticalCase == .accusative || grammaticalCase == .locative
        default: false
        }
    }

    /// The case that a preposition alone decides.
    func fixedCase(_ government: String?) -> Form.Case? {
        switch government {
        case "genitive": .genitive
        case "dative": .dative
        case "instrumental": .instrumental
        case "accusative", "dative-or-accusative": .accusative
        case "locative": .locative
        default: nil
        }
    }

    // MARK: Known words

    /// The case and number in which a noun of the table stands at `index`; nominative singular
    /// where nothing decides.
    func form(
        at index: Int, before start: Int? = nil, of lemma: String? = nil, preferPlural: Bool = false
    )
        -> (grammaticalCase: Form.Case, isPlural: Bool, gender: Form.Gender)?
    {
        guard passage.isWord(index) else { return nil }
        let all = grammar.forms(of: passage.atoms[index].hash).filter {
            lemma == nil || grammar.nouns[$0.noun].lemma == lemma
        }
        guard !all.isEmpty else { return nil }
        let government = government(before: start ?? index)
        let fitting =
            government.map { rule in all.filter { allows(rule, $0.grammaticalCase) } } ?? []
        let ordered = (fitting.isEmpty ? all : fitting).sorted { a, b in
            if a.isPlural != b.isPlural { return a.isPlural == preferPlural }
            return Self.rank(a.grammaticalCase) < Self.rank(b.grammaticalCase)
        }
        guard let best = ordered.first else { return nil }
        return (best.grammaticalCase, best.isPlural, grammar.nouns[best.noun].gender)
    }

    private static func rank(_ grammaticalCase: Form.Case) -> Int {
        switch grammaticalCase {
        case .nominative: 0
        case .genitive: 1
        case .locative: 2
        case .accusative: 3
        case .dative: 4
        case .instrumental: 5
        }
    }

    // MARK: Numbers before nouns of the text

    /// The form of a cardinal at `index` that ends before `end`, by the noun behind it and the
    /// preposition in front.
    func cardinalForm(_ digits: String, at index: Int, end: Int) -> Form {
        let government = government(before: index)
        let fixed = fixedCase(government) ?? (isStart(of: end, government) ? .genitive : nil)
        guard let noun = nounAfter(end) else {
            let bare: Form.Case? = fixed == .accusative ? .nominative : fixed
            return Form(.masculine, bare ?? .nominative)
        }
        var form = agreement(digits, with: noun, government)
        if grammar.count(digits) == .one, let fixed, let gender = gender(noun, in: fixed) {
            form.gender = gender
        }
        if let fixed, fixed != .accusative || form.grammaticalCase == .nominative {
            form.grammaticalCase = fixed
        }
        if fixed == .accusative, form.isAnimate { form.grammaticalCase = .genitive }
        return form
    }

    /// "с 50 до 75": what a range begins with.
    private func isStart(of end: Int, _ government: String?) -> Bool {
        guard government == "genitive-or-instrumental", passage.isSpace(end),
            passage.isWord(end + 1), passage.isSpace(end + 2), passage.isDigits(end + 3)
        else { return false }
        return prepositionCase(end + 1) == "genitive"
    }

    private func prepositionCase(_ index: Int) -> String? {
        grammar.prepositionCase(passage.atoms[index].hash)
    }

    /// The gender of an unknown singular noun by its ending in a case that is known ("к 1 столу").
    private func gender(_ noun: Int, in grammaticalCase: Form.Case) -> Form.Gender? {
        guard grammar.forms(of: passage.atoms[noun].hash).isEmpty else { return nil }
        let word = passage.folded(noun)
        let rows = passage.lexicon.data.table.rows("case-genders")
        let row = rows.first { row in
            Self.named(row[1]) == grammaticalCase && row.list(0).contains { word.hasSuffix($0) }
        }
        return row.map { Form.gender($0[2]) }
    }

    /// The noun behind a number, over adjectives.
    private func nounAfter(_ end: Int) -> Int? {
        guard passage.isSpace(end), passage.isWord(end + 1), !passage.isAllCapitals(end + 1),
            !passage.atoms[end + 1].shape.contains(.single),
            !passage.lexicon.functionWords.contains(passage.atoms[end + 1].hash),
            !passage.isMark(end + 2, ".") || !passage.needsStop(end + 1),
            !isNumberedShort(end + 1)
        else { return nil }
        var at = end + 1
        var steps = 0
        while steps < 2, isAttribute(at), passage.isSpace(at + 1), passage.isWord(at + 2) {
            at += 2
            steps += 1
        }
        return at
    }

    /// "ust. 2 pkt 3": a short form that the next number belongs to is not counted.
    private func isNumberedShort(_ index: Int) -> Bool {
        passage.isSpace(index + 1) && passage.isDigits(index + 2)
            && passage.lexicon.abbreviations.match(at: index, in: passage) != nil
    }

    private func isAttribute(_ index: Int) -> Bool {
        let word = passage.folded(index)
        guard grammar.forms(of: passage.atoms[index].hash).isEmpty else { return false }
        return passage.lexicon.attributeEndings.contains {
            word.hasSuffix($0) && word.count > $0.count + 2
        }
    }

    private func agreement(_ digits: String, with noun: Int, _ government: String?) -> Form {
        let known = grammar.forms(of: passage.atoms[noun].hash)
        return known.isEmpty
            ? guessed(digits, noun, government) : agreement(digits, known, government)
    }

    private func agreement(_ digits: String, _ known: [NounForm], _ government: String?) -> Form {
        let count = grammar.count(digits)
        let gender = grammar.nouns[known[0].noun].gender
        func has(_ grammaticalCase: Form.Case, _ plural: Bool) -> Bool {
            known.contains { $0.grammaticalCase == grammaticalCase && $0.isPlural == plural }
        }
        let isPlural = count != .one
        let direct =
            switch count {
            case .one: has(.nominative, false)
            case .few: grammar.takesGenitive ? has(.genitive, false) : has(.nominative, true)
            case .many, .fraction: has(.genitive, true)
            }
        if direct, government != "locative" { return Form(gender) }
        for grammaticalCase in [Form.Case.accusative, .instrumental, .dative, .locative, .genitive]
        where has(grammaticalCase, isPlural) {
            if let government,
                known.contains(where: {
                    $0.isPlural == isPlural && allows(government, $0.grammaticalCase)
                }),
                !allows(government, grammaticalCase)
            {
                continue
            }
            let noun = grammar.nouns[known[0].noun]
            let isPerson =
                count == .one
                && noun.form(.accusative, plural: false) == noun.form(.genitive, plural: false)
            let isAnimate =
                grammaticalCase == .genitive && count == .few
                || grammaticalCase == .accusative && isPerson && gender == .masculine
            return Form(gender, grammaticalCase, animate: isAnimate)
        }
        return Form(gender)
    }

    private func guessed(_ digits: String, _ noun: Int, _ government: String?) -> Form {
        let count = grammar.count(digits)
        let ending = grammar.ending(of: passage.folded(noun))
        switch count {
        case .one:
            let parts = (ending?.afterOne ?? "m nominative").split(separator: " ").map(String.init)
            guard parts.count == 2 else { return Form() }
            return Form(Form.gender(parts[0]), Self.named(parts[1]) ?? .nominative)
        case .few:
            if let oblique = ending.flatMap({ Self.named($0.plural) }), oblique != .genitive {
                return Form(.masculine, oblique)
            }
            let kind = ending?.afterTwo ?? "g"
            return kind == "g" || kind.isEmpty
                ? Form(.masculine, .genitive, animate: true)
                : Form(Form.gender(kind))
        case .many, .fraction:
            if let oblique = ending.flatMap({ Self.named($0.plural) }), oblique != .genitive {
                return Form(.masculine, oblique)
            }
            return Form()
        }
    }

    static func named(_ name: String) -> Form.Case? {
        switch name {
        case "nominative": .nominative
        case "genitive": .genitive
        case "dative": .dative
        case "accusative": .accusative
        case "instrumental": .instrumental
        case "locative": .locative
        default: nil
        }
    }

    // MARK: Numbers before units of the table

    /// The case of a quantity with a unit, by the preposition in front.
    func unitCase(at index: Int, end: Int, isMoney: Bool) -> Form.Case {
        let government = government(before: index)
        if let fixed = fixedCase(government) { return fixed }
        switch government {
        case "genitive-or-instrumental": return isMoney ? .instrumental : .genitive
        case "locative-or-accusative":
            // "в 5 км от города"
            let next = passage.wordAfter(end - 1)
            let away =
                next.map { passage.lexicon.setting("away-from") == passage.folded($0) } ?? false
            return away ? .locative : .accusative
        default: return .nominative
        }
    }
}
