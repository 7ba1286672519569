import Foundation

/// Sizes as a user writes them: `500M`, `20G`, `1048576`; units of 1,024.
enum ByteCount {
    static func parse(_ text: String) throws(SettingError) -> Int {
        let factors: [Character: Double] = [
            "K": 1024, "M": 1_048_576, "G": 1_073_741_824, "T": 1_099_511_627_776,
        ]
        let upper = text.uppercased()
        let factor = upper.last.flatMap { factors[$0] }
        guard let number = Double(factor == nil ? upper : String(upper.dropLast())), number >= 0,
            let bytes = Int(exactly: (number * (factor ?? 1)).rounded())
        else { throw SettingError("“\(text)” is no size", remedy: "write it as 500M or 20G") }
        return bytes
    }
}

/// A password kept out of the command line: the first line of a file, or of standard input for `-`.
struct PasswordFile {
    let password: String

    init(_ path: String) throws(SettingError) {
        let data = FileManager.default.contents(atPath: path == "-" ? "/dev/stdin" : path)
        guard let data else {
            throw SettingError(
                "“\(path)” cannot be read", remedy: "name a file whose first line is the password")
        }
        let line = data.prefix { $0 != 0x0A && $0 != 0x0D }
        password = String(decoding: line, as: UTF8.self)
    }
}
