public import BookModel
import CPopplerPages
import Foundation

/// An open PDF: the one owner of its Poppler document.
///
/// Reads page by page, so that a child process can do it and lose no more than the page at hand
/// when Poppler fails on it.
public final class PDFFile {
    private let handle: OpaquePointer
    let input: InputFile

    public let pageCount: Int

    /// Opens the file. Throws `.unreadableInput` for a file that is missing, empty, damaged beyond
    /// reading or without pages, `.encrypted` where the password is missing or wrong.
    public init(_ input: InputFile) throws(LecternError) {
        try FileContent.checkReadable(input)
        let handle = try Self.open(input)
        self.handle = handle
        self.input = input
        pageCount = Int(lectern_pdf_page_count(handle))
        guard pageCount > 0 else {
            throw LecternError(
                .unreadableInput, file: input.name, "the PDF has no pages that can be read",
                remedy: "get the file again; it is damaged or empty", cause: Self.lastMessage())
        }
    }

    deinit { lectern_pdf_close(handle) }

    /// What a call on the document gives; the pointer does not leave `body`.
    func withHandle<Result>(_ body: (OpaquePointer) -> Result) -> Result { body(handle) }

    private static func open(_ input: InputFile) throws(LecternError) -> OpaquePointer {
        var status: Int32 = 0
        if let handle = lectern_pdf_open(input.path, input.password, &status) { return handle }
        let cause = lastMessage()
        switch UInt32(status) {
        case LECTERN_PDF_ENCRYPTED.rawValue:
            throw LecternError(
                .encrypted, file: input.name,
                input.password == nil
                    ? "the PDF is encrypted" : "the password does not open the PDF",
                remedy: "put the right password into a file and name it with --password-file",
                cause: cause)
        case LECTERN_PDF_CANNOT_OPEN.rawValue:
            throw LecternError(
                .unreadableInput, file: input.name, "the file cannot be opened", cause: cause)
        default:
            throw LecternError(
                .unreadableInput, file: input.name, "the PDF is damaged beyond reading",
                remedy: "get the file again", cause: cause)
        }
    }

    /// The last complaint of Poppler, which is forgotten then.
    static func lastMessage() -> String? {
        let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
            lectern_pdf_take_message(buffer.baseAddress, Int32(buffer.count))
            return buffer.baseAddress.map { String(cString: $0) } ?? ""
        }
        return text.isEmpty ? nil : OneLine.clean(text)
    }
}

@available(*, unavailable, message: "a Poppler document belongs to one thread at a time")
extension PDFFile: Sendable {}
