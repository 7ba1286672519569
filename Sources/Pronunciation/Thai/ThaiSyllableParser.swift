/// Cuts a Thai word into syllables: of all ways to read its letters the one that costs least.
///
/// A written vowel makes a syllable certain; two consonants without one are read with a short "o"
/// ("คน"), and one alone with a short "a" ("สบาย"), which costs more. Spelling rules: vowel
/// positions, clusters, leading ห and silent letters as in the grammar of the Royal Society.
struct ThaiSyllableParser {
    private let letters: [UInt16]

    struct Candidate {
        var syllables: [ThaiSyllable]
        var end: Int
        var cost: Double
    }

    /// - Parameter word: Thai letters alone.
    init(_ word: some Sequence<UInt16>) {
        letters = Self.withoutSilent(Array(word))
    }

    /// The syllables; letters that fit no rule are left out.
    func syllables() -> [ThaiSyllable] {
        var best: [(cost: Double, syllables: [ThaiSyllable])?] = Array(
            repeating: nil, count: letters.count + 1)
        best[0] = (0, [])
        for start in letters.indices {
            guard let (cost, before) = best[start] else { continue }
            func offer(_ candidate: Candidate) {
                let total = cost + candidate.cost
                guard total < best[candidate.end]?.cost ?? .infinity else { return }
                best[candidate.end] = (total, before + candidate.syllables)
            }
            for candidate in candidates(at: start) { offer(candidate) }
            offer(Candidate(syllables: [], end: start + 1, cost: 9))
        }
        return Self.inheritingClass(best[letters.count]?.syllables ?? [])
    }

    /// "ตลาด", "ถนน": a sonorant behind a bare first consonant takes its class.
    private static func inheritingClass(_ syllables: [ThaiSyllable]) -> [ThaiSyllable] {
        var found = syllables
        for index in found.indices.dropFirst()
        where found[index - 1].isBare && found[index - 1].letterClass != .low
            && ThaiLetters.isSonorant(found[index].head)
        {
            found[index].letterClass = found[index - 1].letterClass
        }
        return found
    }

    /// Without what ์ silences: its letter with a vowel sign, and a letter in front that could only
    /// be said together with it ("จันทร์", "สิทธิ์").
    private static func withoutSilent(_ letters: [UInt16]) -> [UInt16] {
        var found: [UInt16] = []
        for unit in letters {
            guard unit == 0xE4C else {
                found.append(unit)
                continue
            }
            if let last = found.last, last == 0xE34 || last == 0xE38 { found.removeLast() }
            guard let silent = found.popLast(), silent == 0xE23 || silent == 0xE13 else { continue }
            if found.count > 2, ThaiLetters.isConsonant(found[found.count - 1]),
                ThaiLetters.isConsonant(found[found.count - 2])
            {
                found.removeLast()
            }
        }
        return found
    }

    private func letter(_ index: Int) -> UInt16 { index < letters.count ? letters[index] : 0 }

    private func isConsonant(_ index: Int) -> Bool { ThaiLetters.isConsonant(letter(index)) }

    // MARK: How a syllable begins

    private struct Onset {
        var sound: String
        var letterClass: ThaiLetters.Class
        var head: UInt16
        var end: Int
        /// A bare syllable that the vowel's place parts from this one ("เสมอ").
        var before: ThaiSyllable?
        var cost = 0.0
    }

    private func onsets(at index: Int, isLed: Bool) -> [Onset] {
        let first = letter(index)
        if first == 0xE24 {
            return [Onset(sound: "R", letterClass: .low, head: first, end: index + 1)]
        }
        guard let sound = ThaiLetters.initial(first) else { return [] }
        let kind = ThaiLetters.classOf(first)
        var found = [Onset(sound: sound, letterClass: kind, head: first, end: index + 1)]
        let second = letter(index + 1)
        guard let next = ThaiLetters.initial(second) else { return found }
        func add(_ sound: String, _ cost: Double = 0) {
            found.append(
                Onset(
                    sound: sound, letterClass: kind, head: first, end: index + 2, before: nil,
                    cost: cost))
        }
        if ThaiLetters.isCluster(first, second) { add(sound + next) }
        if let muted = ThaiLetters.mutedCluster(first, second) { add(muted) }
        if first == 0xE2B, ThaiLetters.isSonorant(second) { add(next, -0.2) }
        if first == 0xE2D, second == 0xE22, isLed == false { add(next) }
        if isLed {
            let bare = Self.bare(first, sound)
            found.append(
                Onset(
                    sound: next, letterClass: ThaiLetters.classOf(second), head: second,
                    end: index + 2, before: bare, cost: 0.9))
        }
        return found
    }

    private static func bare(_ letter: UInt16, _ sound: String) -> ThaiSyllable {
        ThaiSyllable(
            onset: sound, letterClass: ThaiLetters.classOf(letter), head: letter, vowel: "a",
            isLong: false, isBare: true)
    }

    // MARK: Syllables

    private func candidates(at start: Int) -> [Candidate] {
        let lead = ThaiLetters.isLeading(letter(start)) ? letter(start) : 0
        return onsets(at: lead == 0 ? start : start + 1, isLed: lead != 0).flatMap { onset in
            rhymes(lead: lead, at: onset.end, isFirst: start == 0, bareHead: onset).map { rhyme in
                let syllable = ThaiSyllable(
                    onset: onset.sound, letterClass: onset.letterClass, head: onset.head,
                    vowel: rhyme.vowel, isLong: rhyme.isLong, final: rhyme.final, mark: rhyme.mark,
                    isBare: rhyme.isBare)
                return Candidate(
                    syllables: (onset.before.map { [$0] } ?? []) + [syllable], end: rhyme.end,
                    cost: rhyme.cost + onset.cost)
            }
        }
    }

    /// ั ิ ี ึ ื ุ ู ็ ํ.
    private static let signs: Set<UInt16> = [
        0xE31, 0xE34, 0xE35, 0xE36, 0xE37, 0xE38, 0xE39, 0xE47, 0xE4D,
    ]

    private func rhymes(
        lead: UInt16, at index: Int, isFirst: Bool, bareHead: Onset
    ) -> [ThaiRhyme] {
        var sign: UInt16?
        var mark: UInt16?
        var at = index
        while at < letters.count {
            if ThaiLetters.isTone(letter(at)) {
                mark = letter(at)
            } else if Self.signs.contains(letter(at)) {
                sign = letter(at)
            } else {
                break
            }
            at += 1
        }
        let spelled = ThaiRhyme.Spelling(lead: lead, sign: sign, mark: mark)
        var found: [ThaiRhyme] = []
        for pattern in ThaiRhyme.patterns where pattern.fits(spelled, letters, at) {
            let end = at + pattern.tail.count
            let rhyme = ThaiRhyme(
                vowel: pattern.vowel, isLong: pattern.isLong, final: pattern.final, mark: mark,
                end: end, cost: pattern.cost)
            if pattern.takesFinal != .always { found.append(rhyme) }
            guard pattern.takesFinal != .never else { continue }
            found += closed(rhyme)
        }
        // "สบาย": nothing written at all.
        if lead == 0, sign == nil, mark == nil, bareHead.end == index, at == index {
            found.append(
                ThaiRhyme(
                    vowel: bareHead.head == 0xE24 ? "W" : "a", isLong: false, final: "", mark: nil,
                    end: at, cost: at == letters.count ? 4 : 2.2, isBare: true))
        }
        return found
    }

    /// The rhyme with the consonant behind it, and with what is silent at a word's end: the vowel
    /// of "ชาติ", the ร of "บัตร", the ร of "มารถ".
    private func closed(_ open: ThaiRhyme) -> [ThaiRhyme] {
        let at = open.end
        // "พร" has its own vowel.
        let isOfR = open.vowel == "o" && !open.isLong && letter(at) == 0xE23 && open.mark == nil
        guard let final = ThaiLetters.final(letter(at)), !isOfR else { return [] }
        var rhyme = open
        rhyme.final = final
        rhyme.end = at + 1
        rhyme.cost = open.cost + (open.cost < 1.5 ? 0.05 : 0)
        let next = letter(at + 1)
        if ThaiLetters.isVowelSign(next) {
            let isSilent =
                (next == 0xE34 || next == 0xE38) && at + 2 == letters.count && final == "t"
                && (open.isLong || open.vowel == "a") && open.cost < 1.5
            rhyme.end = at + 2
            return isSilent ? [rhyme] : []
        }
        if next == 0xE23, at + 2 == letters.count, final == "t" || final == "k", open.cost < 1.5 {
            rhyme.end = at + 2
        }
        var found = [rhyme]
        if letter(at) == 0xE23, open.isLong, at + 2 == letters.count,
            let second = ThaiLetters.final(next)
        {
            found.append(
                ThaiRhyme(
                    vowel: open.vowel, isLong: true, final: second, mark: open.mark, end: at + 2,
                    cost: open.cost))
        }
        return found
    }
}
