import BookModel

/// A text file, decoded: what source offsets count in.
struct TextFile {
    let units: CodeUnits
    /// SHA-256 of the file's bytes.
    let sha256: String
    private(set) var diagnostics: [Diagnostic] = []

    init(_ input: InputFile) throws(LecternError) {
        self.init(bytes: try FileContent.whole(input))
    }

    init(bytes: [UInt8]) {
        sha256 = FileDigest.sha256(of: bytes)
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            units = Self.utf16(bytes)
            return
        }
        let text = String(decoding: bytes, as: UTF8.self)
        units = CodeUnits(text)
        guard String(validating: bytes, as: UTF8.self) == nil else { return }
        let offset = units.firstIndex(of: 0xFFFD) ?? 0
        let line = units[..<offset].count { $0 == 0x0A } + 1
        let column = offset - (units[..<offset].lastIndex(of: 0x0A) ?? -1)
        diagnostics = [
            Diagnostic(
                .warning, at: .line(line, column: column), rule: "invalid-utf8",
                "bytes that are not UTF-8 stand here first; they are read as U+FFFD")
        ]
    }

    /// UTF-16 with a byte order mark, which stays in the text as U+FEFF.
    private static func utf16(_ bytes: [UInt8]) -> CodeUnits {
        let isBig = bytes[0] == 0xFE
        return stride(from: 0, to: bytes.count - 1, by: 2).map { index in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isBig ? first << 8 | second : second << 8 | first
        }
    }
}
