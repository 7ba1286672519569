import BookModel
import Pipeline
import Timing

extension CommandSpec {
    static let presets = CommandSpec(
        "presets", usage: "presets [NAME] [--keys] [--json]",
        summary: "List the presets, or print one",
        discussion: """
            A preset is a JSON5 file of settings. Those listed come with the program; --preset
            also takes the path of one of your own, which may begin with `extends: "overnight"`.
            """,
        options: [
            OptionSpec("keys", .flag, "List every key of a preset, with its values and default"),
            .json,
        ],
        operands: 0...1,
        run: { (arguments, console) async throws(LecternError) in
            let library = PresetLibrary(folder: ResourceLocator().path("presets"))
            if arguments.has("keys") {
                try listKeys(arguments, console)
            } else if let name = arguments.operands.first {
                try console.write(try library.text(of: name))
            } else {
                try list(try library.summaries(), arguments, console)
            }
            return 0
        })

    private static func list(
        _ presets: [PresetLibrary.Summary], _ arguments: ParsedArguments, _ console: Console
    ) throws(LecternError) {
        if arguments.has("json") {
            return try console.write(
                .array(presets.map { ["name": .string($0.name), "about": .string($0.about)] }))
        }
        let width = presets.map(\.name.count).max() ?? 0
        for preset in presets {
            try console.writeLine(preset.name.padded(to: width) + "  " + preset.about)
        }
    }

    private static func listKeys(
        _ arguments: ParsedArguments, _ console: Console
    ) throws(LecternError) {
        let keys = SettingKey.all.filter { $0.places.contains(.preset) }
        if arguments.has("json") {
            return try console.write(
                .array(
                    keys.map {
                        [
                            "key": .string($0.name), "values": .string($0.values),
                            "default": .string($0.standard),
                            "help": .string($0.help),
                        ]
                    }))
        }
        for key in keys {
            let standard = key.standard.isEmpty ? "" : " (\(key.standard))"
            try console.writeLine("\(key.name): \(key.values)\(standard)\n    \(key.help)")
        }
    }
}

extension SettingKey {
    /// What may stand behind the key in a file.
    fileprivate var values: String {
        switch kind {
        case .flag: "true|false"
        case .choices(let names): "[" + names.joined(separator: ", ") + "]"
        case .number(let range): "\(range.lowerBound)…\(range.upperBound)"
        case .integer(let range):
            range.upperBound == .max
                ? "\(range.lowerBound)…" : "\(range.lowerBound)…\(range.upperBound)"
        case .texts: "[" + valueName + ", …]"
        default: valueName
        }
    }
}
