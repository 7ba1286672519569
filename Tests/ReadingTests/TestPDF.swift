import BookModel
import Foundation

@testable import Reading

/// A small PDF written by hand: Helvetica, one content stream a page.
struct TestPDF {
    var contents: [String]
    /// Entries of each page's dictionary, such as `/CropBox [0 0 100 100]`.
    var pageEntries = ""
    var catalogueEntries = ""
    /// Entries of the font's dictionary.
    var fontEntries = "/Encoding /WinAnsiEncoding"
    /// Objects from number 10 on.
    var objects: [String] = []

    init(_ contents: String...) { self.contents = contents }

    var bytes: [UInt8] {
        var table: [Int: String] = [:]
        let first = 10 + objects.count
        let kids = contents.indices.map { "\(first + 2 * $0) 0 R" }.joined(separator: " ")
        table[1] = "<< /Type /Catalog /Pages 2 0 R \(catalogueEntries) >>"
        table[2] = "<< /Type /Pages /Kids [\(kids)] /Count \(contents.count) >>"
        table[3] =
            "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica \(fontEntries) >>"
        for (index, object) in objects.enumerated() { table[10 + index] = object }
        for (index, content) in contents.enumerated() {
            table[first + 2 * index] =
                "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 300] "
                + "/Contents \(first + 2 * index + 1) 0 R "
                + "/Resources << /Font << /F 3 0 R >> >> \(pageEntries) >>"
            table[first + 2 * index + 1] =
                "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream"
        }
        var text = "%PDF-1.7\n"
        var offsets: [Int: Int] = [:]
        for number in table.keys.sorted() {
            offsets[number] = text.utf8.count
            text += "\(number) 0 obj\n\(table[number] ?? "")\nendobj\n"
        }
        let start = text.utf8.count
        let size = (table.keys.max() ?? 0) + 1
        text += "xref\n0 \(size)\n0000000000 65535 f \n"
        for number in 1..<size {
            let offset = offsets[number].map { String(format: "%010d 00000 n \n", $0) }
            text += offset ?? "0000000000 65535 f \n"
        }
        return Array(
            (text + "trailer << /Size \(size) /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n").utf8)
    }

    /// Runs `body` on the PDF as a file, which is gone afterwards.
    func withFile<Result>(_ body: (PDFFile) throws -> Result) throws -> Result {
        try withTemporaryFile(bytes, name: "book.pdf") { try body(try PDFFile($0)) }
    }
}

func withTemporaryFile<Result>(
    _ bytes: [UInt8], name: String, _ body: (InputFile) throws -> Result
) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try Data(bytes).write(to: file)
    return try body(InputFile(path: file.path, name: name))
}

extension PrintedPage {
    /// The text without what is hidden.
    var visibleText: String {
        var units = CodeUnits()
        var start = 0
        for stretch in hidden {
            units += text[start..<stretch.range.lowerBound]
            start = stretch.range.upperBound
        }
        return (units + text[start...]).string.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    func box(of part: String) -> Box? {
        let found = text.string.range(of: part).map { NSRange($0, in: text.string) }
        return found.map {
            boxes[$0.location..<$0.location + $0.length].reduce(boxes[$0.location]) { $0.union($1) }
        }
    }

    func run(of part: String) -> StyleRun? {
        let found = text.string.range(of: part).map { NSRange($0, in: text.string) }
        return found.flatMap { place in runs.first { $0.range.contains(place.location) } }
    }
}
