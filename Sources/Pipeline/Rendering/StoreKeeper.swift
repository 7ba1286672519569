public import BookModel
import Store

/// Looks after the page store, for `lectern store`.
public struct StoreKeeper: Sendable {
    public struct Report: Sendable, Hashable {
        public let path: String
        public let pages: Int
        public let bytes: Int
        public let removed: Int
        /// Keys of damaged pages; they are rendered again when they are needed.
        public let damaged: [String]
    }

    private let store: PageStore
    private let limit: Int?

    public init(_ settings: RunSettings) throws(LecternError) {
        store = try PageStore(path: settings.store ?? PageStore.defaultPath)
        limit = settings.storeLimit
    }

    public func verify() -> Report {
        report(store.verify())
    }

    /// Removes what is damaged or left behind, or all; then what is over the limit.
    public func clean(everything: Bool) -> Report {
        var done = store.clean(everything: everything)
        if let limit {
            let removed = done.removed
            done = store.trim(to: limit)
            done.removed += removed
        }
        return report(done)
    }

    private func report(_ found: PageStore.Report) -> Report {
        Report(
            path: store.path, pages: found.entries, bytes: found.bytes, removed: found.removed,
            damaged: found.damaged)
    }
}
