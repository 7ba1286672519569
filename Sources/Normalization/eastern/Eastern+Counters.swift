import BookModel
import Languages

extension Eastern {
    /// 2个, 2点, 2万, 200人: 两 before a counter, but 第2章, 2月, 12个.
    static let chineseTwo = Rule("counted-two") { passage, index in
        let digits = passage.digits(index)
        guard digits == "2" || digits == "200", !passage.readAny(["第", "初", "."], before: index),
            !passage.isWestern(index - 1),
            !passage.readAny(passage.words("eras"), before: index),
            !passage.isMark(index - 1, "-/:") || !passage.isDigits(index - 2),
            passage.readsAny(passage.words("counted-by-two"), at: passage.skippingSpace(index + 1)),
            !passage.readsAny(passage.words("not-counted"), at: passage.skippingSpace(index + 1))
        else { return nil }
        return Finding(
            start: index, end: index + 1, kind: .cardinal, rule: "counted-two",
            spoken: digits == "2" ? "两" : "两百")
    }

    /// 3개, 20살, 5시: native numerals by the section `native` (counter, largest number, what must
    /// not follow in its place), Sino-Korean ones otherwise.
    static let nativeCounter = Rule("native-counter") { passage, index in
        guard let value = Int(passage.digits(index)), value > 0, !passage.isMark(index - 1, "."),
            !passage.read("제", before: index)
        else { return nil }
        let next = passage.skippingSpace(index + 1)
        if passage.isRangeMark(index + 1), let second = Int(passage.digits(index + 2)) {
            return nativeRange(passage, index, value, second)
        }
        guard passage.isEastern(next) else { return nil }
        if passage.reads("장", at: next) {
            guard value < 10,
                passage.readAny(
                    passage.words("sheets"),
                    before: passage.isSpace(index - 1) ? index - 1 : index),
                let word = NativeKorean.attributive(value)
            else { return nil }
            return Finding(
                start: index, end: index + 1, kind: .cardinal, rule: "native-counter", spoken: word)
        }
        guard
            let row = passage.lexicon.data.table.rows("native").first(where: { row in
                row.list(0).contains { passage.reads($0, at: next) }
            }), value <= Int(row[1]) ?? 0, !passage.readsAny(row.list(2), at: next)
        else { return nil }
        let isFirst = value == 1 && passage.reads("번째", at: next)
        guard let word = isFirst ? "첫" : NativeKorean.attributive(value) else { return nil }
        return Finding(
            start: index, end: index + 1, kind: .cardinal, rule: "native-counter", spoken: word)
    }

    /// "2~3명" 두세명, "5~7개" 다섯에서 일곱개.
    private static func nativeRange(
        _ passage: Passage, _ index: Int, _ first: Int, _ second: Int
    ) -> Finding? {
        let next = passage.skippingSpace(index + 3)
        guard first < second, passage.isEastern(next),
            let row = passage.lexicon.data.table.rows("native").first(where: { row in
                row.list(0).contains { passage.reads($0, at: next) }
            }), second <= Int(row[1]) ?? 0, !passage.readsAny(row.list(2), at: next),
            let low = NativeKorean.attributive(first), let high = NativeKorean.attributive(second)
        else { return nil }
        let joined = second == first + 1 ? NativeKorean.pairs[first] : nil
        return Finding(
            start: index, end: index + 3, kind: .range, rule: "native-counter",
            spoken: joined ?? low + passage.lexicon.phrase("range-word") + high)
    }
}
