public import BookModel
import CPoppler
import Foundation

extension PDFFile {
    /// Metadata and outline.
    public func summary() -> PDFSummary {
        PDFSummary(pageCount: pageCount, metadata: metadata(), outline: outline())
    }

    private func metadata() -> Metadata {
        let (title, author, created, xmp) = withDocument { document in
            (
                takeGLibString(poppler_document_get_title(document)),
                takeGLibString(poppler_document_get_author(document)),
                creationYear(document), takeGLibString(poppler_document_get_metadata(document))
            )
        }
        let packet = xmp.map(XMPPacket.init(_:))
        var metadata = Metadata(
            title: meaningful(packet?.title) ?? meaningful(title),
            authors: packet?.creators.isEmpty == false
                ? packet?.creators ?? [] : meaningful(author).map { [$0] } ?? [])
        metadata.language = statedLanguage(packet)
        metadata.year = packet?.year ?? created
        metadata.publisher = meaningful(packet?.publisher)
        metadata.identifier = meaningful(packet?.identifier)
        return metadata
    }

    /// XMP first, then the catalogue: both are the document's own word, the XMP the more deliberate.
    private func statedLanguage(_ packet: XMPPacket?) -> LanguageTag? {
        if let tag = packet?.language.flatMap(LanguageTag.init(_:)) { return tag }
        return PDFCatalogue.language(of: input).flatMap(LanguageTag.init(_:))
    }

    private func creationYear(_ document: OpaquePointer) -> Int? {
        guard let date = poppler_document_get_creation_date_time(document) else { return nil }
        defer { g_date_time_unref(date) }
        let year = Int(g_date_time_get_year(date))
        return (1900...2200).contains(year) ? year : nil
    }

    /// `nil` for text that says nothing: blank, "untitled", or the name of a file.
    private func meaningful(_ text: String?) -> String? {
        guard let clean = text.map(OneLine.clean(_:)), !clean.isEmpty else { return nil }
        let lower = clean.lowercased()
        if lower.hasPrefix("untitled") || lower == "unknown" { return nil }
        let endings = [".doc", ".docx", ".dvi", ".tex", ".odt", ".indd", ".qxd", ".pdf", ".fm", ".rtf", ".ps"]
        return endings.contains { lower.hasSuffix($0) } ? nil : clean
    }
}

/// Text for one line: line breaks and runs of white space become one space, controls go.
enum OneLine {
    static func clean(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var pending = false
        for scalar in text.unicodeScalars {
            if scalar.properties.isWhitespace || scalar.value == 0x2028 || scalar.value == 0x2029 {
                pending = !result.isEmpty
            } else if scalar.properties.generalCategory != .control, scalar.value != 0xFEFF {
                if pending { result.append(" ") }
                pending = false
                result.append(scalar)
            }
        }
        return String(result)
    }
}
