import BookModel

/// Little words that a hyphen ties to the word before or after them, whatever that is.
enum HyphenParticles {
    /// "dit-" "elle", "là-" "bas", "lui-" "même"; "что-" "то", "скажи-" "ка".
    static func bind(_ last: CodeUnits, _ first: CodeUnits, in language: LanguageTag) -> Bool {
        switch language.language {
        case "fr": frenchTails.contains(first.string) || frenchHeads.contains(last.string)
        case "ru": russianTails.contains(first.string) || russianHeads.contains(last.string)
        default: false
        }
    }

    /// "dit-" "on", "pense-t-" "elle": no French word is broken so late that two letters are left,
    /// nor behind a lone "t", though "diton" and "telle" are words.
    static func isVerbEnd(
        _ last: CodeUnits, _ first: CodeUnits, in language: LanguageTag
    ) -> Bool {
        guard language.language == "fr", frenchTails.contains(first.string) else { return false }
        return first.count <= 2 || last == [0x74]
    }

    static let all = frenchTails.union(russianHeads).union(russianTails)

    /// Before English words without a hyphen as a rule: "postprocessing", "multitasking".
    static let englishPrefixes: Set<String> = [
        "anti", "auto", "counter", "extra", "fore", "hyper", "infra", "inter", "intra", "macro",
        "meta", "micro", "mid", "mini", "mis", "multi", "neo", "non", "out", "over", "post", "pre",
        "pro", "proto", "pseudo", "semi", "sub", "super", "trans", "ultra", "under",
    ]

    private static let frenchTails: Set<String> = [
        "il", "ils", "elle", "elles", "on", "je", "tu", "nous", "vous", "moi", "toi", "lui", "leur",
        "le", "la", "les", "y", "en", "ce", "ci", "là", "même", "mêmes", "être", "t",
        "uns", "unes",
    ]
    private static let frenchHeads: Set<String> = [
        "arrière", "avant", "après", "demi", "mi", "sous", "vice", "ex", "non", "contre", "grand",
        "outre", "quasi", "nord", "sud",
    ]
    private static let russianHeads: Set<String> = ["по", "кое", "из"]
    private static let russianTails: Set<String> = [
        "то", "либо", "нибудь", "ка", "таки", "за", "под",
    ]
}
