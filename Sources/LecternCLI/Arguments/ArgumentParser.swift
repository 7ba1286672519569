import BookModel
import Foundation
import Pipeline

/// Reads a command's arguments: `--name value`, `--name=value`, flags, `--no-name` for flags that
/// are settings, `-o` for `--output`, `--` to end the options. Options and operands may be mixed.
struct ArgumentParser {
    let command: CommandSpec

    func parse(_ arguments: [String]) throws(LecternError) -> ParsedArguments {
        var parsed = ParsedArguments()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                parsed.operands += rest
                break
            }
            if argument.hasPrefix("--") {
                try parseOption(argument, &rest, into: &parsed)
            } else if argument == "-h" {
                parsed.given.append(.init(option: .help, value: .flag(true)))
            } else if argument == "-o", option("output") != nil {
                try parseOption("--output", &rest, into: &parsed)
            } else if argument.hasPrefix("-"), argument != "-" {
                throw unknown(argument)
            } else {
                parsed.operands.append(argument)
            }
        }
        if !parsed.has("help") { try checkOperands(&parsed.operands) }
        return parsed
    }

    private func parseOption(
        _ argument: String, _ rest: inout ArraySlice<String>, into parsed: inout ParsedArguments
    ) throws(LecternError) {
        let parts = argument.dropFirst(2).split(
            separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts.first.map(String.init) ?? ""
        let inline = parts.count > 1 ? String(parts[1]) : nil
        if inline == nil, name.hasPrefix("no-"), let negated = option(String(name.dropFirst(3))),
            negated.kind == .flag, negated.setting != nil
        {
            parsed.given.append(.init(option: negated, value: .flag(false)))
            return
        }
        guard let option = option(name) else { throw unknown("--" + name) }
        guard option.takesValue else {
            if inline != nil {
                throw LecternError(
                    .usage, "--\(name) takes no value", remedy: "write --\(name) alone")
            }
            parsed.given.append(.init(option: option, value: .flag(true)))
            return
        }
        guard let text = inline ?? rest.popFirst() else {
            throw LecternError(
                .usage, "--\(name) needs a value", remedy: "write --\(name) \(option.valueName)")
        }
        guard !ForeignName.isForeign(text) else {
            throw LecternError(
                .usage, "--\(name): “\(ForeignName.shown(text))” is not UTF-8",
                remedy: "write it in UTF-8, or rename the file")
        }
        do {
            parsed.given.append(.init(option: option, value: try option.value(of: text)))
        } catch {
            throw .usage(option: name, error)
        }
    }

    private func option(_ name: String) -> OptionSpec? {
        name == OptionSpec.help.name ? .help : command.options.first { $0.name == name }
    }

    private func unknown(_ argument: String) -> LecternError {
        let names = command.options.map(\.name) + ["help"]
        let hint = NearestName(names).hint(for: String(argument.drop { $0 == "-" }), prefix: "--")
        guard !FileManager.default.fileExists(atPath: argument) else {
            return LecternError(
                .usage, "“\(argument)” begins like an option",
                remedy: "to name the file, write ./\(argument)")
        }
        let help = "`lectern \(command.name) --help` lists the options"
        return LecternError(
            .usage, "unknown option “\(argument)”", remedy: hint.isEmpty ? help : hint)
    }

    private func checkOperands(_ operands: inout [String]) throws(LecternError) {
        let usage = "lectern \(command.usage)"
        if operands.count < command.operands.lowerBound {
            throw LecternError(
                .usage, "`lectern \(command.name)` needs \(command.needs)",
                remedy: "usage: " + usage)
        }
        if operands.count > command.operands.upperBound {
            throw LecternError(
                .usage, "“\(operands[command.operands.upperBound])” is one argument too many",
                remedy: "usage: " + usage)
        }
        switch command.operandKind {
        case .inputs: return
        case .text:
            operands = operands.map { String(decoding: ForeignName.bytes(of: $0), as: UTF8.self) }
        case .names:
            guard let foreign = operands.first(where: ForeignName.isForeign) else { return }
            throw LecternError(
                .unreadableInput, file: ForeignName.shown(foreign), "the name is not UTF-8",
                remedy: "rename it")
        }
    }
}
