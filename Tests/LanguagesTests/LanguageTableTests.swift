import BookModel
import Foundation
import Testing

@testable import Languages

@Suite struct LanguageTableTests {
    @Test func rowsComeBySectionWithoutComments() {
        let table = LanguageTable([
            """
            [one]
            # a comment
            a | b, c |
            [two]
              d | e
            """
        ])
        #expect(table.rows("one") == [TableRow(cells: ["a", "b, c", ""])])
        #expect(table.rows("one")[0].list(1) == ["b", "c"])
        #expect(table.rows("two")[0][1] == "e")
        #expect(table.rows("two")[0][7] == "")
        #expect(table.rows("none").isEmpty)
    }

    @Test func aRegionPutsItsRowsInFront() {
        let british = LanguageData.of(LanguageTag(known: "en-GB"))
        #expect(british.setting("date-order") == "dmy")
        #expect(british.setting("decimal-word") == "point")
        #expect(LanguageData.of(.english).setting("date-order") == "mdy")
    }

    @Test func stopsOfAbbreviationsAreKnown() {
        let english = LanguageData.of(.english)
        #expect(english.stop(after: "Dr") == .mayEnd || english.stop(after: "Mr") == .neverEnds)
        #expect(english.stop(after: "Mr") == .neverEnds)
        #expect(english.stop(after: "etc") == .mayEnd)
        #expect(english.stop(after: "e.g") == .neverEnds)
        #expect(english.stop(after: "house") == nil)
    }

    @Test(arguments: LanguageRegistry.languages)
    func everyConditionIsKnown(language: String) {
        for row in LanguageData.of(LanguageTag(known: language)).table.rows("abbreviations") {
            for name in row[2].split(separator: " ") {
                #expect(
                    Abbreviation.Conditions.names[String(name)] != nil,
                    "\(language): \(row[0]): \(name)")
            }
            #expect(!row[1].isEmpty, "\(language): \(row[0])")
        }
    }

    /// Whoever adds a language finds every section and setting explained.
    @Test(arguments: LanguageRegistry.languages)
    func everySectionIsDocumented(language: String) throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let page = try String(
            contentsOf: root.appending(path: "Documentation/adding-a-language.md"), encoding: .utf8)
        let table = LanguageData.of(LanguageTag(known: language)).table
        for name in table.sectionNames {
            #expect(page.contains("`\(name)`"), "\(language): section \(name)")
        }
        for row in table.rows("settings") {
            #expect(page.contains("`\(row[0])`"), "\(language): setting \(row[0])")
        }
    }

    @Test(arguments: LanguageRegistry.languages)
    func noShortFormIsRepeated(language: String) {
        let table = LanguageTable(LanguageRegistry.sources[language] ?? [])
        var seen: Set<[String]> = []
        for row in table.rows("abbreviations") {
            let conditions = row[2].split(separator: " ").map(String.init).sorted()
            #expect(seen.insert([row[0]] + conditions).inserted, "\(language): \(row[0])")
        }
    }
}
