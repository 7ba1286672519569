import BookModel
import Pipeline
import Timing

extension CommandSpec {
    static let locate = CommandSpec(
        "locate",
        usage: "locate BOOKDIR (--time T | --source ANCHOR | --offset CHAPTER:N) [OPTION...]",
        summary: "Find a place of a finished book by time, by source, or by offset",
        discussion: """
            T is [H:]M:S[.mmm] over the whole book, or CHAPTER@T within a chapter. ANCHOR is
            FILE:LINE:COLUMN for text, p37 or p37:120 (an offset in the page's source text)
            for PDF. N counts UTF-16 units of the chapter's display text.
            """,
        options: [
            OptionSpec("time", valueName: "T", "The word that sounds at this time"),
            OptionSpec("source", valueName: "ANCHOR", "The word printed at this place"),
            OptionSpec("offset", valueName: "CHAPTER:N", "The word at this offset"),
            OptionSpec(
                "next", .choice(["sentence"]), valueName: "sentence",
                "Go on to the sentence after it"),
            OptionSpec(
                "previous", .choice(["sentence"]), valueName: "sentence",
                "Go back to the sentence before it"),
            .json,
        ],
        operands: 1...1, needs: "a BOOKDIR", run: locatePlace)

    private static func locatePlace(
        _ arguments: ParsedArguments, _ console: Console
    ) async throws(LecternError) -> Int32 {
        let query = try query(arguments)
        let folder = try BookFolder(path: arguments.operands[0])
        guard let place = try Locator(folder).locate(query, step: try step(arguments)) else {
            throw LecternError(
                .usage, file: folder.manifest.title,
                arguments.text("next") == nil
                    ? "nothing is spoken there" : "no sentence follows that place",
                remedy: "ask for an earlier place")
        }
        if arguments.has("json") {
            try console.write(place.json)
        } else {
            try console.writeLine(place.text)
        }
        return 0
    }

    private static func query(_ arguments: ParsedArguments) throws(LecternError) -> LocateQuery {
        let names = ["time", "source", "offset"].filter { arguments.text($0) != nil }
        guard names.count < 2 else {
            let given = names.map { "--" + $0 }.joined(separator: " and ")
            throw LecternError(
                .usage, "\(given) exclude each other", remedy: "give one of them")
        }
        guard let name = names.first, let text = arguments.text(name) else {
            throw LecternError(
                .usage, "`lectern locate` needs one of --time, --source and --offset",
                remedy: "write --time 1:02:03, --source p37 or --offset 3:1200")
        }
        do {
            return switch name {
            case "time": try LocateQuery(time: text)
            case "source": try LocateQuery(source: text)
            default: try LocateQuery(offset: text)
            }
        } catch {
            var named = error
            named.reason = "--\(name): " + error.reason
            throw named
        }
    }

    private static func step(_ arguments: ParsedArguments) throws(LecternError) -> LocateQuery.Step?
    {
        let goesOn = arguments.text("next") != nil, goesBack = arguments.text("previous") != nil
        guard !(goesOn && goesBack) else {
            throw LecternError(
                .usage, "--next and --previous exclude each other", remedy: "give one")
        }
        return goesOn ? .next : goesBack ? .previous : nil
    }
}
