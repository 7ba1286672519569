import BookModel

/// Finds ruby: small kana or bopomofo set beside characters to say how they are read, which would
/// be heard twice.
///
/// Examples: しょせい over 書生, right of it on vertical pages. Not: small kana that stand over
/// nothing, such as a caption; a note, whose size is larger and which has ideographs itself.
enum Readings {
    /// Sizes of ruby in parts of the characters'.
    private static let sizes: ClosedRange<Float> = 0.25...0.65
    /// How far ruby's middle is above that of its characters, in their size.
    private static let rise: ClosedRange<Float> = 0.4...1.25

    /// The words of a page that are ruby.
    static func find(on sheet: Sheet) -> Set<Range<Int>> {
        let hosts = sheet.lines.filter { hasIdeograph($0, sheet.page) }
        var found: Set<Range<Int>> = []
        guard !hosts.isEmpty else { return found }
        for line in sheet.lines {
            for word in line.words
            where isPhonetic(word, sheet.page)
                && hosts.contains(where: { stands(word, over: $0, sheet) })
            {
                found.insert(word.range)
            }
        }
        return found
    }

    private static func hasIdeograph(_ line: Line, _ page: PrintedPage) -> Bool {
        line.words.contains { $0.range.contains { isIdeograph(page.text[$0]) } }
    }

    private static func isPhonetic(_ word: Word, _ page: PrintedPage) -> Bool {
        word.range.allSatisfy { offset in
            switch page.text[offset] {
            case 0x3041...0x30FF, 0x3105...0x312F, 0x31A0...0x31BF, 0x31F0...0x31FF, 0x02C7, 0x02CA,
                0x02CB, 0x02D9:
                true
            default: false
            }
        }
    }

    private static func stands(_ word: Word, over line: Line, _ sheet: Sheet) -> Bool {
        guard line.size > 0, sizes.contains(word.size / line.size) else { return false }
        let reach = 0.6 * line.size
        return line.words.contains { host in
            rise.contains((host.box.centreY - word.box.centreY) / line.size)
                && host.box.x0 - reach < word.box.centreX && host.box.x1 + reach > word.box.centreX
                && host.range.contains { offset in
                    guard isIdeograph(sheet.page.text[offset]) else { return false }
                    let box = sheet.frame.place(sheet.page.boxes[offset])
                    return box.x0 - reach < word.box.x1 && box.x1 + reach > word.box.x0
                }
        }
    }

    private static func isIdeograph(_ unit: UInt16) -> Bool {
        (0x3400...0x9FFF).contains(unit) || (0xF900...0xFAFF).contains(unit) || unit == 0x3005
            || (0xD840...0xD87F).contains(unit)
    }
}
