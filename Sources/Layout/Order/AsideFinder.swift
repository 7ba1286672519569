import BookModel

/// Tells apart what stands beside the running text: marginal notes and captions.
struct AsideFinder {
    static func run(_ draft: Draft, _ flow: inout [Region]) {
        for index in flow.indices where flow[index].kind == .body {
            if flow[index].columns == nil { flow[index].kind = .side }
        }
    }

    /// "Figure 3: …", "Abb. 2.1 …", "表 1 …": a word for a figure, a number, and an end of that
    /// label.
    static func isCaption(_ units: CodeUnits, isApart: Bool) -> Bool {
        word(of: units, isApart: isApart) != nil
    }

    /// "Table 3", "Tabelle 2.1": the caption of a table.
    static func isTableCaption(_ units: CodeUnits) -> Bool {
        word(of: units, isApart: true).map { tableNames.contains($0) } ?? false
    }

    /// The word for a figure with which a caption begins.
    private static func word(of units: CodeUnits, isApart: Bool) -> String? {
        var words: [CodeUnits] = []
        var word: CodeUnits = []
        var label = 0
        for (index, unit) in units.prefix(40).enumerated() {
            let kind = UnitClass(unit)
            let isDigit = kind.contains(.digit)
            if kind.contains(.space)
                || isDigit != (word.last.map { UnitClass($0).contains(.digit) } ?? isDigit)
                    && unit != 0x2E
            {
                if !word.isEmpty { words.append(word) }
                word = []
                if words.count == 2 {
                    label = index
                    break
                }
                if kind.contains(.space) { continue }
            }
            word.append(unit)
        }
        guard words.count == 2, let name = words.first, let number = words.last,
            let digit = number.first,
            UnitClass(digit).contains(.digit)
                || Numerals.roman(number.filter { UnitClass($0).contains(.letter) }) != nil
        else { return nil }
        let plain = name.filter { UnitClass($0).contains(.letter) || UnitClass($0).contains(.mark) }
            .string.lowercased()
        guard names.contains(plain) || tableNames.contains(plain) else { return nil }
        if isApart { return plain }
        let mark = number.last ?? 0
        let next = label < units.count ? units[label] : 0
        let isMarked =
            [0x3A, 0x2E, 0x2013, 0x2014, 0xFF1A].contains(mark) || [0x3A, 0xFF1A].contains(next)
        return isMarked ? plain : nil
    }

    private static let tableNames: Set<String> = [
        "table", "tab", "tabelle", "tabla", "cuadro", "tableau", "tabella", "таблица", "табл",
        "表", "جدول", "الجدول", "טבלה", "ตารางที่", "tabel", "tabela", "tabulka", "tablo",
        "taulukko", "tabell",
    ]

    private static let names: Set<String> = [
        "figure", "fig", "illustration", "plate", "chart", "map", "listing",
        "scheme", "exhibit", "box",
        "abbildung", "abb", "figura", "ilustración",
        "illustration",
        "рис", "рисунок", "図", "图", "圖", "شكل", "الشكل",
        "איור", "תמונה",
        "ภาพที่", "รูปที่", "obrázek", "rysunek", "figuur", "bild", "kuva",
        "ábra",
        "şekil", "рисунка",
    ]
}
