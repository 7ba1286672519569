/// What a font's name tells of it.
struct FontName: Equatable {
    /// Without the subset prefix `ABCDEF+`.
    let plain: String
    let isBold: Bool
    let isItalic: Bool

    /// The descriptor's own word on weight and slant adds to what the name says.
    init(_ name: String, isBold: Bool = false, isItalic: Bool = false) {
        let bytes = Array(name.utf8)
        let isSubset =
            bytes.count > 7 && bytes[6] == UInt8(ascii: "+")
            && bytes[..<6].allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
        plain = isSubset ? String(name.dropFirst(7)) : name
        let lower = Array(plain.lowercased().utf8)
        self.isBold =
            isBold || Self.boldMarks.contains { lower.firstIndex(of: $0) != nil }
            || Self.boldFamilies.contains { lower.starts(with: $0) }
        self.isItalic =
            isItalic || Self.italicMarks.contains { lower.firstIndex(of: $0) != nil }
            || Self.italicFamilies.contains { lower.starts(with: $0) }
            || Self.italicEndings.contains { lower.suffix($0.count).elementsEqual($0) }
    }

    private static let boldMarks = bytes(["bold", "black", "heavy", "demi", "-bd", "medi"])
    /// Computer Modern and its kin name the style before the size: CMBX12, SFBX1000.
    private static let boldFamilies = bytes(
        ["cmbx", "cmssbx", "sfbx", "sfsx", "ecbx", "ecsx", "cmb1"])
    private static let italicMarks = bytes(["italic", "oblique", "slanted", "kursiv"])
    private static let italicFamilies = bytes([
        "cmti", "cmsl", "cmssi", "cmbxti", "sfti", "sfsl", "sfsi", "sfbi", "ecti", "ecsl", "ecbi",
    ])
    private static let italicEndings = bytes(["-it", "-i"])

    private static func bytes(_ marks: [String]) -> [[UInt8]] { marks.map { Array($0.utf8) } }
}

extension [UInt8] {
    /// Where the other bytes begin in these for the first time.
    fileprivate func firstIndex(of other: [UInt8]) -> Int? {
        guard let first = other.first, count >= other.count else { return nil }
        return (0...count - other.count).first {
            self[$0] == first && self[$0..<$0 + other.count].elementsEqual(other)
        }
    }
}
