import BookModel
import Foundation
import Pipeline
import Testing
import Timing

/// Manifests and sidecars with faults in them, as `verify` and `locate` read them.
@Suite struct BookFuzzTests {
    private func convertedBook(in scratch: Scratch) throws -> String {
        let book = try scratch.write(Array("# One\n\nA short text, in 2 parts.\n".utf8), to: "b.md")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Place.program)
        process.arguments = [
            "convert", book, "--output", scratch.url.path + "/out", "--store",
            scratch.url.path + "/store", "--progress", "none",
        ]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return scratch.url.path + "/out/One"
    }

    @Test func manifestsAndSidecars() throws {
        let scratch = try Scratch()
        let folder = try convertedBook(in: scratch)
        let tokens = [
            "{", "}", "[", "]", ",", ":", "null", "-0", "1e400", "\"range\": [9, 2]", "\\ud800",
            "\"time\": [1, 0]", "../../../etc/passwd", "\"words\": [", "0.00000001",
        ]
        for name in ["book.json", "01 - One.json"] {
            let path = URL(fileURLWithPath: folder + "/" + name)
            let good = [UInt8](try Data(contentsOf: path))
            for number in 0..<Fuzz.count(60) {
                var mutator = Mutator(seed: Fuzz.seed &+ UInt64(number), tokens: tokens)
                try Data(mutator.mutated(good)).write(to: path)
                do throws(LecternError) {
                    _ = try BookVerifier(path: folder).faults()
                    let locator = Locator(try Timing.BookFolder(path: folder))
                    _ = try locator.locate(LocateQuery(time: "0:01"))
                    _ = try locator.locate(LocateQuery(offset: "1:5"))
                    _ = try locator.locate(LocateQuery(source: "b.md:3:3"))
                } catch {
                    #expect([.unreadableInput, .usage, .partial].contains(error.code), "\(error)")
                }
            }
            try Data(good).write(to: path)
        }
    }
}
