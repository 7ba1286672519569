import BookModel
import Languages

extension Passage {
    /// The index behind the emoji at `index` with its selectors, skin tones and joined emoji.
    func emojiEnd(from index: Int) -> Int? {
        guard let first = mark(index), Self.isEmoji(first) else { return nil }
        var end = index + 1
        while has(end) {
            if isEmojiExtension(end) {
                end += 1
            } else if let next = mark(end),
                isJoined(end) || Self.continues(next, after: first, end - index)
            {
                guard Self.isEmoji(next) || Self.isModifier(next) || isJoined(end) else { break }
                end += 1
            } else {
                break
            }
        }
        return end
    }

    /// A pictograph, a flag's letter or a skin tone; not the digits and letters that Unicode has
    /// as parts of emoji, nor the signs that language tables name (©, ™).
    static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x203C else { return false }
        let properties = scalar.properties
        guard properties.isEmoji else { return false }
        return properties.generalCategory == .otherSymbol && scalar.value != 0x2122
            || properties.isEmojiPresentation || isModifier(scalar)
    }

    private static func isModifier(_ scalar: Unicode.Scalar) -> Bool {
        (0x1F3FB...0x1F3FF).contains(scalar.value) || (0xE0020...0xE007F).contains(scalar.value)
    }

    /// A skin tone, a tag, or the second letter of a flag.
    private static func continues(
        _ scalar: Unicode.Scalar, after first: Unicode.Scalar, _ length: Int
    ) -> Bool {
        let flags: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF
        return isModifier(scalar)
            || length == 1 && flags.contains(first.value) && flags.contains(scalar.value)
    }

    /// Whether a zero-width joiner stands in front.
    private func isJoined(_ index: Int) -> Bool {
        mark(index - 1)?.value == 0x200D
    }

    /// A selector, a joiner or an enclosing keycap.
    func isEmojiExtension(_ index: Int) -> Bool {
        guard let value = mark(index)?.value else { return false }
        return value == 0xFE0F || value == 0xFE0E || value == 0x200D || value == 0x20E3
    }
}

extension Rule {
    /// Emoji are silent, a space in their place, or named where the listener asks for it.
    static let emoji = Rule("emoji") { passage, index in
        guard let end = passage.emojiEnd(from: index) else { return nil }
        let name = passage.emojiNames?.name(of: passage.scalars(index..<end)) ?? ""
        return Finding(
            start: index, end: end, kind: .symbol, rule: "emoji",
            spoken: name.isEmpty ? " " : passage.emojiPause(index) + name)
    }

    /// What is left of a keycap or of a sign with an emoji's selector says nothing.
    static let emojiSelector = Rule("emoji-selector") { passage, index in
        var end = index
        while passage.isEmojiExtension(end) { end += 1 }
        guard end > index else { return nil }
        return Finding(
            start: index, end: end, kind: .symbol, rule: "emoji-selector", spoken: " ")
    }
}

extension Passage {
    func scalars(_ range: Range<Int>) -> [Unicode.Scalar] {
        Array(text(range).unicodeScalars)
    }

    /// Two names in a row are parted by a comma.
    fileprivate func emojiPause(_ index: Int) -> String {
        let before = isSpace(index - 1) ? index - 2 : index - 1
        guard let last = mark(before), Self.isEmoji(last) else { return "" }
        return ", "
    }
}
