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

    /// What the author has struck out; what stands in its place is read.
    @Test(arguments: [
        ("<p>It costs <del>five</del> <ins>six</ins> pounds.</p>", ["It costs six pounds."]),
        ("<p>It costs <s>five <b>good</b></s> <strike>or</strike> six.</p>", ["It costs six."]),
        ("<del><p>Gone.</p></del><p>Here.</p>", ["Here."]),
        ("<ins><p>New.</p></ins><p><small>Here</small>.</p>", ["New.", "Here."]),
    ])
    func struckOutTextIsNotRead(_ body: String, _ texts: [String]) throws {
        #expect(try blocks(body).map(\.text.units.string) == texts)
    }

    /// Things that stand in the line by themselves are no part of the words beside them.
    @Test(arguments: [
        ("Press<button>Save</button><button>Cancel</button>now.", "Press Save Cancel now."),
        ("<label>Name</label><label>Surname</label>", "Name Surname"),
        ("Before<noscript>No script</noscript>after.", "Before No script after."),
        ("<img alt='A cat'><img alt='A dog'>sat", "A cat A dog sat"),
        ("Is it (<button>Yes</button>)? <output>No</output>.", "Is it (Yes)? No."),
        ("<img alt='T'>he <span>sp</span><span>an</span> H<sub>2</sub>O", "The span H2O"),
        ("A <button>b</button> c", "A b c"),
    ])
    func whatStandsApartIsAWordOfItsOwn(_ body: String, _ text: String) throws {
        #expect(try blocks("<p>\(body)</p>").map(\.text.units.string) == [text])
    }

    private static let long = String(repeating: "which goes on for a while ", count: 4)

    @Test func linesWithBulletsAreAList() throws {
        let list = try blocks("<p>Buy:<br>- bread<br>- milk, \(Self.long)<br>- tea</p>")
        #expect(list.map(\.role) == [.paragraph, .listItem, .listItem, .listItem])
        #expect(list.map(\.text.units.string).last == "- tea")
        let numbers = try blocks("<p>1. Bread<br/>2. Milk</p>")
        #expect(numbers.map(\.role) == [.listItem, .listItem])
        // One such line, years and dialogue make no list.
        let year = try blocks("<p>In the year<br>1984. It was<br>over<br>— No!<br>— Yes!</p>")
        #expect(year.map(\.role) == [.verse])
    }

    @Test func anEmptyLineEndsAParagraph() throws {
        let two = try blocks("<p>\(Self.long)so<br><br>\(Self.long)there</p>")
        #expect(two.count == 2)
        let one = try blocks("<p>\(Self.long)so<br>\(Self.long)there</p>")
        #expect(one.count == 1)
        let letter = try blocks("<p>Dear Sir,<br><br>\(Self.long)<br><br>Yours,<br>Me</p>")
        #expect(letter.map(\.role) == [.paragraph, .paragraph, .verse])
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
