/// Small matters of how things are put into words.
enum Wording {
    /// "1 page", "2 pages".
    static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }

    /// A title for a line of a log: one that is longer than most is cut.
    static func short(_ title: String, limit: Int = 60) -> String {
        title.count > limit ? title.prefix(limit - 1) + "…" : title
    }
}
