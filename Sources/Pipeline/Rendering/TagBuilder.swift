import Audio
import BookModel
import Speech
import Timing

/// Makes the tags of a conversion's audio files.
struct TagBuilder {
    private let context: ConversionContext

    init(_ context: ConversionContext) {
        self.context = context
    }

    /// Stands for a duration that is not known yet, in milliseconds: as many digits as 11 days
    /// need.
    private static let unknownDuration = 999_999_999

    /// The tag with room for all times, to be written before the audio is.
    func tag(ofFile index: Int) throws(LecternError) -> [UInt8] {
        var tags = tags(ofFile: index, milliseconds: Self.unknownDuration)
        if context.settings.layout == .book {
            tags.chapters = context.script.files[index].chapters.map {
                AudioTags.Chapter(title: title(of: $0.title), time: 0..<0)
            }
        }
        return try ID3TagWriter.write(tags)
    }

    /// The tag of a finished file, as long as the first one.
    func tag(ofFile index: Int, _ timeline: ChapterTimeline) throws(LecternError) -> [UInt8] {
        let clock = SampleClock(rate: timeline.audio.sampleRate)
        let length = try tag(ofFile: index).count
        var tags = tags(ofFile: index, milliseconds: clock.milliseconds(timeline.audio.sampleCount))
        tags.chapters = timeline.chapters.map {
            AudioTags.Chapter(
                title: title(of: $0.title),
                time: clock.milliseconds(
                    $0.time.lowerBound)..<clock.milliseconds($0.time.upperBound))
        }
        return try ID3TagWriter.write(tags, length: length)
    }

    /// Players drop chapters without a title.
    private func title(of chapter: String) -> String { chapter.isEmpty ? context.title : chapter }

    private func tags(ofFile index: Int, milliseconds: Int) -> AudioTags {
        let metadata = context.script.head.metadata
        return AudioTags(
            title: context.trackTitles[index], album: context.title, authors: metadata.authors,
            narrator: "\(context.voice.engine) \(context.voice.name)", track: index + 1,
            trackCount: context.script.files.count, language: context.script.head.language,
            subtitle: metadata.subtitle, year: metadata.year, publisher: metadata.publisher,
            milliseconds: milliseconds, cover: index == 0 ? metadata.cover : nil)
    }
}
