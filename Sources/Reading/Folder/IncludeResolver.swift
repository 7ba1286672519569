import BookModel
import Foundation

/// A stretch of one file that stands in the text of another.
struct Include: Equatable {
    /// The directive's place in the including file, in UTF-16 units.
    var directive: Range<Int>
    /// Number of the included file.
    var file: Int
    /// Its lines that are included, in UTF-16 units.
    var lines: [Range<Int>]
}

/// Finds mdBook's include directives: `{{#include file.md}}`, `{{#rustdoc_include
/// file.rs:anchor}}`,
/// `{{#include file:2:10}}`.
///
/// A file outside the folder is never opened; what is not resolved is left for the rules that drop
/// directives.
struct IncludeResolver {
    let text: CodeUnits
    /// Number of the including file.
    let file: Int

    private static let names = ["include", "rustdoc_include", "playground", "playpen"]

    /// - Parameter open: gives the number and text of a file.
    func resolve(
        from base: URL, in folder: URL, open: (URL, String) -> (number: Int, text: CodeUnits)?
    ) -> [Include] {
        var found: [Include] = []
        var index = 0
        while index + 4 < text.count {
            guard text[index] == 0x7B, text[index + 1] == 0x7B, text[index + 2] == 0x23,
                index == 0 || text[index - 1] != 0x5C, let end = end(of: index)
            else {
                index += 1
                continue
            }
            if let include = include(index..<end, from: base, in: folder, open: open) {
                found.append(include)
            }
            index = end
        }
        return found
    }

    private func end(of start: Int) -> Int? {
        var at = start + 3
        while at + 1 < text.count, at < start + 500, text[at] != 0x0A {
            if text[at] == 0x7D, text[at + 1] == 0x7D { return at + 2 }
            at += 1
        }
        return nil
    }

    private func include(
        _ range: Range<Int>, from base: URL, in folder: URL,
        open: (URL, String) -> (number: Int, text: CodeUnits)?
    ) -> Include? {
        let words = text.string(in: range.lowerBound + 3..<range.upperBound - 2).split {
            $0 == " " || $0 == "\t"
        }
        guard words.count >= 2, Self.names.contains(String(words[0])) else { return nil }
        let parts = words[1].split(separator: ":", omittingEmptySubsequences: false).map {
            String($0)
        }
        let directory = base.deletingLastPathComponent()
        guard let contained = ContainedPath(parts[0], in: folder, from: directory) else {
            return nil
        }
        let root = folder.resolvingSymlinksInPath().standardizedFileURL.path
        let name = String(contained.url.path.dropFirst(root.count).drop { $0 == "/" })
        guard let opened = open(contained.url, name), opened.number != file else { return nil }
        let lines = IncludedLines(opened.text).select(Array(parts.dropFirst()))
        return Include(directive: range, file: opened.number, lines: lines)
    }
}

/// Selects lines of an included file: all, from one to another (counted from 1), or those between
/// `ANCHOR: name` and `ANCHOR_END: name`; lines with anchors are never part.
struct IncludedLines {
    private let units: CodeUnits
    /// With their line ends.
    private let lines: [Range<Int>]

    init(_ units: CodeUnits) {
        self.units = units
        var lines: [Range<Int>] = []
        var start = 0
        for index in units.indices where units[index] == 0x0A {
            lines.append(start..<index + 1)
            start = index + 1
        }
        if start < units.count { lines.append(start..<units.count) }
        self.lines = lines
    }

    func select(_ parts: [String]) -> [Range<Int>] {
        guard let first = parts.first, !first.isEmpty || parts.count > 1 else {
            return lines.filter { !isAnchor($0) }
        }
        if Int(first) == nil, !first.isEmpty { return anchored(first) }
        let low = max(1, Int(first) ?? 1)
        let high = parts.count > 1 ? min(lines.count, Int(parts[1]) ?? lines.count) : low
        guard low <= min(high, lines.count) else { return [] }
        return lines[low - 1..<min(high, lines.count)].filter { !isAnchor($0) }
    }

    private func anchored(_ name: String) -> [Range<Int>] {
        var isInside = false
        var found: [Range<Int>] = []
        for line in lines {
            let text = units.string(in: line)
            if mark("ANCHOR:", in: text) == name {
                isInside = true
            } else if mark("ANCHOR_END:", in: text) == name {
                isInside = false
            } else if isInside, !isAnchor(line) {
                found.append(line)
            }
        }
        return found
    }

    private func isAnchor(_ line: Range<Int>) -> Bool {
        guard line.count < 200 else { return false }
        let text = units.string(in: line)
        return mark("ANCHOR:", in: text) != nil || mark("ANCHOR_END:", in: text) != nil
    }

    private func mark(_ mark: String, in text: String) -> String? {
        guard let found = text.range(of: mark) else { return nil }
        return String(text[found.upperBound...].drop { $0 == " " }.prefix { !$0.isWhitespace })
    }
}
