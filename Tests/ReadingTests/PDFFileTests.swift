import BookModel
import Foundation
import Testing

@testable import Reading

@Suite struct PDFFileTests {
    private func page(_ pdf: TestPDF) throws -> PrintedPage { try pdf.withFile { try $0.page(1) } }

    @Test func givesTextWithABoxAndAStyleForEachUnit() throws {
        let page = try page(TestPDF("BT /F 20 Tf 50 200 Td (Hello) Tj 0 -30 Td (big world) Tj ET"))
        #expect(page.text.string == "Hello\nbig world")
        #expect(page.boxes.count == page.text.count)
        #expect(page.width == 400 && page.height == 300)
        let box = try #require(page.box(of: "Hello"))
        // Baseline at 200 from below is 100 from above.
        #expect(abs(box.x0 - 50) < 0.1 && box.y0 < 100 && box.y1 > 100 && box.y1 < 106)
        let run = try #require(page.run(of: "big"))
        #expect(run.font == "Helvetica" && abs(run.size - 20) < 0.01 && run.ink == .visible)
        #expect(abs(box.y1 + run.descent * run.size - 100) < 0.01)
        #expect(page.label == "1")
    }

    @Test func countsFromTheCropBoxAndHidesWhatLiesOutside() throws {
        var pdf = TestPDF("BT /F 10 Tf 60 60 Td (inside) Tj 0 -50 Td (slug line) Tj ET")
        pdf.pageEntries = "/CropBox [50 50 350 250]"
        let page = try page(pdf)
        #expect(page.width == 300 && page.height == 200)
        #expect(page.visibleText == "inside")
        #expect(page.hidden.map(\.rule) == ["outside-crop-box"])
        let box = try #require(page.box(of: "inside"))
        #expect(abs(box.x0 - 10) < 0.1 && box.y1 > 190)
    }

    @Test func turnsWithThePage() throws {
        var pdf = TestPDF("BT /F 10 Tf 0 1 -1 0 100 50 Tm (turned text) Tj ET")
        pdf.pageEntries = "/Rotate 90"
        let page = try page(pdf)
        #expect(page.width == 300 && page.height == 400)
        #expect(page.text.string == "turned text")
        #expect(page.run(of: "turned")?.angle == 0)
    }

    @Test func tellsHiddenInk() throws {
        let page = try page(
            TestPDF(
                """
                BT /F 10 Tf 50 200 Td (black) Tj 1 g 0 -20 Td (white) Tj
                0 g 3 Tr 0 -20 Td (layer) Tj ET
                0 g 40 40 200 60 re f BT 0 Tr 1 g /F 10 Tf 50 60 Td (reversed) Tj ET
                """))
        #expect(page.run(of: "black")?.ink == .visible)
        #expect(page.run(of: "white")?.ink == .paper)
        #expect(page.run(of: "layer")?.ink == Ink.none)
        #expect(page.run(of: "reversed")?.ink == .visible)
        #expect(page.panels.count == 1)
    }

    @Test func joinsWordsThatFakeBoldDoubles() throws {
        let page = try page(
            TestPDF(
                "BT /F 10 Tf 50 200 Td (all hell) Tj ET BT /F 10 Tf 50.3 200 Td (all hell) Tj ET"))
        #expect(page.visibleText == "all hell")
        #expect(page.hidden.map(\.rule) == ["doubled-character"])
    }

    /// A map to Unicode may give controls, as TeX's fonts did for their codes.
    @Test(arguments: [("eacute", "é"), ("epsilon1", "ϵ")])
    func takesTheGlyphsNameWhereItsCodePointIsAControl(_ name: String, _ said: String) throws {
        let map =
            "begincmap 1 begincodespacerange <00> <FF> endcodespacerange "
            + "1 beginbfchar <41> <0002> endbfchar endcmap"
        var pdf = TestPDF("BT /F 10 Tf 50 200 Td (cafA) Tj ET")
        pdf.fontEntries =
            "/Encoding << /BaseEncoding /WinAnsiEncoding /Differences [65 /\(name)] >> "
            + "/ToUnicode 10 0 R"
        pdf.objects = ["<< /Length \(map.utf8.count) >>\nstream\n\(map)\nendstream"]
        #expect(try page(pdf).text.string == "caf" + said)
    }

    @Test func takesTheDocumentsOwnReplacement() throws {
        let page = try page(
            TestPDF(
                "BT /F 10 Tf 50 200 Td /Span << /ActualText (coffee) >> BDC (co\\223ee) Tj EMC "
                    + "( pot) Tj ET"
            ))
        #expect(page.text.string == "coffee pot")
    }

    @Test func marksArtifactsAndTaggedContent() throws {
        let page = try page(
            TestPDF(
                "BT /F 10 Tf 50 200 Td /Artifact BMC (head) Tj EMC 0 -20 Td "
                    + "/P << /MCID 4 >> BDC (body) Tj EMC ET"
            ))
        #expect(page.run(of: "head")?.isArtifact == true)
        #expect(page.run(of: "body")?.isArtifact == false && page.run(of: "body")?.content == 4)
    }

    @Test func findsRulesAndFrames() throws {
        let page = try page(
            TestPDF(
                "50 100 m 150 100 l S 20 20 100 50 re S 200 20 100 50 re 201 21 98 48 re f*"))
        #expect(page.rules.count == 5)
        #expect(page.panels.count == 2)
    }

    @Test func readsLabelsLanguageAndOutline() throws {
        var pdf = TestPDF("BT /F 9 Tf (a) Tj ET", "BT /F 9 Tf (b) Tj ET")
        pdf.catalogueEntries =
            "/Lang (de-AT) /PageLabels << /Nums [0 << /S /r /St 4 >>] >> /Outlines 10 0 R"
        pdf.objects = [
            "<< /First 11 0 R /Last 12 0 R /Count 2 >>",
            "<< /Title (First\\n  chapter) /Parent 10 0 R /Next 12 0 R "
                + "/Dest [15 0 R /XYZ 0 250 0] >>",
            // Leads back to the first: a circle.
            "<< /Title <FEFF0413043B04300432> /Parent 10 0 R /Next 11 0 R /First 11 0 R "
                + "/Last 11 0 R /Count 1 /Dest [1 /Fit] >>",
        ]
        let (summary, label) = try pdf.withFile { ($0.summary(), try $0.page(2).label) }
        #expect(summary.pageCount == 2)
        #expect(summary.metadata.language == LanguageTag("de-AT"))
        #expect(label == "v")
        #expect(summary.outline.map(\.title) == ["First chapter", "Глав"])
        #expect(summary.outline.first?.page == 2 && summary.outline.first?.top == 50)
        #expect(summary.outline.allSatisfy { $0.level == 1 })
    }

    @Test func refusesWhatIsNoReadablePDF() throws {
        func code(_ bytes: [UInt8], password: String? = nil) throws -> LecternError.Code? {
            try withTemporaryFile(bytes, name: "x.pdf") { input in
                do {
                    _ = try PDFFile(input)
                    return nil
                } catch let error as LecternError {
                    return error.code
                }
            }
        }
        let good = TestPDF("BT /F 9 Tf (a) Tj ET").bytes
        #expect(try code(good) == nil)
        #expect(try code([]) == .unreadableInput)
        #expect(try code(Array("%PDF-1.4 and nothing".utf8)) == .unreadableInput)
        #expect(try code(TestPDF().bytes) == .unreadableInput)
        #expect(throws: LecternError.self) {
            try PDFFile(InputFile(path: "/nowhere/x.pdf", name: "x.pdf"))
        }
    }

    @Test func survivesTruncatedAndChangedFiles() throws {
        let good = TestPDF("BT /F 9 Tf 50 50 Td (some text) Tj ET q 50 0 0 50 0 0 cm Q").bytes
        for length in stride(from: 0, to: good.count, by: 41) {
            try withTemporaryFile(Array(good[..<length]), name: "x.pdf", read)
        }
        var state: UInt32 = 7
        for _ in 0..<60 {
            var changed = good
            for _ in 0..<5 {
                state = state &* 1_664_525 &+ 1_013_904_223
                changed[Int(state >> 8) % changed.count] = UInt8(truncatingIfNeeded: state >> 3)
            }
            try withTemporaryFile(changed, name: "x.pdf", read)
        }
    }

    private func read(_ input: InputFile) {
        guard let file = try? PDFFile(input) else { return }
        _ = file.summary()
        for number in 1...min(3, file.pageCount) {
            guard let page = try? file.page(number) else { continue }
            #expect(page.boxes.count == page.text.count)
        }
    }
}
