// Writes samples/lighthouse.pdf: a small book with what makes PDFs hard to read aloud. Running heads
// and folios, roman page labels, an outline, hyphens at line ends, paragraphs that cross pages, a
// footnote. No library: the file is a list of objects (ISO 32000-1, 7.5) in the standard Times fonts.
//
//     swift .ci/sample-pdf.swift samples/lighthouse.pdf
import Foundation

let title = "The Lighthouse Ledger"
let author = "Lectern samples"

let chapters: [(title: String, paragraphs: [String])] = [
    (
        "The Keeper\u{2019}s Accounts",
        [
            "Nobody on the island could say when Mr. Harrow had begun to keep accounts. The oldest "
                + "ledger in the lamp room was dated 1871, and its first line was as short as all the "
                + "lines that would follow it: \u{201C}Oil, 14 gal. Wind W. All well.\u{201D}",
            "By the winter of 1898 there were twenty-three ledgers on the shelf above the stove. He "
                + "wrote in them twice a day, at 6 a.m. and at 6 p.m., and he never used a whole page "
                + "where half a page would do.* Paper cost money, and the Board paid him "
                + "\u{00A3}68 a year.",
            "\u{201C}You might write a little more,\u{201D} said his niece, who had come to spend the "
                + "summer with him and had read nine ledgers in the first week. \u{201C}You never say "
                + "what you thought about.\u{201D}",
            "\u{201C}I thought about the oil,\u{201D} said Mr. Harrow.",
            "She laughed, but that evening she took the ledger down and, under the neat entry for the "
                + "day, added a line of her own. She described the light on the water, which was the "
                + "colour of old brass, and the extraordinary quietness of the rocks when the tide had "
                + "gone out. It came to forty-one words. In the morning her uncle counted them, and "
                + "underneath he wrote: \u{201C}Agreed.\u{201D}",
        ]
    ),
    (
        "A Reply by Post",
        [
            "The supply boat came on the 1st and the 15th of each month, unless the weather decided "
                + "otherwise. On 15 August it brought 40 lb of flour, two newspapers, and an envelope "
                + "from the Board with a red seal on it.",
            "Mr. Harrow read the letter standing, and then he sat down and read it again. An inspector "
                + "had been through the copies of the ledgers. He had noticed that the entries of this "
                + "summer were 300% longer than those of any summer before, and he wished to know the "
                + "reason for this remarkable development.",
            "\u{201C}Now we are in trouble,\u{201D} said the niece.",
            "But the letter had a second page. The inspector\u{2014}a man named Dr. Osgood, who had not "
                + "seen the sea since 1885\u{2014}asked whether the entries might be continued "
                + "throughout the winter. He read them aloud at breakfast. His wife had particularly "
                + "admired the brass.",
        ]
    ),
]
let footnote = "* Half a page held about 12 lines; he had measured it."

// MARK: Metrics

/// Widths of Times-Roman in thousandths of the size, from U+0020 on (Adobe font metrics).
let asciiWidths = [
    250, 333, 408, 500, 500, 833, 778, 180, 333, 333, 500, 564, 250, 333, 250, 278, 500, 500, 500, 500,
    500, 500, 500, 500, 500, 500, 278, 278, 564, 564, 564, 444, 921, 722, 667, 667, 722, 611, 556, 722,
    722, 333, 389, 722, 611, 889, 722, 722, 556, 722, 667, 556, 611, 722, 722, 944, 722, 722, 611, 333,
    278, 333, 469, 500, 333, 444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500,
    500, 500, 333, 389, 278, 500, 500, 722, 500, 500, 444, 480, 200, 480, 541,
]
let otherWidths: [Unicode.Scalar: Int] = [
    "\u{2019}": 333, "\u{201C}": 444, "\u{201D}": 444, "\u{2014}": 1000, "\u{00A3}": 500,
]
/// Codes of the same in WinAnsiEncoding.
let codes: [Unicode.Scalar: UInt8] = [
    "\u{2019}": 0x92, "\u{201C}": 0x93, "\u{201D}": 0x94, "\u{2014}": 0x97, "\u{00A3}": 0xA3,
]

func width(_ text: String, _ size: Double) -> Double {
    let units = text.unicodeScalars.reduce(0) { sum, scalar in
        let index = Int(scalar.value) - 32
        return sum + (otherWidths[scalar] ?? (asciiWidths.indices.contains(index) ? asciiWidths[index] : 500))
    }
    return Double(units) * size / 1000
}

// MARK: Lines

let (pageWidth, pageHeight, margin, textSize, leading) = (298.0, 420.0, 40.0, 12.5, 18.0)
let textWidth = pageWidth - 2 * margin

/// Where words of this text may be broken; a real hyphenation dictionary would be another book.
let breaks = [
    "accounts": "ac-counts", "twenty-three": "twenty-three", "described": "de-scribed",
    "extraordinary": "extra-ordinary", "quietness": "quiet-ness", "underneath": "under-neath",
    "remarkable": "re-mark-able", "development.": "devel-op-ment.", "particularly": "par-tic-u-lar-ly",
    "throughout": "through-out", "continued": "con-tin-ued", "newspapers,": "news-pa-pers,",
    "otherwise.": "oth-er-wise.", "inspector": "in-spec-tor", "envelope": "en-ve-lope",
    "weather": "weath-er", "evening": "eve-ning", "standing,": "stand-ing,", "noticed": "no-ticed",
    "follow": "fol-low", "summer": "sum-mer", "ledgers": "led-gers", "decided": "de-cid-ed",
    "morning": "morn-ing", "already": "al-read-y", "entries": "en-tries", "breakfast.": "break-fast.",
]

/// Greedy lines; a word that does not fit is broken where it may be.
func lines(_ text: String) -> [String] {
    var found: [String] = []
    var line = "    "
    func fits(_ word: String) -> Bool { width(line + word, textSize) <= textWidth }
    func add(_ word: String) { line += (line.isEmpty || line.hasSuffix(" ") ? "" : " ") + word }
    for word in text.split(separator: " ").map(String.init) {
        let gap = line.isEmpty || line.hasSuffix(" ") ? "" : " "
        if fits(gap + word) {
            add(word)
            continue
        }
        let parts = (breaks[word] ?? word).split(separator: "-").map(String.init)
        let best = (1..<max(parts.count, 1)).last { fits(gap + parts[..<$0].joined() + "-") }
        var rest = word
        if let best, breaks[word] != nil {
            let head = parts[..<best].joined()
            add(head + "-")
            rest = String(word.dropFirst(head.count))
            if rest.hasPrefix("-") { rest.removeFirst() }
        }
        found.append(line)
        line = rest
    }
    return found + [line]
}

// MARK: Pages

struct Page {
    var label: String
    var content = ""

    mutating func show(_ text: String, x: Double, y: Double, size: Double, font: String = "F1") {
        let bytes = text.unicodeScalars.map { codes[$0] ?? UInt8(truncatingIfNeeded: $0.value) }
        let hex = bytes.map { String(format: "%02x", $0) }.joined()
        content += String(format: "BT /%@ %.1f Tf %.2f %.2f Td <%@> Tj ET\n", font, size, x, y, hex)
    }

    mutating func centre(_ text: String, y: Double, size: Double, font: String = "F1") {
        show(text, x: (pageWidth - width(text, size)) / 2, y: y, size: size, font: font)
    }
}

var pages: [Page] = []
var starts: [(title: String, page: Int)] = []

func roman(_ number: Int) -> String { ["", "i", "ii", "iii"][number] }

var front = Page(label: "i")
front.centre(title, y: 280, size: 20, font: "F2")
front.centre(author, y: 250, size: 12)
pages.append(front)

var contents = Page(label: "ii")
contents.centre("Contents", y: 350, size: 14, font: "F2")
pages.append(contents)

var number = 0
let (top, bottom) = (350.0, 60.0)
var y = bottom
var page = Page(label: "")
var note: String?

func endPage() {
    if let text = note {
        page.content += String(format: "%.2f %.2f m %.2f %.2f l 0.5 w S\n", margin, 62.0, margin + 60, 62.0)
        page.show(text, x: margin, y: 52, size: 8)
        note = nil
    }
    pages.append(page)
}

func newPage(of chapter: String, isFirst: Bool) {
    if number > 0 { endPage() }
    number += 1
    page = Page(label: String(number))
    // Verso: folio outside on the left, the book's title; recto: the chapter's title, folio on the right.
    if !isFirst {
        let isVerso = number % 2 == 0
        let head = isVerso ? title : chapter
        page.centre(head, y: 388, size: 9, font: "F3")
        let folio = String(number)
        page.show(folio, x: isVerso ? margin : pageWidth - margin - width(folio, 9), y: 388, size: 9)
    } else {
        page.centre(String(number), y: 32, size: 9)
    }
    y = top
}

for (index, chapter) in chapters.enumerated() {
    newPage(of: chapter.title, isFirst: true)
    starts.append((chapter.title, pages.count))
    page.centre("Chapter \(index + 1)", y: 330, size: 12)
    page.centre(chapter.title, y: 308, size: 16, font: "F2")
    y = 270
    for paragraph in chapter.paragraphs {
        for line in lines(paragraph) {
            if y < (note == nil ? bottom : bottom + 20) { newPage(of: chapter.title, isFirst: false) }
            if line.contains("*") { note = footnote }
            let indent = line.hasPrefix("    ") ? 14.0 : 0
            page.show(line.trimmingCharacters(in: .whitespaces), x: margin + indent, y: y, size: textSize)
            y -= leading
        }
    }
}
endPage()
for (index, start) in starts.enumerated() {
    let row = "\(index + 1)  \(start.title) . . . . . . . . . \(pages[start.page].label)"
    pages[1].show(row, x: margin, y: 310 - Double(index) * 20, size: 11)
}

// MARK: Objects

var objects: [String] = []
func add(_ text: String) -> Int {
    objects.append(text)
    return objects.count
}
func text(_ string: String) -> String {
    "<feff" + string.utf16.map { String(format: "%04x", $0) }.joined() + ">"
}

let catalogue = add("")
let tree = add("")
let fonts = ["Times-Roman", "Times-Bold", "Times-Italic"].map {
    add("<< /Type /Font /Subtype /Type1 /BaseFont /\($0) /Encoding /WinAnsiEncoding >>")
}
let resources = "<< /Font << " + fonts.enumerated().map { "/F\($0 + 1) \($1) 0 R" }.joined(separator: " ") + " >> >>"
let leaves = pages.map { page in
    let stream = add("<< /Length \(page.content.utf8.count) >>\nstream\n\(page.content)endstream")
    return add(
        "<< /Type /Page /Parent \(tree) 0 R /MediaBox [0 0 \(Int(pageWidth)) \(Int(pageHeight))] "
            + "/Resources \(resources) /Contents \(stream) 0 R >>")
}
objects[tree - 1] =
    "<< /Type /Pages /Count \(leaves.count) /Kids [" + leaves.map { "\($0) 0 R" }.joined(separator: " ") + "] >>"
let outline = add("")
let entries = starts.map { _ in add("") }
for (index, start) in starts.enumerated() {
    var entry = "<< /Title \(text(start.title)) /Parent \(outline) 0 R /Dest [\(leaves[start.page]) 0 R /XYZ 0 345 0]"
    if index > 0 { entry += " /Prev \(entries[index - 1]) 0 R" }
    if index + 1 < entries.count { entry += " /Next \(entries[index + 1]) 0 R" }
    objects[entries[index] - 1] = entry + " >>"
}
objects[outline - 1] = "<< /Type /Outlines /First \(entries[0]) 0 R /Last \(entries[entries.count - 1]) 0 R /Count \(entries.count) >>"
objects[catalogue - 1] =
    "<< /Type /Catalog /Pages \(tree) 0 R /Outlines \(outline) 0 R /Lang (en-GB) "
    + "/PageLabels << /Nums [0 << /S /r >> 2 << /S /D >>] >> >>"
let information = add("<< /Title \(text(title)) /Author \(text(author)) >>")

var file = "%PDF-1.4\n"
var offsets: [Int] = []
for (index, object) in objects.enumerated() {
    offsets.append(file.utf8.count)
    file += "\(index + 1) 0 obj\n\(object)\nendobj\n"
}
let table = file.utf8.count
file += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
file += offsets.map { String(format: "%010d 00000 n \n", $0) }.joined()
file += "trailer\n<< /Size \(objects.count + 1) /Root \(catalogue) 0 R /Info \(information) 0 R >>\n"
file += "startxref\n\(table)\n%%EOF\n"
try Data(file.utf8).write(to: URL(fileURLWithPath: CommandLine.arguments[1]))
