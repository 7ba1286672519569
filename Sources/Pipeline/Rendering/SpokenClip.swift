import Audio
public import BookModel
import Speech
import Store
import Workers

/// A word or a few as an MP3 file of their own, on the way that a book's pages take.
public struct SpokenClip: Sendable {
    private let language: LanguageTag
    private let settings: ConversionSettings

    public init(language: LanguageTag, settings: ConversionSettings) {
        self.language = language
        self.settings = settings
    }

    /// Says `text` into the file at `path`.
    ///
    /// - Throws: `.nothingToSpeak`, `.missingEngine`, `.unwritableOutput`, `.usage` for a lexicon
    ///   that cannot be read.
    public func write(_ text: String, to path: String) async throws(LecternError) {
        let job = try job(for: text)
        let host = WorkerHost(executable: ResourceLocator.executable, jobs: 1)
        let result: Result<PageResult, LecternError>
        do throws(LecternError) {
            result = .success(try await host.render(job))
        } catch {
            result = .failure(error)
        }
        await host.shutdown()
        let page = try result.get()
        var joiner = try MP3Joiner(job.encoder, sampleRate: page.sampleRate)
        try joiner.append(page.segment)
        var file = try AtomicFile(path: path)
        try file.write(joiner.infoFrame)
        try file.write(page.frames)
        try file.commit()
    }

    private func job(for text: String) throws(LecternError) -> PageJob {
        let voice = try BookPlanner(settings: settings).voice(for: language)
        let lexicon = try LexiconFinder(shared: settings.lexicons).lexicon()
        var builder = UtteranceBuilder(
            language: language, voice: voice, pauses: settings.pauses, lexicon: lexicon,
            emoji: settings.reading.emoji)
        let block = Block(role: .paragraph, text: MappedText(identity: CodeUnits(text)))
        let utterances = builder.sentences(of: block).flatMap(\.utterances)
        guard utterances.contains(where: { !$0.text.isEmpty }) else {
            throw LecternError(.nothingToSpeak, "nothing of “\(text)” is said")
        }
        return PageJob(
            voice: VoiceSetting(
                engine: "espeak-ng", engineVersion: EspeakEngine.version, name: voice,
                rate: settings.rate),
            encoder: EncoderSettings(
                bitRate: settings.bitRate, quality: settings.quality,
                sampleRate: settings.sampleRate, encoderVersion: EncoderSettings.libraryVersion),
            utterances: utterances)
    }
}
