import BookModel
import Dispatch
import Foundation
import Pipeline
import Synchronization

/// The command line: picks the command, runs it, gives the exit status.
public struct LecternCommand: Sendable {
    public static let version = ProgramVersion.current

    static let commands: [CommandSpec] = [
        .convert, .inspect, .text, .explain, .locate, .verify, .voices, .ignore, .presets,
        .store,
    ]

    private let console: Console

    /// The arguments that this process was started with, without its own name. Names that are not
    /// UTF-8 are as `ForeignName` writes them.
    public static var arguments: [String] {
        let count = Int(CommandLine.argc)
        return (1..<max(1, count)).compactMap { index in
            CommandLine.unsafeArgv[index].map {
                let bytes = UnsafeBufferPointer(start: $0, count: strlen($0))
                return ForeignName.text(of: bytes.map { UInt8(bitPattern: $0) })
            }
        }
    }

    /// Plans one book for another process of this program.
    ///
    /// - Returns: the exit status.
    public static func plan() -> Int32 {
        let status = Mutex<Int32>(1)
        let done = DispatchSemaphore(value: 0)
        Task.detached {
            let result = await ScriptService.run()
            status.withLock { $0 = result }
            done.signal()
        }
        done.wait()
        return status.withLock { $0 }
    }

    public init() {
        self.init(console: Console())
    }

    init(console: Console) {
        self.console = console
    }

    /// Seconds that an interrupted command has to put its things in order.
    private static let grace = 1.5

    /// Runs a command to its end and gives the exit status. To be called outside of any task.
    public func run(_ arguments: [String]) -> Int32 {
        SignalWatch.ignoreWriteSignals()
        let result = Mutex<Int32?>(nil)
        let wake = DispatchSemaphore(value: 0)
        let task = Task.detached {
            let status = await execute(arguments)
            result.withLock { $0 = status }
            wake.signal()
        }
        let signals = SignalWatch {
            task.cancel()
            wake.signal()
        }
        wake.wait()
        if result.withLock({ $0 }) == nil { _ = wake.wait(timeout: .now() + Self.grace) }
        guard let status = result.withLock({ $0 }) else {
            // A step that cannot be cancelled, such as the layout of a long book, is not waited
            // for: files are renamed only when whole.
            Workbench.abandon()
            let isResumed = arguments.first == "convert" && !arguments.contains("--dry-run")
            let remedy = isResumed ? "; the same command goes on from here" : ""
            console.report("lectern: interrupted" + remedy)
            _exit(signals.status ?? LecternError.Code.interrupted.rawValue)
        }
        return status == 0 ? 0 : signals.status ?? status
    }

    /// Runs a command; the task's cancellation interrupts it.
    func execute(_ arguments: [String]) async -> Int32 {
        do {
            return try await dispatch(arguments)
        } catch Console.readerHasGone {
            return 0
        } catch  where error.code == .interrupted {
            // No fault of the file that was being read.
            console.report("lectern: interrupted")
            return error.exitStatus
        } catch {
            console.report(error)
            return error.exitStatus
        }
    }

    private func dispatch(_ arguments: [String]) async throws(LecternError) -> Int32 {
        guard let name = arguments.first else {
            console.report(HelpWriter().program(Self.commands))
            return LecternError.Code.usage.rawValue
        }
        if ["--help", "-h", "help"].contains(name) {
            return try help(Array(arguments.dropFirst()))
        }
        if name == "--version" {
            try console.writeLine("lectern " + Self.version)
            return 0
        }
        let command = try Self.command(name)
        let parsed = try ArgumentParser(command: command).parse(Array(arguments.dropFirst()))
        if parsed.has("help") {
            try console.write(HelpWriter().command(command))
            return 0
        }
        return try await command.run(parsed, console)
    }

    private func help(_ names: [String]) throws(LecternError) -> Int32 {
        let text =
            names.first.map { $0.hasPrefix("-") } ?? true
            ? HelpWriter().program(Self.commands) : HelpWriter().command(try Self.command(names[0]))
        try console.write(text)
        return 0
    }

    private static func command(_ name: String) throws(LecternError) -> CommandSpec {
        if let command = commands.first(where: { $0.name == name }) { return command }
        let kind = name.hasPrefix("-") ? "option" : "command"
        let hint = NearestName(commands.map(\.name) + ["--help", "--version"]).hint(for: name)
        throw LecternError(
            .usage, "unknown \(kind) “\(name)”",
            remedy: hint.isEmpty ? "`lectern --help` lists the commands" : hint)
    }
}
