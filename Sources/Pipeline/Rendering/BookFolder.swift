import BookModel
import Foundation
import Store
import Timing

/// The folder of one book under the output folder.
///
/// It belongs to the source that its `book.json` names. Another source of the same title gets the
/// name of its file behind the title, whatever the order.
struct BookFolder {
    let path: String
    let name: String
    /// Names that an earlier conversion listed, to be removed when they are no longer made.
    let oldFiles: [String]
    /// What is wrong with what an earlier conversion left.
    let findings: [Diagnostic]

    private static let marker = FolderOwner.marker

    /// Finds or makes the folder.
    ///
    /// - Parameter files: the names of the source's files, as the sidecars have them.
    /// - Throws: `LecternError` `.unwritableOutput`.
    init(
        title: String, source: String, files: [String] = [], in output: String
    ) throws(LecternError) {
        let chosen = Self.choose(title: title, source: source, files: files, in: output)
        name = chosen.name
        oldFiles = chosen.owner?.files ?? []
        findings = chosen.owner?.isDamaged == true ? [Self.damage(in: name)] : []
        path = output + "/" + chosen.name
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw LecternError(
                .unwritableOutput, file: path, "the folder cannot be written",
                remedy: "check the permissions and the space of the output folder",
                cause: SystemFailure.text(error))
        }
        AtomicFile.removeLeftovers(in: path)
        AtomicFile.removeLeftovers(in: path + "/reader")
        if oldFiles.isEmpty {
            try AtomicFile.write([UInt8](source.utf8), to: path + "/" + Self.marker)
        }
    }

    /// The name that the folder of a source has or would have.
    static func name(
        title: String, source: String, files: [String] = [], in output: String
    ) -> String {
        choose(title: title, source: source, files: files, in: output).name
    }

    private static func damage(in folder: String) -> Diagnostic {
        Diagnostic(
            .warning, rule: "damaged-manifest",
            "book.json in the folder “\(folder)” is damaged or lost; what else is there belongs to"
                + " this book, which is written anew")
    }

    private static func choose(
        title: String, source: String, files: [String], in output: String
    ) -> (name: String, owner: FolderOwner?) {
        let names = [
            FileNamer.folder(title: title), FileNamer.folder(title: title, source: source),
        ]
        let taken = (try? FileManager.default.contentsOfDirectory(atPath: output)) ?? []
        for name in names {
            let existing = taken.first { FileNamer.key($0) == FileNamer.key(name) } ?? name
            let owner = FolderOwner(of: output + "/" + existing)
            if owner?.isSource(source, files: files) ?? true { return (existing, owner) }
        }
        return (names[1], nil)
    }

    /// - Throws: `LecternError` `.unwritableOutput`.
    func makeSubfolder(_ name: String) throws(LecternError) {
        do {
            try FileManager.default.createDirectory(
                atPath: path + "/" + name, withIntermediateDirectories: true)
        } catch {
            throw LecternError(
                .unwritableOutput, file: path + "/" + name, "the folder cannot be written",
                remedy: "check the permissions and the space of the output folder",
                cause: SystemFailure.text(error))
        }
    }

    /// Removes a folder in which nothing was made.
    func removeIfEmpty() {
        let names = try? FileManager.default.contentsOfDirectory(atPath: path)
        guard let names, names.allSatisfy({ $0 == Self.marker || $0 == "reader" }),
            (try? FileManager.default.contentsOfDirectory(atPath: path + "/reader"))?.isEmpty
                ?? true
        else { return }
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Ends the work: removes what earlier conversions made and this one did not.
    func finish(keeping made: Set<String>) {
        for file in oldFiles where !made.contains(file) && file.isPlainName {
            try? FileManager.default.removeItem(atPath: path + "/" + file)
        }
        try? FileManager.default.removeItem(atPath: path + "/" + Self.marker)
    }
}

extension String {
    /// Without a way out of its folder; a subfolder's files are allowed.
    fileprivate var isPlainName: Bool {
        !isEmpty && !hasPrefix("/") && !split(separator: "/").contains("..")
    }
}
