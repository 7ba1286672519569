import BookModel
import Foundation
import Pipeline
import Timing

extension CommandSpec {
    static let ignore = CommandSpec(
        "ignore", usage: "ignore INPUT add|remove PHRASE... | list [--json]",
        summary: "Keep the list of phrases that are never read in this book",
        discussion: """
            The list is INPUT.ignore beside the book, a phrase a line. A phrase is literal and is
            left out wherever it stands, as a line of its own or within one; /…/ is a regular
            expression. A phrase that begins with a dash goes behind --.
            """,
        options: [.json], operands: 2...Int.max, needs: "an INPUT and add, remove or list",
        run: { (arguments, console) async throws(LecternError) in
            let input = arguments.operands[0], action = arguments.operands[1]
            let phrases = Array(arguments.operands.dropFirst(2))
            let file = try IgnoreFile(beside: input)
            switch action {
            case "list":
                try list(file.list, arguments, console)
            case "add", "remove":
                guard !phrases.isEmpty else {
                    throw LecternError(
                        .usage, "`ignore \(action)` needs a phrase",
                        remedy: "write it in quotation marks")
                }
                try change(file, action, phrases, console)
            default:
                let hint = NearestName(["add", "remove", "list"]).hint(for: action)
                throw LecternError(
                    .usage, "“\(action)” is nothing that `lectern ignore` does",
                    remedy: hint.isEmpty ? "use add, remove or list" : hint)
            }
            return 0
        })

    private static func list(
        _ list: IgnoreList, _ arguments: ParsedArguments, _ console: Console
    ) throws(LecternError) {
        if arguments.has("json") {
            return try console.write(.array(list.phrases.map(JSONValue.string)))
        }
        try console.write(list.text)
    }

    private static func change(
        _ file: IgnoreFile, _ action: String, _ phrases: [String], _ console: Console
    ) throws(LecternError) {
        var list = file.list
        for phrase in phrases {
            do {
                let changed = action == "add" ? try list.add(phrase) : list.remove(phrase)
                if !changed {
                    console.report(
                        Sanitizer.clean(
                            "“\(phrase)” "
                                + (action == "add"
                                    ? "is in the list already" : "is not in the list")))
                }
            } catch {
                throw LecternError(.usage, error.reason, remedy: error.remedy)
            }
        }
        if list != file.list { try file.save(list) }
    }
}
