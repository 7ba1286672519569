import BookModel
import Foundation
import Pronunciation
import Speech
import Timing
import Workers

/// Reads and plans a book, and writes down what the rest of the work needs of it.
public struct BookScripter: Sendable {
    private let loader: BookLoader
    private let wordList: WordReport.WordList?

    /// - Parameter wordList: asked which of the book's names the engine has; `nil` reports none.
    public init(loader: BookLoader, wordList: WordReport.WordList? = nil) {
        self.loader = loader
        self.wordList = wordList
    }

    /// Makes the script of a source, part by part.
    ///
    /// - Throws: what reading, the limit on what is left out, the selection and planning throw,
    ///   with the file's name; what `put` throws.
    func write(
        _ source: BookSource, _ settings: Settings,
        to put: (ScriptPart) throws(LecternError) -> Void
    ) async throws(LecternError) {
        let whole = try await loader.load(source, settings: settings)
        ProcessMemory.giveBack()
        try put(.findings(whole.diagnostics))
        do {
            let conversion = settings.conversion
            try DropLimit(conversion.maxDropped).check(whole)
            let book = try Selection(pages: conversion.pages, chapters: conversion.chapters)
                .apply(to: whole)
            let lexicon = try LexiconFinder(shared: conversion.lexicons).lexicon(for: source)
            try await write(book, conversion, lexicon, to: put)
        } catch {
            throw error.naming(source)
        }
    }

    /// Makes the script of a book that is cut to the selection.
    ///
    /// - Throws: as `BookPlanner.plan`.
    func write(
        _ book: Book, _ settings: ConversionSettings, _ lexicon: Lexicon = Lexicon(),
        to put: (ScriptPart) throws(LecternError) -> Void
    ) async throws(LecternError) {
        let planner = BookPlanner(settings: settings, lexicon: lexicon)
        let voice = try planner.voice(for: book.language)
        let plan = try await planner.plan(book)
        var words = WordReport(lexicon, LexiconUse(lexicon, in: plan).counts)
        words.ask(wordList, of: book, lexicon, voice)
        let anchors = AnchorFinder(book)
        var writer = PageScriptWriter(anchors: anchors)
        var files: [BookScript.File] = []
        for file in plan { files.append(try writer.write(file, to: put)) }
        var metadata = book.metadata
        try put(.cover(metadata.cover.take() ?? []))
        try put(
            .head(
                BookScript.Head(
                    metadata: metadata, language: book.language,
                    sources: book.files.map {
                        ChapterTimeline.File(name: $0.name, sha256: $0.sha256)
                    },
                    printedPages: book.pages.map(\.entry),
                    dropped: BookManifest.summary(of: book.ledger), diagnostics: book.diagnostics,
                    voice: voice, words: words, files: files, digest: writer.digest.finish())))
    }
}

extension PrintedPage {
    fileprivate var entry: BookManifest.SilentPage {
        let hasText = text.contains { $0 > 0x20 }
        return BookManifest.SilentPage(
            number: number, label: label,
            reason: hasText ? "all-dropped" : images.isEmpty ? "blank" : "no-text-layer")
    }
}
