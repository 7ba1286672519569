/// Makes text from a book harmless on a terminal: control characters, and those that turn the
/// direction of what follows, are shown as their code points.
enum Sanitizer {
    static func clean(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
        var clean = ""
        for scalar in text.unicodeScalars {
            if isUnsafe(scalar) {
                let code = String(scalar.value, radix: 16, uppercase: true)
                clean += "<U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code + ">"
            } else {
                clean.unicodeScalars.append(scalar)
            }
        }
        return clean
    }

    /// The same line by line: ends of lines stay.
    static func cleanLines(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { clean(String($0)) }
            .joined(separator: "\n")
    }

    /// C0 and C1 controls, DEL, and the embedding, override and isolate controls of UAX #9.
    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029: true
        default: false
        }
    }
}
