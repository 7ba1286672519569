public import BookModel

extension PageSelection {
    /// Reads `12-240,250`, `12-`, `label:xii`.
    public static func parse(_ text: String) throws(SettingError) -> [PageSelection] {
        var found: [PageSelection] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let part = part.trimmed
            if part.hasPrefix("label:") {
                let label = part.dropFirst("label:".count).trimmed
                guard !label.isEmpty else { throw Self.error(text) }
                found.append(.label(label))
            } else {
                guard let span = PageSpan(part) else { throw Self.error(text) }
                found.append(.numbers(span))
            }
        }
        return found
    }

    private static func error(_ text: String) -> SettingError {
        SettingError(
            "“\(text)” is no page range",
            remedy: "write PDF page numbers as 12-240,250 or 12-, or labels as label:xii")
    }
}

extension PageSpan {
    /// Reads `7`, `7-9` or `7-`; nothing else, and no range that runs backwards.
    public init?(_ text: String) {
        let ends = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = ends.first.flatMap({ Self.number($0.trimmed) }) else { return nil }
        if ends.count == 1 {
            self.init(first: first, last: first)
        } else if ends[1].trimmed.isEmpty {
            self.init(first: first, last: nil)
        } else {
            guard let last = Self.number(ends[1].trimmed), last >= first else { return nil }
            self.init(first: first, last: last)
        }
    }

    /// Reads `1,3-5` as chapters are named.
    public static func parseChapters(_ text: String) throws(SettingError) -> [PageSpan] {
        var found: [PageSpan] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let span = PageSpan(part.trimmed) else {
                throw SettingError(
                    "“\(text)” is no chapter range",
                    remedy: "write chapter numbers as 1,3-5; `lectern inspect` lists them")
            }
            found.append(span)
        }
        return found
    }

    private static func number(_ text: String) -> Int? {
        guard !text.isEmpty, text.count < 10, text.allSatisfy({ $0.isASCII && $0.isNumber }),
            let number = Int(text), number > 0
        else { return nil }
        return number
    }
}

extension PageMask {
    /// Reads `top=50pt,bottom=1.5cm,pages=10-20,30-`: lengths in pt (the default), mm, cm or in.
    public static func parse(_ text: String) throws(SettingError) -> PageMask {
        var mask = PageMask()
        var readsPages = false
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let sides = part.split(separator: "=", maxSplits: 1).map(\.trimmed)
            if sides.count == 1, readsPages, let span = PageSpan(sides[0]) {
                mask.pages.append(span)
                continue
            }
            guard sides.count == 2 else { throw error(text) }
            readsPages = sides[0] == "pages"
            if readsPages {
                guard let span = PageSpan(sides[1]) else { throw error(text) }
                mask.pages.append(span)
            } else {
                guard let side = edges[sides[0]], let length = points(sides[1]) else {
                    throw error(text)
                }
                mask[keyPath: side] = length
            }
        }
        guard mask.top + mask.bottom + mask.left + mask.right > 0 else { throw error(text) }
        return mask
    }

    private static var edges: [String: WritableKeyPath<PageMask, Float>] {
        ["top": \.top, "bottom": \.bottom, "left": \.left, "right": \.right]
    }

    /// Points to each unit; a point is 1/72 inch (PDF 32000-1, 8.3.2.3).
    private static let units: [(name: String, points: Float)] = [
        ("pt", 1), ("mm", 72 / 25.4), ("cm", 72 / 2.54), ("in", 72),
    ]

    private static func points(_ text: String) -> Float? {
        let unit = units.first { text.hasSuffix($0.name) }
        guard let number = Float(text.dropLast(unit?.name.count ?? 0)), number >= 0, number < 20_000
        else { return nil }
        return number * (unit?.points ?? 1)
    }

    private static func error(_ text: String) -> SettingError {
        SettingError("“\(text)” is no mask", remedy: "write it as top=50pt,bottom=1cm,pages=10-20")
    }
}

extension StringProtocol {
    /// The text without white space at its ends.
    var trimmed: String {
        var rest = self[...]
        while let first = rest.first, first.isWhitespace { rest = rest.dropFirst() }
        while let last = rest.last, last.isWhitespace { rest = rest.dropLast() }
        return String(rest)
    }
}
