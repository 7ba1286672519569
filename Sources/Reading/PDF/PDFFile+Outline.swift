import BookModel
import CPoppler

extension PDFFile {
    /// No book needs more; a damaged outline can go round in a circle.
    private static let outlineLimit = (entries: 20_000, depth: 32)

    /// The outline in reading order, titles on one line.
    func outline() -> [OutlineEntry] {
        withDocument { document in
            guard let iterator = poppler_index_iter_new(document) else { return [] }
            defer { poppler_index_iter_free(iterator) }
            var entries: [OutlineEntry] = []
            collect(iterator, level: 1, document, into: &entries)
            return entries
        }
    }

    private func collect(
        _ iterator: OpaquePointer, level: Int, _ document: OpaquePointer,
        into entries: inout [OutlineEntry]
    ) {
        repeat {
            guard entries.count < Self.outlineLimit.entries else { return }
            if let action = poppler_index_iter_get_action(iterator) {
                defer { poppler_action_free(action) }
                if let entry = entry(action, level: level, document) { entries.append(entry) }
            }
            if level < Self.outlineLimit.depth, let child = poppler_index_iter_get_child(iterator) {
                defer { poppler_index_iter_free(child) }
                collect(child, level: level + 1, document, into: &entries)
            }
        } while poppler_index_iter_next(iterator) != 0
    }

    private func entry(
        _ action: UnsafeMutablePointer<PopplerAction>, level: Int, _ document: OpaquePointer
    ) -> OutlineEntry? {
        guard let title = action.pointee.any.title.map({ OneLine.clean(String(cString: $0)) }),
            !title.isEmpty
        else { return nil }
        let target = action.pointee.type == POPPLER_ACTION_GOTO_DEST
            ? target(action.pointee.goto_dest.dest, document) : nil
        return OutlineEntry(title: title, level: level, page: target?.page, top: target?.top)
    }

    private func target(
        _ destination: UnsafeMutablePointer<PopplerDest>?, _ document: OpaquePointer
    ) -> (page: Int, top: Float?)? {
        guard let destination else { return nil }
        if destination.pointee.type == POPPLER_DEST_NAMED {
            guard let name = destination.pointee.named_dest,
                let found = poppler_document_find_dest(document, name)
            else { return nil }
            defer { poppler_dest_free(found) }
            return place(found.pointee)
        }
        return place(destination.pointee)
    }

    private func place(_ destination: PopplerDest) -> (page: Int, top: Float?)? {
        let page = Int(destination.page_num)
        guard (1...pageCount).contains(page) else { return nil }
        let hasTop: Set = [
            POPPLER_DEST_XYZ.rawValue, POPPLER_DEST_FITH.rawValue, POPPLER_DEST_FITBH.rawValue,
            POPPLER_DEST_FITR.rawValue,
        ]
        guard hasTop.contains(destination.type.rawValue), destination.change_top != 0 else {
            return (page, nil)
        }
        let top = withPage(page) { handle -> Float in
            var crop = PopplerRectangle()
            poppler_page_get_crop_box(handle, &crop)
            return Float(max(0, crop.y2 - destination.top))
        }
        return (page, top)
    }
}
