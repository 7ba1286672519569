import Foundation

/// Letters behind the presentation forms of Latin, Armenian, Hebrew and Arabic.
public enum PresentationForms {
    /// The letters that a ligature or positional form stands for, in reading order; `nil` for a
    /// character that is none. Marks on a carrier space are given without it.
    public static func letters(of scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
        guard (0xFB00...0xFDFF).contains(scalar.value) || (0xFE70...0xFEFC).contains(scalar.value)
        else {
            return nil
        }
        return table[Int(scalar.value - 0xFB00)]
    }

    /// By compatibility decomposition (UAX #15, NFKD then composed); made once.
    private static let table: [[Unicode.Scalar]?] = (0xFB00...0xFEFF).map { value in
        guard let scalar = Unicode.Scalar(UInt32(value)),
            scalar.properties.generalCategory != .unassigned
        else { return nil }
        let folded = String(scalar).precomposedStringWithCompatibilityMapping
        var letters = Array(folded.unicodeScalars)
        if letters.count > 1 { letters.removeAll { $0 == " " } }
        return letters == [scalar] || letters.isEmpty ? nil : letters
    }
}
