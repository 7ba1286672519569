import BookModel

/// A page's horizontal and vertical rules in its frame; pieces that go on from each other are one.
struct RuledLines {
    /// A straight line: where it lies across, and from where to where it runs.
    struct Rule {
        var place: Float
        var start: Float
        var end: Float

        var length: Float { end - start }
    }

    let horizontal: [Rule]
    let vertical: [Rule]

    /// Ends of one table's rules differ by no more, in points.
    private static let slack: Float = 4

    init(_ sheet: Sheet) {
        let boxes = sheet.page.rules.map(sheet.frame.place)
        horizontal = Self.joined(
            boxes.filter { $0.width >= $0.height }.map {
                Rule(place: $0.centreY, start: $0.x0, end: $0.x1)
            })
        vertical = Self.joined(
            boxes.filter { $0.height > $0.width }.map {
                Rule(place: $0.centreX, start: $0.y0, end: $0.y1)
            })
    }

    private static func joined(_ rules: [Rule]) -> [Rule] {
        var result: [Rule] = []
        for rule in rules.sorted(by: { ($0.start, $0.place) < ($1.start, $1.place) }) {
            let at = result.firstIndex {
                abs($0.place - rule.place) < 1.5 && rule.start < $0.end + 3
            }
            if let at {
                result[at].end = max(result[at].end, rule.end)
            } else {
                result.append(rule)
            }
        }
        return result.sorted { ($0.place, $0.start) < ($1.place, $1.start) }
    }

    /// Horizontal rules of one length below each other, from the top; at least two, and longer than
    /// the rule over notes is thick with text.
    func stacks(longerThan least: Float) -> [[Rule]] {
        var stacks: [[Rule]] = []
        for rule in horizontal where rule.length > least {
            let at = stacks.firstIndex {
                abs($0[0].start - rule.start) < Self.slack && abs($0[0].end - rule.end) < Self.slack
            }
            if let at { stacks[at].append(rule) } else { stacks.append([rule]) }
        }
        return stacks.filter { $0.count >= 2 }
    }

    /// Vertical rules inside a box that run over most of its height.
    func parting(_ box: Box) -> [Float] {
        vertical.filter {
            $0.place > box.x0 + 3 && $0.place < box.x1 - 3
                && min($0.end, box.y1) - max($0.start, box.y0) > 0.6 * box.height
        }.map(\.place)
    }
}
