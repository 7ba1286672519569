import BookModel
import Testing

@testable import Reading

@Suite struct PageStructureTests {
    /// A heading and a paragraph with a span in French; `page` is what their `/Pg` names.
    private func book(page: Int = 17, marks: String = "/Marked true") -> TestPDF {
        var pdf = TestPDF(
            """
            BT /F 12 Tf 50 250 Td /Title <</MCID 0>> BDC (Heading) Tj EMC
            0 -20 Td /P <</MCID 1>> BDC (Some text) Tj EMC
            /Span <</MCID 2>> BDC (en ville) Tj EMC
            0 -150 Td /Artifact <</Type /Pagination>> BDC (7) Tj EMC ET
            """)
        pdf.objects = [
            "<< /Type /StructTreeRoot /K 11 0 R /ParentTree 12 0 R /RoleMap << /Title /H2 >> >>",
            "<< /S /Document /P 10 0 R /K [13 0 R 14 0 R] >>",
            "<< /Nums [0 [13 0 R 14 0 R 15 0 R]] >>",
            "<< /S /Title /P 11 0 R /K 0 /Pg \(page) 0 R >>",
            "<< /S /P /P 11 0 R /K [1 15 0 R] /Pg \(page) 0 R >>",
            "<< /S /Span /P 14 0 R /Lang (fr) /K 16 0 R /Pg \(page) 0 R >>",
            "<< /Type /MCR /MCID 2 /Pg \(page) 0 R >>",
        ]
        pdf.catalogueEntries = "/StructTreeRoot 10 0 R /MarkInfo << \(marks) >>"
        pdf.pageEntries = "/StructParents 0"
        return pdf
    }

    @Test func elementsAreReadWithTheirPlaces() throws {
        let page = try book().withFile { try $0.page(1) }
        let structure = try #require(page.structure)
        #expect(structure.elements.map(\.tag) == [.group, .heading, .paragraph, .span])
        #expect(structure.elements.map(\.parent) == [nil, 0, 0, 2])
        #expect(structure.elements.map(\.order) == [0, 0, 1, 1])
        #expect(structure.elements[1].level == 2)
        #expect(structure.elements[3].language == "fr")
        #expect(structure.contents.map(\.element) == [1, 2, 3])
        #expect(page.run(of: "Some")?.content == 1)
        #expect(page.run(of: "7")?.isPagination == true)
        let copy = try PrintedPageCoder.decode(PrintedPageCoder.encode(page))
        #expect(copy == page)
    }

    /// Of pages that were put together from several files, or that say themselves what they are.
    @Test(arguments: [
        ("/Marked true", 99), ("/Marked false", 17), ("/Marked true /Suspects true", 17),
    ])
    func tagsOfAnotherPageAreNone(marks: String, page: Int) throws {
        let page = try book(page: page, marks: marks).withFile { try $0.page(1) }
        #expect(page.structure?.contents.allSatisfy { $0.element == nil } ?? true)
    }

    /// Its three branches at each of 64 levels would be read for ever.
    @Test(.timeLimit(.minutes(1))) func aParentTreeThatLeadsBackToItselfEnds() throws {
        var pdf = book()
        pdf.objects[2] = "<< /Kids [12 0 R 12 0 R 12 0 R] >>"
        let page = try pdf.withFile { try $0.page(1) }
        #expect(page.structure == nil)
        #expect(page.text.string.contains("Some text"))
    }

    @Test func aLanguageIsKeptWhereTheTextReadsSo() {
        func page(_ text: String) -> PrintedPage {
            let units = CodeUnits(text)
            var run = StyleRun(range: 0..<units.count, font: "F", size: 10)
            run.content = 0
            var page = PrintedPage(
                number: 1, label: "1", width: 100, height: 100, text: units,
                boxes: units.map { _ in Box(x0: 0, y0: 0, x1: 1, y1: 1) }, runs: [run])
            var element = StructureElement(number: 1, parent: nil, order: 0, tag: .paragraph)
            element.language = "fr-FR"
            page.structure = PageStructure(
                elements: [element], contents: [StructureContent(element: 0, order: 0)])
            return page
        }
        func language(_ text: String) -> String? {
            StatedLanguages.verified([page(text)])[0].structure?.elements[0].language
        }
        #expect(language("Il fait froid ce soir, et les gens restent chez eux.") == "fr-FR")
        #expect(language("It is cold tonight, and the people stay in their houses.") == nil)
        #expect(language("L. Smith") == nil)
    }
}
