/// Chooses the titles that players see in the tags.
///
/// Audiobookshelf names chapters by their title tags only where every file has one, all differ and
/// none is the book's own title (its AudioFileScanner), so a second "Notes" becomes "Notes (2)".
public enum TrackTitler {
    /// A title for each file, in order, all different without regard to case. With one file alone
    /// its title may be the book's.
    public static func titles(_ titles: [String], book: String) -> [String] {
        guard titles.count > 1 else { return titles.map { $0.isEmpty ? book : $0 } }
        var taken: Set<String> = [FileNamer.key(book)]
        return titles.enumerated().map { index, title in
            let title = title.isEmpty ? String(index + 1) : title
            var candidate = title
            var number = FileNamer.key(title) == FileNamer.key(book) ? 1 : 2
            while !taken.insert(FileNamer.key(candidate)).inserted {
                candidate = "\(title) (\(number))"
                number += 1
            }
            return candidate
        }
    }

    /// The title of a page's file: its label, then its chapter.
    public static func page(label: String, chapter: String) -> String {
        chapter.isEmpty ? label : "\(label) – \(chapter)"
    }
}
