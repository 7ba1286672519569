import BookModel

/// Turns paragraphs of lines into blocks of text over their source, and blocks into chapters.
struct BookAssembler {
    let draft: Draft
    let language: LanguageTag

    func assemble(_ paragraphs: [Paragraph], outline: [OutlineEntry]) -> LayoutResult {
        var draft = draft
        var items: [ChapterBuilder.Item] = []
        let healer = HyphenHealer(words: Vocabulary(draft), language: language)
        for paragraph in paragraphs {
            var composer = TextComposer(
                draft: draft, healer: healer, keepsLines: paragraph.role == .code)
            composer.append(paragraph.lines)
            for (page, range, rule) in composer.dropped {
                draft.record([range], of: draft.sheets[page].page, rule: rule)
            }
            guard !composer.text.isEmpty, let first = paragraph.lines.first else { continue }
            var block = Block(role: paragraph.role, level: paragraph.level, text: composer.text)
            block.noteReferences = composer.references
            block.noteID = paragraph.note.map { draft.notes[$0].id }
            items.append(
                ChapterBuilder.Item(
                    block: block, sheet: first.page, top: first.box.y0,
                    size: RoleFinder.size(of: paragraph),
                    isContents: draft.sheets[first.page].isContents))
        }
        var result = LayoutResult()
        result.chapters = ChapterBuilder(items: items, draft: draft, outline: outline).chapters()
        result.ledger = draft.ledger
        result.furniture = draft.furniture
        result.diagnostics = draft.diagnostics
        return result
    }
}
