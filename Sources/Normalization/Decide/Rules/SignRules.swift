import BookModel
import Languages

extension Rule {
    /// Signs with a name in the `signs` section, where they stand between words or numbers.
    static func sign(_ examples: [Example] = []) -> Rule {
        Rule("sign", examples) { passage, index in
            guard let match = passage.lexicon.signs.match(at: index, in: passage) else {
                return nil
            }
            return Finding(
                start: index, end: match.end, kind: .symbol, rule: "sign", spoken: match.value)
        }
    }

    /// A currency sign without a number is named in the plural.
    static let loneCurrency = Rule("lone-currency") { passage, index in
        guard let match = passage.lexicon.currencies.match(at: index, in: passage) else {
            return nil
        }
        let name = match.value.name.split(separator: "/").last.map(String.init) ?? ""
        return Finding(
            start: index, end: match.end, kind: .symbol, rule: "lone-currency", spoken: name)
    }

    /// A currency sign that the tables do not name is left out, a space in its place.
    static let unknownCurrency = Rule("unknown-currency") { passage, index in
        guard let scalar = passage.mark(index), scalar.properties.generalCategory == .currencySymbol
        else { return nil }
        return Finding(
            start: index, end: index + 1, kind: .symbol, rule: "unknown-currency", spoken: " ")
    }

    /// "~30", "<5", "≥ 3": a sign that says how near or how big a number is. The settings `about`,
    /// `below` and `above` read "~", "<" and ">", the `math` section what they do not.
    static func comparison(_ examples: [Example] = []) -> Rule {
        Rule("comparison", examples) { passage, index in
            guard passage.isMark(index, "~\u{2248}<>\u{2264}\u{2265}"),
                passage.isNumberStart(passage.skippingSpace(index + 1))
                    || passage.isCurrency(passage.skippingSpace(index + 1)),
                index == 0 || passage.isSpace(index - 1)
                    || passage.isMark(index - 1, "([\"'“„«—–:"),
                !passage.isOperand(before: index)
            else { return nil }
            let setting =
                passage.isMark(index, "~\u{2248}")
                ? "about" : passage.isMark(index, "<") ? "below" : "above"
            let isBare = passage.isMark(index, "~\u{2248}<>")
            let word =
                (isBare ? passage.lexicon.data.setting(setting) : nil)
                ?? passage.sign(passage.text(index), isOperator: false)
            guard !word.isEmpty, word != passage.text(index) else { return nil }
            return Finding(
                start: index, end: index + 1, kind: .symbol, rule: "comparison", spoken: word)
        }
    }

    /// Plus, equals and their kin between numbers or single letters ("2+2=4", "x + 1"). The section
    /// `math` has what is said otherwise there than the `signs` and the setting `minus` say.
    static func math(_ examples: [Example] = []) -> Rule {
        Rule("math-sign", examples) { passage, index in
            guard let word = passage.operatorWord(at: index), passage.isOperand(before: index),
                passage.isOperand(after: index)
            else { return nil }
            let isMinus = passage.isMark(index, Passage.dashes)
            if isMinus, !passage.isInEquation(index) { return nil }
            return Finding(
                start: index, end: index + 1, kind: .math, rule: "math-sign", spoken: word)
        }
    }
}

extension Passage {
    /// What the sign at `index` is called between operands.
    fileprivate func operatorWord(at index: Int) -> String? {
        let sign = text(index)
        let table = lexicon.data.table
        if let row = table.rows("math").first(where: { $0[0] == sign }) { return row[1] }
        if isMark(index, "-\u{2212}") { return lexicon.data.setting("minus") }
        guard isMark(index, "+=×÷≤≥≠") else { return nil }
        return table.rows("signs").first { $0[0].split(separator: " ").contains(Substring(sign)) }?[
            1]
    }

    private func isOperandAtom(_ index: Int) -> Bool {
        isDigits(index) || isWord(index) && atoms[index].count == 1 || isMark(index, "()%°²³")
            || isMark(index) && isNumberStart(index)
    }

    func isOperand(before index: Int) -> Bool {
        isOperandAtom(isSpace(index - 1) ? index - 2 : index - 1)
    }

    func isOperand(after index: Int) -> Bool {
        let next = skippingSpace(index + 1)
        return isOperandAtom(next) || isMark(next, "-−+") && isOperandAtom(next + 1)
    }

    /// Whether an equals sign is reached over operands and operators alone, which makes a hyphen a
    /// minus: "5-3=2", and not "chapters 3-5 and 5-3=2".
    func isInEquation(_ index: Int) -> Bool {
        [-1, 1].contains { step in
            var at = index
            while has(at), abs(at - index) < 16 {
                if isMark(at, "=<>≤≥≠×÷") { return true }
                let isAnd = isWord(at, lexicon.setting("and"))
                guard
                    at == index || isSpace(at) || isOperandAtom(at) && !isAnd
                        || isMark(at, ".,/*+^·")
                        || isMark(at, Self.dashes) || isNumberStart(at)
                else { return false }
                at += step
            }
            return false
        }
    }
}
