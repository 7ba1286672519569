public import BookModel
import CPopplerPages

extension PDFFile {
    /// The page with the given number, counted from 1. Throws where Poppler cannot make the page.
    public func page(_ number: Int) throws(LecternError) -> PrintedPage {
        guard (1...pageCount).contains(number), let drawing = drawing(number) else {
            throw LecternError(
                .partial, file: input.name, at: .page(number), "the page cannot be read",
                remedy: "get the file again", cause: Self.lastMessage())
        }
        let label =
            string { lectern_pdf_page_label($0, Int32(number)) }.map(OneLine.clean(_:)) ?? ""
        return PageAssembler(drawing).page(
            number: number, label: label.isEmpty ? String(number) : label)
    }

    /// What the page draws; `nil` where Poppler cannot make the page.
    func drawing(_ number: Int) -> PageDrawing? {
        withHandle { handle in
            guard let page = lectern_pdf_read_page(handle, Int32(number)) else { return nil }
            defer { lectern_pdf_free_page(page) }
            var drawing = PageDrawing(page.pointee)
            let producer = string { lectern_pdf_info($0, "Producer") } ?? ""
            drawing.isSetByTeX =
                producer.contains("TeX") || producer.contains("dvip")
            return drawing
        }
    }
}

extension PageDrawing {
    init(_ page: lectern_pdf_page) {
        self.init(width: Float(page.width), height: Float(page.height))
        let fonts = UnsafeBufferPointer(start: page.fonts, count: page.font_count).map(
            PDFFont.init(_:))
        styles = UnsafeBufferPointer(start: page.styles, count: page.style_count).map {
            StyleRun($0, fonts: fonts)
        }
        glyphs = UnsafeBufferPointer(start: page.glyphs, count: page.glyph_count).map(
            PageGlyph.init(_:))
        images = UnsafeBufferPointer(start: page.images, count: page.image_count).map(Box.init(_:))
        rules = UnsafeBufferPointer(start: page.rules, count: page.rule_count).map(Box.init(_:))
        panels = UnsafeBufferPointer(start: page.panels, count: page.panel_count).map(Box.init(_:))
        structure = PageStructure(page)
    }
}

extension Box {
    init(_ box: lectern_pdf_box) {
        self.init(x0: box.x0, y0: box.y0, x1: box.x1, y1: box.y1)
    }
}

extension PageGlyph {
    init(_ glyph: lectern_pdf_glyph) {
        func has(_ flag: lectern_pdf_glyph_flags) -> Bool { glyph.flags & flag.rawValue != 0 }
        self.init(
            scalar: Unicode.Scalar(glyph.code_point) ?? "\u{FFFD}", style: Int(glyph.style),
            box: Box(glyph.box), isSpace: has(LECTERN_GLYPH_SPACE),
            isUnmapped: has(LECTERN_GLYPH_UNMAPPED), isReplacement: has(LECTERN_GLYPH_REPLACED))
    }
}

/// A font of a page.
struct PDFFont {
    var name: FontName
    var isFixedPitch: Bool

    init(_ font: lectern_pdf_font) {
        let text = withUnsafeBytes(of: font.name) {
            String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        name = FontName(text, isBold: font.is_bold != 0, isItalic: font.is_italic != 0)
        isFixedPitch = font.is_fixed != 0
    }
}

extension StyleRun {
    init(_ style: lectern_pdf_style, fonts: [PDFFont]) {
        let font = fonts.indices.contains(Int(style.font)) ? fonts[Int(style.font)] : nil
        self.init(
            range: 0..<0, font: font?.name.plain ?? "", size: style.size, red: style.red,
            green: style.green, blue: style.blue,
            isBold: font?.name.isBold ?? false || style.is_stroked != 0,
            isItalic: font?.name.isItalic ?? false)
        ascent = style.ascent
        descent = style.descent
        angle = Int(style.angle)
        isVertical = style.is_vertical != 0
        isFixedPitch = font?.isFixedPitch ?? false
        ink = Ink(rawValue: style.ink) ?? .visible
        isArtifact = style.is_artifact != 0
        isPagination = style.is_pagination != 0
        content = style.content >= 0 ? Int(style.content) : nil
    }
}
