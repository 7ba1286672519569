import BookModel
import Testing

@testable import Normalization

/// Emoji are silent or named, whole sequences at a time.
@Suite struct EmojiTests {
    private func spoken(
        _ text: String, _ emoji: ReadingOptions.Emoji
    ) -> String {
        Normalizer(language: .english, emoji: emoji)
            .normalize(CodeUnits(text)).string
    }

    @Test(arguments: ["😀", "❤️", "👍🏽", "🇩🇪", "👨‍👩‍👧", "☃", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"])
    func aSilentEmojiLeavesASpace(emoji: String) {
        #expect(spoken("a \(emoji) b", .silent).split(separator: " ") == ["a", "b"])
        #expect(spoken(emoji, .silent) == " ")
    }

    @Test func signsThatAreNoPictographsStay() {
        #expect(spoken("5 ‼ x", .silent) == "five ‼ x")
        #expect(spoken("# 5", .silent) == "number five")
    }

    @Test func aNameIsSaidInPlaceOfTheEmoji() {
        #expect(spoken("Hi 😀!", .name) == "Hi grinning face!")
        #expect(spoken("🚀🚀", .name) == "rocket, rocket")
    }

    @Test func namesAreReadFromTheAnnotations() throws {
        let folder = EmojiNames.folders[0]
        let names = EmojiNames("de", in: [folder])
        guard names.name(of: ["😀"]) != "grinning face" else { return }
        #expect(names.name(of: ["😀"]) == "grinsendes Gesicht")
        #expect(names.name(of: ["🚀"]) == "Rakete")
    }

    @Test func withoutAnnotationsUnicodesOwnNamesServe() {
        let names = EmojiNames("de", in: [])
        #expect(names.name(of: ["🚀"]) == "rocket")
        #expect(names.name(of: ["👍", "\u{1F3FD}"]) == "thumbs up sign")
    }

    @Test func aSequenceIsOneToken() {
        let text = CodeUnits("x 👨‍👩‍👧 y")
        let tokens = Normalizer(language: .english).explain(text)
        #expect(tokens.map(\.written) == ["x", "👨‍👩‍👧", "y"])
    }
}
