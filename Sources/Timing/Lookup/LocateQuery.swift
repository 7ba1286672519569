public import BookModel

/// What `lectern locate` is asked.
public enum LocateQuery: Hashable, Sendable {
    /// Seconds over the whole book, or within a chapter counted from 1.
    case time(seconds: Double, chapter: Int?)
    case source(SourceAnchor)
    /// UTF-16 offset in the display text of a chapter counted from 1.
    case offset(chapter: Int, Int)

    /// Where to go from the place that was found.
    public enum Step: String, CaseIterable, Sendable {
        case next, previous
    }

    /// `[H:]M:S[.mmm]`, plain seconds, or either behind `CHAPTER@`.
    public init(time text: String) throws(LecternError) {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        let chapter = parts.count == 2 ? Int(parts[0]) : nil
        guard parts.count <= 2, parts.count == 1 || (chapter ?? 0) > 0, let last = parts.last,
            let seconds = Self.seconds(last)
        else {
            throw LecternError(
                .usage, "“\(text)” is not a time",
                remedy: "write [H:]M:S[.mmm] or CHAPTER@M:S, such as 1:02:03.5 or 4@0:30")
        }
        self = .time(seconds: seconds, chapter: chapter)
    }

    public init(source text: String) throws(LecternError) {
        guard let anchor = SourceAnchor(text) else {
            throw LecternError(
                .usage, "“\(text)” is not a place in a source",
                remedy: "write FILE:LINE:COLUMN, p37 or p37:120")
        }
        self = .source(anchor)
    }

    /// `CHAPTER:N`.
    public init(offset text: String) throws(LecternError) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let chapter = parts[0], let offset = parts[1], chapter > 0,
            offset >= 0
        else {
            throw LecternError(
                .usage, "“\(text)” is not an offset", remedy: "write CHAPTER:N, such as 3:1200")
        }
        self = .offset(chapter: chapter, offset)
    }

    private static func seconds(_ text: Substring) -> Double? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count), let last = parts.last, let seconds = decimal(last)
        else { return nil }
        var total = 0.0
        for (index, part) in parts.dropLast().enumerated() {
            guard let number = natural(part), index == 0 || number < 60 else { return nil }
            total = total * 60 + Double(number)
        }
        guard parts.count == 1 || seconds < 60 else { return nil }
        return total * 60 + seconds
    }

    private static func natural(_ text: Substring) -> Int? {
        guard !text.isEmpty, text.utf8.count <= 9, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 })
        else { return nil }
        return Int(text)
    }

    private static func decimal(_ text: Substring) -> Double? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, parts.allSatisfy({ natural($0) != nil }) else { return nil }
        return Double(text)
    }
}
