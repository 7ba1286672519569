import Audio
public import BookModel
import Foundation
import Speech
import Timing

/// What a conversion would render, page by page, and why; nothing is written.
public struct DryRun: Sendable {
    /// Why a page would be rendered.
    public enum Reason: String, Sendable, Codable {
        /// Was never rendered into this output folder.
        case new
        case textChanged = "text changed"
        case voiceChanged = "voice changed"
        case engineChanged = "engine changed"
        case settingsChanged = "settings changed"
    }

    public struct Page: Sendable, Hashable {
        /// Audio file it belongs to.
        public var file: String
        public var number: Int
        public var label: String
        /// `nil` where the store has the page.
        public var reason: Reason?
    }

    public var title: String
    /// Name of the folder under the output folder.
    public var folder: String
    public var pages: [Page]
    /// What must be said of the voice itself, beside what reading found.
    public var caveats: [Diagnostic]

    public var rendered: Int { pages.lazy.filter { $0.reason != nil }.count }
}

extension BookConverter {
    /// Says what `convert` would do.
    public func dryRun(
        _ script: BookScript, source: String, settings: ConversionSettings, into output: String
    ) throws(LecternError) -> DryRun {
        let context = context(of: script, source: source, settings: settings)
        let folder = BookFolder.name(
            title: context.title, source: source, files: context.sources.map(\.name), in: output)
        let earlier = EarlierConversion(folder: output + "/" + folder)
        var pages: [DryRun.Page] = []
        for index in 0..<script.pageCount {
            let page = try script.page(index)
            let isKept = try isKept(context.job(page))
            pages.append(
                DryRun.Page(
                    file: context.names[script.place(of: index).file] + ".mp3",
                    number: page.number, label: page.label,
                    reason: isKept ? nil : earlier.reason(for: context)))
        }
        return DryRun(
            title: context.title, folder: folder, pages: pages,
            caveats: Self.caveats(of: context.voice.name, for: script.head.language))
    }
}

/// What the folder's `book.json` says of the conversion before, as far as it decides the sound.
private struct EarlierConversion {
    private struct Manifest: Decodable {
        struct Versions: Decodable {
            var engine: String
            var encoder: String
        }
        struct Voice: Decodable {
            var name: String
            var rate: Double
        }
        struct Settings: Decodable {
            var bitRate: Int
            var quality: Int
        }
        var versions: Versions
        var voice: Voice
        var settings: Settings
    }

    private let manifest: Manifest?

    init(folder: String) {
        manifest = FileManager.default.contents(atPath: folder + "/book.json")
            .flatMap { try? JSONDecoder().decode(Manifest.self, from: $0) }
    }

    func reason(for context: ConversionContext) -> DryRun.Reason {
        guard let manifest else { return .new }
        let engine = "\(context.voice.engine) \(context.voice.engineVersion)"
        if manifest.versions.engine != engine
            || manifest.versions.encoder != context.encoder.encoderVersion
        {
            return .engineChanged
        }
        if manifest.voice.name != context.voice.name || manifest.voice.rate != context.voice.rate {
            return .voiceChanged
        }
        let settings = context.settings
        let isSame =
            manifest.settings.bitRate == settings.bitRate
            && manifest.settings.quality == settings.quality
        return isSame ? .textChanged : .settingsChanged
    }
}
