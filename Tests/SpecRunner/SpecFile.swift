public import Foundation

/// A command as it would be typed, and what it must answer. Written in Markdown:
///
///     ```lectern
///     $ lectern text missing.pdf
///     < a line of standard input
///     expected standard output
///     2> expected standard error
///     => 3
///     ```
///
/// `...` alone on a line stands for any lines, `{*}` within a line for any text. A block
/// ```` ```file NAME ```` puts a file into the folder that the file's commands run in;
/// ```` ```sh ```` is run by the shell there. Without `=>` the status is 0; what is not mentioned
/// of standard error is not compared unless a line of it is given.
public struct SpecFile: Sendable {
    public enum Step: Sendable {
        case file(name: String, text: String)
        case shell(String)
        case command(Spec)
    }

    public struct Spec: Sendable {
        public var line = 0
        public var arguments: [String] = []
        public var input = ""
        public var output: [String] = []
        public var errors: [String] = []
        public var status: Int32 = 0
    }

    public let name: String
    public let steps: [Step]

    public init(_ url: URL) throws {
        name = url.lastPathComponent
        var steps: [Step] = []
        var block: (head: String, lines: [String], start: Int)?
        let text = try String(contentsOf: url, encoding: .utf8)
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        {
            guard line.hasPrefix("```") else {
                block?.lines.append(String(line))
                continue
            }
            if let done = block {
                if let step = Self.step(done.head, done.lines, at: done.start) {
                    steps.append(step)
                }
                block = nil
            } else {
                block = (String(line.dropFirst(3)), [], number + 2)
            }
        }
        self.steps = steps
    }

    private static func step(_ head: String, _ lines: [String], at start: Int) -> Step? {
        if head.hasPrefix("file ") {
            return .file(
                name: String(head.dropFirst(5)), text: lines.joined(separator: "\n") + "\n")
        }
        switch head {
        case "sh": return .shell(lines.joined(separator: "\n"))
        case "lectern": return .command(spec(lines, at: start))
        default: return nil
        }
    }

    private static func spec(_ lines: [String], at start: Int) -> Spec {
        var spec = Spec(line: start)
        for line in lines {
            if line.hasPrefix("$ lectern") {
                spec.arguments = words(String(line.dropFirst("$ lectern".count)))
            } else if line.hasPrefix("< ") {
                spec.input += line.dropFirst(2) + "\n"
            } else if line.hasPrefix("2> ") {
                spec.errors.append(String(line.dropFirst(3)))
            } else if line.hasPrefix("=> ") {
                spec.status = Int32(line.dropFirst(3)) ?? -1
            } else {
                spec.output.append(line)
            }
        }
        return spec
    }

    /// Words as a shell would cut them, quotation marks and no more.
    private static func words(_ line: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        for letter in line {
            if let open = quote {
                if letter == open { quote = nil } else { word?.append(letter) }
            } else if letter == "'" || letter == "\"" {
                quote = letter
                word = word ?? ""
            } else if letter == " " {
                if let done = word { words.append(done) }
                word = nil
            } else {
                word = (word ?? "") + String(letter)
            }
        }
        return words + (word.map { [$0] } ?? [])
    }
}
