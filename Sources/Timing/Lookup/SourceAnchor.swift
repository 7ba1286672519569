import BookModel

/// A place in the source as people and players write it: `p37`, `p37:120`, `FILE:LINE:COLUMN`.
///
/// It names the source, not the text that was made of it, so it means the same after the book was
/// converted again with other rules or another voice.
public struct SourceAnchor: Hashable, Sendable {
    public enum Place: Hashable, Sendable {
        /// PDF page number from 1 and UTF-16 offset in that page's source text.
        case page(Int, offset: Int)
        /// Line and column from 1; the column counts UTF-16 units.
        case line(Int, column: Int)
        /// UTF-16 offset in the file's text.
        case offset(Int)
    }

    /// Name or path of the file; `nil` for the first.
    public var file: String?
    public var place: Place

    public init(file: String? = nil, _ place: Place) {
        self.file = file
        self.place = place
    }

    /// `nil` where `text` has none of the forms. A PDF of several may be named: `b.pdf:p37:120`.
    public init?(_ text: String) {
        var parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        if let page = Self.pageNumber(parts.last) {
            parts.removeLast()
            self.init(file: Self.fileName(parts), .page(page, offset: 0))
        } else if parts.count >= 2, let page = Self.pageNumber(parts[parts.count - 2]),
            let offset = Self.natural(parts.last)
        {
            parts.removeLast(2)
            self.init(file: Self.fileName(parts), .page(page, offset: offset))
        } else if parts.count >= 3, let column = Self.natural(parts.last), column > 0,
            let line = Self.natural(parts[parts.count - 2]), line > 0
        {
            parts.removeLast(2)
            guard let file = Self.fileName(parts) else { return nil }
            self.init(file: file, .line(line, column: column))
        } else {
            return nil
        }
    }

    private static func fileName(_ parts: [String]) -> String? {
        let name = parts.joined(separator: ":")
        return name.isEmpty ? nil : name
    }

    private static func pageNumber(_ text: String?) -> Int? {
        guard let text, text.first == "p", let number = natural(String(text.dropFirst())),
            number > 0
        else { return nil }
        return number
    }

    private static func natural(_ text: String?) -> Int? {
        guard let text, !text.isEmpty, text.utf8.count <= 12,
            text.utf8.allSatisfy({ 0x30...0x39 ~= $0 })
        else {
            return nil
        }
        return Int(text)
    }
}

extension SourceAnchor: CustomStringConvertible {
    /// The form that `init(_:)` reads; an offset into a file has none of its own.
    public var description: String {
        let prefix = file.map { $0 + ":" } ?? ""
        return switch place {
        case .page(let number, 0): "\(prefix)p\(number)"
        case .page(let number, let offset): "\(prefix)p\(number):\(offset)"
        case .line(let line, let column): "\(prefix)\(line):\(column)"
        case .offset(let offset): "\(prefix)+\(offset)"
        }
    }

    /// The anchor of a word as the sidecar gives it.
    public init(_ anchor: ChapterTimeline.Anchor, files: [ChapterTimeline.File]) {
        let unit = anchor.source.unit
        let name = files.indices.contains(unit.file) ? files[unit.file].name : nil
        if let page = unit.page {
            self.init(
                file: files.count > 1 ? name : nil,
                .page(page, offset: anchor.source.range.lowerBound))
        } else if let line = anchor.line, let column = anchor.column {
            self.init(file: name ?? "", .line(line, column: column))
        } else {
            self.init(file: name, .offset(anchor.source.range.lowerBound))
        }
    }
}
