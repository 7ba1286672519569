import BookModel
import Foundation

/// A text file, decoded: what source offsets count in.
struct TextFile {
    let units: CodeUnits
    /// SHA-256 of the file's bytes.
    let sha256: String
    private(set) var diagnostics: [Diagnostic] = []

    init(_ input: InputFile) throws(LecternError) {
        let bytes = try FileContent.whole(input)
        guard let charset = input.charset else {
            self.init(bytes: bytes)
            try check(input)
            return
        }
        guard let decoded = TextDecoder(bytes, charset: charset) else {
            throw LecternError(
                .usage, file: input.name, "“\(charset)” is not a character set",
                remedy: "name one as IANA does, such as windows-1251")
        }
        self.init(
            units: decoded.units, sha256: Digest.sha256(of: bytes),
            diagnostics: Self.misfit(decoded, bytes) + Self.controls(in: decoded.units))
        try check(input)
    }

    /// - Throws: `.unreadableInput` for data that only begins like a text.
    private func check(_ input: InputFile) throws(LecternError) {
        guard !TextProbe.isText(units) else { return }
        throw LecternError(
            .unreadableInput, file: input.name,
            "this is no text: too many of its characters are controls",
            remedy: "check that it was copied whole, or name its encoding with --charset")
    }

    private init(units: CodeUnits, sha256: String, diagnostics: [Diagnostic]) {
        (self.units, self.sha256, self.diagnostics) = (units, sha256, diagnostics)
    }

    init(bytes: [UInt8]) {
        sha256 = Digest.sha256(of: bytes)
        let decoded = TextDecoder(bytes)
        units = decoded.units
        if decoded.charset == "UTF-8" {
            diagnostics = Self.damage(bytes, units)
        } else if decoded.isGuess {
            diagnostics = [
                Diagnostic(
                    .note, rule: "guessed-charset",
                    "the file is not UTF-8; it is read as \(decoded.charset)")
            ]
        }
        diagnostics += Self.controls(in: units)
    }

    /// The first control character.
    private static func controls(in units: CodeUnits) -> [Diagnostic] {
        guard let found = ControlCharacters.census(of: units) else { return [] }
        let rest = found.count > 1 ? ", the first of \(found.count) of them" : ""
        return [
            Diagnostic(
                .warning, at: place(of: found.first, in: units), rule: ControlCharacters.rule,
                "a control character stands here\(rest); it is not read")
        ]
    }

    /// The first place where bytes are not UTF-8.
    private static func damage(_ bytes: [UInt8], _ units: CodeUnits) -> [Diagnostic] {
        guard String(validating: bytes, as: UTF8.self) == nil else { return [] }
        return [
            Diagnostic(
                .warning, at: place(of: units.firstIndex(of: 0xFFFD) ?? 0, in: units),
                rule: "invalid-utf8",
                "bytes that are not UTF-8 stand here first; they are read as U+FFFD")
        ]
    }

    /// What speaks against the charset that was told: bytes that it has no characters for, or a
    /// text that reads only in another.
    private static func misfit(_ told: TextDecoder, _ bytes: [UInt8]) -> [Diagnostic] {
        if let offset = told.units.firstIndex(of: 0xFFFD), !bytes.contains([0xEF, 0xBF, 0xBD]) {
            return [
                Diagnostic(
                    .warning, at: place(of: offset, in: told.units), rule: "charset-misfit",
                    "bytes that are not \(told.charset) stand here first; they are read as U+FFFD")
            ]
        }
        guard let better = told.better(for: bytes) else { return [] }
        return [
            Diagnostic(
                .warning, rule: "charset-misfit",
                "as \(told.charset) the text hardly reads; it reads better as \(better)")
        ]
    }

    private static func place(of offset: Int, in units: CodeUnits) -> Diagnostic.Place {
        let line = units[..<offset].count { $0 == 0x0A } + 1
        return .line(line, column: offset - (units[..<offset].lastIndex(of: 0x0A) ?? -1))
    }
}
