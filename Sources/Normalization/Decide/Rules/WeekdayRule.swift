import BookModel
import Languages

extension Rule {
    /// "Mo.–Fr.", "lun. et mar.", "Sa., 3. Mai": short days of the week, by the section `weekdays`,
    /// beside another one or a date. Alone most of them are other words or other short forms.
    static let weekday = Rule("weekday") { passage, index in
        guard let name = passage.shortDay(at: index) else { return nil }
        let stop = passage.isMark(index + 1, ".") ? index + 2 : index + 1
        guard
            passage.isBeforeWeekday(stop) || passage.isBehindWeekday(index)
                || stop > index + 1 && passage.isBeforeDate(stop)
        else { return nil }
        let end =
            stop > index + 1 && passage.closesBlock(stop - 1) && index > 0 ? stop - 1 : stop
        return Finding(start: index, end: end, kind: .date, rule: "weekday", spoken: name)
    }
}

extension Passage {
    /// The day's name where its short form stands as the table writes it, or with a capital.
    fileprivate func shortDay(at index: Int) -> String? {
        guard isWord(index), atoms[index].count < 6, language.spacesWords else { return nil }
        let written = text(index)
        let row = lexicon.data.table.rows("weekdays").first { row in
            row.list(0).contains { $0 == written || $0 == folded(index) && isCapital(index) }
        }
        return row?[1]
    }

    /// Whether a dash, a slash, a comma or a word that joins leads from `index` to another day.
    fileprivate func isBeforeWeekday(_ index: Int) -> Bool {
        let joint = skippingSpace(index)
        let day = skippingSpace(joint + 1)
        guard isWeekdayJoint(joint), shortDay(at: day) != nil else { return false }
        // Without stops only a dash or slash makes days of two words.
        return isMark(index - 1, ".") && isMark(day + 1, ".") || isMark(joint, Self.dashes + "/")
    }

    fileprivate func isBehindWeekday(_ index: Int) -> Bool {
        let joint = isSpace(index - 1) ? index - 2 : index - 1
        guard isWeekdayJoint(joint) else { return false }
        var at = isSpace(joint - 1) ? joint - 2 : joint - 1
        let hasStop = isMark(at, ".")
        if hasStop { at -= 1 }
        return shortDay(at: at) != nil
            && (hasStop && isMark(index + 1, ".") || isMark(joint, Self.dashes + "/"))
    }

    private func isWeekdayJoint(_ index: Int) -> Bool {
        if isMark(index, Self.dashes + "/,") { return true }
        let words = [lexicon.setting("and", default: "and"), lexicon.setting("range-word")]
        return isWord(index) && words.contains(folded(index))
    }

    /// "Sa., 3. Mai", "lun. 3 mars": a comma or a space, a number and a month.
    fileprivate func isBeforeDate(_ index: Int) -> Bool {
        let number = skippingSpace(isMark(index, ",") ? index + 1 : index)
        guard isDigits(number) else { return false }
        var month = number + 1
        while isMark(month, ".") || isSpace(month) { month += 1 }
        return isMark(index, ",") || isMonth(month)
            || isWord(month, "de") && isMonth(skippingSpace(month + 1))
    }

    /// "Mo., 5. 6.": a short day of the week and a comma stand in front.
    func followsWeekday(_ index: Int) -> Bool {
        guard isSpace(index - 1), isMark(index - 2, ",") else { return false }
        return shortDay(at: isMark(index - 3, ".") ? index - 4 : index - 3) != nil
    }
}
