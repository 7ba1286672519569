import BookModel

/// A command as a value: what it is called, what it takes, what it does.
struct CommandSpec: Sendable {
    let name: String
    /// The line of usage behind `lectern `.
    let usage: String
    /// One sentence without a full stop, for the list of commands.
    let summary: String
    /// More for the command's own help.
    let discussion: String
    let options: [OptionSpec]
    /// How many operands it takes.
    let operands: ClosedRange<Int>
    /// What its operands are.
    let operandKind: OperandKind
    /// What it misses without them: "an INPUT".
    let needs: String
    let run: @Sendable (ParsedArguments, Console) async throws(LecternError) -> Int32

    init(
        _ name: String, usage: String, summary: String, discussion: String = "",
        options: [OptionSpec],
        operands: ClosedRange<Int>, operandKind: OperandKind = .names, needs: String = "",
        run: @escaping @Sendable (ParsedArguments, Console) async throws(LecternError) -> Int32
    ) {
        self.name = name
        self.usage = usage
        self.summary = summary
        self.discussion = discussion
        self.options = options
        self.operands = operands
        self.operandKind = operandKind
        self.needs = needs
        self.run = run
    }

    static let many = 1...Int.max

    enum OperandKind {
        /// Books to be read, whose names need not be UTF-8.
        case inputs
        /// Names that are UTF-8.
        case names
        case text
    }
}
