import BookModel
import Foundation
import Pronunciation
import Reading
import Testing

@testable import Pipeline

/// Texts with faults in them, through every stage up to what would be spoken. A crash ends the
/// test run; an error must be one of the program's own.
@Suite struct TextFuzzTests {
    private static let markdown = [
        "# ", "> ", "- ", "1. ", "```\n", "$$", "[^1]", "[^1]: ", "| a | b |\n|---|---|\n", "<div>",
        "</div>", "<!--", "-->", "![", "](", "&#x110000;", "&amp;", "---\n", ":::", "~~", "***",
        "\t", "\n\n", "1.234,56 €", "$1e9", "MCMXCIX", "12:34", "1/2", "№ 5", "½", "\u{200D}",
    ]

    private func plan(_ bytes: [UInt8], _ name: String) async throws {
        let scratch = try Scratch()
        let input = InputFile(path: try scratch.write(bytes, to: name), name: name)
        let began = ContinuousClock.now
        do {
            let book = try await BookLoader(documents: DirectProvider())
                .load(input, options: ReadingOptions())
            _ = try await BookPlanner(settings: ConversionSettings()).plan(book)
        } catch {
            #expect(error.code != .usage && error.code != .unwritableOutput, "\(error)")
        }
        #expect(ContinuousClock.now - began < Fuzz.deadline, "\(name): slow")
    }

    @Test(arguments: ["english.md", "german.md", "japanese.md", "russian.md", "arabic.md"])
    func markdown(_ name: String) async throws {
        let bytes = try Place.sample(name)
        for number in 0..<Fuzz.count(6) {
            var mutator = Mutator(seed: Fuzz.seed &+ UInt64(number), tokens: Self.markdown)
            try await plan(mutator.mutated(bytes), name)
        }
    }

    @Test func frontMatter() async throws {
        let front = Array(
            """
            title: "A: \\u00e9"
            author: [A, {name: 'B'}, "C"]
            lang: en
            date: 2020-01-02 # day
            about: >
              folded
              text
            list:
              - one
              - key: value
            """.utf8)
        let tokens = [
            "[", "]", "{", "}", ": ", "- ", "|", ">", "\n  ", "\\u", "\\U0011", "&a", "*a",
        ]
        for number in 0..<Fuzz.count(40) {
            var mutator = Mutator(seed: Fuzz.seed &+ UInt64(number), tokens: tokens)
            let fence = number % 4 == 0 ? "+++\n" : "---\n"
            try await plan(
                Array(fence.utf8) + mutator.mutated(front) + Array("\n\(fence)\n# T\n\nx\n".utf8),
                "book.md")
        }
    }

    @Test func webPages() async throws {
        let page = Array(
            """
            <html lang=en><head><title>T</title></head><body><h1>One</h1><p>Text <b>bold</b>
            <ruby>\u{6F22}<rt>kan</rt></ruby> &amp; more<br>line</p><table><tr><td>1<td>2</table>
            <ul><li>a<li>b</ul><script>x()</script></body></html>
            """.utf8)
        let tokens = [
            "<table>", "<td>", "<ul><li>", "</", "<script>", "<svg>", "&#", "<!--", "<p ",
        ]
        for number in 0..<Fuzz.count(20) {
            var mutator = Mutator(seed: Fuzz.seed &+ UInt64(number), tokens: tokens)
            try await plan(mutator.mutated(page), "book.html")
        }
    }
}

/// Files of settings and lexicons with faults in them.
@Suite struct SettingsFuzzTests {
    @Test func presets() throws {
        let files = ["phone", "ci", "overnight"].compactMap { name in
            FileManager.default.contents(
                atPath: Place.root.path + "/presets/\(name).json5"
            ).map { [UInt8]($0) }
        }
        #expect(!files.isEmpty)
        let tokens = [
            "{", "}", "[", "]", ",", ":", "null", "true", "0x", "+.5", "Infinity", "NaN", "//",
            "/*",
            "rate: ", "jobs: ", "pages: ", "extends: ", "version: ", "bitRate: ", "ignore: [",
        ]
        let scratch = try Scratch()
        for number in 0..<Fuzz.count(60) {
            var mutator = Mutator(seed: Fuzz.seed &+ UInt64(number), tokens: tokens)
            let path = try scratch.write(
                mutator.mutated(files[number % files.count]), to: "p.json5")
            do throws(LecternError) {
                var settings = Settings()
                try SettingsFile(path: path, place: .preset).apply(to: &settings)
            } catch {
                #expect(error.code == .usage, "\(error)")
            }
        }
    }

    @Test(arguments: [
        "word\tsaid\nGödel\tGurdle\ten\n# note\n",
        "[{word: 'Gödel', say: 'Gurdle', language: 'de'}, {word: 'x', phonemes: 'ks'}]",
        """
        <lexicon version="1.0" alphabet="ipa" xml:lang="en"><lexeme><grapheme>a</grapheme>
        <phoneme>eɪ</phoneme></lexeme><lexeme><grapheme>b</grapheme><alias>bee</alias></lexeme></lexicon>
        """,
    ])
    func lexicons(_ text: String) {
        let tokens = ["<lexeme>", "<!ENTITY a \"&a;\">", "]]>", "{", "[", "\t", "\n", "word:", "ˈ"]
        for number in 0..<Fuzz.count(60) {
            var mutator = Mutator(seed: Fuzz.seed &+ UInt64(number), tokens: tokens)
            do throws(LecternError) {
                _ = try LexiconReader(file: "l").read(mutator.mutated(Array(text.utf8)))
            } catch {
                #expect(error.code == .usage, "\(error)")
            }
        }
    }
}
