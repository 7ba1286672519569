import BookModel
import Pipeline
import Speech
import Timing

extension CommandSpec {
    static let voices = CommandSpec(
        "voices", usage: "voices [--language TAG] [--json]",
        summary: "List engines and voices, best first",
        discussion: """
            A name may have a variant of the engine behind it: en-us+f3, de+m2 and others.
            """,
        options: [
            OptionSpec("language", valueName: "TAG", "Only voices of this language, best first"),
            .json,
        ],
        operands: 0...0, run: listVoices)

    private static func listVoices(
        _ arguments: ParsedArguments, _ console: Console
    ) async throws(LecternError) -> Int32 {
        var wanted: LanguageTag?
        if let text = arguments.text("language") {
            do {
                wanted = try SettingKey.languageTag(text)
            } catch {
                throw .usage(option: "language", error)
            }
        }
        let catalogue = try VoiceCatalogue()
        let voices = try wanted.map { (tag) throws(LecternError) in try catalogue.voices(for: tag) }
        try print(voices ?? catalogue.voices, arguments, console)
        return 0
    }

    private static func print(
        _ voices: [EngineVoice], _ arguments: ParsedArguments, _ console: Console
    ) throws(LecternError) {
        if arguments.has("json") {
            let list = voices.map { voice -> JSONValue in
                [
                    "engine": .string(voice.engine), "name": .string(voice.name),
                    "description": .string(voice.description),
                    "languages": .array(voice.languages.map { .string($0.tag) }),
                ]
            }
            return try console.write(.array(list))
        }
        let width = voices.map(\.name.count).max() ?? 0
        for voice in voices {
            try console.writeLine(
                "\(voice.engine)  \(voice.name.padded(to: width))  \(voice.description)")
        }
    }
}
