import BookModel

/// Lines of dialogue that begin with a dash: « — Да. », “—¿Quién es?”, „— Kto tam?”.
///
/// Several may stand line under line without a blank line between them; each is a paragraph of its
/// own, while a dash in the middle of a sentence goes on with it.
enum DialogueDash {
    /// An em dash, en dash or horizontal bar, then a letter, number, or opening mark.
    static func begins(_ line: some Sequence<UInt16>) -> Bool {
        var isFirst = true
        for unit in line {
            if isFirst {
                guard [0x2013, 0x2014, 0x2015].contains(unit) else { return false }
                isFirst = false
            } else if unit != 0x20, unit != 0xA0, unit != 0x2009, unit != 0x202F {
                return ![0x2013, 0x2014, 0x2015, 0x2D].contains(unit)
            }
        }
        return false
    }

    /// . ! ? … : and closing quotation marks.
    static func endsSentence(_ line: some BidirectionalCollection<UInt16>) -> Bool {
        guard let last = line.last(where: { $0 != 0x20 && $0 != 0xA0 }) else { return true }
        return [0x2E, 0x21, 0x3F, 0x2026, 0x3A, 0xBB, 0x201D, 0x201C, 0x22, 0x29].contains(last)
    }
}
