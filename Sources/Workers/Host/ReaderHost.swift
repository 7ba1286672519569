public import BookModel
import Glibc
public import Reading

/// Reads PDF files, and unpacks archives, in child processes: a page that kills Poppler costs that
/// page, a file that kills
/// it costs the book, and neither costs the host.
public final class ReaderHost: Sendable {
    let command: WorkerCommand
    private let jobs: Int
    let limits: ReaderLimits

    /// A file of fewer pages than this is read by one process: opening it again would cost more.
    private static let fewPages = 32

    /// - Parameters:
    ///   - executable: as for `WorkerHost`.
    ///   - jobs: processes that read parts of one file at a time, at least 1.
    public init(executable: String, jobs: Int = 1, limits: ReaderLimits = ReaderLimits()) {
        command = WorkerCommand(path: executable, arguments: [WorkerServer.argument])
        self.jobs = max(1, jobs)
        self.limits = limits
    }

    /// Reads a PDF whole. Pages that cannot be read are missing and named in its diagnostics.
    ///
    /// - Throws: what opening the file throws; `.unreadableInput` when it is too large, kills every
    ///   reader or is changed meanwhile; `.interrupted` when the task was cancelled.
    public func read(
        _ input: InputFile, options: ReadingOptions = ReadingOptions()
    ) async throws(LecternError) -> Document {
        try checkSize(of: input)
        let begun = FileState(path: input.path)
        do throws(LecternError) {
            let document = try await document(of: input)
            guard FileState(path: input.path) == begun else { throw changed(input) }
            return document
        } catch {
            // Whatever a reader says of a file that changes under its hands is not what is wrong.
            guard error.code != .interrupted, FileState(path: input.path) != begun else {
                throw error
            }
            throw changed(input)
        }
    }

    private func document(of input: InputFile) async throws(LecternError) -> Document {
        let first = try await stretch(input, 1...Self.fewPages)
        guard let summary = first.summary else { throw broken(input, .nonsense) }
        let rest = try await rest(input, of: summary.pageCount)
        let stretches = [first] + rest
        return PDFReader.document(
            input, summary: summary, pages: stretches.flatMap(\.pages),
            sha256: try FileDigest.sha256(of: input),
            diagnostics: stretches.flatMap(\.diagnostics))
    }

    /// The pages after the first few, in order, by as many processes as there are jobs.
    private func rest(_ input: InputFile, of count: Int) async throws(LecternError) -> [PageStretch]
    {
        let left = count - Self.fewPages
        guard left > 0 else { return [] }
        let parts = min(jobs, (left + Self.fewPages - 1) / Self.fewPages)
        let results = await withTaskGroup(of: (Int, Result<PageStretch, LecternError>).self) {
            group in
            for part in 0..<parts {
                let start = Self.fewPages + left * part / parts + 1
                let end = Self.fewPages + left * (part + 1) / parts
                group.addTask { (part, await self.result(input, start...end)) }
            }
            return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }
        }
        var stretches: [PageStretch] = []
        for (_, result) in results { stretches.append(try result.get()) }
        return stretches
    }

    private func result(
        _ input: InputFile, _ pages: ClosedRange<Int>
    ) async -> Result<PageStretch, LecternError> {
        do throws(LecternError) {
            return .success(try await stretch(input, pages))
        } catch {
            return .failure(error)
        }
    }

    /// Reads a range of pages, starting again behind each page that kills its reader.
    private func stretch(
        _ input: InputFile, _ range: ClosedRange<Int>
    ) async throws(LecternError) -> PageStretch {
        try await Cancellation.onThread { (cancellation) throws(LecternError) in
            try self.read(input, range, cancellation)
        }
    }

    private func read(
        _ input: InputFile, _ range: ClosedRange<Int>, _ cancellation: Cancellation
    ) throws(LecternError) -> PageStretch {
        var stretch = PageStretch(next: range.lowerBound)
        var failedOpenings = 0
        while true {
            do throws(WorkerFault) {
                try attempt(input, stretch.next...range.upperBound, &stretch, cancellation)
                return stretch
            } catch .refused(let error) {
                throw error
            } catch {
                if error == .cancelled { throw LecternError(.interrupted, "interrupted") }
                failedOpenings = stretch.isOpen ? 0 : failedOpenings + 1
                guard failedOpenings < 2, stretch.lost < limits.lostPages else {
                    throw broken(input, error)
                }
                if stretch.isOpen { stretch.lose(to: error) }
                if stretch.next > min(range.upperBound, stretch.summary?.pageCount ?? .max) {
                    return stretch
                }
            }
        }
    }

    /// One process: takes in its parts until it is done or fails.
    private func attempt(
        _ input: InputFile, _ range: ClosedRange<Int>, _ stretch: inout PageStretch,
        _ cancellation: Cancellation
    ) throws(WorkerFault) {
        stretch.isOpen = false
        do throws(WorkerFault) {
            let process = try command.start()
            defer { cancellation.release() }
            guard cancellation.watch(process) else { throw .cancelled }
            var request: Frame? = ReadRequest(
                input, pages: range, addressSpace: limits.addressSpace,
                processorSeconds: limits.processorSeconds
            ).frame
            while true {
                let frame = try process.exchange(request, milliseconds: limits.deadline)
                request = nil
                if let error = try? LecternError(frame) { throw .refused(error) }
                if frame.kind == .done { return }
                guard let part = try? ReadPart(frame), stretch.take(part) else { throw .nonsense }
            }
        } catch {
            throw cancellation.isCancelled ? .cancelled : error
        }
    }

    func checkSize(of input: InputFile) throws(LecternError) {
        var status = stat()
        guard stat(input.path, &status) == 0, Int(status.st_size) > limits.fileSize else { return }
        throw LecternError(
            .unreadableInput, file: input.name,
            "the file is larger than \(limits.fileSize >> 20) MB",
            remedy: "split it, or make its images smaller")
    }

    private func changed(_ input: InputFile) -> LecternError {
        LecternError(
            .unreadableInput, file: input.name, "the file was changed while it was read",
            remedy: "wait until it is written, and run again")
    }

    func broken(
        _ input: InputFile, _ fault: WorkerFault, format: String = PDFReader.formatName,
        remedy: String = "repair the file, for instance with qpdf"
    ) -> LecternError {
        if case .cannotStart = fault {
            return LecternError(
                .missingEngine, "no worker process", remedy: "install lectern again",
                cause: fault.description)
        }
        return LecternError(
            .unreadableInput, file: input.name, "the \(format) reader fails on it",
            remedy: remedy, cause: fault.description)
    }
}
