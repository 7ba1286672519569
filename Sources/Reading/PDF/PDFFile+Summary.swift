import BookModel
import CPopplerPages
import Foundation

extension PDFFile {
    /// Metadata and outline.
    public func summary() -> PDFSummary {
        PDFSummary(pageCount: pageCount, metadata: metadata(), outline: outline())
    }

    private func metadata() -> Metadata {
        let packet = string { lectern_pdf_xmp($0) }.map(XMPPacket.init(_:))
        let author = information("Author")
        var metadata = Metadata(
            title: PDFTitle.meaningful(packet?.title) ?? PDFTitle.meaningful(information("Title")))
        metadata.authors = packet?.creators ?? []
        if metadata.authors.isEmpty, let author = PDFTitle.meaningful(author) {
            metadata.authors = [author]
        }
        metadata.language = statedLanguage(packet)
        metadata.year = packet?.year ?? year(information("CreationDate"))
        metadata.publisher = PDFTitle.meaningful(packet?.publisher)
        metadata.identifier = PDFTitle.meaningful(packet?.identifier)
        return metadata
    }

    /// XMP first, then catalogue and structure: the XMP is the more deliberate word.
    private func statedLanguage(_ packet: XMPPacket?) -> LanguageTag? {
        let stated = packet?.language ?? string { lectern_pdf_language($0) }
        return stated.flatMap { LanguageTag(OneLine.clean($0)) }
    }

    /// The year of a PDF date, `D:20230831…` (ISO 32000-1, 7.9.4); `nil` where it is none.
    private func year(_ date: String?) -> Int? {
        guard let date else { return nil }
        let digits = (date.hasPrefix("D:") ? date.dropFirst(2) : date[...]).prefix(4)
        return Int(digits).flatMap { (1900...2200).contains($0) ? $0 : nil }
    }

    private func information(_ key: String) -> String? {
        string { lectern_pdf_info($0, key) }
    }

    /// The text of a C string that the binding hands over.
    func string(_ call: (OpaquePointer) -> UnsafeMutablePointer<CChar>?) -> String? {
        withHandle { handle in
            guard let pointer = call(handle) else { return nil }
            defer { free(pointer) }
            return String(cString: pointer)
        }
    }
}

/// What stands in a PDF's title and author fields.
enum PDFTitle {
    private static let fileEndings = [
        ".doc", ".docx", ".dvi", ".tex", ".odt", ".indd", ".qxd", ".pdf", ".fm", ".rtf", ".ps",
    ]

    /// `nil` for text that says nothing: blank, "untitled", or the name of a file.
    ///
    /// "Free Culture" stays; "Microsoft Word - thesis.doc" and "Untitled-1" go.
    static func meaningful(_ text: String?) -> String? {
        guard let clean = text.map(OneLine.clean(_:)), !clean.isEmpty else { return nil }
        let lower = clean.lowercased()
        if lower.hasPrefix("untitled") || lower == "unknown" || lower.hasPrefix("microsoft word - ")
        {
            return nil
        }
        return fileEndings.contains { lower.hasSuffix($0) } ? nil : clean
    }
}

/// Text for one line: line breaks and runs of white space become one space, controls go.
enum OneLine {
    static func clean(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var pending = false
        for scalar in text.unicodeScalars {
            if scalar.properties.isWhitespace {
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
