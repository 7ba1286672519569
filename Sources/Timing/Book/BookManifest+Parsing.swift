import BookModel

extension BookManifest {
    /// Reads a `book.json` back. Members that it does not know are ignored; those that other parts
    /// rely on (chapters, files) must be there and well formed, and name files of the folder alone.
    public init(parsing bytes: [UInt8]) throws(SidecarFault) {
        let json: JSONValue
        do { json = try JSONValue(parsing: bytes) } catch {
            throw SidecarFault("byte \(error.offset)", error.reason)
        }
        guard json["format"]?.string == Self.format else {
            throw SidecarFault("format", "not a book manifest (\(Self.format))")
        }
        guard json["version"]?.integer == Self.version else {
            throw SidecarFault("version", "only \(Self.version) is known")
        }
        let versions = json["versions"]
        self.init(
            title: try Self.string(json, "title"), metadata: Self.metadata(json),
            language: json["language"]?.string.flatMap { LanguageTag($0) } ?? .english,
            sources: (json["source"]?["files"]?.array ?? []).map {
                .init(name: $0["file"]?.string ?? "", sha256: $0["sha256"]?.string ?? "")
            },
            layout: json["layout"]?.string ?? "chapters",
            versions: .init(
                lectern: versions?["lectern"]?.string ?? "",
                encoder: versions?["encoder"]?.string ?? "",
                rules: versions?["rules"]?.string ?? ""),
            voice: Self.voice(json["voice"]), settings: json["settings"]?.members ?? [])
        sourceName = json["source"]?["name"]?.string ?? ""
        chapters = try Self.items(json, "chapters") { item throws(SidecarFault) in
            try Self.chapter(item)
        }
        files = try Self.items(json, "files") { item throws(SidecarFault) in try Self.file(item) }
        pagesWithoutText = (json["pagesWithoutText"]?.array ?? []).map {
            .init(
                number: $0["number"]?.integer ?? 0, label: $0["label"]?.string ?? "",
                reason: $0["reason"]?.string ?? "")
        }
        dropped = (json["dropped"]?.array ?? []).map {
            .init(
                rule: $0["rule"]?.string ?? "", count: $0["count"]?.integer ?? 0,
                characters: $0["characters"]?.integer ?? 0,
                examples: ($0["examples"]?.array ?? []).compactMap(\.string))
        }
        failures = (json["failures"]?.array ?? []).compactMap(\.string)
    }

    private static func metadata(_ json: JSONValue) -> Metadata {
        var metadata = Metadata(
            title: json["title"]?.string,
            authors: (json["authors"]?.array ?? []).compactMap(\.string))
        metadata.subtitle = json["subtitle"]?.string
        metadata.publisher = json["publisher"]?.string
        metadata.year = json["year"]?.integer
        metadata.identifier = json["identifier"]?.string
        return metadata
    }

    private static func voice(_ json: JSONValue?) -> ChapterTimeline.Voice {
        .init(
            engine: json?["engine"]?.string ?? "",
            engineVersion: json?["engineVersion"]?.string ?? "",
            name: json?["name"]?.string ?? "", rate: json?["rate"]?.number ?? 1)
    }

    private static func chapter(_ item: JSONValue) throws(SidecarFault) -> Chapter {
        let rate = item["sampleRate"]?.integer ?? 0
        let count = item["sampleCount"]?.integer ?? -1
        guard 1...768_000 ~= rate, 0...(1 << 48) ~= count else {
            throw SidecarFault("audio", "no sample rate or count that audio has")
        }
        var chapter = Chapter(
            title: try string(item, "title"), audio: try name(item, "audio"),
            timing: try name(item, "timing"),
            sampleRate: rate, sampleCount: count, words: item["words"]?.integer ?? 0)
        let pages = (item["pages"]?.array ?? []).compactMap(\.integer)
        if pages.count == 2, pages[0] <= pages[1] { chapter.pages = pages[0]...pages[1] }
        chapter.pageLabels = (item["pageLabels"]?.array ?? []).compactMap(\.string)
        chapter.spoken = item["spoken"]?.string ?? ""
        let clock = SampleClock(rate: rate)
        chapter.sections = (item["chapters"]?.array ?? []).map { section in
            let time = (section["time"]?.array ?? []).compactMap(\.number).map(clock.samples)
            let start = time.first ?? 0
            return .init(
                title: section["title"]?.string ?? "", range: 0..<0,
                time: start..<max(start, time.last ?? 0))
        }
        return chapter
    }

    private static func file(_ item: JSONValue) throws(SidecarFault) -> File {
        File(
            name: try name(item, "name"), bytes: item["bytes"]?.integer ?? 0,
            sha256: try string(item, "sha256"))
    }

    private static func items<Item>(
        _ json: JSONValue, _ key: String, _ make: (JSONValue) throws(SidecarFault) -> Item
    ) throws(SidecarFault) -> [Item] {
        guard let array = json[key]?.array else { throw SidecarFault(key, "missing or no list") }
        var found: [Item] = []
        for (index, item) in array.enumerated() {
            do { found.append(try make(item)) } catch {
                throw SidecarFault("\(key)[\(index)].\(error.place)", error.reason)
            }
        }
        return found
    }

    private static func string(_ json: JSONValue, _ key: String) throws(SidecarFault) -> String {
        guard let text = json[key]?.string else { throw SidecarFault(key, "missing or no text") }
        return text
    }

    /// A name in the book's own folder or one below it, never a way out of it.
    private static func name(_ json: JSONValue, _ key: String) throws(SidecarFault) -> String {
        let name = try string(json, key)
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        let isInside =
            parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." } && !name.contains("\0")
        guard isInside else {
            throw SidecarFault(key, "“\(name)” is no name of a file in the folder")
        }
        return name
    }
}
