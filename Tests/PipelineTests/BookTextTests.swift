import BookModel
import Foundation
import Normalization
import Reading
import Segmentation
import Speech
import Testing

@testable import Pipeline

/// What real books hand to the engine: no digit, no currency sign, no known abbreviation; and plain
/// sentences as they were written. A few books in a normal run, all of them with
/// `LECTERN_ALL_BOOKS`.
@Suite struct BookTextTests {
    static let folder: URL = {
        let named = ProcessInfo.processInfo.environment["LECTERN_CASES"]
        let root =
            named.map { URL(fileURLWithPath: $0) }
            ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "shared/cases")
        return root.appending(path: "books")
    }()

    static let files: [String] = {
        let quick = ["md/novel-alice-en.md", "md/progit-de-ch1.md", "md/art-of-command-line-ru.md"]
        guard ProcessInfo.processInfo.environment["LECTERN_ALL_BOOKS"] != nil else {
            return quick.filter { exists($0) }
        }
        return ["md", "epub", "pdf"].flatMap { name -> [String] in
            let names = try? FileManager.default.contentsOfDirectory(
                atPath: folder.appending(path: name).path)
            return (names ?? []).sorted().map { "\(name)/\($0)" }
        }
    }()

    private static func exists(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: name).path)
    }

    /// `nil` for a book that cannot be read by nature: damaged, encrypted.
    private func book(_ name: String) async -> Book? {
        let input = InputFile(path: Self.folder.appending(path: name).path, name: name)
        do {
            return try await BookLoader(documents: DirectProvider()).load(
                input, options: ReadingOptions())
        } catch {
            let isExpected = [.unreadableInput, .encrypted].contains(error.code)
            if !isExpected || !name.hasPrefix("pdf/") { Issue.record("\(name): \(error)") }
            return nil
        }
    }

    @Test(arguments: files)
    func nothingUnspokenReachesTheEngine(name: String) async {
        guard let book = await book(name) else { return }
        let voice =
            (try? BookPlanner(settings: ConversionSettings()).voice(for: book.language)) ?? "en-us"
        var builder = UtteranceBuilder(language: book.language, voice: voice, pauses: Pauses())
        for block in book.chapters.flatMap(\.blocks) {
            for utterance in builder.sentences(of: block).flatMap(\.utterances) {
                // The tones of pinyin are digits.
                guard !utterance.voice.hasPrefix("cmn") else { continue }
                let left = Self.withoutPhonemes(utterance.text).unicodeScalars.first { scalar in
                    scalar.properties.numericType == .decimal
                        || scalar.properties.generalCategory == .currencySymbol
                }
                if let left { Issue.record("\(name): \(left) in \(utterance.text)") }
            }
        }
    }

    /// The text without what is given as phonemes, "[[so:5N]]": tones are digits there.
    private static func withoutPhonemes(_ text: String) -> String {
        let parts = text.components(separatedBy: "[[")
        return
            (parts.prefix(1)
            + parts.dropFirst().map { $0.components(separatedBy: "]]").dropFirst().joined() })
            .joined(separator: " ")
    }

    @Test(arguments: files)
    func noAbbreviationIsLeft(name: String) async {
        guard let book = await book(name) else { return }
        let normalizer = Normalizer(language: book.language)
        for block in book.chapters.flatMap(\.blocks) where block.language == nil {
            let spoken = normalizer.normalize(block.text.units, role: block.role)
            for token in normalizer.explain(spoken.units, role: block.role)
            where token.kind == .abbreviation && token.written.hasSuffix(".")
                && token.written.count > 2
            {
                Issue.record("\(name): \(token.written) left in \(spoken.string)")
            }
        }
    }

    @Test(arguments: files)
    func plainSentencesStay(name: String) async {
        guard let book = await book(name) else { return }
        let normalizer = Normalizer(language: book.language)
        let segmenter = Segmenter(language: book.language)
        for block in book.chapters.flatMap(\.blocks) where block.language == nil {
            for range in segmenter.segment(block.text.units, role: block.role).sentences {
                let sentence = CodeUnits(block.text.units[range])
                guard isPlain(sentence.string) else { continue }
                let spoken = normalizer.normalize(sentence)
                if spoken.units != sentence {
                    Issue.record("\(name): \(sentence.string) → \(spoken.string)")
                }
            }
        }
    }

    /// Words in small letters or with one capital, plain punctuation, one full stop at the end
    /// behind a longer word.
    private func isPlain(_ sentence: String) -> Bool {
        let words = sentence.split(separator: " ")
        guard words.count > 2, let last = words.last, last.count > 5, last.hasSuffix("."),
            !last.dropLast().contains(".")
        else {
            return false
        }
        return words.enumerated().allSatisfy { index, word in
            let letters = word.filter(\.isLetter)
            let marks = word.filter { !$0.isLetter }
            let isSmall = letters.dropFirst().allSatisfy(\.isLowercase) && letters.count > 1
            let allowed = index == words.count - 1 ? ",;:!?.\"'“”‘’«»" : ",;:!?\"'“”‘’«»"
            return isSmall && marks.allSatisfy { allowed.contains($0) }
        }
    }
}
