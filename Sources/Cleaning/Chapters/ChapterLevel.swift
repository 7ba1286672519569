import BookModel

/// Chooses the level of headings that makes chapters.
///
/// The highest level that has several headings, unless its sections are longer than a chapter
/// should be and the next level would cut them into ones of good length: then it is parts that the
/// book calls chapters.
struct ChapterLevel {
    let level: Int

    /// Longest mean chapter, in UTF-16 units: about an hour and a half of speech.
    static let longestMean = 90_000
    /// Shortest mean chapter worth a file of its own.
    static let shortestMean = 1_500
    /// Most chapters that a listener finds their way in.
    static let most = 150

    init(_ cuts: [ChapterCut], blocks: [Block]) {
        let levels = Set(cuts.map(\.level)).sorted()
        let length = blocks.reduce(0) { $0 + $1.text.count }
        var chosen =
            levels.first { level in cuts.count { $0.level <= level } > 1 } ?? levels.first ?? 1
        for level in levels where level > chosen {
            let now = cuts.count { $0.level <= chosen }
            let deeper = cuts.count { $0.level <= level }
            let isTooLong = length / max(1, now) > Self.longestMean
            guard isTooLong || now == 1, deeper <= Self.most,
                length / max(1, deeper) >= Self.shortestMean
            else { break }
            chosen = level
        }
        level = chosen
    }
}

/// Cuts blocks into sections at the cuts of a level and above.
struct SectionCutter {
    let level: Int
    let cuts: [ChapterCut]
    let blocks: [Block]

    /// Shortest text, in UTF-16 units, in front of the first heading that is a chapter of its own.
    static let shortestOpening = 300

    func sections(bookTitle: String) -> [Section] {
        var sections: [Section] = []
        var part: String?
        var waiting: [Block] = []
        let used = cuts.filter { $0.level <= level }
        if let first = used.first, first.block > 0 {
            let opening = Array(blocks[..<first.block])
            if length(opening) >= Self.shortestOpening {
                sections.append(Section(title: bookTitle, part: nil, blocks: opening))
            } else {
                waiting = opening
            }
        }
        for (index, cut) in used.enumerated() {
            let end = index + 1 < used.count ? used[index + 1].block : blocks.count
            let own = Array(blocks[cut.block..<end])
            let next = index + 1 < used.count ? used[index + 1] : nil
            if let given = cut.part {
                part = given
            } else if cut.level < level || used.contains(where: { $0.part != nil }) {
                part = isPart(cut, used) ? cut.title : nil
            }
            if let next, isTitleOnly(own), next.level >= cut.level {
                // A heading without text of its own: a part's title, or a line of the title page.
                waiting += own
                continue
            }
            let above = part == cut.title ? nil : part
            sections.append(Section(title: cut.title, part: above, blocks: waiting + own))
            waiting = []
        }
        if !waiting.isEmpty {
            sections.append(
                Section(title: used.last?.title ?? bookTitle, part: part, blocks: waiting))
        }
        return sections
    }

    /// Whether a heading above the chapters stands over several of them, beside others of its kind.
    private func isPart(_ cut: ChapterCut, _ used: [ChapterCut]) -> Bool {
        cut.level < level && used.count { $0.level == cut.level } > 1
    }

    private func isTitleOnly(_ blocks: [Block]) -> Bool {
        blocks.allSatisfy { $0.role == .heading || !$0.hasText }
    }

    private func length(_ blocks: [Block]) -> Int {
        blocks.reduce(0) { $0 + ($1.role == .heading ? 0 : $1.text.count) }
    }
}
