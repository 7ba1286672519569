import BookModel
import Pipeline
import Timing

extension CommandSpec {
    static let verify = CommandSpec(
        "verify", usage: "verify BOOKDIR... [--players] [--json]",
        summary: "Check a finished book: hashes, that the MP3s decode, the sidecars' promises",
        discussion: """
            The exit status is 1 where anything is not as it was made. With --players also what
            players of audiobooks, shops and file systems would get wrong.
            """,
        options: [.players, .json], operands: CommandSpec.many, needs: "a BOOKDIR", run: verifyBooks
    )

    private static func verifyBooks(
        _ arguments: ParsedArguments, _ console: Console
    ) async throws(LecternError) -> Int32 {
        var results: [JSONValue] = []
        var isWhole = true
        for path in arguments.operands {
            let verifier = try BookVerifier(path: path)
            let faults = verifier.faults()
            let findings = arguments.has("players") ? try PlayerLinter(path: path).findings() : []
            isWhole = isWhole && faults.isEmpty && findings.isEmpty
            if arguments.has("json") {
                results.append([
                    "title": .string(verifier.title), "files": .integer(verifier.fileCount),
                    "faults": .array(
                        faults.map { ["file": .string($0.file), "reason": .string($0.reason)] }),
                    "players": .array(findings.map(json)),
                ])
            } else {
                for fault in faults {
                    try console.writeLine(Sanitizer.clean("\(fault.file): \(fault.reason)"))
                }
                for finding in findings {
                    try console.writeLine(Sanitizer.clean(finding.description))
                }
                let count = faults.count + findings.count
                let verdict = count == 0 ? "whole" : Wording.count(count, "fault")
                let title = Wording.short(verifier.title)
                let files = Wording.count(verifier.fileCount, "file")
                try console.writeLine(Sanitizer.clean("\(title): \(files), \(verdict)"))
            }
        }
        if arguments.has("json") { try console.write(.array(results)) }
        return isWhole ? 0 : LecternError.Code.partial.rawValue
    }

    private static func json(_ finding: PlayerFinding) -> JSONValue {
        [
            "rule": .string(finding.rule), "player": .string(finding.player),
            "file": .string(finding.fault.file), "reason": .string(finding.fault.reason),
        ]
    }
}

extension OptionSpec {
    fileprivate static let players = OptionSpec(
        "players", .flag, "Check what players, shops and file systems expect as well")
}
