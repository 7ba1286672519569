import BookModel
import Languages

extension Rule {
    /// Addresses of the net and of mail, by the `electronic` section: sign or word, reading.
    /// Letters are kept as words, or spelled where the setting `electronic` says `letters`.
    static func electronic(_ examples: [Example] = []) -> Rule {
        Rule("electronic", examples) { passage, index in
            guard passage.has(index), passage.atoms[index].shape.contains(.electronic),
                let end = passage.electronicEnd(from: index)
            else { return nil }
            return Finding(
                start: index, end: end, kind: .electronic, rule: "electronic",
                spoken: passage.readElectronic(index..<end))
        }
    }
}

extension Passage {
    /// The index behind the address that starts at `index`, if it is one.
    func electronicEnd(from index: Int) -> Int? {
        var end = index
        while has(end), !isSpace(end), !isMark(end, "\"<>«»“”()[]{},;\u{2014}\u{2026}") { end += 1 }
        while end > index, isMark(end - 1, ".:!?'\u{2019}") { end -= 1 }
        guard end > index + 2 else { return nil }
        let marks = (index..<end).compactMap { mark($0) }
        if marks.contains("@") { return isWord(end - 1) || isDigits(end - 1) ? end : nil }
        for at in index..<end where isMark(at, ":") && isMark(at + 1, "/") && isMark(at + 2, "/") {
            return end
        }
        if folded(index) == "www", isMark(index + 1, ".") { return end }
        // A bare name: letters, a stop, a known final domain, then nothing or a path.
        var at = index
        while at < end, isWord(at) || isDigits(at) || isMark(at, "-.") { at += 1 }
        guard at == end || isMark(at, "/"), at > index + 2, isWord(at - 1), isMark(at - 2, "."),
            isListed(at - 1, "domains"), isWord(index) || isDigits(index),
            text(at - 1) == folded(at - 1), text(index..<at - 2).utf16.count > 2
        else { return nil }
        return end
    }

    func readElectronic(_ range: Range<Int>) -> String {
        let spelled = lexicon.setting("electronic") == "letters"
        let rows = lexicon.data.table.rows("electronic")
        var words: [String] = []
        for index in range {
            let written = folded(index)
            if isDigits(index) {
                words.append(language.speller.digitByDigit(digits(index)))
            } else if let row = rows.first(where: { $0[0] == written }) {
                words.append(row[1])
            } else if isWord(index) {
                let isDomain =
                    index > range.lowerBound && isMark(index - 1, ".") && written.count == 2
                // Where letters are spelled, names that can be read as words are not.
                let isShort =
                    spelled
                    && (written.count <= 4 || !written.contains { "aeiouyаеиоу".contains($0) })
                words.append(isShort || isDomain ? letters(written) : text(index))
            } else if let word = lexicon.signs.match(at: index, in: self)?.value {
                words.append(word)
            } else if isMark(index, "."), let word = lexicon.data.setting("dot-word") {
                words.append(word)
            }
        }
        return words.joined(separator: " ")
    }

    /// Letters one by one, by the `letters` section where the language names them.
    func letters(_ word: String) -> String {
        let rows = lexicon.data.table.rows("letters")
        guard !rows.isEmpty else {
            return word.uppercased().map { String($0) }.joined(separator: " ")
        }
        return word.map { letter in
            rows.first { $0[0] == letter.lowercased() }?[1] ?? letter.uppercased()
        }.joined(separator: " ")
    }
}
