import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The Dublin Core of an XMP packet, as far as it concerns a book.
struct XMPPacket {
    private(set) var title: String?
    private(set) var creators: [String] = []
    private(set) var language: String?
    private(set) var publisher: String?
    private(set) var identifier: String?
    /// From `dc:date`.
    private(set) var year: Int?

    init(_ text: String) {
        let collector = Collector()
        let parser = XMLParser(data: Data(text.utf8))
        parser.shouldResolveExternalEntities = false
        parser.delegate = collector
        _ = parser.parse()
        title = collector.values["dc:title"]?.first
        creators = collector.values["dc:creator"] ?? []
        language = collector.values["dc:language"]?.first
        publisher = collector.values["dc:publisher"]?.first
        identifier = collector.values["dc:identifier"]?.first
        year = collector.values["dc:date"]?.first.flatMap { Int($0.prefix(4)) }
    }

    /// Gathers the text of each `dc:` element, list items one by one.
    private final class Collector: NSObject, XMLParserDelegate {
        var values: [String: [String]] = [:]
        private var element: String?
        private var text = ""

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
            qualifiedName: String?, attributes: [String: String]
        ) {
            if name.hasPrefix("dc:") { element = name }
            text = ""
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) {
            if element != nil { text += string }
        }

        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
            qualifiedName: String?
        ) {
            let clean = OneLine.clean(text)
            if let element, !clean.isEmpty { values[element, default: []].append(clean) }
            text = ""
            if name == element { element = nil }
        }
    }
}
