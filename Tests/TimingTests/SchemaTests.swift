import BookModel
import Foundation
import Testing
import Timing

/// Holds written sidecars against Documentation/timing.schema.json, by the part of JSON Schema that
/// the file uses, and by an independent validator where one is installed.
@Suite struct SchemaTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    private static let schemaFile = root.appending(path: "Documentation/timing.schema.json")

    private static func samples() -> [ChapterTimeline] {
        var several = TimelineFixture(isPaged: false).timeline("One two.\n\nThree.")
        several.files.append(.init(name: "b.md", sha256: String(repeating: "0", count: 64)))
        return [TimelineReaderTests.rich(), several, TimelineFixture().timeline("")]
    }

    private func schema() throws -> JSONValue {
        try JSONValue(parsing: Array(try Data(contentsOf: Self.schemaFile)))
    }

    @Test func writtenFilesKeepTheSchema() throws {
        let schema = try schema()
        for timeline in Self.samples() {
            let file = try JSONValue(parsing: TimingJSONWriter.write(timeline))
            #expect(SchemaValidator(root: schema).faults(of: file, in: schema, at: "$") == [])
        }
    }

    /// The validator and the schema find what is wrong.
    @Test(arguments: [
        (#""version": 1"#, #""version": "1""#), (#""format": "lectern.timing", "#, ""),
        (#""role": "heading""#, #""role": "title""#),
        (#""range": [0, 5]"#, #""range": [0]"#), (#""range": [0, 5]"#, #""range": [-1, 5]"#),
        (#""sampleRate": 24000"#, #""sampleRate": 24000.5"#),
        (#""estimated": true"#, #""estimated": false"#),
        (#""language": "en""#, #""language": "english language""#),
        (#""box": [72.0, "#, #""box": ["#), (#""rate": 1.0"#, #""rate": 4.0"#),
        (#""page": 1"#, #""page": 0"#),
        (#""sha256": "a"#, #""sha256": "g"#),
    ])
    func faultsAreFound(_ part: String, _ replacement: String) throws {
        let schema = try schema()
        let text = String(
            decoding: TimingJSONWriter.write(TimelineReaderTests.rich()), as: UTF8.self)
        #expect(text.contains(part))
        let bad = try JSONValue(
            parsing: Array(text.replacing(part, with: replacement, maxReplacements: 1).utf8))
        #expect(!SchemaValidator(root: schema).faults(of: bad, in: schema, at: "$").isEmpty)
    }

    @Test func anIndependentValidatorAgrees() throws {
        let python = "/usr/bin/python3"
        guard FileManager.default.isExecutableFile(atPath: python) else { return }
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "schema-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (index, timeline) in Self.samples().enumerated() {
            try Data(TimingJSONWriter.write(timeline)).write(
                to: folder.appending(path: "\(index).json"))
        }
        let program = """
            import glob, json, sys
            try:
                from jsonschema import Draft202012Validator as V
            except ImportError:
                sys.exit(0)
            schema = json.load(open(sys.argv[1]))
            V.check_schema(schema)
            for name in glob.glob(sys.argv[2] + "/*.json"):
                V(schema).validate(json.load(open(name)))
            """
        let process = Process()
        process.executableURL = URL(fileURLWithPath: python)
        process.arguments = ["-c", program, Self.schemaFile.path, folder.path]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }
}

/// The keywords of JSON Schema that the sidecar's schema uses; any other is a fault.
private struct SchemaValidator {
    let root: JSONValue

    func faults(of value: JSONValue, in schema: JSONValue, at path: String) -> [String] {
        (schema.members ?? []).flatMap { keyword -> [String] in
            check(keyword.key, keyword.value, value, schema, path)
        }
    }

    private func check(
        _ keyword: String, _ rule: JSONValue, _ value: JSONValue, _ schema: JSONValue,
        _ path: String
    ) -> [String] {
        func fault(_ isFault: Bool) -> [String] { isFault ? ["\(path): \(keyword)"] : [] }
        switch keyword {
        case "$schema", "title", "description", "$defs": return []
        case "$ref": return faults(of: value, in: referred(rule), at: path)
        case "type": return fault(!isOfType(value, rule.string ?? ""))
        case "const": return fault(value != rule)
        case "enum": return fault(rule.array?.contains(value) != true)
        case "required":
            return fault(rule.array?.contains { value[$0.string ?? ""] == nil } == true)
        case "properties":
            return (rule.members ?? []).flatMap { member in
                value[member.key].map {
                    faults(of: $0, in: member.value, at: path + "." + member.key)
                } ?? []
            }
        case "items":
            return (value.array ?? []).enumerated().flatMap {
                faults(of: $1, in: rule, at: "\(path)[\($0)]")
            }
        case "prefixItems":
            return zip(value.array ?? [], rule.array ?? []).flatMap {
                faults(of: $0, in: $1, at: path)
            }
        case "minItems": return fault((value.array?.count ?? 0) < (rule.integer ?? 0))
        case "maxItems": return fault((value.array?.count ?? 0) > (rule.integer ?? 0))
        case "minimum": return fault((value.number ?? 0) < (rule.number ?? 0))
        case "maximum": return fault((value.number ?? 0) > (rule.number ?? 0))
        case "minLength": return fault((value.string?.count ?? 0) < (rule.integer ?? 0))
        case "pattern":
            return fault(
                value.string?.range(of: rule.string ?? "", options: .regularExpression) == nil)
        case "anyOf":
            return fault(
                rule.array?.contains { faults(of: value, in: $0, at: path).isEmpty } != true)
        case "not": return fault(faults(of: value, in: rule, at: path).isEmpty)
        default: return ["\(path): unknown keyword \(keyword)"]
        }
    }

    private func referred(_ reference: JSONValue) -> JSONValue {
        let name = reference.string?.split(separator: "/").last.map { String($0) } ?? ""
        return root["$defs"]?[name] ?? .null
    }

    private func isOfType(_ value: JSONValue, _ type: String) -> Bool {
        switch type {
        case "object": value.members != nil
        case "array": value.array != nil
        case "string": value.string != nil
        case "integer": value.integer != nil
        case "number": value.number != nil
        default: false
        }
    }
}
