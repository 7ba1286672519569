public import BookModel

extension Book {
    /// The title, or the source's name without its ending.
    public func title(orNameOf source: String) -> String { metadata.title(orNameOf: source) }
}

extension Metadata {
    /// The title, or the source's name without its ending.
    func title(orNameOf source: String) -> String {
        if let title, !title.isEmpty { return title }
        let name = source.split(separator: "/").last.map { String($0) } ?? source
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
        return String(name[..<dot])
    }
}
