import BookModel
import Foundation

/// An mdBook: the order, parts and nesting of SUMMARY.md, title and authors of book.toml.
struct MdBookPlan: BookPlan {
    let folder: URL
    private(set) var title: String?
    private(set) var authors: [String] = []
    private(set) var language: LanguageTag?
    private(set) var entries: [BookPlanEntry] = []

    /// `nil` where neither the folder nor its `src` has a SUMMARY.md.
    init?(_ root: URL) {
        let candidates = [root, root.appendingPathComponent("src", isDirectory: true)]
        guard
            let folder = candidates.first(where: {
                FileManager.default.fileExists(atPath: $0.appendingPathComponent("SUMMARY.md").path)
            }), let data = try? Data(contentsOf: folder.appendingPathComponent("SUMMARY.md"))
        else { return nil }
        self.folder = folder
        readSettings(at: root.appendingPathComponent("book.toml"))
        readSummary(TextFile(bytes: Array(data)).units)
    }

    // MARK: book.toml

    private mutating func readSettings(at file: URL) {
        guard let data = try? Data(contentsOf: file) else { return }
        let lines = String(decoding: data, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        let book = lines.drop { YAMLScalar.trimmed($0) != "[book]" }.dropFirst()
            .prefix { !YAMLScalar.trimmed($0).hasPrefix("[") }
        let values = TOMLMapping.parse(book.map { String($0) }) ?? [:]
        title = values["title"]?.text
        authors = values["authors"]?.texts ?? []
        language = values["language"]?.text.flatMap { LanguageTag($0) }
    }

    // MARK: SUMMARY.md

    private mutating func readSummary(_ units: CodeUnits) {
        let blocks = MarkdownFile(units: units).blocks(options: ReadingOptions.verbatim).blocks
        var isInPart = false
        var seen: Set<String> = []
        for (index, block) in blocks.enumerated() {
            let text = block.title
            if block.role == .heading {
                if index == 0 {
                    if title == nil, !["summary", "contents"].contains(text.lowercased()) {
                        title = text
                    }
                } else {
                    entries.append(.part(text))
                    isInPart = true
                }
                continue
            }
            for link in block.marks where link.kind == .link {
                guard let path = path(link.target), seen.insert(path).inserted else { continue }
                if block.role != .listItem, isInPart {
                    entries.append(.part(""))
                    isInPart = false
                }
                let level = block.role == .listItem ? max(1, block.level) : 1
                let title = block.text.units.string(in: link.range)
                entries.append(.file(path: path, title: title.isEmpty ? nil : title, level: level))
            }
        }
    }

    /// The file that a link names: inside the folder, without anchor, percent signs decoded.
    private func path(_ target: String?) -> String? {
        guard let target, !target.isEmpty, !target.contains("://"), !target.hasPrefix("#") else {
            return nil
        }
        let file = String(target.prefix { $0 != "#" && $0 != "?" })
        let path = file.removingPercentEncoding ?? file
        guard ContainedPath(path, in: folder) != nil, MarkdownReader.isNamed(path) else {
            return nil
        }
        return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }
}

extension Block {
    /// The text in one line.
    var title: String {
        text.string.split { $0.isWhitespace }.joined(separator: " ")
    }
}
