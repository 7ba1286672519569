public import BookModel
import CPoppler

extension PDFFile {
    /// The page with the given number, counted from 1. Throws where Poppler cannot make the page.
    public func page(_ number: Int) throws(LecternError) -> PrintedPage {
        guard let page = withPage(number, { read($0, number: number) }) else {
            throw LecternError(
                .partial, file: input.name, at: .page(number), "the page cannot be read",
                remedy: "get the file again", cause: GLibLog.takeLastMessage())
        }
        return page
    }

    private func read(_ handle: OpaquePointer, number: Int) -> PrintedPage {
        var (width, height) = (0.0, 0.0)
        poppler_page_get_size(handle, &width, &height)
        let label = takeGLibString(poppler_page_get_label(handle)).map(OneLine.clean(_:)) ?? ""
        var page = PrintedPage(
            number: number, label: label.isEmpty ? String(number) : label,
            width: Float(width), height: Float(height))
        var builder = PageTextBuilder(styles: styles(handle), boxes: boxes(handle))
        if let text = takeGLibString(poppler_page_get_text(handle)) { builder.read(text) }
        (page.text, page.boxes, page.runs) = (builder.text, builder.boxes, builder.runs())
        page.images = images(handle)
        return page
    }

    /// A rectangle for each code point of the page's text, bidirectional marks not counted.
    private func boxes(_ handle: OpaquePointer) -> [Box] {
        var rectangles: UnsafeMutablePointer<PopplerRectangle>?
        var count: guint = 0
        guard poppler_page_get_text_layout(handle, &rectangles, &count) != 0, let rectangles
        else { return [] }
        defer { g_free(rectangles) }
        return UnsafeBufferPointer(start: rectangles, count: Int(count)).map {
            Box(x0: Float($0.x1), y0: Float($0.y1), x1: Float($0.x2), y1: Float($0.y2))
        }
    }

    /// Style runs counted in code points.
    private func styles(_ handle: OpaquePointer) -> [StyleRun] {
        let list = poppler_page_get_text_attributes(handle)
        defer { poppler_page_free_text_attributes(list) }
        var runs: [StyleRun] = []
        var node = list
        while let current = node {
            if let data = current.pointee.data {
                runs.append(style(data.assumingMemoryBound(to: PopplerTextAttributes.self).pointee))
            }
            node = current.pointee.next
        }
        return runs
    }

    private func style(_ attributes: PopplerTextAttributes) -> StyleRun {
        let name = FontName(attributes.font_name.map { String(cString: $0) } ?? "")
        let start = Int(attributes.start_index)
        return StyleRun(
            range: start..<max(start, Int(attributes.end_index) + 1), font: name.plain,
            size: Float(attributes.font_size), red: Float(attributes.color.red) / 65535,
            green: Float(attributes.color.green) / 65535, blue: Float(attributes.color.blue) / 65535,
            isBold: name.isBold, isItalic: name.isItalic)
    }

    private func images(_ handle: OpaquePointer) -> [Box] {
        let list = poppler_page_get_image_mapping(handle)
        defer { poppler_page_free_image_mapping(list) }
        var boxes: [Box] = []
        var node = list
        while let current = node {
            if let data = current.pointee.data {
                let area = data.assumingMemoryBound(to: PopplerImageMapping.self).pointee.area
                boxes.append(Box(
                    x0: Float(area.x1), y0: Float(area.y1), x1: Float(area.x2), y1: Float(area.y2)))
            }
            node = current.pointee.next
        }
        return boxes
    }
}
