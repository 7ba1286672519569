import BookModel
import Pronunciation

/// Plans the sentences of many blocks on all cores: blocks do not depend on one another.
struct SentencePlanner: Sendable {
    let language: LanguageTag
    let voice: String
    let pauses: Pauses
    let lexicon: Lexicon
    let emoji: ReadingOptions.Emoji

    /// UTF-16 units of text for one task: long against the cost of a builder's own tables.
    private static let chunkLength = 40_000

    /// The sentences of each block, in order.
    func sentences(of blocks: [Block]) async -> [[PlannedSentence]] {
        let chunks = chunks(of: blocks)
        var planned: [[[PlannedSentence]]] = Array(repeating: [], count: chunks.count)
        await withTaskGroup(of: (Int, [[PlannedSentence]]).self) { group in
            for (index, chunk) in chunks.enumerated() {
                group.addTask {
                    var builder = UtteranceBuilder(
                        language: language, voice: voice, pauses: pauses, lexicon: lexicon,
                        emoji: emoji)
                    return (index, blocks[chunk].map { builder.sentences(of: $0) })
                }
            }
            for await (index, sentences) in group { planned[index] = sentences }
        }
        return planned.flatMap { $0 }
    }

    private func chunks(of blocks: [Block]) -> [Range<Int>] {
        var chunks: [Range<Int>] = []
        var (start, length) = (0, 0)
        for index in blocks.indices {
            length += blocks[index].text.count
            guard length >= Self.chunkLength || index == blocks.count - 1 else { continue }
            chunks.append(start..<index + 1)
            (start, length) = (index + 1, 0)
        }
        return chunks
    }
}
