import BookModel
import Speech

/// Writes the pages of planned files down, one after the other.
struct PageScriptWriter {
    let anchors: AnchorFinder
    /// Of all scripts so far.
    var digest = Digest()
    private var blocks = 0
    /// The block of the piece before, and how far it was taken.
    private var last: (block: Block, end: Int)?
    /// In that block: one may be a whole book without paragraphs.
    private var cursor = SpanCursor([])

    init(anchors: AnchorFinder) { self.anchors = anchors }

    mutating func write(
        _ file: PlannedFile, to put: (ScriptPart) throws(LecternError) -> Void
    ) throws(LecternError) -> BookScript.File {
        var spoken = Digest()
        var pages: [BookScript.Page] = []
        var length = 0
        for page in file.pages {
            for utterance in page.utterances {
                let bytes = Array("\(utterance.voice)\n\(utterance.text)\n".utf8)
                spoken.add(bytes, count: bytes.count)
            }
            let script = script(page)
            // Two line ends part paragraphs.
            length += script.paragraphs.reduce(0) { $0 + $1.gap.count + $1.text.count + 2 }
            let bytes = script.encoded
            digest.add(bytes, count: bytes.count)
            pages.append(BookScript.Page(number: page.number, label: page.label))
            try put(.page(bytes))
        }
        return BookScript.File(
            title: file.title, chapters: file.chapters, pages: pages, spoken: spoken.finish(),
            length: length)
    }

    private mutating func script(_ page: PlannedPage) -> PageScript {
        var script = PageScript(number: page.number, label: page.label, paragraphs: [])
        for paragraph in page.paragraphs { script.paragraphs.append(piece(paragraph)) }
        return script
    }

    private mutating func piece(_ paragraph: PlannedParagraph) -> ScriptParagraph {
        let (block, range) = (paragraph.block, paragraph.range)
        var start = range.lowerBound
        if let last, last.end <= start, last.block == block {
            start = last.end
        } else {
            blocks += 1
            cursor = SpanCursor(block.text.spans)
        }
        last = (block, range.upperBound)
        return ScriptParagraph(
            block: blocks, role: block.role, language: block.language,
            gap: CodeUnits(block.text.units[start..<range.lowerBound]), range: range,
            text: CodeUnits(block.text.units[range]),
            sentences: paragraph.sentences.map { script($0) })
    }

    private mutating func script(_ sentence: PlannedSentence) -> ScriptSentence {
        ScriptSentence(
            range: sentence.range, phrases: sentence.phrases,
            words: sentence.words.map { word in
                ScriptWord(
                    range: word.range, language: word.language,
                    anchors: anchors.anchors(of: cursor.spans(in: word.range)))
            },
            utterances: sentence.utterances)
    }
}
