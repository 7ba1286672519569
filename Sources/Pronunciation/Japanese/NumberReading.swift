import BookModel

/// The reading of a number written in kanji numerals.
///
/// ipadic knows the digits only one by one and so loses what they do to each other: サンビャク,
/// ロッピャク, ハッセン.
struct NumberReading: Equatable {
    /// Katakana.
    var said: String
    /// The numeral that stands last, which decides how a counter sounds.
    var last: Character

    static let digits: [Character: String] = [
        "〇": "ゼロ", "零": "レー", "一": "イチ", "二": "ニ", "三": "サン", "四": "ヨン", "五": "ゴ", "六": "ロク",
        "七": "ナナ",
        "八": "ハチ", "九": "キュー", "何": "ナン", "数": "スー",
    ]
    private static let places: [Character: String] = [
        "十": "ジュー", "百": "ヒャク", "千": "セン", "万": "マン", "億": "オク", "兆": "チョー", "京": "ケー",
    ]

    static func isNumeral(_ character: Character) -> Bool {
        digits[character] != nil || places[character] != nil
    }

    /// `nil` where the text is not all numerals.
    init?(_ text: String) {
        guard let last = text.last, text.allSatisfy(Self.isNumeral) else { return nil }
        self.last = last
        said = ""
        var before: Character?
        for character in text {
            append(character, after: before)
            before = character
        }
    }

    private mutating func append(_ character: Character, after before: Character?) {
        guard let place = Self.places[character] else {
            said += Self.digits[character] ?? ""
            return
        }
        switch (before, character) {
        case ("三", "百"), ("何", "百"): said += "ビャク"
        case ("六", "百"), ("八", "百"): double("ピャク")
        case ("三", "千"), ("何", "千"): said += "ゼン"
        case ("八", "千"), ("一", "千"), ("一", "兆"), ("八", "兆"), ("十", "兆"): double(place)
        default: said += place
        }
    }

    /// ロク+ピャク → ロッピャク, ジュー+チョー → ジュッチョー.
    private mutating func double(_ next: String) {
        said = Self.doubled(said) + next
    }

    /// The number with its last sound shortened before a counter: イッ, ロッ, ハッ, ジュッ, ヒャッ.
    static func doubled(_ said: String) -> String { String(said.dropLast()) + "ッ" }
}
