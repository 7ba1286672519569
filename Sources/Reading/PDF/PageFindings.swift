import BookModel
import Foundation

/// What a user must know of pages whose text cannot be had, or not be trusted.
enum PageFindings {
    /// Ledger rule of characters that have no map to Unicode.
    static let unreadable = "unreadable-character"

    /// Where Poppler looks for the maps of East Asian fonts that bring none of their own.
    private static let mapFolder = "/usr/share/poppler/cMap"

    /// The account of what the pages hide.
    static func ledger(of pages: [PrintedPage]) -> Ledger {
        var ledger = Ledger()
        for page in pages {
            for stretch in page.hidden {
                ledger.drop(
                    SourceRange(unit: page.unit, range: stretch.range), rule: stretch.rule,
                    excerpt: page.text.string(in: stretch.range))
            }
        }
        return ledger
    }

    static func diagnostics(for pages: [PrintedPage]) -> [Diagnostic] {
        let hasMaps = FileManager.default.fileExists(atPath: mapFolder)
        return pages.compactMap {
            imageOnly($0) ?? unreadable($0, hasMaps: hasMaps) ?? mixed($0)
                ?? MisreadScan.diagnostic(for: $0)
        }
    }

    /// A page without text that shows images.
    private static func imageOnly(_ page: PrintedPage) -> Diagnostic? {
        guard !page.images.isEmpty, !page.text.contains(where: { $0 > 0x20 }) else { return nil }
        let images = page.images.count == 1 ? "1 image" : "\(page.images.count) images"
        return Diagnostic(
            .warning, at: .page(page.number), rule: "image-only-page",
            "no text layer, \(images); OCR needed")
    }

    /// A page of which at least 2 % cannot be read.
    private static func unreadable(_ page: PrintedPage, hasMaps: Bool) -> Diagnostic? {
        let lost = page.hidden.lazy.filter { $0.rule == unreadable }.map(\.range.count).reduce(0, +)
        let all = page.text.lazy.filter { $0 > 0x20 }.count
        guard lost > 0, lost * 50 >= all else { return nil }
        let help =
            hasMaps ? "OCR would help" : "installing the package poppler-data may help, else OCR"
        return Diagnostic(
            .warning, at: .page(page.number), rule: "unreadable-text",
            "\(lost) of \(all) characters have no map to Unicode; \(help)")
    }

    /// Of an alphabet whose letters are taken for Latin ones: Greek, Cyrillic and what lies behind.
    private static func isOther(_ unit: UInt16) -> Bool { (0x370..<0x780).contains(unit) }

    /// A page many of whose words mix Latin letters with those of another script: its fonts map
    /// glyphs to letters that they are not, or OCR took them for others.
    private static func mixed(_ page: PrintedPage) -> Diagnostic? {
        guard page.text.contains(where: isOther) else { return nil }
        var (words, mixed) = (0, 0)
        var (latin, other, length) = (false, false, 0)
        for unit in page.text + [0x20] {
            guard let scalar = Unicode.Scalar(unit), scalar.properties.isAlphabetic else {
                if length >= 3 {
                    words += 1
                    if latin, other { mixed += 1 }
                }
                (latin, other, length) = (false, false, 0)
                continue
            }
            length += 1
            if unit < 0x250 { latin = true } else if isOther(unit) { other = true }
        }
        guard words >= 20, mixed * 5 >= words else { return nil }
        return Diagnostic(
            .warning, at: .page(page.number), rule: "untrusted-text",
            "\(mixed) of \(words) words mix two scripts: the text layer is not what is printed; "
                + "OCR would help")
    }
}
