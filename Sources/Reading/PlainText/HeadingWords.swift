import BookModel

/// Recognizes the heading of a part or chapter in a text without mark-up.
struct HeadingWords {
    /// Words that open a chapter's heading and are followed by its number, lower case.
    private static let chapter: Set<String> = [
        "chapter", "chap", "section", "letter", "canto", "act", "scene", "stave", "lecture",
        "глава", "раздел", "действие", "письмо", "розділ", "kapitel", "abschnitt", "brief",
        "chapitre", "chapître", "acte", "scène", "lettre", "chant", "capítulo", "capitulo",
        "capítol",
        "capitolo", "canto", "atto", "scena", "rozdział", "kapitola", "hoofdstuk", "kapittel",
        "luku",
        "fejezet", "capitolul", "κεφάλαιο", "bölüm", "peatükk", "nodaļa", "skyrius", "poglavlje",
        "поглавље", "الفصل", "الباب", "פרק", "فصل", "บทที่", "chương", "bab", "ch.",
    ]
    private static let part: Set<String> = [
        "part", "book", "volume", "часть", "книга", "том", "teil", "buch", "band", "partie",
        "livre",
        "tome", "parte", "libro", "livro", "część", "księga", "deel", "boek", "osa", "část",
        "kniha",
        "del", "bok", "частина",
    ]
    /// Headings that have no number.
    private static let alone: Set<String> = [
        "prologue", "epilogue", "preface", "foreword", "introduction", "conclusion", "afterword",
        "contents", "appendix", "acknowledgments", "acknowledgements", "пролог", "эпилог",
        "предисловие", "послесловие", "введение", "заключение", "содержание", "приложение",
        "vorwort",
        "einleitung", "nachwort", "prolog", "epilog", "inhalt", "anhang", "préface", "avant-propos",
        "prologue", "épilogue", "conclusion", "prólogo", "epílogo", "prefacio", "prefácio",
        "introducción", "introdução", "prefazione", "introduzione", "epilogo", "prologo",
    ]

    /// 1 for a part, 2 for a chapter, `nil` for text that is no such heading.
    ///
    /// "Chapter 3", "CHAPTER III. The Pool of Tears", "Глава первая", "Kapitel 3", "第三章" are;
    /// "Chapter and verse are needed" and "Part of the way" are not.
    static func level(of title: String) -> Int? {
        let words = title.lowercased().split { $0 == " " || $0 == "\t" }.map(String.init)
        guard let first = words.first, title.utf16.count <= 120 else { return nil }
        if let level = eastAsian(title) { return level }
        let bare = first.trimmed
        if words.count == 1, alone.contains(bare) { return 2 }
        guard words.count > 1, isNumber(words[1]) else { return nil }
        if chapter.contains(first) || chapter.contains(bare) { return 2 }
        return part.contains(bare) ? 1 : nil
    }

    /// Whether the heading is one of those that count: "Chapter 3", not "Preface".
    static func isNumbered(_ title: String) -> Bool {
        level(of: title) != nil && (eastAsian(title) != nil || title.contains(" "))
    }

    /// 第三章, 第1回, 제3장.
    private static func eastAsian(_ title: String) -> Int? {
        let scalars = Array(title.unicodeScalars)
        guard let first = scalars.first, first == "第" || first == "제" else { return nil }
        let tail = scalars.dropFirst().drop { isEastAsianNumber($0) }
        guard tail.count < scalars.count - 1, let unit = tail.first else { return nil }
        switch unit {
        case "章", "回", "话", "話", "节", "節", "장", "夜", "幕": return 2
        case "部", "卷", "巻", "编", "編", "篇", "부": return 1
        default: return nil
        }
    }

    private static func isEastAsianNumber(_ scalar: Unicode.Scalar) -> Bool {
        "0123456789０１２３４５６７８９〇零一二三四五六七八九十百千两兩".unicodeScalars.contains(scalar)
    }

    /// Digits, a Roman numeral, or a number in words of a language that writes chapters so.
    private static func isNumber(_ word: String) -> Bool {
        let bare = word.trimmed
        guard !bare.isEmpty else { return false }
        if bare.allSatisfy({ $0.isNumber }) { return true }
        if bare.allSatisfy({ "ivxlcdm".contains($0) }) { return true }
        return spelled.contains(bare)
    }

    private static let spelled: Set<String> = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
        "twelve",
        "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
        "the", "first", "second", "third", "fourth", "fifth", "last",
        "первая", "вторая", "третья", "четвёртая", "четвертая", "пятая", "шестая", "седьмая",
        "восьмая",
        "девятая", "десятая", "последняя", "первый", "второй", "третий",
        "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf",
        "zwölf",
        "premier", "première", "deuxième", "second", "troisième", "quatrième", "cinquième",
        "primero", "primera", "segundo", "segunda", "tercero", "tercera", "cuarto", "quinto",
        "primo", "prima", "secondo", "seconda", "terzo", "terza", "quarto", "quinto",
        "الأول", "الثاني", "الثالث", "الرابع", "الخامس", "ראשון", "שני", "שלישי", "א", "ב", "ג",
    ]
}

extension String {
    /// Without marks of punctuation at its ends.
    fileprivate var trimmed: String {
        var scalars = Substring(self).unicodeScalars
        while let last = scalars.last, ".,:;)—–-".unicodeScalars.contains(last) {
            scalars.removeLast()
        }
        while let first = scalars.first, "(«\"“".unicodeScalars.contains(first) {
            scalars.removeFirst()
        }
        return String(scalars)
    }
}
