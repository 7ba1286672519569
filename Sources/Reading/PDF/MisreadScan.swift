import BookModel

/// Names scanned pages whose text layer cannot be what is printed: letters with digits among them,
/// small letters that run into capitals, signs inside words, as OCR in another language gives.
///
/// Examples: "H8norosbiH", "AeKnapai", "cse,~:~eHI". Not: pages that are no scans, where "iPhone",
/// "x86_64" and the like are what is printed; a scan with a few slips.
enum MisreadScan {
    /// Fewer words than these tell nothing.
    private static let leastWords = 30

    static func diagnostic(for page: PrintedPage) -> Diagnostic? {
        guard isScan(page) else { return nil }
        let words = page.text.split { $0 <= 0x20 }.filter { word in
            word.reduce(0) { $0 + (isLetter($1) ? 1 : 0) } >= 3
        }
        let odd = words.reduce(0) { $0 + (isOdd($1) ? 1 : 0) }
        guard words.count >= leastWords, odd * 4 >= words.count else { return nil }
        return Diagnostic(
            .warning, at: .page(page.number), rule: "untrusted-text",
            "\(odd) of \(words.count) words of the scan's text layer are no words; "
                + "OCR in the book's language would help")
    }

    /// An image that covers more than half of the page, under the text.
    private static func isScan(_ page: PrintedPage) -> Bool {
        page.images.contains { $0.width * $0.height > 0.5 * page.width * page.height }
    }

    /// Whether something stands between two letters of the word that words do not have.
    static func isOdd(_ word: ArraySlice<UInt16>) -> Bool {
        var last: UInt16?
        var inside = false
        for unit in word {
            guard isLetter(unit) else {
                if last != nil, isStrange(unit) { inside = true }
                continue
            }
            if inside { return true }
            if let last, isLower(last), isUpper(unit) { return true }
            last = unit
        }
        return false
    }

    /// Digits and signs; not what joins the parts of a word or address.
    private static func isStrange(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x27, 0x2D, 0x2E, 0x2F, 0x40, 0x26, 0x2010...0x2015, 0x2018, 0x2019, 0xAD, 0xB7: false
        default: unit < 0x300
        }
    }

    private static func isLetter(_ unit: UInt16) -> Bool {
        Unicode.Scalar(unit)?.properties.isAlphabetic ?? false
    }

    private static func isLower(_ unit: UInt16) -> Bool {
        Unicode.Scalar(unit)?.properties.isLowercase ?? false
    }

    private static func isUpper(_ unit: UInt16) -> Bool {
        Unicode.Scalar(unit)?.properties.isUppercase ?? false
    }
}
