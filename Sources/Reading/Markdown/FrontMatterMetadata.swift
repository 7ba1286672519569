import BookModel
import Foundation

/// What front matter says of the book, under the names that the usual tools have for it (Pandoc,
/// Jekyll, Hugo, mdBook, Quarto).
extension FrontMatter {
    func metadata(folder: URL?) -> Metadata {
        var metadata = Metadata()
        metadata.title = text("title", "booktitle", "book-title")
        metadata.subtitle = text("subtitle")
        metadata.authors =
            (values["author"] ?? values["authors"] ?? values["creator"] ?? values["by"])?
            .texts.map(decoded) ?? []
        metadata.language = text("lang", "language", "locale").flatMap { LanguageTag($0) }
        metadata.year = text("date", "year", "published", "pubdate", "publication-date").flatMap(
            year)
        metadata.publisher = text("publisher")
        metadata.identifier = text("identifier", "isbn", "uuid", "doi")
        if let folder,
            let path = text("cover", "cover-image", "coverimage", "cover_image", "epub-cover-image")
        {
            metadata.cover = CoverFile.bytes(of: path, in: folder)
        }
        return metadata
    }

    private func text(_ keys: String...) -> String? {
        keys.lazy.compactMap { values[$0]?.text }.first.map(decoded)
    }

    /// Character references decoded, white space folded.
    private func decoded(_ text: String) -> String {
        let units = CodeUnits(text)
        return HTMLText.decoded(units, 0..<units.count).string.split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
    }

    /// The first number of four digits.
    private func year(_ text: String) -> Int? {
        text.split { !$0.isASCII || !$0.isNumber }.first { $0.count == 4 }.flatMap { Int($0) }
    }
}

/// A cover beside the book.
enum CoverFile {
    /// Largest picture that is taken, in bytes.
    private static let largest = 20_000_000

    /// The bytes of the JPEG or PNG at `path`, where it lies in `folder` or below.
    static func bytes(of path: String, in folder: URL) -> [UInt8]? {
        guard !path.contains("://"), let file = ContainedPath(path, in: folder)?.url,
            let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize, size <= largest,
            let data = try? Data(contentsOf: file)
        else { return nil }
        let isPicture =
            data.starts(with: [0xFF, 0xD8, 0xFF]) || data.starts(with: [0x89, 0x50, 0x4E, 0x47])
        return isPicture ? Array(data) : nil
    }
}

/// A file inside a folder: neither `..`, nor an absolute path, nor a symbolic link leads out of it.
struct ContainedPath {
    let url: URL

    init?(_ path: String, in folder: URL, from base: URL? = nil) {
        guard !path.hasPrefix("/"), !path.contains("\0") else { return nil }
        let root = folder.resolvingSymlinksInPath().standardizedFileURL.path
        let target = (base ?? folder).appendingPathComponent(path).standardizedFileURL
            .resolvingSymlinksInPath()
        guard target.path.hasPrefix(root.hasSuffix("/") ? root : root + "/") else { return nil }
        url = target
    }
}
