public import BookModel
public import Reading

/// Reads a document in this process, by the registry.
public struct DirectProvider: DocumentProviding {
    public init() {}

    public func document(
        of input: InputFile, options: ReadingOptions
    ) async throws(LecternError) -> Document {
        try ReaderRegistry.read(input, options: options)
    }
}
