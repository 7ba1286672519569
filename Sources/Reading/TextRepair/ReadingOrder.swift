/// Puts what stands from left to right on a line into the order in which it is read.
///
/// The inverse of the Unicode Bidirectional Algorithm (UAX #9) for one line whose runs are known
/// only by what they hold: right-to-left letters run to the left, Latin letters and numbers to the
/// right, and what lies between two of a kind goes with them, else with the line.
public enum ReadingOrder {
    /// The indices of `visual` in reading order; `nil` where nothing on the line runs to the left.
    ///
    /// "abc גבא" read from left to right on paper is "abc אבג". On a page that runs to the left
    /// every line with a letter that does so runs to the left; else a line runs as most of its
    /// letters do.
    /// `turnsRanges` says that "1–6" stands as "6–1" on paper.
    public static func logical(
        _ visual: [Unicode.Scalar], pageRunsLeft: Bool = false, turnsRanges: Bool = true
    ) -> [Int]? {
        var rightToLeft = 0
        var leftToRight = 0
        for scalar in visual {
            if TextScript.isRightToLeft(scalar) {
                rightToLeft += 1
            } else if TextScript.isLeftToRight(scalar) {
                leftToRight += 1
            }
        }
        guard rightToLeft > 0 else { return nil }
        return pageRunsLeft || rightToLeft > leftToRight
            ? toLeft(visual, turnsRanges)
            : toRight(visual, turnsRanges)
    }

    /// A line that runs to the left: everything turned round, then each run of Latin letters and
    /// numbers turned back.
    private static func toLeft(_ visual: [Unicode.Scalar], _ turnsRanges: Bool) -> [Int] {
        var order = Array(visual.indices.reversed())
        let isArabic = visual.contains(where: TextScript.isArabic)
        var start = 0
        while start < order.count {
            guard isRightward(visual[order[start]]) else {
                start += 1
                continue
            }
            var end = runEnd(
                order, from: start, of: visual, isRightward, stop: TextScript.isRightToLeft)
            if turnsRanges,
                let dash = order[start..<end].firstIndex(where: { parts(visual[$0], isArabic) }),
                !order[start..<end].contains(where: { TextScript.isLeftToRight(visual[$0]) })
            {
                end = max(dash, start + 1)
            }
            order[start..<end].reverse()
            start = end
        }
        return order
    }

    /// Whether a sign between numbers runs with the line, so that "1–6" stands as "6–1" on paper: a
    /// dash does; a hyphen behind Arabic letters does, behind Hebrew ones not (UAX #9, W2 and W4).
    private static func parts(_ scalar: Unicode.Scalar, _ isArabic: Bool) -> Bool {
        switch scalar {
        case "–", "—": true
        case "-", "\u{2010}", "\u{2011}", "\u{2212}": isArabic
        default: false
        }
    }

    /// A line that runs to the right with stretches that run to the left.
    private static func toRight(_ visual: [Unicode.Scalar], _ turnsRanges: Bool) -> [Int] {
        var order = Array(visual.indices)
        var start = 0
        while start < order.count {
            guard TextScript.isRightToLeft(visual[start]) else {
                start += 1
                continue
            }
            let end = runEnd(
                order, from: start, of: visual, TextScript.isRightToLeft,
                stop: TextScript.isLeftToRight)
            let part = toLeft(Array(visual[start..<end]), turnsRanges)
            for (offset, index) in part.enumerated() { order[start + offset] = start + index }
            start = end
        }
        return order
    }

    /// The other one of a pair of brackets that a right-to-left writing shows turned round.
    public static func mirrored(_ scalar: Unicode.Scalar) -> Unicode.Scalar? { mirrors[scalar] }

    /// Pairs of BidiMirroring.txt that books have.
    private static let mirrors: [Unicode.Scalar: Unicode.Scalar] = {
        let pairs: [(Unicode.Scalar, Unicode.Scalar)] = [
            ("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"), ("«", "»"), ("‹", "›"), ("⟨", "⟩"),
        ]
        return Dictionary(uniqueKeysWithValues: pairs + pairs.map { ($1, $0) })
    }()

    /// How many brackets close what is not open, or stay open, in the given order.
    static func mismatches(_ scalars: [Unicode.Scalar]) -> Int {
        var open: [Unicode.Scalar] = []
        var count = 0
        for scalar in scalars {
            switch scalar {
            case "(", "[", "{", "<", "«", "‹", "⟨": open.append(scalar)
            case ")", "]", "}", ">", "»", "›", "⟩":
                if let last = open.last, mirrors[last] == scalar {
                    open.removeLast()
                } else {
                    count += 1
                }
            default: break
            }
        }
        return count + open.count
    }

    private static func isRightward(_ scalar: Unicode.Scalar) -> Bool {
        TextScript.isLeftToRight(scalar) || TextScript.isDigit(scalar)
    }

    /// Behind the last member of the run that begins at `start`: neutrals between members belong,
    /// but not a comma that touches the word on its right: "Darcs ,Git" are two words in a line
    /// that runs to the left.
    private static func runEnd(
        _ order: [Int], from start: Int, of visual: [Unicode.Scalar],
        _ isMember: (Unicode.Scalar) -> Bool, stop: (Unicode.Scalar) -> Bool
    ) -> Int {
        var end = start + 1
        var index = start + 1
        while index < order.count, !stop(visual[order[index]]) {
            if isMember(visual[order[index]]) {
                if index - end > 1, isComma(visual[order[end]]), visual[order[index - 1]] == " " {
                    break
                }
                end = index + 1
            }
            index += 1
        }
        return end
    }

    private static func isComma(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ",", ";", ":", ".", "،", "؛": true
        default: false
        }
    }
}
