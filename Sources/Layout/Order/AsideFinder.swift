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
        else { return false }
        let plain = name.filter { UnitClass($0).contains(.letter) || UnitClass($0).contains(.mark) }
            .string.lowercased()
        guard names.contains(plain) else { return false }
        if isApart { return true }
        let mark = number.last ?? 0
        let next = label < units.count ? units[label] : 0
        return [0x3A, 0x2E, 0x2013, 0x2014, 0xFF1A].contains(mark) || [0x3A, 0xFF1A].contains(next)
    }

    private static let names: Set<String> = [
        "figure", "fig", "table", "tab", "illustration", "plate", "chart", "map", "listing",
        "scheme", "exhibit", "box",
        "abbildung", "abb", "tabelle", "figura", "tabla", "cuadro", "ilustración", "tableau",
        "illustration", "tabella",
        "рис", "рисунок", "таблица", "табл", "図", "表", "图", "圖", "شكل", "الشكل", "جدول", "الجدول",
        "איור", "טבלה", "תמונה",
        "ภาพที่", "รูปที่", "ตารางที่", "obrázek", "rysunek", "figuur", "tabel", "bild", "kuva",
        "ábra",
        "şekil", "рисунка",
    ]
}
