import BookModel

/// The sign that a line of a list begins with, where the list is written by hand.
enum ListSign {
    /// "- bread", "• bread", "* bread", "3. bread", "b) bread", "(4) bread"; not "1984 was",
    /// "3.5 litres", "-5 degrees", "J. R. Smith", "— Come in!", "a cat".
    static func begins(_ line: ArraySlice<UInt16>) -> Bool {
        let line = line.prefix(12).drop { $0 == 0x20 }
        guard let first = line.first else { return false }
        if bullets.contains(first) { return line.dropFirst().first.map(isSpace) ?? false }
        let isOpen = first == 0x28
        let label = (isOpen ? line.dropFirst() : line).prefix { isDigit($0) || isSmall($0) }
        guard let sign = label.first, label.count <= 3,
            label.allSatisfy(isDigit) || label.count == 1 && isSmall(sign)
        else { return false }
        let rest = line[label.endIndex...]
        guard let end = rest.first, rest.dropFirst().first.map(isSpace) ?? false else {
            return false
        }
        return end == 0x29 || end == 0x2E && !isOpen && isDigit(sign)
    }

    /// - * • ‣ ⁃ ▪ ◦ · ●
    private static let bullets: Set<UInt16> = [
        0x2D, 0x2A, 0x2022, 0x2023, 0x2043, 0x25AA, 0x25E6, 0xB7, 0x25CF,
    ]

    private static func isSpace(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0xA0 }
    private static func isDigit(_ unit: UInt16) -> Bool { (0x30...0x39).contains(unit) }
    private static func isSmall(_ unit: UInt16) -> Bool { (0x61...0x7A).contains(unit) }
}
