import BookModel
import Languages

extension German {
    /// "der 1. Mai", "im 2. Stock", "am 3., 4. und 5. Mai": a number with a stop is an ordinal
    /// before a month, after an article or what acts like one, and alone.
    static let ordinalStop = Rule(
        "ordinal-stop",
        [
            Example("Er wohnt im 2. Stock.", "Er wohnt im zweiten Stock."),
            Example(
                "Sie hat Zimmer 12. Danach kam nichts.",
                "Sie hat Zimmer zwölf. Danach kam nichts."),
            Example("Am 3. Oktober 1990 wurde", "Am dritten Oktober neunzehnhundertneunzig wurde"),
            Example("Heute ist der 1. Mai.", "Heute ist der erste Mai."),
            Example("in der 3. Klasse", "in der dritten Klasse"), Example("2.", "zweiter"),
            Example("der 100. Geburtstag", "der einhundertste Geburtstag"),
            Example("vom 1. bis 3. Mai", "vom ersten bis dritten Mai"),
            Example("1.–3. Mai", "erster bis dritter Mai"), Example("3. Aufl.", "dritte Auflage."),
            Example("1. Klasse", "erste Klasse"),
            Example("5. Jh. v. Chr. war", "fünftes Jahrhundert vor Christus war"),
            Example("jeder 3. Mann", "jeder dritte Mann"),
            Example("jeder 3. Frau", "jeder dritten Frau"),
            Example("1., 2. und 3. Platz", "erster, zweiter und dritter Platz"),
        ]
    ) { passage, index in
        guard let numeral = passage.numeral(at: index), numeral.isInteger, !numeral.integer.isEmpty,
            numeral.integer.first != "0" || numeral.integer.count == 1,
            passage.isMark(numeral.end, "."),
            !passage.isDigits(numeral.end + 1), !passage.isMark(numeral.end + 1, ".")
        else { return nil }
        guard let ending = ordinalEnding(passage, index, numeral.end) else { return nil }
        return Finding(
            start: index, end: numeral.end + 1, kind: .ordinal, rule: "ordinal-stop",
            spoken: speller(passage).ordinal(numeral.integer, ending: ending))
    }

    private static func ordinalEnding(_ passage: Passage, _ index: Int, _ stop: Int) -> String? {
        let next = passage.skippingSpace(stop + 1)
        let beforeMonth =
            passage.isWord(next) && passage.lexicon.months[passage.atoms[next].hash] != nil
        let first = listStart(passage, index)
        if let ending = determiner(passage, before: first) {
            // "jeder 3. Mann", but "jeder 3. Frau".
            let word = passage.wordBefore(first).map { passage.folded($0) } ?? ""
            if ["jeder", "dieser", "jener"].contains(word), isNoun(passage, next),
                gender(of: passage.folded(next), passage.lexicon) == .masculine
            {
                return ""
            }
            // "mein 1. Buch", "ein 2. Versuch"
            if ending == "r", passage.isWord(next),
                gender(of: passage.folded(next), passage.lexicon) == .neuter
            {
                return "s"
            }
            let counts =
                passage.isWord(next) || isListed(passage, stop) || passage.closesBlock(stop)
            if counts, !isBareDeterminer(passage, first) || beforeMonth || isNumbered(passage, next)
            {
                return ending
            }
            if isBareDeterminer(passage, first), passage.isWord(next) { return nil }
        }
        if beforeMonth { return "r" }
        if isListed(passage, stop) {
            if monthBehind(passage, stop) { return "r" }
            return listedNoun(passage, stop).map { nounEnding(passage, $0) }
        }
        if index == 0, passage.closesBlock(stop) { return "r" }
        // "…, 1. Klasse", "1. und 2. Klasse": behind a comma, a colon or another a noun is
        // numbered.
        if passage.isMark(index - 2, ",;:(") || first != index, isNoun(passage, next) {
            return nounEnding(passage, next)
        }
        // "Beethovens 9. Sinfonie": behind a name in the genitive.
        if let owner = passage.wordBefore(index), passage.isCapital(owner), isNoun(passage, next),
            passage.isSpace(stop + 1), passage.folded(owner).hasSuffix("s"),
            !passage.opensSentence(owner),
            passage.wordBefore(owner).map({ !passage.isWord($0, "des") }) ?? true,
            passage.lexicon.romans[passage.atoms[owner].hash] == nil
        {
            return nounEnding(passage, next)
        }
        // "5. Jh. v. Chr.": what is always numbered.
        if passage.isWord(next), passage.lexicon.romans[passage.atoms[next].hash]?.isBefore == true
        {
            return nounEnding(passage, next)
        }
        // "100. Geburtstag" as a title; after a noun the stop ends the sentence.
        if index == 0, passage.role != .paragraph || !passage.isSpace(stop + 1) { return nil }
        guard index == 0, passage.isWord(next), passage.atoms.count < 8 else { return nil }
        return isNoun(passage, next) ? nounEnding(passage, next) : "r"
    }

    private static func isNoun(_ passage: Passage, _ index: Int) -> Bool {
        passage.isCapital(index)
            && !passage.lexicon.functionWords.contains(passage.atoms[index].hash)
    }

    /// The ending of an ordinal without an article before the noun at `index`, which may be written
    /// short ("3. Aufl.").
    private static func nounEnding(_ passage: Passage, _ index: Int) -> String {
        let short = passage.lexicon.abbreviations.match(at: index, in: passage)?.value.spoken
        return switch gender(of: (short ?? passage.text(index)).lowercased(), passage.lexicon) {
        case .masculine: "r"
        case .feminine: ""
        case .neuter: "s"
        }
    }

    /// The noun behind a list of ordinals ("1., 2. und 3. Platz").
    private static func listedNoun(_ passage: Passage, _ stop: Int) -> Int? {
        var at = stop + 1
        while passage.isSpace(at) || passage.isMark(at, ",/." + Passage.dashes)
            || passage.isDigits(at) || passage.isWord(at, "und") || passage.isWord(at, "oder")
            || passage.isWord(at, "bis")
        {
            at += 1
        }
        return passage.isMark(at - 2, ".") && isNoun(passage, at) ? at : nil
    }

    /// Whether the word at `index` can stand behind "bis 10." in the same sentence: a noun that is
    /// numbered as a rule ("ab 5. Klasse"), or no noun; any other noun opens the next sentence.
    private static func isNumbered(_ passage: Passage, _ index: Int) -> Bool {
        guard passage.isWord(index) else { return false }
        return !passage.isCapital(index)
            || passage.lexicon.romans[passage.atoms[index].hash]?.isBefore == true
            || passage.isListed(index, "numbered-nouns")
    }

    /// What may also be a sentence's last word before a number ("bis 12. Danach").
    private static func isBareDeterminer(_ passage: Passage, _ index: Int) -> Bool {
        guard let word = passage.wordBefore(index) else { return false }
        return ["bis", "ab", "seit", "alle"].contains(passage.folded(word))
    }

    /// The ending that the determiner in front asks for.
    static func determiner(_ passage: Passage, before index: Int) -> String? {
        // "v. 5. Mai": vom.
        if passage.isMark(index - 2, "."), passage.isWord(index - 3, "v") { return "n" }
        guard let word = passage.wordBefore(index) else { return nil }
        let folded = passage.folded(word)
        let table = passage.lexicon.data.table
        guard let row = table.rows("determiners").first(where: { $0.list(0).contains(folded) })
        else { return nil }
        // "in der 2. Klasse", but "der 2. Mann".
        if folded == "der", let preposition = passage.wordBefore(word),
            table.rows("dative-prepositions").contains(where: {
                $0.list(0).contains(passage.folded(preposition))
            })
        {
            return "n"
        }
        return row[1]
    }

    /// Whether another number with a stop follows ("3., 4. und 5. Mai", "1. bis 3. Mai").
    private static func isListed(_ passage: Passage, _ stop: Int) -> Bool {
        var at = stop + 1
        var sawJoint = false
        while passage.isSpace(at) || passage.isMark(at, ",/" + Passage.dashes)
            || passage.isWord(at, "und") || passage.isWord(at, "bis") || passage.isWord(at, "oder")
        {
            sawJoint = sawJoint || !passage.isSpace(at)
            at += 1
        }
        return sawJoint && passage.isDigits(at) && passage.isMark(at + 1, ".")
    }

    private static func monthBehind(_ passage: Passage, _ stop: Int) -> Bool {
        (stop..<stop + 14).contains { passage.isMonth($0) }
    }

    private static func listStart(_ passage: Passage, _ index: Int) -> Int {
        var first = index
        while true {
            var at = first - 1
            var sawJoint = false
            while passage.isSpace(at) || passage.isMark(at, ",/" + Passage.dashes)
                || passage.isWord(at, "und") || passage.isWord(at, "bis")
            {
                sawJoint = sawJoint || !passage.isSpace(at)
                at -= 1
            }
            guard sawJoint, passage.isMark(at, "."), passage.isDigits(at - 1) else { return first }
            first = at - 1
        }
    }

    /// "Ludwig XIV.", "unter Friedrich II.": the number agrees with the name's case.
    static let rulerNumber = Rule(
        "ruler-number",
        [
            Example("Ludwig XIV. baute", "Ludwig der Vierzehnte baute"),
            Example("unter Friedrich II. gab", "unter Friedrich dem Zweiten gab"),
            Example("Elisabeth I. war", "Elisabeth die Erste war"),
            Example("die Armee Ludwigs XIV.", "die Armee Ludwigs des Vierzehnten."),
        ]
    ) { passage, index in
        guard let use = passage.romanUse(at: index), case .ruler(let gender, let name) = use.context
        else { return nil }
        let (article, ending) = rulerCase(passage, name, gender)
        var end = index + 1
        if passage.isMark(end, "."), !passage.stopEndsSentence(end) { end += 1 }
        let ordinal = speller(passage).ordinal(String(use.value), ending: ending)
        return Finding(
            start: index, end: end, kind: .roman, rule: "ruler-number",
            spoken: article + " " + ordinal.prefix(1).uppercased() + ordinal.dropFirst())
    }

    private static func rulerCase(
        _ passage: Passage, _ name: Int, _ gender: Form.Gender
    ) -> (String, String) {
        let isFeminine = gender == .feminine
        let table = passage.lexicon.data.table
        var first = name
        while let before = passage.wordBefore(first), passage.isCapital(before),
            !passage.lexicon.functionWords.contains(passage.atoms[before].hash)
        { first = before }
        let word = passage.folded(name)
        if word.hasSuffix("s"), !passage.isListed(name, "names-in-s") {
            return isFeminine ? ("der", "n") : ("des", "n")
        }
        if let preposition = passage.wordBefore(first) {
            let folded = passage.folded(preposition)
            if table.rows("dative-prepositions").contains(where: { $0.list(0).contains(folded) }) {
                return isFeminine ? ("der", "n") : ("dem", "n")
            }
            if table.rows("accusative-prepositions").contains(where: { $0.list(0).contains(folded) }
            ) {
                return isFeminine ? ("die", "") : ("den", "n")
            }
        }
        return isFeminine ? ("die", "") : ("der", "")
    }

    /// "1 Mann", "1 Frau": one before a noun has its gender; 101 and the like stay.
    static let oneBeforeNoun = Rule(
        "one-before-noun",
        [
            Example("1 Mann und 1 Frau", "ein Mann und eine Frau"),
            Example("mit 1 Hand", "mit einer Hand"),
            Example("Kapitel 1 Anfang", "Kapitel eins Anfang"),
            Example("Ich nehme 1 Apfel", "Ich nehme einen Apfel"),
            Example("Heute kauft er 1 Hund", "Heute kauft er einen Hund"),
            Example("Das ist 1 Apfel", "Das ist ein Apfel"),
            Example("Es gibt nur 1 Grund", "Es gibt nur einen Grund"),
        ]
    ) { passage, index in
        guard passage.digits(index) == "1", passage.isSpace(index + 1), passage.isWord(index + 2),
            passage.isCapital(index + 2), !passage.isAllCapitals(index + 2),
            passage.amount(at: index)?.isBare ?? false,
            passage.wordBefore(index).map({ passage.lexicon.romans[passage.atoms[$0].hash] == nil })
                ?? true
        else { return nil }
        let gender = gender(of: passage.folded(index + 2), passage.lexicon)
        return Finding(
            start: index, end: index + 1, kind: .cardinal, rule: "one-before-noun",
            spoken: "ein" + oneEnding(passage, index, gender))
    }

    /// "mit einer Hand", "für einen Mann", "eine Frau"
    static func oneEnding(_ passage: Passage, _ index: Int, _ gender: Form.Gender) -> String {
        let table = passage.lexicon.data.table
        if let word = passage.wordBefore(index) {
            let folded = passage.folded(word)
            if table.rows("dative-prepositions").contains(where: { $0.list(0).contains(folded) }) {
                return gender == .feminine ? "er" : "em"
            }
            if gender == .masculine,
                table.rows("accusative-prepositions").contains(where: {
                    $0.list(0).contains(folded)
                })
            {
                return "en"
            }
        }
        if gender == .masculine, isObject(passage, index) { return "en" }
        return gender == .feminine ? "e" : ""
    }

    /// Whether a subject and its verb stand in front, in either order, so that what is counted is
    /// the object: "ich nehme 1 Apfel", "heute nehme ich 1 Apfel"; not so behind "ist" and "wird".
    private static func isObject(_ passage: Passage, _ index: Int) -> Bool {
        guard var last = passage.wordBefore(index) else { return false }
        if passage.isListed(last, "focus-words") {
            guard let before = passage.wordBefore(last) else { return false }
            last = before
        }
        guard let first = passage.wordBefore(last) else { return false }
        let (subject, verb) = passage.isListed(last, "subjects") ? (last, first) : (first, last)
        return passage.isListed(subject, "subjects") && !passage.isCapital(verb)
            && !passage.isListed(verb, "copulas")
    }

    static func gender(of noun: String, _ lexicon: Lexicon) -> Form.Gender {
        let table = lexicon.data.table
        if let row = table.rows("genders").first(where: { $0.list(1).contains(noun) }) {
            return Form.gender(row[0])
        }
        if ["chen", "lein", "ment", "um", "nis"].contains(where: { noun.hasSuffix($0) }) {
            return .neuter
        }
        let isFeminine = table.rows("feminine-endings").contains { row in
            row.list(0).contains { noun.hasSuffix($0) && noun.count > $0.count + 2 }
        }
        return isFeminine ? .feminine : .masculine
    }
}
