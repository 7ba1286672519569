/// Halves of words that say by themselves whether a hyphen at a line's end is the word's own.
enum HyphenData {
    /// Words that begin English words written as one: "under-" "stand".
    static let englishHeads: Set<String> = [
        "over", "under", "out", "for", "fore", "with", "any", "some", "every", "there", "where",
        "here", "him", "her",
        "them", "your", "our", "after", "before", "can", "not", "man", "may", "when", "what", "who",
        "how", "main",
        "down", "back", "per", "par", "con", "com", "pro", "pre", "dis", "mis", "sub", "trans",
        "inter", "the", "all",
        "but", "car", "cap", "ten", "fin", "men", "des", "imp", "rest", "res", "ref", "rep", "dec",
        "def", "app", "art",
        "sup", "sus", "sur", "tor", "hum", "cur", "cal", "act", "add", "adv", "ant", "arm", "ass",
        "bar", "bat", "bed",
        "bit", "bus", "but", "cat", "col", "cor", "cot", "cow", "def", "den", "dip", "dog", "don",
        "ear", "eat", "end",
        "era", "fan", "far", "fat", "fed", "fig", "fit", "fun", "fur", "gar", "gen", "get", "god",
        "got", "had", "ham",
        "has", "hat", "hen", "his", "hit", "hot", "ill", "its", "jar", "kin", "led", "leg", "let",
        "lot", "mar", "mat",
        "mer", "met", "mid", "mod", "nor", "now", "nut", "off", "one", "own", "pan", "pat", "pen",
        "pet", "pin", "pit",
        "pol", "pot", "pur", "put", "ran", "rat", "red", "rid", "rub", "run", "sat", "sea", "sec",
        "see", "sen", "set",
        "sin", "sir", "sit", "six", "son", "sum", "sun", "tar", "tax", "tea", "tin", "too", "top",
        "try", "two", "use",
        "van", "vic", "war", "was", "way", "wit", "won", "you", "part", "port", "form", "mono",
        "cent", "mem", "rev",
    ]
    /// Words that end them: "him-" "self", "no-" "thing".
    static let englishTails: Set<String> = [
        "self", "selves", "wise", "board", "light", "lights", "gown", "shed", "thing", "things",
        "body", "where", "ever", "one", "times", "ward", "wards", "less", "ful",
        "ness", "man", "men", "stand", "come", "ing", "ings", "ion", "ions", "able", "ally", "ance",
        "ate", "ated",
        "age", "ages", "ment", "ments", "tion", "tions", "ship", "hood", "like", "some", "how",
        "what", "while", "fore",
        "with", "out", "more", "over", "other", "ten", "ted", "ter", "ters", "den", "der", "ders",
        "ant", "ent", "ally",
        "rate", "late", "mate", "date", "side", "son", "sons", "ton", "ties", "tive", "tal", "tain",
        "tains", "tend",
        "tends", "test", "press", "pose", "posed", "port", "ports", "ported", "part", "form",
        "forms", "formed", "cut",
        "act", "acts", "sure", "sent", "sion", "science", "scribe", "serve", "served", "spect",
        "sist", "struct",
        "stance", "turn", "turned", "tract", "use", "used", "ways", "day", "days", "night", "land",
        "lands", "lord",
        "ring", "ringed", "king", "ling", "lings", "let", "lets", "its", "her", "his", "him",
        "man's", "men's", "ally",
        "mine", "mined", "mission", "mit", "mits", "mitted", "pear", "peared", "pears", "point",
        "pointed", "proper",
    ]
    static let frenchTails: Set<String> = [
        "il", "ils", "elle", "elles", "on", "je", "tu", "nous", "vous", "moi", "toi", "lui", "leur",
        "le", "la", "les",
        "y", "en", "ce", "ci", "là", "même", "mêmes", "être", "dire", "t",
    ]
    static let russianHeads: Set<String> = ["по", "кое", "из"]
    static let russianTails: Set<String> = ["то", "либо", "нибудь", "ка", "таки", "за", "под"]
}
