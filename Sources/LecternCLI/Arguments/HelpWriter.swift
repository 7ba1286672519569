import Pipeline

/// Writes the help of the program and of a command, 80 columns wide.
struct HelpWriter {
    static let width = 80

    func program(_ commands: [CommandSpec]) -> String {
        let names = commands.map(\.name.count).max() ?? 0
        let list = commands.map { command in
            "  " + command.name.padded(to: names) + "  " + command.summary
        }
        return """
            lectern turns a book file into an audiobook that knows where it is: MP3 chapters,
            and for each spoken word the moment it sounds and its place in the source.

            usage: lectern COMMAND [OPTION...] [ARGUMENT...]

            commands:
            \(list.joined(separator: "\n"))

            options:
              --help     This help; `lectern COMMAND --help` has each command's own
              --version  The version

            """
    }

    func command(_ command: CommandSpec) -> String {
        var text = "usage: lectern \(command.usage)\n\n\(command.summary).\n"
        if !command.discussion.isEmpty { text += "\n" + paragraph(command.discussion) }
        for (title, options) in groups(command.options + [.help]) {
            text += "\n\(title):\n" + options.map(line).joined()
        }
        return text
    }

    private func groups(_ options: [OptionSpec]) -> [(String, [OptionSpec])] {
        let titles = [
            ("options", options.filter { $0.setting == nil }),
            ("what is read", options.filter { $0.setting?.group == .reading }),
            (
                "how it sounds and what is written",
                options.filter { $0.setting?.group == .rendering }
            ),
            ("how the run goes", options.filter { $0.setting?.group == .run }),
        ]
        return titles.filter { !$0.1.isEmpty }
    }

    private func line(_ option: OptionSpec) -> String {
        let isSetting = option.setting != nil
        var head = "  --" + (option.kind == .flag && isSetting ? "[no-]" : "") + option.name
        if option.takesValue { head += " " + option.valueName }
        var text = option.help
        if option.isRepeatable { text += "; may be repeated" }
        if option.takesValue, !option.standard.isEmpty { text += " (\(option.standard))" }
        let indent = 24
        let lines = wrap(text, Self.width - indent)
        let start = head.count < indent - 1 ? head.padded(to: indent) : head + "\n" + spaces(indent)
        return start + lines.joined(separator: "\n" + spaces(indent)) + "\n"
    }

    private func wrap(_ text: String, _ width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return lines + [line]
    }

    /// Running text, however its source is broken into lines.
    private func paragraph(_ text: String) -> String {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return wrap(words, Self.width).joined(separator: "\n") + "\n"
    }

    private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}

extension String {
    /// The text with spaces behind it up to `width` characters.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }

    /// The text with spaces before it up to `width` characters.
    func paddedLeft(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }
}
