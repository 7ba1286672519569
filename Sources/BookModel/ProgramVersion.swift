/// What the program calls itself, in `--version`, `book.json` and tags.
public enum ProgramVersion {
    /// Semantic version of the program.
    public static let current = "0.1.0"
    /// Raised with every release whose rules make another display or spoken text of the same book.
    public static let rules = "1"
}
