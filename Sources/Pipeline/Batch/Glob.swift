/// A shell pattern over a path with `/` between its parts: `*` and `?` within a part, `**` over
/// parts, `[a-z]` and `[!a-z]`. A pattern without `/` is held against the last part alone.
public struct Glob: Hashable, Sendable {
    public let pattern: String

    public init(_ pattern: String) {
        self.pattern = pattern
    }

    public func matches(_ path: String) -> Bool {
        let subject = pattern.contains("/") ? path[...] : path.split(separator: "/").last ?? ""
        return Self.matches(Array(pattern), Array(subject))
    }

    /// The states of the pattern that the text read so far may be in, kept as a set: no
    /// backtracking,
    /// so that a pattern of many stars costs no more than text × pattern.
    private static func matches(_ pattern: [Character], _ text: [Character]) -> Bool {
        let steps = parse(pattern)
        var states = closure(of: [0], steps)
        for letter in text {
            var next: [Int] = []
            for state in states where state < steps.count {
                switch steps[state] {
                case .literal(let wanted): if wanted == letter { next.append(state + 1) }
                case .one: if letter != "/" { next.append(state + 1) }
                case .among(let ranges, let negated):
                    if letter != "/", ranges.contains(where: { $0.contains(letter) }) != negated {
                        next.append(state + 1)
                    }
                case .within: if letter != "/" { next.append(state) }
                case .across: next.append(state)
                }
            }
            states = closure(of: next, steps)
            if states.isEmpty { return false }
        }
        return states.contains(steps.count)
    }

    private enum Step {
        case literal(Character), one, within, across
        case among([ClosedRange<Character>], negated: Bool)
    }

    /// Adds the states reached without a letter: a star may stand for nothing.
    private static func closure(of states: [Int], _ steps: [Step]) -> [Int] {
        var all: [Int] = []
        for state in states {
            var state = state
            while !all.contains(state) {
                all.append(state)
                guard state < steps.count else { break }
                switch steps[state] {
                case .within, .across: state += 1
                default: break
                }
            }
        }
        return all
    }

    private static func parse(_ pattern: [Character]) -> [Step] {
        var steps: [Step] = []
        var index = 0
        while index < pattern.count {
            switch pattern[index] {
            case "*" where index + 1 < pattern.count && pattern[index + 1] == "*":
                steps.append(.across)
                index += 2
                // "**/" stands for no folder too.
                if index < pattern.count, pattern[index] == "/" { index += 1 }
                continue
            case "*": steps.append(.within)
            case "?": steps.append(.one)
            case "[":
                if let (step, end) = group(pattern, from: index) {
                    steps.append(step)
                    index = end
                } else {
                    steps.append(.literal("["))
                }
            default: steps.append(.literal(pattern[index]))
            }
            index += 1
        }
        return steps
    }

    /// A bracket group and the index of its closing bracket.
    private static func group(_ pattern: [Character], from start: Int) -> (Step, Int)? {
        var index = start + 1
        let negated = index < pattern.count && (pattern[index] == "!" || pattern[index] == "^")
        if negated { index += 1 }
        var ranges: [ClosedRange<Character>] = []
        while index < pattern.count, pattern[index] != "]" || ranges.isEmpty {
            if index + 2 < pattern.count, pattern[index + 1] == "-", pattern[index + 2] != "]",
                pattern[index] <= pattern[index + 2]
            {
                ranges.append(pattern[index]...pattern[index + 2])
                index += 3
            } else {
                ranges.append(pattern[index]...pattern[index])
                index += 1
            }
        }
        return index < pattern.count ? (.among(ranges, negated: negated), index) : nil
    }
}
