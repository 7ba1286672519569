import BookModel
import Pipeline
import Timing

extension CommandSpec {
    static let verify = CommandSpec(
        "verify", usage: "verify BOOKDIR... [--json]",
        summary: "Check a finished book: hashes, that the MP3s decode, the sidecars' promises",
        discussion: "The exit status is 1 where anything is not as it was made.",
        options: [.json], operands: CommandSpec.many, needs: "a BOOKDIR", run: verifyBooks)

    private static func verifyBooks(
        _ arguments: ParsedArguments, _ console: Console
    ) async throws(LecternError) -> Int32 {
        var results: [JSONValue] = []
        var isWhole = true
        for path in arguments.operands {
            let verifier = try BookVerifier(path: path)
            let faults = verifier.faults()
            isWhole = isWhole && faults.isEmpty
            if arguments.has("json") {
                results.append([
                    "title": .string(verifier.title), "files": .integer(verifier.fileCount),
                    "faults": .array(
                        faults.map { ["file": .string($0.file), "reason": .string($0.reason)] }),
                ])
            } else {
                for fault in faults {
                    try console.writeLine(Sanitizer.clean("\(fault.file): \(fault.reason)"))
                }
                let verdict = faults.isEmpty ? "whole" : "\(faults.count) faults"
                try console.writeLine(
                    Sanitizer.clean("\(verifier.title): \(verifier.fileCount) files, \(verdict)"))
            }
        }
        if arguments.has("json") { try console.write(.array(results)) }
        return isWhole ? 0 : LecternError.Code.partial.rawValue
    }
}
