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

    @Test func everyNameIsARule() {
        let layout = sources(of: "Layout")
        for name in RuleNames.furniture { #expect(layout.contains("\"\(name)\""), "\(name)") }
        let cleaning = sources(of: "Cleaning") + sources(of: "BookModel")
        for name in RuleNames.choices { #expect(cleaning.contains("\"\(name)\""), "\(name)") }
    }

    /// What takes lines off a page asks first whether they are kept.
    @Test func everyRuleOfFurnitureIsNamed() {
        let text = sources(of: "Layout")
        var at = text.startIndex
        var found = 0
        while let call = text.range(of: "of: sheet, rule: \"", range: at..<text.endIndex) {
            let name = text[call.upperBound...].prefix { $0 != "\"" }
            #expect(RuleNames.all.contains(String(name)), "\(name)")
            at = call.upperBound
            found += 1
        }
        #expect(found > 4)
    }
}
