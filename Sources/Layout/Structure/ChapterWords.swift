import BookModel
import Languages

/// Words that name chapters, parts and matter, in the languages of the shipped data.
enum ChapterWords {
    private static let chapters: Set<String> = [
        "chapter", "kapitel", "chapitre", "capítulo", "capitulo", "capitolo", "глава", "розділ",
        "rozdział", "kapitola",
        "hoofdstuk", "kapittel", "luku", "fejezet", "bölüm", "κεφάλαιο", "פרק", "الفصل", "فصل",
        "บทที่", "บท", "chương",
        "letter", "canto", "book", "act",
    ]
    private static let parts: Set<String> = [
        "part", "teil", "partie", "parte", "часть", "частина", "część", "část", "deel", "del",
        "osa", "rész", "kısım",
        "μέρος", "חלק", "الجزء", "القسم", "ภาค",
    ]

    static let matter: [String: Chapter.Matter] = [
        "contents": .contents, "table of contents": .contents, "inhalt": .contents,
        "inhaltsverzeichnis": .contents,
        "índice": .contents, "índice general": .contents, "sumario": .contents,
        "tabla de contenidos": .contents,
        "contenido": .contents, "table des matières": .contents, "sommaire": .contents,
        "indice": .contents,
        "sommario": .contents, "sumário": .contents, "оглавление": .contents,
        "содержание": .contents, "зміст": .contents,
        "目次": .contents, "目录": .contents, "目錄": .contents, "المحتويات": .contents,
        "فهرس المحتويات": .contents,
        "الفهرس": .contents, "תוכן": .contents, "תוכן העניינים": .contents, "สารบัญ": .contents,
        "inhoud": .contents,
        "spis treści": .contents, "obsah": .contents, "innehåll": .contents,
        "index": .index, "register": .index, "sachregister": .index, "personenregister": .index,
        "stichwortverzeichnis": .index, "índice alfabético": .index, "índice analítico": .index,
        "índice de materias": .index, "indice analitico": .index, "предметный указатель": .index,
        "алфавитный указатель": .index, "указатель": .index, "索引": .index, "ดัชนี": .index,
        "מפתח": .index,
        "bibliography": .bibliography, "references": .bibliography, "works cited": .bibliography,
        "literature cited": .bibliography, "literatur": .bibliography,
        "literaturverzeichnis": .bibliography,
        "quellenverzeichnis": .bibliography, "bibliografía": .bibliography,
        "referencias": .bibliography,
        "bibliographie": .bibliography, "références": .bibliography, "bibliografia": .bibliography,
        "библиография": .bibliography, "список литературы": .bibliography,
        "литература": .bibliography,
        "参考文献": .bibliography, "參考文獻": .bibliography, "المراجع": .bibliography,
        "ביבליוגרפיה": .bibliography,
        "copyright": .copyright, "impressum": .copyright, "colophon": .copyright,
        "créditos": .copyright,
    ]

    /// "Chapter 3", "Глава 3", "Kapitel III", 第三章, "3. Kapitel".
    static func startsChapter(_ units: CodeUnits) -> Bool {
        starts(units, with: chapters, han: [0x7AE0, 0x56DE, 0x8BDD, 0x8A71])
    }

    static func startsPart(_ units: CodeUnits) -> Bool {
        starts(units, with: parts, han: [0x90E8, 0x7DE8, 0x7F16, 0x7BC7])
    }

    private static func starts(
        _ units: CodeUnits, with names: Set<String>, han: Set<UInt16>
    ) -> Bool {
        if units.first == 0x7B2C {
            let rest = units.dropFirst().prefix(8)
            return rest.contains { han.contains($0) }
        }
        let words = EdgeRows.key(units).split(separator: " ").map(String.init)
        guard words.count >= 2 else { return false }
        return names.contains(words[0]) && isNumber(words[1], units)
            || words[0] == "#" && names.contains(words[1])
    }

    private static func isNumber(_ word: String, _ units: CodeUnits) -> Bool {
        if word == "#" || Numerals.roman(Array(word.utf16)) != nil { return true }
        return [
            "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
            "twelve", "the",
            "первая", "вторая", "третья", "четвёртая", "пятая", "шестая", "الأول", "الثاني",
            "الثالث", "الرابع", "ראשון", "שני",
        ].contains(word)
    }

    static func matter(of title: CodeUnits) -> Chapter.Matter? {
        let bare = EdgeRows.key(title).split(separator: " ").filter { $0 != "#" }.joined(
            separator: " ")
        return matter[bare] ?? MatterWords.matter(of: title.string)
    }
}
