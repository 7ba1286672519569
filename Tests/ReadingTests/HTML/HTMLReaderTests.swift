import BookModel
import Testing

@testable import Reading

@Suite struct HTMLReaderTests {
    private func blocks(_ body: String) throws -> [Block] {
        let html = "<!DOCTYPE html><html><body>\(body)</body></html>"
        return try withTemporaryFile(Array(html.utf8), name: "page.html") { input in
            guard
                case .flow(let blocks) = try ReaderRegistry.read(input, options: ReadingOptions())
                    .content
            else { return [] }
            return blocks
        }
    }

    private func cells(_ table: String) throws -> [[String]] {
        try blocks("<table>\(table)</table>").flatMap(\.cells).map { $0.map(\.units.string) }
    }

    @Test(arguments: [
        ("<p style='display:none'>no</p><p>Seen.</p>", ["Seen."]),
        ("<p>Seen <span style='color: red; Display: None'>no</span>too.</p>", ["Seen too."]),
        ("<p>Seen <b style='visibility:hidden'>no</b>too.</p>", ["Seen too."]),
        ("<p hidden>no</p><p aria-hidden='true'>no</p><p aria-hidden='false'>yes</p>", ["yes"]),
        ("<p style='display:block'>yes</p><p style='x-display:none'>yes</p>", ["yes", "yes"]),
    ])
    func whatABrowserHidesIsNotRead(_ body: String, _ texts: [String]) throws {
        #expect(try blocks(body).map(\.text.units.string) == texts)
    }

    /// It is shown when its marker is tapped.
    @Test func aHiddenNoteIsANote() throws {
        let body = """
            <p>Text<a epub:type="noteref" href="#n">1</a>.</p>
            <aside epub:type="footnote" id="n" style="display:none"><p>The note.</p></aside>
            """
        #expect(try blocks(body).map(\.text.units.string) == ["Text.", "The note."])
        #expect(try blocks(body).last?.noteID != nil)
    }

    @Test func cellsThatCoverColumnsAndRowsKeepTheOthersUnderTheirHeadings() throws {
        let table = """
            <tr><th>Month</th><th colspan="2">Rain</th><th>Sun</th></tr>
            <tr><td rowspan="2">May</td><td>1</td><td>2</td><td>3</td></tr>
            <tr><td>4</td><td>5</td><td>6</td></tr>
            <tr><td>June</td><td>7</td><td rowspan="9">8</td><td>9</td></tr>
            """
        #expect(
            try cells(table) == [
                ["Month", "Rain", "", "Sun"], ["May", "1", "2", "3"], ["", "4", "5", "6"],
                ["June", "7", "8", "9"],
            ])
    }

    @Test(arguments: ["0", "-3", "x", "", "99999999999999999999"])
    func spansThatAreNoneCoverOneCell(_ span: String) throws {
        let table = "<tr><td rowspan='\(span)'>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr>"
        #expect(try cells(table) == [["a", "b"], ["c", "d"]])
    }
}
