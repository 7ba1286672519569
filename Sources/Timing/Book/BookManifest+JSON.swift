import BookModel

extension BookManifest {
    /// The bytes of `book.json`.
    public var bytes: [UInt8] { JSONFormatter.bytes(json) }

    /// Keys in the order in which they are printed.
    public var json: JSONValue {
        var members: [JSONValue.Member] = [
            .init("format", .string(Self.format)), .init("version", .integer(Self.version)),
            .init("title", .string(title)),
        ]
        members += metadataMembers
        members += [
            .init("language", .string(language.description)),
            .init("layout", .string(layout)),
            .init("duration", .number(duration)),
            .init(
                "source",
                .object([
                    .init("name", .string(sourceName)),
                    .init("files", .array(sources.map(Self.json))),
                ])),
            .init("versions", versionsJSON),
            .init("voice", voiceJSON),
            .init("settings", .object(settings)),
            .init("chapters", .array(chapters.enumerated().map { Self.json($1, index: $0 + 1) })),
            .init("pagesWithoutText", .array(pagesWithoutText.map(Self.json))),
            .init("dropped", .array(dropped.map(Self.json))),
        ]
        if !lexicon.isEmpty {
            members.append(.init("lexicon", .array(lexicon.map(Self.json))))
        }
        if !unlistedNames.isEmpty {
            members.append(.init("unlistedNames", .array(unlistedNames.map(Self.json))))
        }
        members += [
            .init("failures", .array(failures.map(JSONValue.string))),
            .init("files", .array(files.map(Self.json))),
        ]
        return .object(members)
    }

    /// Seconds of audio in all.
    public var duration: Double {
        chapters.reduce(0) { $0 + Double($1.sampleCount) / Double(max(1, $1.sampleRate)) }
    }

    private var metadataMembers: [JSONValue.Member] {
        var members: [JSONValue.Member] = []
        if let subtitle = metadata.subtitle { members.append(.init("subtitle", .string(subtitle))) }
        members.append(.init("authors", .array(metadata.authors.map(JSONValue.string))))
        if let publisher = metadata.publisher {
            members.append(.init("publisher", .string(publisher)))
        }
        if let year = metadata.year { members.append(.init("year", .integer(year))) }
        if let identifier = metadata.identifier {
            members.append(.init("identifier", .string(identifier)))
        }
        return members
    }

    private var versionsJSON: JSONValue {
        .object([
            .init("lectern", .string(versions.lectern)),
            .init("engine", .string("\(voice.engine) \(voice.engineVersion)")),
            .init("encoder", .string(versions.encoder)),
            .init("rules", .string(versions.rules)),
            .init("timing", .integer(TimingJSONWriter.version)),
        ])
    }

    private var voiceJSON: JSONValue {
        .object([
            .init("engine", .string(voice.engine)),
            .init("engineVersion", .string(voice.engineVersion)),
            .init("name", .string(voice.name)), .init("rate", .number(voice.rate)),
        ])
    }

    private static func json(_ file: ChapterTimeline.File) -> JSONValue {
        .object([.init("file", .string(file.name)), .init("sha256", .string(file.sha256))])
    }

    private static func json(_ word: WordCount) -> JSONValue {
        .object([.init("word", .string(word.word)), .init("count", .integer(word.count))])
    }

    private static func json(_ file: File) -> JSONValue {
        .object([
            .init("name", .string(file.name)), .init("bytes", .integer(file.bytes)),
            .init("sha256", .string(file.sha256)),
        ])
    }

    private static func json(_ page: SilentPage) -> JSONValue {
        .object([
            .init("number", .integer(page.number)), .init("label", .string(page.label)),
            .init("reason", .string(page.reason)),
        ])
    }

    private static func json(_ dropped: Dropped) -> JSONValue {
        .object([
            .init("rule", .string(dropped.rule)), .init("count", .integer(dropped.count)),
            .init("characters", .integer(dropped.characters)),
            .init("examples", .array(dropped.examples.map(JSONValue.string))),
        ])
    }

    private static func json(_ chapter: Chapter, index: Int) -> JSONValue {
        let clock = SampleClock(rate: chapter.sampleRate)
        var members: [JSONValue.Member] = [
            .init("index", .integer(index)), .init("title", .string(chapter.title)),
            .init("audio", .string(chapter.audio)), .init("timing", .string(chapter.timing)),
            .init("sampleRate", .integer(chapter.sampleRate)),
            .init("sampleCount", .integer(chapter.sampleCount)),
            .init("duration", .number(clock.seconds(chapter.sampleCount))),
            .init("words", .integer(chapter.words)),
        ]
        if !chapter.spoken.isEmpty { members.append(.init("spoken", .string(chapter.spoken))) }
        if let pages = chapter.pages {
            members.append(
                .init("pages", .array([.integer(pages.lowerBound), .integer(pages.upperBound)])))
            members.append(.init("pageLabels", .array(chapter.pageLabels.map(JSONValue.string))))
        }
        if !chapter.sections.isEmpty {
            members.append(
                .init(
                    "chapters",
                    .array(
                        chapter.sections.map { section in
                            .object([
                                .init("title", .string(section.title)),
                                .init(
                                    "time",
                                    .array([
                                        .number(clock.seconds(section.time.lowerBound)),
                                        .number(clock.seconds(section.time.upperBound)),
                                    ])),
                            ])
                        })))
        }
        return .object(members)
    }
}
