public import BookModel

/// Which espeak-ng voice speaks a language.
public enum VoiceTable {
    /// The best voice for a language; `nil` where the engine has none.
    public static func voice(for language: LanguageTag) -> String? {
        bestVoices(for: language).first
    }

    /// The voices that speak a language, best first: the tag's own region, then the language's.
    public static func bestVoices(for language: LanguageTag) -> [String] {
        let tag = language.description.lowercased()
        let base = aliases[language.language] ?? language.language
        var found: [String] = []
        func add(_ names: [String]) {
            for name in names where !found.contains(name) { found.append(name) }
        }
        if let own = special[tag] { add(own) }
        if names.contains(tag) { add([tag]) }
        if let region = language.region {
            let regional = base + "-" + region.lowercased()
            if let own = special[regional] { add(own) }
            if names.contains(regional) { add([regional]) }
        }
        add(byLanguage[base] ?? [])
        if names.contains(base) { add([base]) }
        return found
    }

    /// The names that `espeak-ng --voices` (1.51) lists, each once.
    public static let names: Set<String> = Set(
        """
        af am an ar as az ba be bg bn bpy bs ca chr-us-qaaa-x-west cmn cmn-latn-pinyin cs cv cy \
        da de el en-029 en-gb \
        en-gb-scotland en-gb-x-gbclan en-gb-x-gbcwmd en-gb-x-rp en-us en-us-nyc eo es es-419 et \
        eu fa fa-latn fi fr-be \
        fr-ch fr-fr ga gd gn grc gu hak haw he hi hr ht hu hy hyw ia id io is it ja jbo ka kk \
        kl kn ko kok ku ky la lb \
        lfn lt ltg lv mi mk ml mr ms mt my nb nci ne nl nog om or pa pap piqd pl pt pt-br py \
        qdb qu quc qya ro ru ru-lv \
        sd shn si sjn sk sl smj sq sr sv sw ta te th tk tn tr tt ug uk ur uz vi vi-vn-x-central \
        vi-vn-x-south yue
        """.split(separator: " ").map(String.init))

    /// Other codes of the same languages, and the nearest relative where the engine has no own.
    private static let aliases = [
        "no": "nb", "nn": "nb", "iw": "he", "in": "id", "mo": "ro", "sh": "hr", "cnr": "sr",
        "zh": "cmn", "cmn": "cmn",
        "pes": "fa", "prs": "fa", "arb": "ar", "ekk": "et", "lvs": "lv", "swa": "sw", "zsm": "ms",
        "hye": "hy",
        "eng": "en", "deu": "de", "ger": "de", "fra": "fr", "fre": "fr", "spa": "es", "ita": "it",
        "por": "pt", "rus": "ru",
        "ukr": "uk", "pol": "pl", "nld": "nl", "dut": "nl", "swe": "sv", "jpn": "ja", "kor": "ko",
        "zho": "cmn", "chi": "cmn",
        "ara": "ar", "heb": "he", "tha": "th", "hin": "hi", "tur": "tr", "ell": "el", "gre": "el",
        "lat": "la",
    ]

    /// What a listener must know of a voice before a whole book is spoken with it; `nil` for most.
    public static func caveat(of voice: String) -> String? {
        voice == "th"
            ? "the engine's Thai is given phonemes by Lectern's own spelling rules: rare words may be "
                + "said wrong, and the voice is plain" : nil
    }

    private static let byLanguage = [
        "en": ["en-us", "en-gb"], "fr": ["fr-fr", "fr-be", "fr-ch"], "es": ["es", "es-419"],
        "pt": ["pt", "pt-br"],
        "cmn": ["cmn-latn-pinyin"], "vi": ["vi", "vi-vn-x-central", "vi-vn-x-south"],
        "hy": ["hy", "hyw"],
    ]

    /// Regions that are not named like their voice.
    private static let special: [String: [String]] = {
        var table: [String: [String]] = [
            "en-ca": ["en-us"], "en-ph": ["en-us"], "en-jm": ["en-029"], "en-tt": ["en-029"],
            "en-bb": ["en-029"],
            "pt-pt": ["pt"], "pt-ao": ["pt"], "pt-mz": ["pt"], "es-es": ["es"], "fr-fr": ["fr-fr"],
            "fr-lu": ["fr-be"],
            "zh-yue": ["yue"], "hy-arevmda": ["hyw"], "ru-lv": ["ru-lv"],
        ]
        for region in ["gb", "ie", "au", "nz", "in", "za", "sg", "hk", "ng", "ke", "gh"] {
            table["en-" + region] = ["en-gb"]
        }
        for region in [
            "mx", "ar", "co", "cl", "pe", "ve", "ec", "gt", "cu", "bo", "do", "hn", "py", "sv",
            "ni", "cr", "pa", "uy", "pr", "us",
        ] {
            table["es-" + region] = ["es-419"]
        }
        return table
    }()
}
