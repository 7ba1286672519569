public import BookModel

extension BookLoader {
    /// A loader as the commands use it.
    public init(_ settings: RunSettings) {
        self.init(documents: DirectProvider())
    }

    /// The book of a source; errors name the file.
    public func load(_ source: BookSource, settings: Settings) async throws(LecternError) -> Book {
        do {
            return try await load(
                source.input(password: settings.run.password), options: settings.conversion.reading)
        } catch {
            var named = error
            if named.file.isEmpty { named.file = source.name }
            throw named
        }
    }
}
