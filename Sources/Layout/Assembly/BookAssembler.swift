import BookModel

/// Turns paragraphs of lines into blocks of text over their source, and blocks into chapters.
struct BookAssembler {
    let draft: Draft
    let language: LanguageTag

    func assemble(_ paragraphs: [Paragraph], outline: [OutlineEntry]) -> LayoutResult {
        var draft = draft
        var blocks: [Block] = []
        let words = Vocabulary(draft)
        let healer = HyphenHealer(words: words)
        for paragraph in paragraphs {
            var composer = TextComposer(draft: draft, healer: healer)
            composer.append(paragraph.lines)
            for (page, range, rule) in composer.dropped { draft.record([range], of: draft.sheets[page].page, rule: rule) }
            if !composer.text.isEmpty {
                var block = Block(role: paragraph.role, level: paragraph.level, text: composer.text)
                block.noteReferences = composer.references
                block.noteID = paragraph.note.map { draft.notes[$0].id }
                blocks.append(block)
            }
        }
        var result = LayoutResult()
        result.chapters = [Chapter(title: "", blocks: blocks)]
        result.ledger = draft.ledger
        result.furniture = draft.furniture
        result.diagnostics = draft.diagnostics
        return result
    }
}
