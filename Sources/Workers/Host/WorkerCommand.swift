/// How a worker is started.
struct WorkerCommand: Sendable {
    var path: String
    var arguments: [String]

    /// Milliseconds that a worker has to start and to get ready.
    static let startTime = 30_000

    /// Starts the program and hears its greeting.
    func start() throws(WorkerFault) -> WorkerProcess {
        let process = try WorkerProcess.start(path: path, arguments: arguments)
        let greeting = try process.exchange(nil, milliseconds: Self.startTime)
        guard (try? Hello(greeting)) != nil else { throw .nonsense }
        return process
    }
}
