import BookModel
import Pipeline
import Testing

@testable import LecternCLI

@Suite struct ArgumentParserTests {
    private func parse(_ arguments: String...) throws(LecternError) -> ParsedArguments {
        try ArgumentParser(command: .convert).parse(arguments)
    }

    @Test func takesValuesBehindSpaceAndEquals() throws {
        let parsed = try parse("a.pdf", "--output", "x", "--rate=1.5", "b.pdf")
        #expect(parsed.operands == ["a.pdf", "b.pdf"])
        #expect(parsed.text("output") == "x")
        #expect(parsed.last("rate") == .number(1.5))
    }

    @Test func valuesMayLookLikeOptionsAndBeEmpty() throws {
        #expect(try parse("a", "--ignore", "--", "--output=").text("ignore") == "--")
        #expect(try parse("a", "--output=").text("output") == "")
        #expect(try parse("a", "--output=b=c").text("output") == "b=c")
    }

    @Test func doubleDashEndsTheOptions() throws {
        #expect(try parse("--output", "x", "--", "--rate", "-").operands == ["--rate", "-"])
    }

    @Test func flagsOfSettingsCanBeTakenBack() throws {
        var settings = Settings()
        settings.run.keepGoing = true
        try parse("a", "--no-keep-going").apply(to: &settings)
        #expect(!settings.run.keepGoing)
        #expect(throws: LecternError.self) { try parse("a", "--no-output") }
    }

    @Test func repeatedOptionsAdd() throws {
        var settings = Settings()
        try parse("a", "--ignore", "one", "--ignore", "two").apply(to: &settings)
        #expect(settings.conversion.reading.ignoredPhrases == ["one", "two"])
    }

    @Test func singleOptionsDifferFromVerbatimWhateverTheOrder() throws {
        var settings = Settings()
        try parse("a", "--footnotes", "skip", "--verbatim").apply(to: &settings)
        #expect(settings.conversion.reading.footnotes == .skip)
        #expect(settings.conversion.reading.code == .read)
    }

    @Test(arguments: [
        (["--outptu", "x"], "did you mean --output?"), (["-x"], "lists the options"),
        (["--jobs", "many"], "no whole number"), (["--progress", "br"], "did you mean bar?"),
        ([], "needs an INPUT"),
    ])
    func refusesWithAHint(_ arguments: [String], _ hint: String) {
        let error = #expect(throws: LecternError.self) {
            try ArgumentParser(command: .convert).parse(arguments)
        }
        #expect(error?.code == .usage)
        #expect(error?.description.contains(hint) == true)
    }

    @Test func everyCommandHasItsOwnHelp() {
        for command in LecternCommand.commands {
            let help = HelpWriter().command(command)
            #expect(help.hasPrefix("usage: lectern \(command.name)"))
            let lines = help.split { $0 == "\n" }.dropFirst()
            #expect(lines.allSatisfy { $0.count <= 80 }, "\(help)")
            for option in command.options { #expect(help.contains(option.name)) }
        }
    }

    @Test func namesOfOptionsAreUnique() {
        for command in LecternCommand.commands {
            let names = command.options.map(\.name)
            #expect(Set(names).count == names.count, "\(command.name)")
        }
    }
}
