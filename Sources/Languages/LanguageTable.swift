/// Rows of one section of a language's table.
public struct TableRow: Sendable, Equatable {
    public let cells: [String]

    public init(cells: [String]) {
        self.cells = cells
    }

    /// The cell in a column, empty where the row is shorter.
    public subscript(column: Int) -> String {
        column < cells.count ? cells[column] : ""
    }

    /// A cell that holds several values, parted by commas.
    public func list(_ column: Int) -> [String] {
        self[column].split(separator: ",").map { trimmed($0) }.filter { !$0.isEmpty }
    }
}

/// The rules of one language as data: named sections of rows.
///
/// The text form is one row a line, cells parted by ` | `, sections opened by `[name]`, comments by
/// `#` (unless a cell's end follows it at once). It is parsed at first use in one pass over UTF-8;
/// big dictionary literals would cost the
/// compiler minutes instead.
public struct LanguageTable: Sendable {
    private var sections: [String: [TableRow]] = [:]

    public init(_ texts: [String]) {
        for text in texts { parse(text) }
    }

    public func rows(_ section: String) -> [TableRow] {
        sections[section] ?? []
    }

    public var sectionNames: [String] { sections.keys.sorted() }

    /// Puts the rows of `other` in front of this table's, so that they win where the first does.
    public mutating func overlay(_ other: LanguageTable) {
        for name in other.sectionNames {
            sections[name] = other.rows(name) + rows(name)
        }
    }

    private mutating func parse(_ text: String) {
        var section = ""
        var rows: [TableRow] = []
        var line: [UInt8] = []
        func close(_ sections: inout [String: [TableRow]]) {
            if !section.isEmpty { sections[section, default: []] += rows }
            rows = []
        }
        for byte in Array(text.utf8) + [0x0A] {
            guard byte == 0x0A else {
                line.append(byte)
                continue
            }
            defer { line.removeAll(keepingCapacity: true) }
            guard let first = line.first(where: { $0 != 0x20 }), !Self.isComment(line) else {
                continue
            }
            if first == 0x5B, line.last == 0x5D {
                close(&sections)
                section = String(decoding: line.dropFirst().dropLast(), as: UTF8.self)
            } else {
                rows.append(TableRow(cells: Self.cells(line)))
            }
        }
        close(&sections)
    }

    /// `#` opens a comment unless it is a row's first cell itself (`# | number`).
    private static func isComment(_ line: [UInt8]) -> Bool {
        let text = line.drop { $0 == 0x20 }
        return text.first == 0x23 && !text.starts(with: [0x23, 0x20, 0x7C])
    }

    private static func cells(_ line: [UInt8]) -> [String] {
        line.split(separator: 0x7C, omittingEmptySubsequences: false).map { cell in
            var part = cell
            while part.first == 0x20 { part.removeFirst() }
            while part.last == 0x20 { part.removeLast() }
            return String(decoding: part, as: UTF8.self)
        }
    }
}

private func trimmed(_ text: Substring) -> String {
    var part = text
    while part.first == " " { part.removeFirst() }
    while part.last == " " { part.removeLast() }
    return String(part)
}
