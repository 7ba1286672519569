import BookModel
import Foundation
import Reading
import Store
import Timing
import Workers

/// Under what a receipt is kept: a digest of everything that decides the bytes of a book's folder.
///
/// There are two. One is known before the book is read, where one file holds all of it; the other
/// when it is planned, so that a change without an effect renders and writes nothing.
struct ReceiptKey: Hashable {
    let text: String

    private init(_ parts: [String]) {
        // Each part behind its length, so that no two lists run into the same bytes.
        text = PageStore.key(of: parts.flatMap { Array("\($0.utf8.count):\($0)".utf8) })
    }

    /// The key of a source that has not been read; `nil` where its file is not all that is read.
    ///
    /// - Parameter lexicons: the paths of those that hold for this book.
    init?(of source: BookSource, _ settings: Settings, lexicons: [String]) {
        let input = source.input(settings.run)
        guard !source.isFolder, (try? ReaderRegistry.standsAlone(input)) == true,
            let digest = try? FileDigest.sha256(of: input)
        else { return nil }
        self.init(
            ["source", source.name, digest, settings.run.password ?? ""]
                + ProgramState.current.parts + Self.parts(settings.conversion)
                + lexicons.map { FileDigest.sha256(at: $0) ?? "" })
    }

    /// The key of a planned book.
    init(of context: ConversionContext) {
        var metadata = context.script.head.metadata
        let cover = metadata.cover.take() ?? []
        var parts = ["plan", context.title, context.source, "\(metadata)"]
        parts += [Digest.sha256(of: cover)] + context.names + context.trackTitles
        parts += context.sources.flatMap { [$0.name, $0.sha256] }
        parts += ProgramState.current.parts + Self.parts(context.settings)
        parts += ["\(context.voice)", "\(context.encoder)"]
        parts.append(context.script.head.digest)
        self.init(parts)
    }

    /// The settings without what differs from run to run: sets are listed in order.
    private static func parts(_ given: ConversionSettings) -> [String] {
        var rest = given
        let sets = [
            rest.sidecars.map(\.rawValue), Array(rest.reading.keptRules),
            Array(rest.reading.droppedRules), rest.reading.skippedMatter.map { "\($0)" },
        ]
        rest.sidecars = []
        (rest.reading.keptRules, rest.reading.droppedRules) = ([], [])
        rest.reading.skippedMatter = []
        return ["\(rest)"] + sets.map { $0.sorted().joined(separator: ",") }
    }
}
