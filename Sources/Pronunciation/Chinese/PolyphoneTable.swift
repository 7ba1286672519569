import BookModel

/// Characters whose reading depends on the word they stand in: 银行 háng, 长大 zhǎng, 了解 liǎo.
struct PolyphoneTable: Sendable {
    static let shared = PolyphoneTable()

    /// A character of a word and how it is read there.
    struct Override: Sendable {
        var offset: Int
        var syllable: String
    }

    /// Usual readings where ICU's are not the most frequent ones in running text.
    static let usual: [UInt16: String] = {
        let pairs = [
            "长": "chang2", "着": "zhe5", "谁": "shei2", "勒": "le4", "重": "zhong4", "得": "de5",
            "的": "de5", "了": "le5",
            "应": "ying1", "罗": "luo2", "绩": "ji4", "佣": "yong1", "绿": "lü4", "血": "xue4",
            "剥": "bo1", "么": "me5",
            "差": "cha4", "觉": "jue2", "都": "dou1", "还": "hai2", "发": "fa1", "干": "gan4", "几": "ji3",
            "只": "zhi3",
            "地": "di4", "为": "wei2", "子": "zi5", "儿": "er2",
        ]
        return Dictionary(
            uniqueKeysWithValues: pairs.compactMap { pair in
                pair.key.utf16.first.map { ($0, pair.value) }
            })
    }()

    /// Readings of a character that is a word by itself.
    static let alone: [UInt16: String] = [
        0x5730: "de5", 0x4E3A: "wei4", 0x5B50: "zi3", 0x5F97: "de5",
    ]

    private let entries: [CodeUnits: [Override]]
    private let longest: Int

    private init() {
        var entries: [CodeUnits: [Override]] = [:]
        for line in Self.words.split(separator: "\n") {
            let fields = line.split(separator: " ")
            guard fields.count > 2, let character = fields[0].utf16.first else { continue }
            for word in fields.dropFirst(2) {
                let units = CodeUnits(String(word))
                let places = units.indices.filter { units[$0] == character }
                // In 谢谢 and 妈妈 it is the second that loses its tone.
                let isNeutral = fields[1].hasSuffix("5")
                for place in isNeutral ? places.suffix(1) : places[...] {
                    let own = Override(offset: place, syllable: String(fields[1]))
                    entries[units, default: []].append(own)
                }
            }
        }
        self.entries = entries
        longest = entries.keys.map(\.count).max() ?? 0
    }

    /// Puts the readings of the words found in `text` in place; the longest word decides. A word
    /// that lies across one of ICU's (`wordStarts`) is none: 标的 in 目标|的.
    func apply(to syllables: inout [String?], of text: CodeUnits, wordStarts: [UInt8]) {
        var decided = [Int](repeating: 0, count: text.count)
        for start in text.indices where syllables[start] != nil {
            for length in 1...longest where start + length <= text.count {
                let range = start..<start + length
                guard let found = entries[CodeUnits(text[range])], !crosses(range, wordStarts)
                else { continue }
                for entry in found where decided[start + entry.offset] <= length {
                    syllables[start + entry.offset] = entry.syllable
                    decided[start + entry.offset] = length
                }
            }
        }
    }

    private func crosses(_ range: Range<Int>, _ wordStarts: [UInt8]) -> Bool {
        let end = range.upperBound
        let isCut =
            wordStarts[range.lowerBound] == 0 || end < wordStarts.count && wordStarts[end] == 0
        return isCut && wordStarts[range.lowerBound + 1..<end].contains(1)
    }
}
