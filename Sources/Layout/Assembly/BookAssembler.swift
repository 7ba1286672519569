import BookModel

/// Turns paragraphs of lines into blocks of text over their source, and blocks into chapters.
struct BookAssembler {
    let draft: Draft
    let language: LanguageTag

    func assemble(_ paragraphs: [Paragraph], outline: [OutlineEntry]) -> LayoutResult {
        var items: [ChapterBuilder.Item] = []
        // Entered at the end: a ledger that composers hold would be copied with every entry.
        var dropped: [TextComposer.Dropped] = []
        let healer = HyphenHealer(
            words: Vocabulary(draft), language: language, signs: HyphenSigns(draft))
        let hangul = language.language == "ko" ? HangulLines(draft) : nil
        // A table on several pages is said where it begins.
        var tables: Set<Int> = []
        var figures = (draft.tags?.texts.figures ?? [])[...]
        for paragraph in paragraphs {
            items += takeFigures(&figures, before: paragraph)
            if let table = paragraph.table, !tables.insert(table).inserted { continue }
            if let table = paragraph.table, let line = paragraph.lines.first {
                let block = self.block(of: draft.tables[table], healer, &dropped)
                items.append(
                    ChapterBuilder.Item(
                        block: block, sheet: line.page, top: line.box.y0, size: 0,
                        isContents: draft.sheets[line.page].isContents))
                continue
            }
            var composer = TextComposer(
                draft: draft, healer: healer, hangul: hangul,
                keepsLines: paragraph.role == .code || paragraph.role == .verse)
            composer.append(paragraph.lines)
            dropped += composer.dropped
            guard !composer.text.isEmpty, let first = paragraph.lines.first else { continue }
            var block = Block(role: paragraph.role, level: paragraph.level, text: composer.text)
            block.noteReferences = composer.references
            if paragraph.role == .listItem { showSign(of: first, in: &block) }
            setLanguages(of: &block, composer.languages)
            block.noteID = paragraph.note.map { draft.notes[$0].id }
            items.append(
                ChapterBuilder.Item(
                    block: block, sheet: first.page, top: first.box.y0,
                    size: RoleFinder.size(of: paragraph),
                    isContents: draft.sheets[first.page].isContents))
        }
        items += figures.map(item)
        var result = LayoutResult()
        result.chapters = ChapterBuilder(items: items, draft: draft, outline: outline).chapters()
        var account = draft
        for (page, range, rule) in dropped {
            account.record([range], of: draft.sheets[page].page, rule: rule)
        }
        result.ledger = account.ledger
        if !draft.options.isVerbatim, !draft.options.keptRules.contains(LeaderRemover.rule) {
            LeaderRemover.run(&result.chapters, &result.ledger)
        }
        result.furniture = draft.furniture
        result.diagnostics = draft.diagnostics
        return result
    }

    /// The pictures whose place in the tags is before a paragraph's.
    private func takeFigures(
        _ figures: inout ArraySlice<TagTexts.Figure>, before paragraph: Paragraph
    ) -> [ChapterBuilder.Item] {
        guard let tags = draft.tags, paragraph.block >= 0, paragraph.note == nil else { return [] }
        let path = tags[paragraph.block].path
        let taken = figures.prefix { $0.path.lexicographicallyPrecedes(path) }
        figures = figures.dropFirst(taken.count)
        return taken.map(item)
    }

    private func item(_ figure: TagTexts.Figure) -> ChapterBuilder.Item {
        let sheet = draft.sheets[figure.sheet]
        var text = MappedText()
        text.append(
            figure.text, origin: .inserted(at: SourcePosition(unit: sheet.page.unit, offset: 0)))
        return ChapterBuilder.Item(
            block: Block(role: .image, text: text), sheet: figure.sheet, top: 0, size: 0,
            isContents: sheet.isContents)
    }

    /// A letter that its font shows as a bullet is one.
    private func showSign(of line: Line, in block: inout Block) {
        let page = draft.sheets[line.page].page
        guard ListMarker.isPictorial(line, in: page, draft.styles),
            block.text.units.first == page.text[line.firstUnit]
        else { return }
        block.apply([TextEdit(0..<1, text: [0x2022])])
    }

    /// What the tags state to be in another language than the book.
    private func setLanguages(of block: inout Block, _ found: [(range: Range<Int>, index: Int)]) {
        guard let tags = draft.tags else { return }
        let runs = found.map { LanguageRun(range: $0.range, language: tags.languages[$0.index]) }
            .filter { $0.language.language != language.language }
        if let run = runs.first, runs.count == 1, run.range == 0..<block.text.count {
            block.language = run.language
        } else {
            block.languageRuns = runs
        }
    }

    private func block(
        of table: Table, _ healer: HyphenHealer, _ dropped: inout [TextComposer.Dropped]
    ) -> Block {
        var block = Block(role: .table, text: MappedText())
        block.hasHeaderRow = table.hasHeaderRow
        for row in table.rows {
            var cells: [MappedText] = []
            for lines in row {
                var composer = TextComposer(draft: draft, healer: healer)
                composer.append(lines)
                dropped += composer.dropped
                cells.append(composer.text)
            }
            block.cells.append(cells)
        }
        return block
    }
}
