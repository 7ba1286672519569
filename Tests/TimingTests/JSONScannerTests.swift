import Testing
import Timing

@Suite struct JSONScannerTests {
    @Test(arguments: [
        (
            #"{"a": [1, -2.5, 1e3, 12345678901234567890], "b": null}"#,
            #"{"a": [1, -2.5, 1000, 1.2345678901234567e19], "b": null}"#
        ),
        (#"["\u00e9\ud83d\ude00\n", true, false, {}, []]"#, "[\"é😀\\n\", true, false, {}, []]"),
        ("\u{FEFF} 0.25 ", "0.25"),
    ])
    func readsValues(_ text: String, _ same: String) throws {
        #expect(try JSONValue(parsing: Array(text.utf8)) == JSONValue(parsing: Array(same.utf8)))
    }

    @Test(arguments: [
        "", "{", "[1,]", "{\"a\"}", "{\"a\":}", "{a:1}", "[1 2]", "\"a", "\"\\x\"", "\"\\u12g4\"",
        "01", "-", "+1",
        "1e", "tru", "nul", "[1] 2", "\"a\nb\"", "1e999", "\"\\u12", "{\"a\":1,}", "'a'", "NaN",
    ])
    func refusesWhatIsNoJSON(_ text: String) {
        #expect(throws: JSONFault.self) { try JSONValue(parsing: Array(text.utf8)) }
    }

    @Test(
        arguments: [
            [0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
            [0x22, 0xF0, 0x9F], [0x22, 0x5C, 0x6E, 0xE2, 0x82],
        ] as [[UInt8]])
    func refusesWhatIsNoUTF8(_ bytes: [UInt8]) {
        #expect(throws: JSONFault.self) { try JSONValue(parsing: bytes) }
        var scanner = JSONScanner(bytes)
        #expect(throws: JSONFault.self) { try scanner.codeUnits() }
    }

    @Test func depthIsLimited() {
        let deep = String(repeating: "[", count: 100_000)
        #expect(throws: JSONFault.self) { try JSONValue(parsing: Array(deep.utf8)) }
        var scanner = JSONScanner(Array(deep.utf8))
        #expect(throws: JSONFault.self) { try scanner.skip() }
    }

    @Test func printsAndReadsTheSame() throws {
        let value = JSONValue.object([
            .init("b", .array([1, "x", .null, .object([.init("k", .array([.array([1, 2])]))])])),
            .init("a", .number(0.1234)), .init("\u{1F600}\n", true),
        ])
        #expect(try JSONValue(parsing: JSONFormatter.bytes(value)) == value)
    }
}
