/// Native Korean numerals as they stand before a counter: 한 명, 스무 살, 스물두 번째.
enum NativeKorean {
    private static let tens = ["", "열", "스물", "서른", "마흔", "쉰", "예순", "일흔", "여든", "아흔"]
    private static let ones = ["", "한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉"]

    /// The numeral from 1 to 99; `nil` beyond.
    static func attributive(_ value: Int) -> String? {
        guard (1...99).contains(value) else { return nil }
        return value == 20 ? "스무" : tens[value / 10] + ones[value % 10]
    }

    /// Two numerals in one word: 두세 명, "two or three people".
    static let pairs = [
        1: "한두", 2: "두세", 3: "서너", 4: "네다섯", 5: "대여섯", 6: "예닐곱", 7: "일고여덟", 8: "여덟아홉",
    ]

    /// Whether a syllable ends in a consonant, which decides the form of particles.
    static func endsInConsonant(_ text: String) -> Bool {
        guard let last = text.unicodeScalars.last?.value, (0xAC00...0xD7A3).contains(last) else {
            return false
        }
        return (last - 0xAC00) % 28 != 0
    }

    private static let particles: [(afterConsonant: String, afterVowel: String)] = [
        ("이", "가"), ("은", "는"), ("을", "를"), ("과", "와"), ("이나", "나"), ("이라", "라"),
    ]

    /// The particle in the form that `word` asks for; `nil` where the text is none.
    static func particle(_ written: String, after word: String) -> String? {
        guard
            let pair = particles.first(where: {
                $0.afterConsonant == written || $0.afterVowel == written
            })
        else { return nil }
        return endsInConsonant(word) ? pair.afterConsonant : pair.afterVowel
    }
}
