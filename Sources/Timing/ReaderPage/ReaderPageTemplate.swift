public import BookModel
import Foundation

/// The parts of the reader page that are the same for every book: `page.html`, `page.css` and
/// `page.js` of the program's `reader` folder.
public struct ReaderPageTemplate: Sendable {
    public var html: String
    public var css: String
    public var script: String

    public init(html: String, css: String, script: String) {
        self.html = html
        self.css = css
        self.script = script
    }

    /// Reads the parts from `folder`.
    public init(folder: String) throws(LecternError) {
        html = try Self.read("page.html", in: folder)
        css = try Self.read("page.css", in: folder)
        script = try Self.read("page.js", in: folder)
    }

    private static func read(_ name: String, in folder: String) throws(LecternError) -> String {
        let path = folder + "/" + name
        do { return try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8) } catch {
            throw LecternError(
                .unwritableOutput, file: path, "the reader page's parts are missing",
                remedy: "install the program again, or set LECTERN_DATA to its share/lectern folder"
            )
        }
    }
}
