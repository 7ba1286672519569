/// Formats that are none of ours, by their first bytes.
enum ForeignFormat {
    private static let marks: [(mark: [UInt8], name: String)] = [
        (Array("PK\u{3}\u{4}".utf8), "a ZIP archive or an office document"),
        (Array("PK\u{5}\u{6}".utf8), "an empty ZIP archive"),
        (Array("PK\u{7}\u{8}".utf8), "a part of a ZIP archive"),
        ([0x89, 0x50, 0x4E, 0x47], "a PNG image"), ([0xFF, 0xD8, 0xFF], "a JPEG image"),
        (Array("GIF8".utf8), "a GIF image"), ([0x49, 0x49, 0x2A, 0], "a TIFF image"),
        ([0x4D, 0x4D, 0, 0x2A], "a TIFF image"), ([0x1F, 0x8B], "a gzip archive"),
        (Array("BZh".utf8), "a bzip2 archive"), ([0xFD, 0x37, 0x7A, 0x58, 0x5A], "an xz archive"),
        (Array("Rar!".utf8), "a RAR archive"), ([0x37, 0x7A, 0xBC, 0xAF], "a 7-Zip archive"),
        ([0xD0, 0xCF, 0x11, 0xE0], "an old office document"),
        ([0x7F, 0x45, 0x4C, 0x46], "a program"),
        (Array("ID3".utf8), "an MP3 file"), (Array("OggS".utf8), "an Ogg file"),
        (Array("fLaC".utf8), "a FLAC file"), (Array("RIFF".utf8), "a WAVE or AVI file"),
        (Array("AT&TFORM".utf8), "a DjVu document"), (Array("%!PS".utf8), "PostScript"),
        (Array("{\\rtf".utf8), "an RTF document"), (Array("SQLite format".utf8), "a database"),
    ]

    /// Files of text that are no books, by their name's ending: data, settings, programs, what
    /// this program itself writes beside a book.
    private static let data: [String: String] = [
        "html": "HTML", "htm": "HTML", "xhtml": "HTML", "xml": "XML", "svg": "a drawing",
        "json": "JSON data", "json5": "settings", "csv": "a table", "tsv": "a table",
        "yaml": "settings", "yml": "settings", "toml": "settings", "ini": "settings",
        "ignore": "an ignore list", "srt": "subtitles", "vtt": "subtitles", "lrc": "lyrics",
        "css": "a style sheet", "js": "a program", "py": "a program", "sh": "a program",
        "swift": "a program", "c": "a program", "h": "a program", "cpp": "a program",
        "java": "a program", "tex": "TeX", "log": "a log",
    ]

    /// What a text file is by its name and its beginning; `nil` for what may be a book.
    static func textKind(of head: FileHead) -> String? {
        let ending = head.name.lowercased().split(separator: ".").dropFirst().last
        if let kind = ending.flatMap({ data[String($0)] }) { return kind }
        let start = String(decoding: head.bytes.prefix(256), as: UTF8.self).lowercased()
            .drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        if start.hasPrefix("<!doctype html") || start.hasPrefix("<html") { return "HTML" }
        return start.hasPrefix("<?xml") ? "XML" : nil
    }

    /// What the bytes look like; `nil` for what may be text.
    static func name(of bytes: [UInt8]) -> String? {
        if let known = marks.first(where: { bytes.starts(with: $0.mark) }) { return known.name }
        if bytes.count > 68, bytes[60..<68].elementsEqual("BOOKMOBI".utf8) {
            return "a Mobipocket book"
        }
        return bytes.count > 12 && bytes[4..<8].elementsEqual("ftyp".utf8) ? "an MP4 file" : nil
    }
}
