public import BookModel
import Foundation
import Workers

/// Gives the script of a book; in the real run a child process makes it.
public protocol ScriptProviding: Sendable {
    /// - Parameter found: told what reading found, before anything that is thrown.
    /// - Throws: `LecternError` with the file's name.
    func script(
        of source: BookSource, settings: Settings, found: @escaping @Sendable ([Diagnostic]) -> Void
    ) async throws(LecternError) -> BookScript
}

extension BookScripter: ScriptProviding {
    /// The script made in this process.
    public func script(
        of source: BookSource, settings: Settings, found: @escaping @Sendable ([Diagnostic]) -> Void
    ) async throws(LecternError) -> BookScript {
        let collector = try ScriptCollector(found: found)
        try await write(source, settings) { (part) throws(LecternError) in
            try collector.take(part)
        }
        return try collector.script()
    }

    /// The script of a book that is already cut to the selection.
    func script(
        of book: Book, settings: ConversionSettings
    ) async throws(LecternError) -> BookScript {
        let collector = try ScriptCollector()
        try await write(book, settings) { (part) throws(LecternError) in try collector.take(part) }
        return try collector.script()
    }
}

/// Has scripts made in a child process, so that this one never holds a book.
struct WorkerScripts: ScriptProviding {
    private let host = PlannerHost(executable: ResourceLocator.executable)

    func script(
        of source: BookSource, settings: Settings, found: @escaping @Sendable ([Diagnostic]) -> Void
    ) async throws(LecternError) -> BookScript {
        let collector = try ScriptCollector(found: found)
        let request = ScriptRequest(source: source, settings: settings).encoded
        do {
            try await host.run(request, name: source.name) { (bytes) throws(LecternError) in
                guard let part = ScriptPart(encoded: bytes) else {
                    throw LecternError(.partial, "the plan of the book is damaged")
                }
                try collector.take(part)
            }
            return try collector.script()
        } catch {
            throw error.naming(source)
        }
    }
}

/// What a planning process is asked for.
struct ScriptRequest: Codable {
    private var path: String
    private var place: String
    private var name: String
    private var isFolder: Bool
    let settings: Settings

    init(source: BookSource, settings: Settings) {
        (path, place, name) = (source.path, source.place, source.name)
        isFolder = source.isFolder
        self.settings = settings
    }

    var source: BookSource {
        BookSource(path: path, name: name, isFolder: isFolder, place: place)
    }

    var encoded: [UInt8] { (try? JSONEncoder().encode(self)).map { [UInt8]($0) } ?? [] }
}

/// The planning process itself: one book, and done.
public enum ScriptService {
    /// - Returns: the exit status.
    public static func run() async -> Int32 {
        let server = PlannerServer()
        guard let bytes = server.request(),
            let request = try? JSONDecoder().decode(ScriptRequest.self, from: Data(bytes))
        else { return 2 }
        let scripter = BookScripter(
            loader: BookLoader(request.settings.run), wordList: WordReport.engine)
        do throws(LecternError) {
            try await scripter.write(request.source, request.settings) {
                (part) throws(LecternError) in try server.send(part.encoded)
            }
            server.end()
        } catch {
            server.end(error)
        }
        return 0
    }
}
