public import BookModel
public import Pronunciation
import Speech

/// Plans a book: which audio files, which pages in them, which utterances on each page.
public struct BookPlanner: Sendable {
    private let settings: ConversionSettings
    private let lexicon: Lexicon

    public init(settings: ConversionSettings, lexicon: Lexicon = Lexicon()) {
        self.settings = settings
        self.lexicon = lexicon
    }

    /// The plan of a book that is already cut to the selection.
    ///
    /// - Throws: `LecternError` `.missingEngine` where no voice speaks the book's language,
    ///   `.nothingToSpeak` where nothing is left to be said, `.usage` for a part outside the book.
    public func plan(_ book: Book) async throws(LecternError) -> [PlannedFile] {
        let plans = try await chapterPlans(of: book)
        let chapters = try selected(plans.chapters, parts: plans.parts, of: book).filter {
            !$0.pages.isEmpty
        }
        guard
            chapters.contains(where: {
                $0.pages.contains { !$0.utterances.allSatisfy(\.text.isEmpty) }
            })
        else {
            throw .nothingToSpeak(in: book)
        }
        return FileGrouper(
            layout: settings.layout, bookTitle: book.metadata.title ?? "",
            pagePause: settings.pauses.page
        ).group(chapters)
    }

    /// A book without printed pages cut to the parts that `--pages` asks for, which are numbered as
    /// they would be rendered; any other book as it is.
    ///
    /// - Throws: `LecternError` `.usage` for a part outside the book.
    public func selectedParts(of book: Book) async throws(LecternError) -> Book {
        guard book.pages.isEmpty, !settings.pages.isEmpty else { return book }
        let plans = try await chapterPlans(of: book)
        var cut = book
        for (index, plan) in try selected(plans.chapters, parts: plans.parts, of: book).enumerated()
        {
            cut.chapters[index].blocks = plan.pages.flatMap(\.paragraphs).map {
                $0.block.slice($0.range)
            }
        }
        cut.chapters.removeAll(where: \.blocks.isEmpty)
        return cut
    }

    /// The parts of a book without printed pages that `--pages` asks for, as they would be
    /// rendered: a number, the label of a printed edition where there is one, and what they hold
    /// of the blocks.
    ///
    /// - Throws: `LecternError` `.usage` for a part outside the book.
    public func parts(
        of book: Book
    ) async throws(LecternError) -> [(number: Int, label: String, blocks: [Block])] {
        let plans = try await chapterPlans(of: book)
        let chosen = try selected(plans.chapters, parts: plans.parts, of: book)
        return chosen.flatMap(\.pages).map { page in
            (page.number, page.label, page.paragraphs.map { $0.block.slice($0.range) })
        }
    }

    /// A plan for each chapter of the book, and how many parts there are where pages are not
    /// printed.
    private func chapterPlans(
        of book: Book
    ) async throws(LecternError) -> (chapters: [PlannedFile], parts: Int) {
        let planner = SentencePlanner(
            language: book.language, voice: try voice(for: book.language), pauses: settings.pauses,
            lexicon: lexicon, emoji: settings.reading.emoji)
        let chapters = settings.speakTitles ? book.chapters.map(\.titled) : book.chapters
        var sentences = await planner.sentences(of: chapters.flatMap(\.blocks))[...]
        var part = 0
        let plans = chapters.map { chapter in
            let own = sentences.prefix(chapter.blocks.count)
            sentences = sentences.dropFirst(chapter.blocks.count)
            return plan(chapter, sentences: Array(own), of: book, part: &part)
        }
        return (plans, part)
    }

    private func selected(
        _ chapters: [PlannedFile], parts: Int, of book: Book
    ) throws(LecternError) -> [PlannedFile] {
        guard book.pages.isEmpty, !settings.pages.isEmpty else { return chapters }
        return try PartSelection(settings.pages, count: parts).apply(to: chapters)
    }

    /// The engine's voice for a language: the one asked for, else the language's own.
    public func voice(for language: LanguageTag) throws(LecternError) -> String {
        if let missing = EngineFormer(language: language).missing { throw missing }
        if let voice = settings.voice { return voice }
        guard let voice = VoiceTable.voice(for: language) else {
            throw .unspoken(language)
        }
        return voice
    }

    private func plan(
        _ chapter: Chapter, sentences: [[PlannedSentence]], of book: Book, part: inout Int
    ) -> PlannedFile {
        var paragraphs = zip(chapter.blocks, sentences).compactMap { block, sentences in
            sentences.isEmpty
                ? nil
                : PlannedParagraph(block: block, range: 0..<block.text.count, sentences: sentences)
        }
        if !paragraphs.isEmpty { paragraphs[0].begin(after: settings.pauses.chapterStart) }
        if var last = paragraphs.popLast() {
            last.end(with: settings.pauses.chapterEnd)
            paragraphs.append(last)
        }
        let pages =
            book.pages.isEmpty
            ? parts(paragraphs, labels: PrintedLabels(book.pageMarks), counter: &part)
            : PageGrouper(pages: book.pages).pages(of: paragraphs)
        return PlannedFile(
            title: chapter.title, pages: pages,
            chapters: [PlannedChapter(title: chapter.title, firstPage: 0)])
    }

    private func parts(
        _ paragraphs: [PlannedParagraph], labels: PrintedLabels, counter: inout Int
    ) -> [PlannedPage] {
        let pieces = paragraphs.flatMap { $0.pieces(longerThan: 2 * PartCutter.targetLength) }
        var offset = 0
        let candidates = pieces.map { piece in
            offset += piece.range.count
            return PartCutter.Candidate(
                offset: offset, mark: PartCutter.mark(piece.block.text.units[piece.range]))
        }
        let cuts = Set(PartCutter().cuts(length: offset, candidates: candidates))
        var pages: [PlannedPage] = []
        var current: [PlannedParagraph] = []
        for (index, piece) in pieces.enumerated() {
            current.append(piece)
            guard cuts.contains(index) || index == pieces.count - 1 else { continue }
            counter += 1
            let printed = labels.labels(of: current)
            pages.append(
                PlannedPage(
                    number: counter, label: printed.first ?? String(counter),
                    paragraphs: current.joined(), printedLabels: printed))
            current = []
        }
        return pages
    }
}

extension LecternError {
    /// A book of which nothing is left to be said.
    public static func nothingToSpeak(in book: Book) -> LecternError {
        let isScanned = book.diagnostics.contains { unreadableText.contains($0.rule) }
        return LecternError(
            .nothingToSpeak, "nothing to speak is left of the book",
            remedy: "`lectern inspect --ledger` shows what is left out"
                + (isScanned ? "; scanned pages need OCR first" : ""))
    }

    /// Rules of the diagnostics on pages whose text only OCR can give.
    private static let unreadableText: Set = [
        "image-only-page", "unreadable-text", "untrusted-text",
    ]
}

extension Chapter {
    /// The chapter with its title as a heading where none of its first blocks has it.
    fileprivate var titled: Chapter {
        func folded(_ text: String) -> String {
            String(text.lowercased().filter { $0.isLetter || $0.isNumber })
        }
        let wanted = folded(title)
        let isPrinted = blocks.prefix(4).contains { folded($0.text.string).contains(wanted) }
        guard !wanted.isEmpty, !isPrinted else { return self }
        var chapter = self
        var text = MappedText()
        text.append(title, origin: .inserted(at: blocks.first?.text.sourcePosition(at: 0)))
        chapter.blocks.insert(Block(role: .heading, level: 1, text: text), at: 0)
        return chapter
    }
}

extension PlannedParagraph {
    /// Puts silence in front of the paragraph.
    fileprivate mutating func begin(after pause: Int) {
        guard pause > 0, let voice = sentences.first?.utterances.first?.voice else { return }
        sentences[0].utterances.insert(
            Utterance(text: "", words: [], voice: voice, pauseAfter: pause), at: 0)
    }

    /// Makes the pause at the end at least so many milliseconds long.
    mutating func end(with pause: Int) {
        guard let sentence = sentences.indices.last,
            let utterance = sentences[sentence].utterances.indices.last
        else { return }
        let known = sentences[sentence].utterances[utterance].pauseAfter
        sentences[sentence].utterances[utterance].pauseAfter = max(known, pause)
    }

    /// The paragraph itself, or its sentences one by one where it is longer than a part should be.
    fileprivate func pieces(longerThan limit: Int) -> [PlannedParagraph] {
        guard range.count > limit else { return [self] }
        return sentences.map { PlannedParagraph(block: block, range: $0.range, sentences: [$0]) }
    }
}

extension [PlannedParagraph] {
    /// Neighbouring pieces of one block made one paragraph again.
    fileprivate func joined() -> [PlannedParagraph] {
        var result: [PlannedParagraph] = []
        for piece in self {
            if let last = result.last, piece.isContinuation,
                last.range.upperBound <= piece.range.lowerBound
            {
                result[result.count - 1].range = last.range.lowerBound..<piece.range.upperBound
                result[result.count - 1].sentences += piece.sentences
            } else {
                result.append(piece)
            }
        }
        return result
    }
}
