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
        let lower = plain.lowercased()
        self.isBold =
            isBold || Self.boldMarks.contains { lower.contains($0) }
            || Self.boldFamilies.contains { lower.hasPrefix($0) }
        self.isItalic =
            isItalic || Self.italicMarks.contains { lower.contains($0) }
            || Self.italicFamilies.contains { lower.hasPrefix($0) }
            || lower.hasSuffix("-it") || lower.hasSuffix("-i")
    }

    private static let boldMarks = ["bold", "black", "heavy", "demi", "-bd", "medi"]
    /// Computer Modern and its kin name the style before the size: CMBX12, SFBX1000.
    private static let boldFamilies = ["cmbx", "cmssbx", "sfbx", "sfsx", "ecbx", "ecsx", "cmb1"]
    private static let italicMarks = ["italic", "oblique", "slanted", "kursiv"]
    private static let italicFamilies = [
        "cmti", "cmsl", "cmssi", "cmbxti", "sfti", "sfsl", "sfsi", "sfbi", "ecti", "ecsl", "ecbi",
    ]
}
