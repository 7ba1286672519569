import BookModel

/// Sentences of Thai and Lao, which end at a space if they end at all.
///
/// A space also parts clauses, names and numbers. It is taken for a sentence's end where two stand
/// together, after a polite particle, before a word that opens sentences when enough has been
/// said, and anywhere between words of the script when the sentence has become long.
struct SpaceSentenceRule {
    /// Units before an opener may start a sentence, and before any space ends one: a clause,
    /// and a line and a half of print.
    private static let clauseLength = 40
    private static let longLength = 140

    private static let openers = [
        "แต่", "ดังนั้น", "นอกจาก", "อย่างไรก็", "จากนั้น",
        "หลังจาก", "ต่อมา", "เพราะ", "ถ้า", "หาก", "เมื่อ",
        "ในขณะ",
        "สำหรับ", "แม้", "ตัวอย่าง", "ยกตัวอย่าง",
        "คุณ", "เรา", "เขา", "มัน", "ผม", "ฉัน", "โดยทั่วไป",
        "ปัจจุบัน", "สุดท้าย",
        "ແຕ່", "ດັ່ງນັ້ນ", "ຖ້າ", "ເມື່ອ", "ສຳລັບ",
    ].map { CodeUnits($0) }

    private static let particles = ["ครับ", "ค่ะ", "คะ", "นะ", "จ้ะ", "ฯลฯ"].map { CodeUnits($0) }

    private let text: CodeUnits
    private let classes = UnitClassTable.shared

    init(_ text: CodeUnits) {
        self.text = text
    }

    func ends(after word: Word, before next: Word, since first: Word) -> Bool {
        let gap = next.range.lowerBound - word.range.upperBound
        guard gap > 0, isScript(at: next.range.lowerBound) else { return false }
        // ๆ repeats the word before it; it opens nothing.
        guard text[next.range.lowerBound] != 0x0E46, isScript(at: word.range.upperBound - 1) else {
            return gap > 1
        }
        if gap > 1 || Self.particles.contains(where: { text[word.range].elementsEqual($0) }) {
            return true
        }
        let said = word.range.upperBound - first.range.lowerBound
        if said >= Self.longLength { return true }
        let tail = text[next.range.lowerBound...]
        return said >= Self.clauseLength && Self.openers.contains { tail.starts(with: $0) }
    }

    private func isScript(at index: Int) -> Bool {
        (0x0E00...0x0EFF).contains(text[index])
    }
}
