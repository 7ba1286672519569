import Foundation

/// Expected lines against real ones.
public enum LinePattern {
    public static func matches(_ expected: [String], _ real: [String]) -> Bool {
        guard let first = expected.first else { return real.isEmpty }
        if first == "..." {
            return (0...real.count).contains {
                matches(Array(expected.dropFirst()), Array(real[$0...]))
            }
        }
        guard let line = real.first, lineMatches(first, line) else { return false }
        return matches(Array(expected.dropFirst()), Array(real.dropFirst()))
    }

    private static func lineMatches(_ pattern: String, _ line: String) -> Bool {
        let parts = pattern.components(separatedBy: "{*}")
        guard parts.count > 1, let first = parts.first, let last = parts.last else {
            return pattern == line
        }
        guard line.hasPrefix(first), line.hasSuffix(last), line.count >= first.count + last.count
        else {
            return false
        }
        var rest = line.dropFirst(first.count).dropLast(last.count)
        for part in parts.dropFirst().dropLast() {
            guard let found = rest.range(of: part) else { return false }
            rest = rest[found.upperBound...]
        }
        return true
    }
}
