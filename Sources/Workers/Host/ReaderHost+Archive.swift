public import BookModel
public import Reading

extension ReaderHost {
    /// Reads an EPUB, which a child process unpacks.
    ///
    /// - Throws: what unpacking and reading throw; `.unreadableInput` when it kills the child;
    ///   `.interrupted` when the task was cancelled.
    public func readArchive(
        _ input: InputFile, options: ReadingOptions = ReadingOptions()
    ) async throws(LecternError) -> Document {
        try checkSize(of: input)
        let files = try await Cancellation.onThread { (cancellation) throws(LecternError) in
            try self.unpack(input, cancellation)
        }
        return try EPUBReader().read(files, of: input, options: options)
    }

    private func unpack(
        _ input: InputFile, _ cancellation: Cancellation
    ) throws(LecternError) -> [String: [UInt8]] {
        do throws(WorkerFault) {
            return try unpacked(input, cancellation)
        } catch .refused(let error) {
            throw error
        } catch {
            guard !cancellation.isCancelled else {
                throw LecternError(.interrupted, "interrupted")
            }
            throw broken(
                input, error, format: EPUBReader.formatName, remedy: "pack the file anew")
        }
    }

    private func unpacked(
        _ input: InputFile, _ cancellation: Cancellation
    ) throws(WorkerFault) -> [String: [UInt8]] {
        let process = try command.start()
        defer { cancellation.release() }
        guard cancellation.watch(process) else { throw .cancelled }
        var request: Frame? = ReadRequest(
            input, pages: 1...1, addressSpace: limits.addressSpace,
            processorSeconds: limits.processorSeconds
        ).frame(.unpack)
        var files: [String: [UInt8]] = [:]
        while true {
            let frame = try process.exchange(request, milliseconds: limits.deadline)
            request = nil
            if let error = try? LecternError(frame) { throw .refused(error) }
            if frame.kind == .done { return files }
            guard let file = try? UnpackedFile(frame), files[file.path] == nil else {
                throw .nonsense
            }
            files[file.path] = file.bytes
        }
    }
}
