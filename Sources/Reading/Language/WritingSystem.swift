import BookModel

/// A script that few languages write. What a text is written in is plainer than what a detector
/// makes of a few words: short and pointed Hebrew is taken for Arabic by CLD2.
struct WritingSystem {
    let languages: [String]
    let ranges: [ClosedRange<UInt32>]

    /// The first language of each is the one that is assumed.
    static let all = [
        WritingSystem(languages: ["he", "yi"], ranges: [0x590...0x5FF, 0xFB1D...0xFB4F]),
        WritingSystem(languages: ["el", "grc"], ranges: [0x370...0x3FF, 0x1F00...0x1FFF]),
        WritingSystem(
            languages: ["ar", "fa", "ur", "ps", "sd", "ug", "ku", "ckb", "az", "pnb", "ks", "ms"],
            ranges: [0x600...0x6FF, 0x750...0x77F, 0xFB50...0xFDFF, 0xFE70...0xFEFC]),
        WritingSystem(languages: ["th"], ranges: [0xE00...0xE7F]),
        WritingSystem(
            languages: ["hi", "mr", "ne", "sa", "bh", "kok", "mai"], ranges: [0x900...0x97F]),
        WritingSystem(languages: ["ko"], ranges: [0x1100...0x11FF, 0xAC00...0xD7A3]),
        WritingSystem(languages: ["hy"], ranges: [0x530...0x58F]),
        WritingSystem(languages: ["ka"], ranges: [0x10A0...0x10FF]),
        WritingSystem(languages: ["ja"], ranges: [0x3041...0x30FF]),
    ]

    /// The language's share of letters, in per cent, that decides.
    private static let plainShare = 60

    /// The detection, or the script's own language where the detector names one that does not
    /// write it.
    static func corrected(
        _ found: LanguageDetector.Detection?, of text: String
    ) -> LanguageDetector.Detection? {
        var counts = [Int](repeating: 0, count: all.count)
        var letters = 0
        for scalar in text.unicodeScalars.prefix(4096) where scalar.properties.isAlphabetic {
            letters += 1
            if scalar.value < 0x370 { continue }
            for (index, system) in all.enumerated()
            where system.ranges.contains(where: { $0.contains(scalar.value) }) {
                counts[index] += 1
            }
        }
        guard letters > 0,
            let index = counts.firstIndex(where: { $0 * 100 / letters >= plainShare })
        else { return found }
        let languages = all[index].languages
        if let found, languages.contains(found.language.language) { return found }
        guard let language = LanguageTag(languages[0]) else { return found }
        return LanguageDetector.Detection(
            language: language, share: counts[index] * 100 / letters, isReliable: letters > 9)
    }
}
