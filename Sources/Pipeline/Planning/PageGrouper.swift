import BookModel

/// Groups a chapter's sentences by the printed page on which each starts.
struct PageGrouper {
    private let labels: [Int: String]

    init(pages: [PrintedPage]) {
        labels = Dictionary(pages.map { ($0.number, $0.label) }) { first, _ in first }
    }

    /// Runs of sentences that start on one page, in reading order. What has no place of its own,
    /// such as an announcement, stays with what is before it.
    func pages(of paragraphs: [PlannedParagraph]) -> [PlannedPage] {
        var pages: [PlannedPage] = []
        for paragraph in paragraphs {
            var starts = PlaceCursor(paragraph.block.text)
            for sentence in paragraph.sentences {
                let number =
                    starts.page(at: sentence.range.lowerBound)
                    ?? pages.last?.number ?? firstPage(of: paragraphs)
                if pages.last?.number != number {
                    pages.append(
                        PlannedPage(
                            number: number, label: labels[number] ?? String(number), paragraphs: [])
                    )
                }
                pages[pages.count - 1].append(sentence, of: paragraph)
            }
        }
        return pages
    }

    private func firstPage(of paragraphs: [PlannedParagraph]) -> Int {
        for paragraph in paragraphs {
            for span in paragraph.block.text.spans {
                if let page = span.origin.place?.unit.page { return page }
            }
        }
        return 1
    }
}

extension PlannedPage {
    fileprivate mutating func append(_ sentence: PlannedSentence, of paragraph: PlannedParagraph) {
        if let last = paragraphs.last,
            last.sentences.last?.range.upperBound ?? .max <= sentence.range.lowerBound,
            last.block == paragraph.block
        {
            paragraphs[paragraphs.count - 1].range =
                last.range.lowerBound..<sentence.range.upperBound
            paragraphs[paragraphs.count - 1].sentences.append(sentence)
        } else {
            paragraphs.append(
                PlannedParagraph(
                    block: paragraph.block, range: sentence.range, sentences: [sentence]))
        }
    }
}

/// Gives the page of rising offsets of a text, walking its spans once.
private struct PlaceCursor {
    private let spans: [MappedText.Span]
    private var index = 0
    private var start = 0
    private var last: Int?

    init(_ text: MappedText) {
        spans = text.spans
    }

    mutating func page(at offset: Int) -> Int? {
        while index < spans.count, start <= offset {
            last = spans[index].origin.place?.unit.page ?? last
            start += spans[index].length
            index += 1
        }
        return last
    }
}
