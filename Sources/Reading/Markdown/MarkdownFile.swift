import BookModel

/// One Markdown file on its way to blocks.
struct MarkdownFile {
    let name: String
    let units: CodeUnits
    let unit: SourceUnit

    init(bytes: [UInt8], name: String, index: Int = 0) {
        self.init(units: CodeUnits(String(decoding: bytes, as: UTF8.self)), name: name, index: index)
    }

    init(units: CodeUnits, name: String, index: Int = 0) {
        self.name = name
        self.units = units
        unit = SourceUnit(file: index)
    }

    func document(options: ReadingOptions) -> Document {
        let source = MarkdownSource(units)
        let builder = FlowBuilder()
        let html = HTMLWalker(builder: builder, file: units, unit: unit, options: options)
        let walker = MarkdownWalker(
            source: source, features: MarkdownFeatures(), builder: builder, html: html, options: options)
        _ = MarkdownParser.parse(source.bytes, into: walker)
        html.finish()
        return Document(
            files: [SourceFile(name: name, sha256: "", text: units)], content: .flow(builder.blocks),
            ledger: builder.ledger)
    }
}
