public import BookModel
import Foundation

/// The ignore list beside a book.
public struct IgnoreFile: Sendable {
    public let path: String
    public let list: IgnoreList

    /// The list of a book; empty where there is no file yet.
    ///
    /// - Throws: `.unreadableInput` where the book is not there, `.usage` where the list is no
    ///   text.
    public init(beside input: String) throws(LecternError) {
        guard FileManager.default.fileExists(atPath: input) else {
            throw LecternError(
                .unreadableInput, file: input, "no such file or folder", remedy: "check the path")
        }
        path = IgnoreList.path(beside: input)
        guard FileManager.default.fileExists(atPath: path) else {
            list = IgnoreList()
            return
        }
        do {
            list = try IgnoreList(readingFrom: path)
        } catch {
            throw LecternError(.usage, error.reason, remedy: error.remedy)
        }
    }

    /// Writes the list; an empty one takes the file away.
    public func save(_ list: IgnoreList) throws(LecternError) {
        do {
            if list.phrases.isEmpty {
                try FileManager.default.removeItem(atPath: path)
            } else {
                try Data(list.text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
            }
        } catch {
            throw LecternError(
                .unwritableOutput, file: BookFinder.name(of: path), "cannot be written",
                remedy: "check the folder's permissions and free space",
                cause: SystemFailure.text(error))
        }
    }
}
