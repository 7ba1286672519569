import BookModel
import Languages

extension Rule {
    /// "Иванов А. С. пришёл", "Tolkien J. R. R.": two or more initials behind a surname; their
    /// stops are no ends of clauses, whatever follows.
    static let surnameInitials = Rule("surname-initials") { passage, index in
        guard passage.isInitialLetter(index), let chain = passage.initials(around: index),
            chain.count > 1
        else { return nil }
        // "… Иванов А. С. Потом …": the last stop is the sentence's too.
        let isLast = index == chain.last
        let closes = isLast && passage.opensWithFunctionWord(index + 2)
        return Finding(
            start: index, end: closes ? index + 1 : index + 2, kind: .initial,
            rule: "surname-initials", spoken: passage.letterName(index))
    }
}

extension Passage {
    /// A single capital with its stop.
    fileprivate func isInitialLetter(_ index: Int) -> Bool {
        isCapital(index) && atoms[index].shape.contains(.single) && isMark(index + 1, ".")
    }

    /// The initials in a row that `index` is one of, where a surname stands in front of them.
    fileprivate func initials(around index: Int) -> [Int]? {
        var chain = [index]
        while let first = chain.first, chain.count < 6 {
            let before = isSpace(first - 1) ? first - 3 : first - 2
            guard isInitialLetter(before) else { break }
            chain.insert(before, at: 0)
        }
        while let last = chain.last, chain.count < 6 {
            let next = skippingSpace(last + 2)
            guard isInitialLetter(next) else { break }
            chain.append(next)
        }
        guard let first = chain.first, let name = wordBefore(first), isSpace(first - 1),
            isCapital(name), !isAllCapitals(name), atoms[name].count > 2,
            !lexicon.functionWords.contains(atoms[name].hash),
            !lexicon.lettered.contains(atoms[name].hash)
        else { return nil }
        return chain
    }
}
