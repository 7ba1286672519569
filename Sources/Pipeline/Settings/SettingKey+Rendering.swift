import BookModel

extension SettingKey {
    /// What decides how it sounds and what is written: taken by `convert`.
    static let rendering: [SettingKey] = [
        parsed(
            "voice", .rendering, valueName: "NAME", standard: "the language's own",
            """
            A voice as `lectern voices` lists it, such as en-us+f3
            """
        ) { (text, _, settings) throws(SettingError) in
            settings.conversion.voice = text
        },
        parsed(
            "lexicon", .rendering, kind: .path, valueName: "FILE", standard: "none",
            """
            The reader's own words, besides INPUT.lexicon beside the book
            """
        ) { (text, origin, settings) throws(SettingError) in
            settings.conversion.lexicons.append(origin.path(text))
        },
        number("rate", .rendering, in: 0.25...3, "Pace; 1 is the voice's own", \.conversion.rate),
        choice(
            "layout", .rendering, "An audio file a chapter, a page, or one for the book",
            \.conversion.layout),
        choice("cue", .rendering, "What a subtitle cue holds", \.conversion.cue),
        sidecars,
        flag(
            "readerPage", .rendering, "Write index.html, the page that plays and highlights",
            places: [.book, .preset],
            \.conversion.readerPage),
        bitRate,
        quality,
        integer(
            "sampleRate", .rendering, in: 8000...48000, "Hertz of the MP3",
            standard: "the voice's own",
            places: [.book, .preset], \.conversion.sampleRate),
        loudness,
        pauses,
        flag(
            "speakTitles", .rendering, "Speak chapter titles known only from the outline",
            places: [.book, .preset],
            \.conversion.speakTitles),
        choice(
            "gap", .rendering, "What stands in for a sentence that kills the engine",
            \.conversion.gap),
        maxDropped,
    ]

    private static let sidecars = SettingKey(
        name: "sidecars", kind: .choices(ConversionSettings.Sidecar.allCases.map(\.rawValue)),
        group: .rendering,
        places: [.book, .preset], valueName: "LIST",
        help: "Files beside each MP3 and its timing sidecar", standard: "srt"
    ) { (value, _, settings) throws(SettingError) in
        var kinds: Set<ConversionSettings.Sidecar> = []
        for name in try texts(value) where name != "none" {
            kinds.insert(try chosen(.text(name), of: ConversionSettings.Sidecar.self))
        }
        settings.conversion.sidecars = kinds
    }

    /// Constant rates of MPEG-1 and MPEG-2 Layer III in kbit/s (ISO/IEC 11172-3, 13818-3).
    private static let bitRates = [
        8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 192, 224, 256, 320,
    ]

    private static let bitRate = SettingKey(
        name: "bitRate", kind: .integer(8...320), group: .rendering, places: [.book, .preset],
        valueName: "KBITS",
        help: "Constant bit rate of the MP3", standard: "64"
    ) { (value, _, settings) throws(SettingError) in
        let rate = try integer(value, in: 8...320)
        guard bitRates.contains(rate) else {
            throw SettingError(
                "\(rate) is no bit rate of MP3",
                remedy: "use one of " + bitRates.map(String.init).joined(separator: ", "))
        }
        settings.conversion.bitRate = rate
    }

    private static let quality = SettingKey(
        name: "quality", kind: .integer(0...9), group: .rendering, places: [.book, .preset],
        valueName: "N",
        help: "LAME's quality, 0 slow to 9 fast", standard: "7"
    ) { (value, _, settings) throws(SettingError) in
        settings.conversion.quality = try integer(value, in: 0...9)
    }

    private static let loudness = SettingKey(
        name: "loudness", kind: .choice(["acx", "none"]), group: .rendering,
        places: [.book, .preset],
        valueName: "acx|none", help: "Target loudness", standard: "none"
    ) { (value, _, settings) throws(SettingError) in
        guard value == .text("acx") || value == .text("none") else {
            throw SettingError(
                "\(value) is none of its values", remedy: remedy(for: value, ["acx", "none"]))
        }
        settings.conversion.loudness = value == .text("acx") ? "acx" : nil
    }

    /// The pauses by name; each in milliseconds at rate 1.
    private static var pauseNames: [(name: String, path: WritableKeyPath<Pauses, Int>)] {
        [
            ("heading", \.heading), ("paragraph", \.paragraph), ("listItem", \.listItem),
            ("verseLine", \.verseLine),
            ("sentence", \.sentence), ("dialogue", \.dialogue), ("inquit", \.inquit),
            ("ellipsis", \.ellipsis),
            ("page", \.page),
            ("chapterStart", \.chapterStart), ("chapterEnd", \.chapterEnd),
        ]
    }

    private static let pauses = SettingKey(
        name: "pauses", kind: .pauses, group: .rendering, places: [.book, .preset],
        valueName: "{NAME: MS}",
        help: "Silence after headings, paragraphs, sentences …, in milliseconds",
        standard: "see presets/README.md"
    ) { (value, _, settings) throws(SettingError) in
        guard case .table(let table) = value else {
            throw SettingError(
                "\(value) is no table of pauses",
                remedy: "write it as {paragraph: 550, sentence: 350}")
        }
        let known = pauseNames
        for (name, length) in table.sorted(by: { $0.key < $1.key }) {
            guard let pause = known.first(where: { $0.name == name }) else {
                throw SettingError(
                    "“\(name)” is no pause", remedy: remedy(for: .text(name), known.map(\.name)))
            }
            settings.conversion.pauses[keyPath: pause.path] = try integer(length, in: 0...10_000)
        }
    }

    private static let maxDropped = SettingKey(
        name: "maxDropped", kind: .number(0...1), group: .rendering, places: .all,
        valueName: "SHARE",
        help: "The largest share of the text, 0 to 1, that may be dropped without being furniture",
        standard: "any"
    ) { (value, _, settings) throws(SettingError) in
        settings.conversion.maxDropped = value == .null ? nil : try number(value, in: 0...1)
    }
}
