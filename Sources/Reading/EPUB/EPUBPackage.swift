import BookModel
import Foundation

/// What an EPUB's container and package documents say: metadata, reading order, contents.
struct EPUBPackage {
    /// Paths of the documents to be read, in order.
    private(set) var spine: [String] = []
    private(set) var metadata = Metadata()
    /// Titles with path, fragment and depth.
    private(set) var contents: [Entry] = []
    /// Labels of the printed edition's pages, with path and fragment.
    private(set) var pageList: [Entry] = []

    struct Entry: Equatable {
        var title: String
        var level: Int
        var path: String?
        var fragment: String?
    }

    private let files: [String: [UInt8]]
    private let folder: String
    private var manifest: [String: (path: String, properties: String)] = [:]

    /// - Parameter files: of the archive, by path. `nil` where they have no package document.
    init?(_ files: [String: [UInt8]]) {
        self.files = files
        guard let container = Self.tree("META-INF/container.xml", in: files),
            let path = container.first("rootfile")?.attributes["full-path"],
            let package = Self.tree(path, in: files)
        else { return nil }
        folder = Self.folder(of: path)
        for item in package.first("manifest")?.all("item") ?? [] {
            guard let id = item.attributes["id"], let href = item.attributes["href"] else {
                continue
            }
            manifest[id] = (
                EPUBPath.resolve(href, in: folder).path, item.attributes["properties"] ?? ""
            )
        }
        let order = package.first("spine")
        spine = (order?.all("itemref") ?? []).filter { $0.attributes["linear"] != "no" }
            .compactMap { $0.attributes["idref"].flatMap { manifest[$0]?.path } }
        readMetadata(package)
        readContents(ncx: order?.attributes["toc"])
    }

    private static func tree(_ path: String, in files: [String: [UInt8]]) -> XMLNode? {
        files[path].map { XMLNode(parsing: TextFile(bytes: $0).units) }
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }

    // MARK: Metadata

    private mutating func readMetadata(_ package: XMLNode) {
        guard let node = package.first("metadata") else { return }
        func texts(_ name: String) -> [String] { node.all(name).map(\.line).filter { !$0.isEmpty } }
        metadata.title = texts("title").first
        metadata.authors = texts("creator")
        metadata.language = texts("language").first.flatMap { LanguageTag($0) }
        metadata.publisher = texts("publisher").first
        metadata.identifier = texts("identifier").first
        metadata.year = texts("date").first.flatMap { date in
            date.split { !$0.isNumber }.first { $0.count == 4 }.flatMap { Int($0) }
        }
        let named = node.all("meta").first { $0.attributes["name"] == "cover" }?.attributes[
            "content"]
        let cover =
            manifest.values.filter { $0.properties.split(separator: " ").contains("cover-image") }
            .map(\.path).sorted().first ?? named.flatMap { manifest[$0]?.path }
        metadata.cover = cover.flatMap { files[$0] }.flatMap { bytes in
            bytes.starts(with: [0xFF, 0xD8, 0xFF]) || bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
                ? bytes : nil
        }
    }

    // MARK: Contents

    private mutating func readContents(ncx: String?) {
        let nav = manifest.values.filter { $0.properties.split(separator: " ").contains("nav") }
            .map(\.path).sorted().first
        if let nav, let tree = Self.tree(nav, in: files) {
            let list =
                tree.all("nav").first { $0.attributes["epub:type"] == "toc" } ?? tree.first("nav")
            if let list {
                contents = items(of: list, level: 1, in: Self.folder(of: nav))
            }
            let pages = tree.all("nav").first { $0.attributes["epub:type"] == "page-list" }
            if let pages { pageList = items(of: pages, level: 1, in: Self.folder(of: nav)) }
        }
        if contents.isEmpty, let path = ncx.flatMap({ manifest[$0]?.path }),
            let tree = Self.tree(path, in: files),
            let map = tree.first("navmap")
        {
            contents = points(of: map, named: "navpoint", level: 1, in: Self.folder(of: path))
            let pages = tree.first("pagelist")
            if pageList.isEmpty, let pages {
                pageList = points(
                    of: pages, named: "pagetarget", level: 1, in: Self.folder(of: path))
            }
        }
    }

    /// The items of a list of links, each followed by those below it.
    private func items(of node: XMLNode, level: Int, in folder: String) -> [Entry] {
        let lists = node.children.filter { $0.name == "ol" }
        return lists.flatMap(\.children).filter { $0.name == "li" }.flatMap { item in
            let link = item.children.first { $0.name == "a" || $0.name == "span" }
            return entry(link?.line ?? "", link?.attributes["href"], level: level, in: folder)
                + items(of: item, level: level + 1, in: folder)
        }
    }

    private func points(
        of node: XMLNode, named name: String, level: Int, in folder: String
    ) -> [Entry] {
        node.children.filter { $0.name == name }.flatMap { point in
            let title = point.children.first { $0.name == "navlabel" }?.line ?? ""
            let target = point.children.first { $0.name == "content" }?.attributes["src"]
            return entry(title, target, level: level, in: folder)
                + points(of: point, named: name, level: level + 1, in: folder)
        }
    }

    private func entry(_ title: String, _ href: String?, level: Int, in folder: String) -> [Entry] {
        guard !title.isEmpty else { return [] }
        let target = href.map { EPUBPath.resolve($0, in: folder) }
        return [Entry(title: title, level: level, path: target?.path, fragment: target?.fragment)]
    }
}

/// Paths inside an archive.
enum EPUBPath {
    /// A reference in a document of `folder` ("" or with a slash at its end).
    static func resolve(_ href: String, in folder: String) -> (path: String, fragment: String?) {
        let parts = href.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let file = parts.first.map { String($0) } ?? ""
        let decoded = file.removingPercentEncoding ?? file
        var steps: [Substring] = []
        for step in (decoded.hasPrefix("/") ? decoded : folder + decoded).split(separator: "/")
        where step != "." {
            if step == ".." { _ = steps.popLast() } else { steps.append(step) }
        }
        return (steps.joined(separator: "/"), parts.count > 1 ? String(parts[1]) : nil)
    }
}
