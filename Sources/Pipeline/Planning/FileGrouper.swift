import BookModel

/// Distributes chapters over audio files by layout.
struct FileGrouper {
    let layout: ConversionSettings.Layout
    let bookTitle: String
    /// Milliseconds of silence that end a page's own file.
    let pagePause: Int

    func group(_ chapters: [PlannedFile]) -> [PlannedFile] {
        switch layout {
        case .chapters: chapters
        case .book: [whole(chapters)]
        case .pages: pages(chapters)
        }
    }

    private func whole(_ chapters: [PlannedFile]) -> PlannedFile {
        var file = PlannedFile(title: bookTitle, pages: [], chapters: [])
        for chapter in chapters {
            file.chapters.append(PlannedChapter(title: chapter.title, firstPage: file.pages.count))
            file.pages += chapter.pages
        }
        return file
    }

    /// One file a page, in the order of page numbers; what two chapters have on one page is joined.
    private func pages(_ chapters: [PlannedFile]) -> [PlannedFile] {
        var files: [Int: PlannedFile] = [:]
        for chapter in chapters {
            for page in chapter.pages {
                if files[page.number] == nil {
                    files[page.number] = PlannedFile(
                        title: chapter.title, pages: [page],
                        chapters: [PlannedChapter(title: chapter.title, firstPage: 0)])
                } else {
                    files[page.number]?.pages[0].paragraphs += page.paragraphs
                }
            }
        }
        return files.values.sorted { $0.pages[0].number < $1.pages[0].number }.map(ended)
    }

    /// The file with at least the pause of a page at its end.
    private func ended(_ file: PlannedFile) -> PlannedFile {
        var file = file
        guard let page = file.pages.indices.last,
            let paragraph = file.pages[page].paragraphs.indices.last
        else { return file }
        file.pages[page].paragraphs[paragraph].end(with: pagePause)
        return file
    }
}
