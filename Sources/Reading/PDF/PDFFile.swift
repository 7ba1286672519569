public import BookModel
import CPoppler
import Foundation

/// An open PDF: the one owner of its Poppler document.
///
/// Reads page by page, so that a child process can do it and lose no more than the page at hand
/// when Poppler fails on it.
public final class PDFFile {
    private let document: OpaquePointer
    let input: InputFile

    public let pageCount: Int

    /// Opens the file. Throws `.unreadableInput` for a file that is missing, empty, damaged beyond
    /// reading or without pages, `.encrypted` where the password is missing or wrong.
    public init(_ input: InputFile) throws(LecternError) {
        GLibLog.silence()
        try Self.checkReadable(input)
        document = try Self.openDocument(input)
        self.input = input
        pageCount = Int(poppler_document_get_n_pages(document))
        guard pageCount > 0 else {
            throw LecternError(
                .unreadableInput, file: input.name, "the PDF has no pages that can be read",
                remedy: "get the file again; it is damaged or empty", cause: GLibLog.takeLastMessage())
        }
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(document)) }

    /// Runs `body` on the page's own object; `nil` where Poppler cannot make one.
    func withPage<Result>(_ number: Int, _ body: (OpaquePointer) -> Result) -> Result? {
        guard (1...pageCount).contains(number),
            let page = poppler_document_get_page(document, Int32(number - 1))
        else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(page)) }
        return body(page)
    }

    func withDocument<Result>(_ body: (OpaquePointer) -> Result) -> Result { body(document) }

    private static func openDocument(_ input: InputFile) throws(LecternError) -> OpaquePointer {
        var error: UnsafeMutablePointer<GError>?
        defer { if let error { g_error_free(error) } }
        let address = URL(fileURLWithPath: input.path).absoluteString
        if let document = poppler_document_new_from_file(address, input.password, &error) {
            return document
        }
        throw failure(input, error)
    }

    private static func failure(
        _ input: InputFile, _ error: UnsafeMutablePointer<GError>?
    ) -> LecternError {
        let cause = error.flatMap { $0.pointee.message }.map { String(cString: $0) }
        let code = error?.pointee.code ?? 0
        if code == Int32(POPPLER_ERROR_ENCRYPTED.rawValue) {
            return LecternError(
                .encrypted, file: input.name,
                input.password == nil ? "the PDF is encrypted" : "the password does not open the PDF",
                remedy: "put the password into a file and name it with --password-file", cause: cause)
        }
        return LecternError(
            .unreadableInput, file: input.name, "the PDF is damaged beyond reading",
            remedy: "get the file again", cause: cause ?? GLibLog.takeLastMessage())
    }

    private static func checkReadable(_ input: InputFile) throws(LecternError) {
        guard let file = FileHandle(forReadingAtPath: input.path) else {
            throw LecternError(.unreadableInput, file: input.name, "the file cannot be opened")
        }
        defer { try? file.close() }
        if (try? file.read(upToCount: 1))?.isEmpty ?? true {
            throw LecternError(.unreadableInput, file: input.name, "the file is empty")
        }
    }
}

@available(*, unavailable, message: "a Poppler document belongs to one thread at a time")
extension PDFFile: Sendable {}
