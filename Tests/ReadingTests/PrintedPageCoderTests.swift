import BookModel
import Testing

@testable import Reading

@Suite struct PrintedPageCoderTests {
    private var page: PrintedPage {
        let text = CodeUnits("Ab 𝄞\nя")
        var page = PrintedPage(number: 17, label: "iv", width: 595.5, height: 842)
        page.text = text
        page.boxes = GlyphBoxes(
            text.indices.map {
                Box(
                    x0: Float($0) * 10, y0: $0 < 5 ? 1 : 20, x1: Float($0 + 1) * 10,
                    y1: $0 < 5 ? 9 : 29.25)
            })
        page.runs = [
            StyleRun(range: 0..<3, font: "Times-Bold", size: 10.5, red: 1, isBold: true),
            StyleRun(range: 3..<text.count, font: "Ж", size: 9, blue: 0.25, isItalic: true),
        ]
        page.runs[0].angle = -90
        page.runs[0].ink = .paper
        page.runs[1].isArtifact = true
        page.runs[1].content = 0
        page.images = [Box(x0: 0, y0: 0, x1: 595.5, y1: 842)]
        page.rules = [Box(x0: 10, y0: 700, x1: 100, y1: 700.5), Box(x0: 10, y0: 5, x1: 100, y1: 5)]
        page.panels = [Box(x0: 50, y0: 50, x1: 90, y1: 100)]
        page.hidden = [
            HiddenText(range: 1..<2, rule: "unreadable-character"),
            HiddenText(range: 6..<7, rule: "x"),
        ]
        return page
    }

    @Test func givesBackWhatWasPutIn() throws {
        #expect(try PrintedPageCoder.decode(PrintedPageCoder.encode(page)) == page)
        let blank = PrintedPage(number: 1, label: "1", width: 1, height: 1)
        #expect(try PrintedPageCoder.decode(PrintedPageCoder.encode(blank)) == blank)
    }

    @Test func refusesEveryTruncation() {
        let bytes = PrintedPageCoder.encode(page)
        for length in bytes.indices {
            #expect(throws: LecternError.self) {
                try PrintedPageCoder.decode(Array(bytes[..<length]))
            }
        }
        #expect(throws: LecternError.self) { try PrintedPageCoder.decode(bytes + [0]) }
    }

    @Test func survivesEveryChangedByte() {
        let bytes = PrintedPageCoder.encode(page)
        for index in bytes.indices {
            for change: UInt8 in [1, 0x80, 0xFF] {
                var damaged = bytes
                damaged[index] ^= change
                guard let read = try? PrintedPageCoder.decode(damaged) else { continue }
                #expect(read.text.count == read.boxes.count)
                #expect(read.runs.last?.range.upperBound ?? read.text.count == read.text.count)
            }
        }
    }

    @Test func refusesCountsBeyondTheBytes() {
        let claim =
            PrintedPageCoder.mark + [1, 0, 0, 0, 0, 0, 0, 0, 0, 0] + [0xFF, 0xFF, 0xFF, 0xFF, 0x7F]
        #expect(throws: LecternError.self) { try PrintedPageCoder.decode(claim) }
    }
}
