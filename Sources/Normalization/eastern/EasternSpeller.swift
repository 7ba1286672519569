import Languages

/// Number words of Japanese, Chinese and Korean (Sino-Korean), which count by ten thousands.
///
/// Source: the numeral systems as school grammars give them; ICU's rules lose 零 and 两.
struct EasternSpeller: NumberSpeller {
    enum Language: Sendable {
        case japanese, chinese, korean
    }

    let language: Language

    func cardinal(_ digits: String, _ form: Form) -> String {
        let number = digits.drop { $0 == "0" }
        guard !number.isEmpty else { return names.digits[0] }
        guard number.allSatisfy({ $0.isASCII && $0.isNumber }), number.count <= longest else {
            return digitByDigit(digits)
        }
        return spell(groups(of: number))
    }

    func ordinal(_ digits: String, _ form: Form) -> String {
        language == .korean ? cardinal(digits, form) + "번째" : "第" + cardinal(digits, form)
    }

    /// Chinese years are read by their digits, the others as numbers.
    func year(_ digits: String, _ form: Form) -> String {
        language == .chinese ? digitByDigit(digits) : cardinal(digits, form)
    }

    func digitByDigit(_ digits: String) -> String { read(digits, zero: names.digits[0]) }

    /// One digit after the other, with the words for nought and one that the place asks for.
    func read(_ digits: String, zero: String, one: String? = nil) -> String {
        digits.map { digit in
            switch digit.wholeNumberValue ?? 0 {
            case 0: zero
            case 1: one ?? names.digits[1]
            case let value: names.digits[value]
            }
        }.joined()
    }

    /// Digits whose words take no part in this are read one by one.
    private var longest: Int { language == .chinese ? 16 : 20 }

    private struct Names {
        var digits: [String]
        var tens: [String]
        var groups: [String]
    }

    private var names: Names {
        switch language {
        case .japanese: Self.japanese
        case .chinese: Self.chinese
        case .korean: Self.korean
        }
    }

    private static let japanese = Names(
        digits: ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九"],
        tens: ["", "十", "百", "千"], groups: ["", "万", "億", "兆", "京"])
    /// 10^12 is ten thousand times 亿; 兆 means a million to some readers.
    private static let chinese = Names(
        digits: japanese.digits, tens: japanese.tens, groups: ["", "万", "亿", "万"])
    private static let korean = Names(
        digits: ["영", "일", "이", "삼", "사", "오", "육", "칠", "팔", "구"],
        tens: ["", "십", "백", "천"], groups: ["", "만", "억", "조", "경"])

    /// Groups of four digits, the lowest first.
    private func groups(of number: Substring) -> [Int] {
        var groups: [Int] = []
        var rest = number
        while !rest.isEmpty {
            groups.append(Int(rest.suffix(4)) ?? 0)
            rest = rest.dropLast(4)
        }
        return groups
    }

    private func spell(_ groups: [Int]) -> String {
        var words = ""
        var skipsZero = false
        for (place, group) in groups.enumerated().reversed() {
            let isFirst = words.isEmpty
            if group == 0 {
                skipsZero = !isFirst
                // 一万亿: the hundred millions are named for what stands before them.
                if language == .chinese, place == 2, !isFirst { words += names.groups[2] }
                continue
            }
            if language == .chinese, !isFirst, skipsZero || group < 1000 {
                words += names.digits[0]
            }
            skipsZero = false
            words +=
                spell(group, place: place, isFirst: isFirst)
                + (place < names.groups.count ? names.groups[place] : "")
            if language == .korean, place > 0, groups[..<place].contains(where: { $0 > 0 }) {
                words += " "
            }
        }
        return words
    }

    private func spell(_ group: Int, place: Int, isFirst: Bool) -> String {
        switch language {
        case .chinese: chinese(group, place: place, isFirst: isFirst)
        case .japanese: plain(group, keepsThousand: place > 0)
        // 만, not 일만, where it opens the number.
        case .korean: group == 1 && place == 1 && isFirst ? "" : plain(group, keepsThousand: false)
        }
    }

    /// A group without "one" before ten, hundred and thousand; Japanese says 一千万.
    private func plain(_ group: Int, keepsThousand: Bool) -> String {
        var words = ""
        for (power, unit) in [(3, 1000), (2, 100), (1, 10), (0, 1)] {
            let digit = group / unit % 10
            guard digit > 0 else { continue }
            if digit > 1 || power == 0 || power == 3 && keepsThousand {
                words += names.digits[digit]
            }
            words += names.tens[power]
        }
        return words
    }

    private func chinese(_ group: Int, place: Int, isFirst: Bool) -> String {
        if group == 2, isFirst, place > 0 { return "两" }
        var words = ""
        var skipsZero = false
        for (power, unit) in [(3, 1000), (2, 100), (1, 10), (0, 1)] {
            let digit = group / unit % 10
            if digit == 0 {
                skipsZero = !words.isEmpty
                continue
            }
            if skipsZero { words += names.digits[0] }
            skipsZero = false
            let isTeen = power == 1 && digit == 1 && group < 20 && (isFirst || place > 0)
            if digit == 2, power == 3, isFirst {
                words += "两"
            } else if !isTeen {
                words += names.digits[digit]
            }
            words += names.tens[power]
        }
        return words
    }
}
