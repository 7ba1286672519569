import Reading

extension SettingKey {
    /// How the run goes; nothing of it changes a byte of the result.
    static let run: [SettingKey] = [
        choice("progress", .run, "How progress is shown, on standard error", \.run.progress),
        integer(
            "jobs", .run, in: 1...1024, "Worker processes at a time", standard: "all cores",
            places: [.option, .preset],
            \.run.jobs),
        flag(
            "keepGoing", .run, "Go on after a book that fails", places: [.option, .preset],
            \.run.keepGoing),
        flag(
            "strict", .run, "Exit with status 1 when there are warnings",
            places: [.option, .preset], \.run.strict),
        flag(
            "dryRun", .run, "Say what would be rendered and why; write nothing", places: .option,
            \.run.dryRun),
        flag(
            "force", .run, "Render every page again, whatever the store holds", places: .option,
            \.run.force),
        parsed(
            "store", .run, kind: .path, valueName: "DIR", standard: "~/.cache/lectern",
            """
            Where rendered pages are kept
            """, places: [.option, .preset]
        ) { (text, origin, settings) throws(SettingError) in
            settings.run.store = origin.path(text)
        },
        parsed(
            "storeLimit", .run, valueName: "SIZE", standard: "none",
            """
            Bytes that the store may hold, as 500M or 20G; pages not used for the longest time go first
            """, places: [.option, .preset]
        ) { (text, _, settings) throws(SettingError) in
            settings.run.storeLimit = try ByteCount.parse(text)
        },
        parsed(
            "include", .run, kind: .texts, valueName: "GLOB", standard: "all",
            """
            In a folder, take only what this names: *.pdf, drafts/**
            """, places: [.option, .preset]
        ) { (text, _, settings) throws(SettingError) in
            settings.run.include.append(text)
        },
        parsed(
            "exclude", .run, kind: .texts, valueName: "GLOB", standard: "none",
            """
            In a folder, leave out what this names
            """, places: [.option, .preset]
        ) { (text, _, settings) throws(SettingError) in
            settings.run.exclude.append(text)
        },
        flag(
            "asBook", .run, "Make one book of a folder's files, in natural order", places: .option,
            \.run.asBook),
    ]

    /// Opens encrypted input; reading needs it too, so it stands apart.
    static let passwordFile = parsed(
        "passwordFile", .reading, kind: .path, valueName: "FILE", standard: "",
        """
        The password is this file's first line
        """, places: [.option, .book]
    ) { (text, origin, settings) throws(SettingError) in
        settings.run.password = try PasswordFile(origin.path(text)).password
    }

    /// For text files that do not say in which character set they are.
    static let charset = parsed(
        "charset", .reading, valueName: "NAME", standard: "detected",
        """
        The character set of text files, as windows-1251; UTF-8 and others are detected
        """, places: .all
    ) { (text, _, settings) throws(SettingError) in
        guard Charset.isKnown(text) else {
            throw SettingError(
                "“\(text)” is not a character set",
                remedy: "name one as IANA does, such as windows-1251")
        }
        settings.run.charset = text
    }

    /// Every setting, in the order of the help.
    public static let all: [SettingKey] = reading + [charset, passwordFile] + rendering + run

    /// The setting of a name, as files write it.
    public static func named(_ name: String) -> SettingKey? {
        all.first { $0.name == name }
    }
}
