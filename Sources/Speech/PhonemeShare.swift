import BookModel

/// Shares the phonemes of words that the engine says as one ("from the", "there was") among them.
///
/// A word has about as many phonemes as letters that sound, so that their shares of the phonemes
/// are told by these and each begins with a phoneme: half as far off as shares of the time.
struct PhonemeShare {
    var samples: [Int16]
    /// The spoken text; where it is not known every unit of a word counts.
    var text: CodeUnits

    /// Where the words but the first begin; `nil` where there are fewer phonemes in the sound than
    /// words, or a word that is not said.
    ///
    /// - Parameter phonemes: the samples at which the phonemes begin, rising.
    func cuts(of sound: Range<Int>, at phonemes: [Int], among words: [Range<Int>]) -> [Int]? {
        let heard = phonemes.filter(sound.contains)
        let letters = words.map(letters)
        guard heard.count >= words.count, !words.contains(where: \.isEmpty) else { return nil }
        let total = max(1, letters.reduce(0, +))
        var passed = 0
        var cuts: [Int] = []
        for index in 1..<words.count {
            passed += letters[index - 1]
            // Rounded, a half down.
            let share = (2 * heard.count * passed + total - 1) / (2 * total)
            let place = min(max(index, share), heard.count - (words.count - index))
            let least = max(heard[place - 1], cuts.last ?? sound.lowerBound)
            cuts.append(closure(before: max(least, heard[place]), from: least))
        }
        return cuts
    }

    /// A stop's event is given behind its closure, which is silent and a part of it.
    private func closure(before sample: Int, from least: Int) -> Int {
        var start = sample
        while start > least, SilenceTrimmer.isSilent(samples[start - 1]) { start -= 1 }
        return start
    }

    /// Letters of a word that sound: not the second of "th", "ch", "ph" and their like, nor an "e"
    /// at the end of more than two.
    private func letters(_ range: Range<Int>) -> Int {
        guard range.upperBound <= text.count else { return range.count }
        var count = 0
        var last: UInt16 = 0
        for unit in text[range] where Self.isLetter(unit) {
            let small = unit < 0x80 ? unit | 0x20 : unit
            if small != 0x68 || !Self.takesH.contains(last) { count += 1 }
            last = small
        }
        return max(1, last == 0x65 && count > 2 ? count - 1 : count)
    }

    private static func isLetter(_ unit: UInt16) -> Bool {
        (0x41...0x5A).contains(unit) || (0x61...0x7A).contains(unit) || unit >= 0xC0
    }

    /// c, g, k, p, r, s, t, w.
    private static let takesH: Set<UInt16> = [0x63, 0x67, 0x6B, 0x70, 0x72, 0x73, 0x74, 0x77]
}
