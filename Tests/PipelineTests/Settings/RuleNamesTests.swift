import BookModel
import Foundation
import Testing

@testable import Pipeline

/// The list of rules against the sources of the modules that have them.
@Suite struct RuleNamesTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources")

    private func sources(of module: String) -> String {
        let folder = Self.root.appendingPathComponent(module)
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let texts = (files?.allObjects ?? []).compactMap { $0 as? URL }
            .filter { $0.pathExtension == "swift" }
            .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
        return texts.joined()
    }

    @Test func namesAreCheckedAndTheNearestIsTold() throws {
        #expect(try RuleNames.checked("folio") == "folio")
        let near = #expect(throws: SettingError.self) { try RuleNames.checked("foli") }
        #expect(near?.remedy.hasPrefix("did you mean folio?") == true)
        let markup = #expect(throws: SettingError.self) { try RuleNames.checked("markup") }
        #expect(markup?.reason.contains("no text") == true)
    }

    /// What takes lines off a page asks first whether they are kept.
    @Test func everyRuleOfFurnitureIsNamed() {
        let text = sources(of: "Layout")
        var at = text.startIndex
        var found = 0
        while let call = text.range(of: "of: sheet, rule: \"", range: at..<text.endIndex) {
            let name = text[call.upperBound...].prefix { $0 != "\"" }
            #expect(LedgerRule.all.contains(String(name)), "\(name)")
            at = call.upperBound
            found += 1
        }
        #expect(found > 4)
    }
}
