import BookModel

/// Decides whether a line begins a new paragraph below another.
struct BreakRules {
    let draft: Draft
    let leadings: Leadings
    let indents: Indents
    let speakers: Speakers
    /// The book's first-line indent, in points.
    var firstIndent: Float? { indents.first }

    /// A line with what surrounds it in its column.
    struct Place {
        var line: Line
        var column: Columns.Column
        /// Edges of the text that the line belongs to.
        var left: Float
        var right: Float
        /// The block is narrower than its column at the right.
        var isNarrow: Bool
        /// The block is set in on both sides.
        var isInset: Bool
        var ends: LineEnds
        var marker: ListMarker?
        /// A plain number that the line begins with.
        var leadNumber: Int?
        /// The line below it in the same region.
        var nextStart: Float?
        /// The usual step between lines of this size on this page.
        var leading: Float

        /// The first line of its region.
        var isTop: Bool

        var indent: Float { line.box.x0 - left }
        var shortfall: Float { right - line.box.x1 }
    }

    /// `above` is the last line of a paragraph of `count` lines.
    /// `openNumber` is the number that the open paragraph begins with, as verses do.
    func breaks(_ above: Place, _ place: Place, count: Int, openNumber: Int?) -> Bool {
        if hasOtherStyle(above.line, place.line), !isSmallLead(above, place) { return true }
        if above.ends.endsInLeader { return true }
        if isSlantedApart(above, place) || opensSpeech(place) || isSpeaker(above) { return true }
        let leading = place.leading
        let step = step(from: above.line, to: place.line, leading: leading)
        if isBrokenWord(above, place), step < 1.5 * leading, step > 0.3 * leading { return false }
        if step > leadings.limit(at: place.line.size, leading: leading) || step < 0.3 * leading {
            return true
        }
        if let number = place.leadNumber, number == openNumber.map({ $0 + 1 }) { return true }
        if place.marker == .bullet { return true }
        if isCentredOn(above, place) || isTitle(above, place, count: count) { return false }
        if isShort(above, before: place), !runsOn(above, place) { return true }
        return breaksByEdge(above, place, count: count)
    }

    /// A sentence goes on in centred lines, wherever they begin: a caption, a title page.
    private func isCentredOn(_ above: Place, _ place: Place) -> Bool {
        let (a, b, em) = (above.line.box, place.line.box, place.line.size)
        return abs(a.centreX - b.centreX) < 0.3 * em && abs(a.x0 - b.x0) > 0.3 * em
            && !above.ends.isFinished && !above.ends.endsWithColon && place.ends.startsLower
            && place.marker == nil && min(above.line.words.count, place.line.words.count) > 2
    }

    /// The second line of a title in large type, broken where its author would have it. Not: the
    /// title below "Chapter 1", nor a numbered heading below another one.
    private func isTitle(_ above: Place, _ place: Place, count: Int) -> Bool {
        let (a, b) = (above.line, place.line)
        guard count < 3, a.style == b.style, a.size >= 1.12 * draft.body.size,
            b.base - a.base < 1.3 * b.size, !above.ends.isFinished, !above.ends.endsWithColon,
            place.leadNumber == nil, place.marker == nil, !place.ends.startsDigit
        else { return false }
        let page = draft.sheets[b.page].page
        let (first, second) = (a.units(in: page), b.units(in: page))
        return ![first, second].contains {
            ChapterWords.startsChapter($0) || ChapterWords.startsPart($0)
                || ChapterWords.matter(of: $0) != nil || Numerals.roman($0) != nil
                || Numerals.arabic($0) != nil
        }
    }

    /// Begins with the name of one who speaks.
    private func opensSpeech(_ place: Place) -> Bool {
        speakers.open(place.line, draft.sheets[place.line.page].page)
    }

    /// A name that stands over its speech.
    func isSpeaker(_ place: Place) -> Bool {
        speakers.isName(place.line, draft.sheets[place.line.page].page)
    }

    /// A word broken at a hyphen: "con-" "tent"; "Jekyll-" "Hyde", where the line is full and the
    /// next one begins below it. Not: "Vol. 3-" before a heading.
    private func isBrokenWord(_ above: Place, _ place: Place) -> Bool {
        guard above.ends.endsWithHyphen else { return false }
        if place.ends.startsLower { return true }
        return place.ends.startsUpper && above.ends.endsBehindLetter && place.marker == nil
            && abs(place.line.box.x0 - above.line.box.x0) < 0.5 * place.line.size
    }

    /// The distance between two lines, less what raised or lowered pieces have pushed them apart.
    private func step(from above: Line, to line: Line, leading: Float) -> Float {
        let step = line.base - above.base
        guard leadings.arePushed, step > leading else { return step }
        return max(step - Leadings.excess(above, line), leading)
    }

    /// A first line in small capitals, set in smaller type: full, and its sentence goes on in the
    /// next one, where a line of the text stands. Not: a heading or the end of a quotation.
    private func isSmallLead(_ above: Place, _ place: Place) -> Bool {
        let (first, second) = (draft.styles[above.line.style], draft.styles[place.line.style])
        let ratio = above.line.size / place.line.size
        return Styles.plain(first.font) == Styles.plain(second.font) && ratio > 0.65 && ratio < 1
            && !above.ends.isFinished
            && place.ends.startsLower && !isShort(above, before: place)
            && above.line.page == place.line.page && place.line.base > above.line.base
            && place.line.base - above.line.base < 1.1 * place.leading
    }

    /// A slanted caption or lead ends and upright text begins, or the other way round.
    private func isSlantedApart(_ above: Place, _ place: Place) -> Bool {
        let (first, second) = (draft.styles[above.line.style], draft.styles[place.line.style])
        return first.isItalic != second.isItalic && above.ends.isFinished
            && isUniform(above.line, \.isItalic)
            && isUniform(place.line, \.isItalic) && above.line.words.count > 1
    }

    private func breaksByEdge(_ above: Place, _ place: Place, count: Int) -> Bool {
        let em = place.line.size
        let shift = place.line.box.x0 - above.line.box.x0
        // Lines of text that is set right throughout begin anywhere, but run on.
        let (isRight, wasRight) = (isSetRight(place), isSetRight(above))
        if isRight != wasRight, place.ends.startsUpper,
            isRight ? above.ends.isFinished : count == 1
        {
            return true
        }
        if case .number(let value) = place.marker, case .number(let last) = above.marker,
            value == last + 1,
            abs(shift) < 0.5 * em
        {
            return true
        }
        if isFirstIndent(place), !place.isNarrow, !hangs(above, place, count),
            !(isFirstIndent(above) && (count > 1 || isUnfinished(above, place)))
        {
            return true
        }
        if shift > 0.7 * em { return !hangs(above, place, count) }
        // Back to the left: the first line was indented; else a hanging or quoted block ends.
        if shift < -0.7 * em { return count > 1 || isLabel(above, place, shift) }
        return false
    }

    /// A full line in the middle of a sentence, which a small letter goes on with right below it,
    /// though a list may be set in as far as first lines are.
    private func isUnfinished(_ above: Place, _ place: Place) -> Bool {
        !above.ends.isFinished && !above.ends.endsWithColon && !isShort(above, before: place)
            && place.marker == nil && abs(above.line.box.x0 - place.line.box.x0) < 1
            && place.ends.startsLower
    }

    /// The label of the next entry, in a face of its own and far to the left of the text above it:
    /// "--all" below a line of the entry before it. Not: the second line of an indented paragraph.
    private func isLabel(_ above: Place, _ place: Place, _ shift: Float) -> Bool {
        guard let word = place.line.words.first, shift < -2.2 * place.line.size,
            !isFirstIndent(above)
        else { return false }
        let (label, text) = (draft.styles[word.style], draft.styles[above.line.style])
        return label.isBold && !text.isBold || label.isItalic && !text.isItalic
    }

    /// A date or a signature at the right edge: it begins behind the middle of its column.
    private func isSetRight(_ place: Place) -> Bool {
        let width = place.column.x1 - place.column.x0
        return place.line.box.x0 - place.column.x0 > 0.45 * width && width > 15 * place.line.size
            && abs(place.column.x1 - place.line.box.x1) < 2.5 * place.line.size
    }

    /// Hanging lines follow a first line that goes on; anything else set in is a new first line.
    private func hangs(_ above: Place, _ place: Place, _ count: Int) -> Bool {
        let em = place.line.size
        guard count == 1, place.line.box.x0 - above.line.box.x0 > 0.7 * em else { return false }
        if isBelowTab(place.line, above, em) { return true }
        if isHanging(above, place) { return true }
        let stays = place.nextStart.map { abs($0 - place.line.box.x0) < 0.5 * em } ?? true
        return stays && (above.marker != nil || !above.ends.isFinished)
    }

    /// Under the text behind a label: "3. The", "-c  with -lt". The label is a list's, or white
    /// space parts it from its text as a tab does.
    private func isBelowTab(_ line: Line, _ above: Place, _ em: Float) -> Bool {
        let words = above.line.words
        return words.indices.dropFirst().prefix(2).contains { index in
            abs(words[index].box.x0 - line.box.x0) < 0.4 * em
                && (above.marker != nil
                    || words[index].box.x0 - words[index - 1].box.x1 > 0.9 * em)
        }
    }

    /// A full line at the left edge whose sentence goes on: what is set in below it is the rest of
    /// an entry; so it is whatever ends the line, where the book's entries hang by this much.
    private func isHanging(_ above: Place, _ place: Place) -> Bool {
        guard !isShort(above, before: place), !(isFirstIndent(place) && above.isTop) else {
            return false
        }
        if !above.ends.isFinished, !above.ends.endsWithColon { return true }
        return abs(above.indent) < 0.3 * above.line.size
            && indents.hanging.map { abs(place.indent - $0) < 0.3 * place.line.size } ?? false
    }

    /// At the left edge with the next line set in as far as this book's entries hang.
    private func beginsEntry(_ place: Place) -> Bool {
        guard let hanging = indents.hanging, let next = place.nextStart else { return false }
        let em = place.line.size
        return abs(place.indent) < 0.3 * em
            && abs(next - place.line.box.x0 - hanging) < 0.3 * em
    }

    func isFirstIndent(_ place: Place) -> Bool {
        guard let firstIndent else { return false }
        return abs(place.indent - firstIndent) < 0.22 * place.line.size
    }

    /// A sentence broken off before the edge that goes on with a small letter or a number.
    private func runsOn(_ above: Place, _ place: Place) -> Bool {
        guard !above.ends.isFinished, !above.ends.endsWithColon, !above.ends.endsWithDigit,
            place.marker == nil
        else { return false }
        return abs(place.indent) < 0.5 * place.line.size
            && (place.ends.startsDigit || place.ends.startsLower)
    }

    /// The next line's first word would have fitted behind it.
    func isShort(_ above: Place, before place: Place) -> Bool {
        let em = above.line.size
        guard above.shortfall > 1.2 * em, let word = place.line.words.first else { return false }
        let page = draft.sheets[place.line.page].page
        if above.ends.endsWide || UnitClass(page.text[word.range.lowerBound]).contains(.wide) {
            // Lines end up to two characters early where a mark may not begin the next one.
            return above.shortfall > 2.6 * em + (place.ends.startsWide ? 0 : word.box.width)
        }
        return above.shortfall > word.box.width + 0.6 * em
    }

    func hasOtherStyle(_ a: Line, _ b: Line) -> Bool {
        if abs(a.size - b.size) > 0.08 * max(a.size, b.size), !sharesSize(a, b), !runsOver(a, b) {
            return true
        }
        let (first, second) = (draft.styles[a.style], draft.styles[b.style])
        let wholeBold =
            first.isBold != second.isBold && isUniform(a, \.isBold) && isUniform(b, \.isBold)
        let wholeCode =
            first.isMonospaced != second.isMonospaced && isUniform(a, \.isMonospaced)
            && isUniform(b, \.isMonospaced)
        return wholeBold || wholeCode
    }

    /// A label in a face and size of its own goes over the line's end, or its text begins before
    /// it: "FOR FURTHER INFORMATION" over "CONTACT section", "CONTACT: Ian" over "Won, Manager".
    private func runsOver(_ a: Line, _ b: Line) -> Bool {
        guard let last = a.words.last, let first = b.words.first, last.style == first.style else {
            return false
        }
        return a.words.contains { $0.style != last.style }
            || b.words.contains { $0.style != first.style }
    }

    /// Scripts are mixed in sizes that go together: neither line is wholly in the other's size.
    private func sharesSize(_ a: Line, _ b: Line) -> Bool {
        guard abs(a.size - b.size) < 0.16 * max(a.size, b.size) else { return false }
        return a.words.contains { abs($0.size - b.size) < 0.3 }
            || b.words.contains { abs($0.size - a.size) < 0.3 }
    }

    private func isUniform(_ line: Line, _ trait: KeyPath<Styles.Style, Bool>) -> Bool {
        let value = draft.styles[line.style][keyPath: trait]
        // The small number of a program's line is in the text's face.
        let isNumbered = line.words.count > 1 && line.words[0].size < 0.85 * line.size
        return line.words.dropFirst(isNumbered ? 1 : 0).allSatisfy {
            draft.styles[$0.style][keyPath: trait] == value
        }
    }

    /// Whether a paragraph goes on from the foot of one column into the head of another.
    /// `isApart` says that something else stands between the two.
    func goesOn(
        _ above: Place, _ place: Place, openNumber: Int?, isApart: Bool = true
    ) -> Bool {
        if above.ends.endsInLeader || !isApart && isParted(above, place) { return false }
        if place.marker == .bullet || opensSpeech(place) || isSpeaker(above) { return false }
        if isIndex(above) != isIndex(place) || isBelowColumns(above, place) { return false }
        if hasOtherStyle(above.line, place.line) { return !isApart && isSmallLead(above, place) }
        if above.ends.endsWithHyphen, place.ends.startsLower { return true }
        if isFirstIndent(place), !isFirstIndent(above) || !place.isNarrow { return false }
        if let number = place.leadNumber, number == openNumber.map({ $0 + 1 }) { return false }
        if beginsEntry(place) { return false }
        if runsOn(above, place) { return true }
        let isCut = isShort(above, before: place)
        if place.ends.startsLower { return !(isCut && above.ends.isFinished) }
        if isCut { return false }
        let em = place.line.size
        let isFirstLine =
            place.indent > 0.7 * em
            && place.nextStart.map { place.line.box.x0 - $0 > 0.5 * em } ?? true
        if isFirstLine { return false }
        if !above.ends.isFinished { return place.marker == nil }
        return abs(place.indent) < 0.7 * em && place.marker == nil
    }

    /// Whether a line at the foot of the page, below the last of several columns, begins to the
    /// left of it, in a row over them all. Not: the rest of a broken word or sentence.
    private func isBelowColumns(_ above: Place, _ place: Place) -> Bool {
        let em = above.line.size
        return above.line.page == place.line.page && place.line.box.y0 > above.line.box.centreY
            && place.column.x0 < above.column.x0 - 4 * em
            && place.column.x1 > above.column.x1 - em && !place.ends.startsLower
            && place.line.box.y0 > 0.75 * draft.sheets[place.line.page].frame.height
    }

    /// Part of an index; numbers that happen to rise make one look like a table of contents.
    private func isIndex(_ place: Place) -> Bool {
        let sheet = draft.sheets[place.line.page]
        return sheet.isIndex
            || sheet.isContents && IndexPages.isEntry(place.line.units(in: sheet.page)) != nil
    }

    /// Whether nothing but white space parts a line from the finished one above it in its column,
    /// or a heading from the one above it: "1 Basics" over "1.1 Adding".
    private func isParted(_ above: Place, _ place: Place) -> Bool {
        guard above.line.page == place.line.page, abs(above.left - place.left) < 1 else {
            return false
        }
        let step = place.line.base - above.line.base
        if above.ends.isFinished {
            return step > leadings.limit(at: place.line.size, leading: place.leading)
        }
        return above.line.size > 1.1 * draft.body.size && step > 1.6 * place.line.size
    }

    /// Set apart from the running text by its style: smaller, or slanted or bold throughout.
    func isAside(_ line: Line) -> Bool {
        let (own, body) = (draft.styles[line.style], draft.styles[draft.body.style])
        return line.size < 0.96 * draft.body.size || own.isItalic != body.isItalic
            || own.isBold != body.isBold
            || own.font != body.font
    }
}
