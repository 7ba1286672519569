import BookModel

/// Walks the atoms and asks the language's rules where a token can start.
struct TokenScan {
    let findings: [Finding]

    init(_ passage: Passage) {
        var findings: [Finding] = []
        let rules = passage.language.rules
        let triggers = passage.lexicon.triggers
        let startsAnywhere = passage.language.triesEveryWord
        let script = SerbianScript(passage)
        var index = 0
        let atoms = passage.atoms
        while index < atoms.count {
            let candidates: [Rule]
            switch atoms[index].kind {
            case .space:
                index += 1
                continue
            case .word:
                let shape = atoms[index].shape
                guard
                    startsAnywhere || shape.contains(.electronic)
                        || !shape.isDisjoint(with: [.allCapitals, .roman, .single])
                        || triggers.contains(atoms[index].hash)
                        || index + 1 < atoms.count && atoms[index + 1].kind != .space
                            && (passage.joinsNumber(index) || passage.endsShort(index))
                else {
                    index += 1
                    continue
                }
                candidates = rules.word
            case .digits: candidates = rules.number
            case .mark: candidates = passage.isNumberStart(index) ? rules.number : rules.mark
            }
            if var finding = Self.first(of: candidates, in: passage, at: index) {
                if let script { finding.spoken = script.spelled(finding.spoken) }
                if let last = findings.last,
                    let dash = RangeDash.finding(between: last, and: finding, in: passage)
                {
                    findings.append(dash)
                }
                findings.append(finding)
                index = finding.end
            } else {
                index += 1
            }
        }
        self.findings = findings
    }

    /// Words at all; only a sign may be left out, a space in its place.
    private static func says(_ finding: Finding) -> Bool {
        !finding.spoken.isEmpty
            && (finding.kind == .symbol
                || finding.spoken.utf8.contains { $0 != 0x20 && $0 != 0x2C })
    }

    private static func first(of rules: [Rule], in passage: Passage, at index: Int) -> Finding? {
        for rule in rules {
            if let finding = rule.apply(passage, index), finding.start == index,
                finding.end > index, finding.end <= passage.atoms.count, says(finding)
            {
                return finding
            }
        }
        return nil
    }
}

extension Passage {
    /// Whether a word with a full stop ends like those of the section `compound-endings`.
    func endsShort(_ index: Int) -> Bool {
        let endings = lexicon.compoundEndings
        guard !endings.isEmpty, isMark(index + 1, ".") else { return false }
        return endings.contains { units[atoms[index].range].suffix($0.count).elementsEqual($0) }
    }

    /// Whether the word at `index` runs into a number without a space ("C24", "covid-19").
    func joinsNumber(_ index: Int) -> Bool {
        isDigits(index + 1)
            || isMark(index + 1, Self.dashes + "\u{5BE}\u{2019}'") && isDigits(index + 2)
            || isMark(index + 1, "$€£¥₽₴")
    }
}
