import BookModel
import Pipeline
import Timing

extension CommandSpec {
    static let store = CommandSpec(
        "store", usage: "store verify|clean [--store DIR] [--all] [--json]",
        summary: "Check the store of rendered pages, or remove what is damaged in it",
        discussion: """
            The store is a cache: what is removed from it is rendered again when it is needed.
            `clean --all` empties it.
            """,
        options: [
            OptionSpec("all", .flag, "With clean: remove every page"), .json,
        ] + OptionSpec.settings(named: "store", "storeLimit"),
        operands: 1...1, needs: "verify or clean", run: runStore)

    private static func runStore(
        _ arguments: ParsedArguments, _ console: Console
    ) async throws(LecternError) -> Int32 {
        var settings = Settings()
        try arguments.apply(to: &settings)
        let keeper = try StoreKeeper(settings.run)
        let report: StoreKeeper.Report
        switch arguments.operands[0] {
        case "verify": report = keeper.verify()
        case "clean": report = keeper.clean(everything: arguments.has("all"))
        case let other:
            let hint = NearestName(["verify", "clean"]).hint(for: other)
            throw LecternError(
                .usage, "“\(other)” is nothing that `lectern store` does",
                remedy: hint.isEmpty ? "use verify or clean" : hint)
        }
        try print(report, arguments, console)
        return report.damaged.isEmpty ? 0 : LecternError.Code.partial.rawValue
    }

    private static func print(
        _ report: StoreKeeper.Report, _ arguments: ParsedArguments, _ console: Console
    ) throws(LecternError) {
        if arguments.has("json") {
            return try console.write([
                "store": .string(report.path), "entries": .integer(report.pages),
                "bytes": .integer(report.bytes), "removed": .integer(report.removed),
                "damaged": .array(report.damaged.map(JSONValue.string)),
            ])
        }
        for key in report.damaged { try console.writeLine("damaged: \(key)") }
        let removed = report.removed > 0 ? ", \(report.removed) removed" : ""
        let damaged = report.damaged.isEmpty ? "" : ", \(report.damaged.count) damaged"
        try console.writeLine(
            Sanitizer.clean(
                "\(report.path): \(report.pages) \(report.pages == 1 ? "entry" : "entries"), "
                    + Wording.count(report.bytes, "byte") + removed + damaged))
    }
}
