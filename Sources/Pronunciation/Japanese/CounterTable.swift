/// Counters that change, or are changed by, the number before them.
///
/// Source of the rules: the school grammar of Japanese (助数詞の連濁と促音便).
enum CounterTable {
    /// How a counter's first sound goes with the number.
    enum Change {
        /// イッサツ, ハッサツ, ジュッサツ.
        case doubling
        /// イッカイ, ロッカイ, ハッカイ, ジュッカイ, ヒャッカイ.
        case velar
        /// The same and サンガイ, サンゲン.
        case voicedVelar(String)
        /// イッポン, サンボン, ロッポン, ハッポン: with ポン and ボン.
        case labial(p: String, three: String)
        /// イップン, サンプン, ヨンプン.
        case minutes
    }

    static let changes: [String: Change] = {
        var table: [String: Change] = [:]
        for name in [
            "冊", "歳", "才", "世紀", "週", "週間", "章", "隻", "席", "種類", "種", "周年", "社", "周", "勝", "色", "節",
            "試合",
            "頭", "着", "通", "トン", "点", "丁目", "町", "対", "体", "棟", "等", "ページ", "頁", "ポイント", "ポンド",
            "センチ", "世帯", "兆円",
        ] {
            table[name] = .doubling
        }
        for name in [
            "回", "個", "課", "巻", "曲", "箇所", "ヶ所", "カ所", "か所", "ヶ月", "カ月", "か月", "ヵ月", "箇月", "ヶ国",
            "カ国", "か国",
            "件", "級", "期", "機", "脚", "球", "句", "キロ", "キログラム", "キロメートル", "回目", "か", "ヶ", "カ", "ヵ",
            "校", "項", "行",
        ] {
            table[name] = .velar
        }
        table["足"] = .voicedVelar("ゾク")
        table["階"] = .voicedVelar("ガイ")
        table["軒"] = .voicedVelar("ゲン")
        table["本"] = .labial(p: "ポン", three: "ボン")
        table["匹"] = .labial(p: "ピキ", three: "ビキ")
        table["杯"] = .labial(p: "パイ", three: "バイ")
        table["票"] = .labial(p: "ピョー", three: "ビョー")
        table["発"] = .labial(p: "パツ", three: "パツ")
        table["泊"] = .labial(p: "パク", three: "パク")
        table["歩"] = .labial(p: "ポ", three: "ポ")
        table["拍"] = .labial(p: "パク", three: "パク")
        table["班"] = .labial(p: "パン", three: "パン")
        table["篇"] = .labial(p: "ペン", three: "ペン")
        table["編"] = .labial(p: "ペン", three: "ペン")
        table["分"] = .minutes
        table["分間"] = .minutes
        return table
    }()

    /// Readings of the counter itself where ipadic's is another word's.
    static let readings: [String: String] = [
        "日": "ニチ", "人": "ニン", "月": "ガツ", "時": "ジ", "時間": "ジカン", "年": "ネン", "分": "フン", "分間": "フンカン",
        "本": "ホン",
        "匹": "ヒキ", "杯": "ハイ", "票": "ヒョー", "発": "ハツ", "泊": "ハク", "歩": "ホ", "羽": "ワ", "足": "ソク",
        "階": "カイ", "軒": "ケン",
        "頭": "トー", "着": "チャク", "通": "ツー", "点": "テン", "体": "タイ", "等": "トー", "回": "カイ", "個": "コ",
        "冊": "サツ", "章": "ショー",
        "枚": "マイ", "台": "ダイ", "円": "エン", "秒": "ビョー", "度": "ド", "番": "バン", "倍": "バイ", "名": "メー",
        "巻": "カン", "曲": "キョク",
        "件": "ケン", "歳": "サイ", "才": "サイ", "行": "ギョー", "節": "セツ", "世紀": "セーキ", "篇": "ヘン", "編": "ヘン",
        "拍": "ハク", "班": "ハン",
    ]

    /// Wholes whose reading follows from no rule.
    static let wholes: [String: String] = [
        "一人": "ヒトリ", "二人": "フタリ", "二日": "フツカ", "三日": "ミッカ", "四日": "ヨッカ", "五日": "イツカ", "六日": "ムイカ",
        "七日": "ナノカ", "八日": "ヨーカ", "九日": "ココノカ", "十日": "トーカ", "十四日": "ジューヨッカ", "二十日": "ハツカ",
        "二十四日": "ニジューヨッカ", "一つ": "ヒトツ", "二つ": "フタツ", "三つ": "ミッツ", "四つ": "ヨッツ", "五つ": "イツツ",
        "六つ": "ムッツ",
        "七つ": "ナナツ", "八つ": "ヤッツ", "九つ": "ココノツ", "二十歳": "ハタチ", "八百屋": "ヤオヤ",
    ]

    /// The last digit before these: 四時 ヨジ, 七月 シチガツ, 九時 クジ.
    static let digits: [String: [Character: String]] = [
        "時": ["四": "ヨ", "七": "シチ", "九": "ク"], "時間": ["四": "ヨ", "九": "ク"],
        "月": ["四": "シ", "七": "シチ", "九": "ク"], "年": ["四": "ヨ"], "年間": ["四": "ヨ"],
        "年生": ["四": "ヨ"], "人": ["四": "ヨ"], "円": ["四": "ヨ"], "日": ["七": "シチ", "九": "ク"],
    ]
}
