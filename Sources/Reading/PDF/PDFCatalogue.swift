import CQPDF
import Foundation

/// What Poppler's GLib interface does not tell of a PDF's catalogue.
enum PDFCatalogue {
    /// The catalogue's `/Lang`; `nil` where there is none or the file cannot be read by libqpdf.
    static func language(of input: InputFile) -> String? {
        var handle: qpdf_data? = qpdf_init()
        defer { qpdf_cleanup(&handle) }
        guard let handle else { return nil }
        qpdf_silence_errors(handle)
        qpdf_set_suppress_warnings(handle, QPDF_BOOL(1))
        let status = input.path.withCString { path in
            input.password.map { $0.withCString { qpdf_read(handle, path, $0) } }
                ?? qpdf_read(handle, path, nil)
        }
        guard status & QPDF_ERROR_CODE(2) == 0 else { return nil }
        let value = qpdf_oh_get_key_if_dict(handle, qpdf_get_root(handle), "/Lang")
        guard qpdf_oh_is_string(handle, value) != 0, let text = qpdf_oh_get_utf8_value(handle, value)
        else { return nil }
        let language = String(cString: text).trimmingCharacters(in: .whitespacesAndNewlines)
        return language.isEmpty ? nil : language
    }
}
