import Audio
import BookModel
import Pronunciation
import Speech
import Timing
import Workers

/// What is the same for every page and file of one conversion.
struct ConversionContext: Sendable {
    let script: BookScript
    let title: String
    /// The input as it was named.
    let source: String
    let settings: ConversionSettings
    let voice: VoiceSetting
    var encoder: EncoderSettings
    /// Names of the audio files without extension.
    let names: [String]
    /// Titles as players see them, all different.
    let trackTitles: [String]

    init(
        script: BookScript, source: String, settings: ConversionSettings, voice: VoiceSetting,
        encoder: EncoderSettings
    ) {
        self.script = script
        title = script.head.metadata.title(orNameOf: source)
        self.source = source
        self.settings = settings
        self.voice = voice
        self.encoder = encoder
        names = Self.names(of: script, title: title, layout: settings.layout)
        let titles = script.files.map { file in
            settings.layout == .pages
                ? TrackTitler.page(label: file.pages.first?.label ?? "", chapter: file.title)
                : file.title
        }
        trackTitles = TrackTitler.titles(titles, book: title)
    }

    private static func names(
        of script: BookScript, title: String, layout: ConversionSettings.Layout
    ) -> [String] {
        var namer = FileNamer()
        let files = script.files
        let lastPage = max(
            script.head.printedPages.last?.number ?? 0, files.last?.pages.last?.number ?? 0)
        return files.enumerated().map { index, file in
            switch layout {
            case .book: namer.unique(FileNamer.book(title: title))
            case .chapters:
                namer.unique(FileNamer.chapter(index + 1, of: files.count, title: file.title))
            case .pages:
                namer.unique(
                    FileNamer.page(
                        file.pages.first?.number ?? 0, last: lastPage,
                        label: file.pages.first?.label ?? ""))
            }
        }
    }

    /// The job of a page.
    func job(_ page: PageScript) -> PageJob {
        PageJob(voice: voice, encoder: encoder, utterances: page.utterances)
    }

    /// The source's files as the sidecars name them.
    var sources: [ChapterTimeline.File] { script.head.sources }

    /// The timeline of a file before anything is in it.
    func timeline(ofFile index: Int) -> ChapterTimeline {
        var text: CodeUnits = []
        // Grown bit by bit it would be twice as large as it need be.
        text.reserveCapacity(script.files[index].length)
        return ChapterTimeline(
            book: title, language: script.head.language, index: index + 1,
            count: script.files.count, title: script.files[index].title,
            audio: ChapterTimeline.AudioFile(
                file: names[index] + ".mp3", sampleRate: 22_050, sampleCount: 0,
                encoderDelay: MP3Segment.delay),
            voice: ChapterTimeline.Voice(
                engine: voice.engine, engineVersion: voice.engineVersion, name: voice.name,
                rate: voice.rate),
            text: text, files: sources)
    }
}
