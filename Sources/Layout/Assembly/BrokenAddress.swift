import BookModel

/// Decides whether a web address at a line's end goes on in the next line.
///
/// Goes on: "https:" "//example.org", "https://" "example.org", "example.org/a-" "b",
/// "example.org/a" "/b", "www.example." "org/x", "example.org/books/" "iron-heel.html". Not:
/// "example.org/" "and then"; "example.org." "See also".
enum BrokenAddress {
    /// `token` is what stands before the line's end without white space, `next` the word behind it.
    static func goesOn(_ token: CodeUnits, next: some Collection<UInt16>) -> Bool {
        if parts(token, next) { return true }
        guard let last = token.last, let first = next.first, isAddress(token) else { return false }
        let kind = UnitClass(first)
        if joints.contains(first) {
            return next.dropFirst().first.map { UnitClass($0).isDisjoint(with: [.space]) } ?? false
                && !UnitClass(last).isDisjoint(with: [.letter, .digit])
        }
        guard !kind.isDisjoint(with: [.letter, .digit]), !kind.contains(.wide) else { return false }
        switch last {
        case 0x2D, 0x5F, 0x3D, 0x26, 0x3F, 0x25, 0x7E, 0x23, 0x2B: return true
        case 0x2F:
            let isScheme = token.dropLast().last == 0x2F
            return isScheme || hasJoint(next) || kind.contains(.digit)
        case 0x2E: return kind.contains(.lower) && hasJoint(next)
        default: return false
        }
    }

    /// Whether the slashes behind a scheme come apart: "https:" "//example.org", "http:/" "/a.org".
    /// Not: "as follows:" "// a comment".
    static func parts(_ token: some Collection<UInt16>, _ next: some Collection<UInt16>) -> Bool {
        guard next.first == 0x2F else { return false }
        let slashes = next.prefix { $0 == 0x2F }.count
        let end = CodeUnits(token.suffix(8)).string.lowercased()
        let scheme = end.hasSuffix(":/") ? String(end.dropLast()) : end
        return slashes + (end.hasSuffix("/") ? 1 : 0) == 2 && next.count > slashes
            && ["http:", "https:", "ftp:"].contains { scheme.hasSuffix($0) }
    }

    /// Signs that begin the rest of an address: / . _ ? = & # %
    private static let joints: Set<UInt16> = [0x2F, 0x5F, 0x3F, 0x3D, 0x26, 0x23, 0x25]

    /// "https://…", "www.…".
    static func isAddress(_ token: CodeUnits) -> Bool {
        guard token.contains(0x2F) || token.contains(0x2E) else { return false }
        let text = token.string.lowercased()
        return text.contains("://") || text.contains("www.")
    }

    /// A sign inside the word that plain words have not.
    private static func hasJoint(_ word: some Collection<UInt16>) -> Bool {
        let units = Array(word)
        return units.indices.dropLast().contains { index in
            (joints.contains(units[index]) || units[index] == 0x2E || units[index] == 0x2D)
                && !UnitClass(units[index + 1]).isDisjoint(with: [.letter, .digit])
        }
    }
}
