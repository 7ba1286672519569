/// The command line: picks the command, runs it, gives the exit status.
public struct LecternCommand {
    public init() {}

    public func run(_ arguments: [String]) -> Int32 {
        2
    }
}
