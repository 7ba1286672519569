/// Japanese.
enum Japanese {
    static let settings = """
        [settings]
        page-word | ページ
        han-digits | positional
        about | 約
        power | の{n}乗
        spaces | none
        group-marks | comma ，
        decimal-marks | . ．
        minus | マイナス
        plus | プラス
        plus-minus | プラスマイナス
        decimal-word | 点
        dot-word | 点
        range-word | から
        wave-open | から
        ratio-word | 対
        lone-minus | マイナス
        mixed-joiner | と
        fraction | {denominator}分の{numerator}
        unit-space | none
        per | 毎
        scale-letters | 十百千万億兆
        digit-zero | ゼロ
        phone-joiner | の
        phone-space | 、
        country | プラス
        date-year | 年
        date-month | 月
        date-day | 日
        time-hour | 時
        time-minute | 分
        time-second | 秒
        am | 午前
        pm | 午後
        squared | の二乗
        cubed | の三乗
        numbered-joiner | の

        [triggers]
        p pp

        [titles]
        序章
        終章
        プロローグ
        エピローグ
        まえがき
        あとがき

        [weekdays]
        月 | 月曜日
        火 | 火曜日
        水 | 水曜日
        木 | 木曜日
        金 | 金曜日
        土 | 土曜日
        日 | 日曜日

        [date-spans]
        から, まで, より, 〜, ～

        [padded]
        月, 日, 時, 分, 秒

        [number-names]
        電話, 電話番号, 暗証番号, 口座番号, 内線, 局番 | before

        [not-scores]
        ページ, 頁, 第, 図, 表, 章, 節, 項, 番号

        [numbered]
        図, 表, 図表, 写真, 式, 例, 問

        [events]
        事件, 革命, クーデター, テロ, 震災

        [rulers-before]
        ルイ, ヘンリー, エドワード, ジョージ, ピウス, ヨハネ, パウロ, フィリップ, カール

        [score-verbs]
        で勝, で敗, で破, で下, の勝, の敗, と逆, で引

        [score-words]
        スコアは, 比率は

        [ratio-words]
        の割合, の比, の比率, に分け

        [abbreviations]
        No. | ナンバー | before-number | No.1 => ナンバー一
        Vol. | ボリューム | before-number | Vol.3 => ボリューム三

        [percents]
        %, ％ | パーセント
        ‰ | パーミル

        [currencies]
        ¥, ￥, JPY | 円
        $, ＄ | ドル
        US$, USD | アメリカドル
        HK$, HKD | 香港ドル
        NT$, TWD | 台湾ドル
        CAD, C$ | カナダドル
        AUD, A$ | オーストラリアドル
        NZD | ニュージーランドドル
        SGD | シンガポールドル
        €, EUR | ユーロ
        £, ￡, GBP | ポンド
        ₩, ￦, KRW | ウォン
        CNY, RMB | 人民元
        CHF | スイスフラン
        ₽, RUB | ルーブル
        ₹, INR | ルピー
        ₫, VND | ドン
        ฿, THB | バーツ
        ¢ | セント

        [units]
        km | キロメートル
        m | メートル
        cm | センチメートル
        mm | ミリメートル
        µm, μm | マイクロメートル
        nm | ナノメートル
        ㎞ | キロメートル
        ㎝ | センチメートル
        ㎜ | ミリメートル
        ㎡, m², m2 | 平方メートル
        km², km2, ㎢ | 平方キロメートル
        cm², cm2 | 平方センチメートル
        m³, m3, ㎥ | 立方メートル
        cm³, cm3, cc | 立方センチメートル
        ha | ヘクタール
        ft | フィート
        in, inch | インチ
        yd | ヤード
        mi, mile | マイル
        kg, ㎏ | キログラム
        g | グラム
        mg | ミリグラム
        t | トン
        lb, lbs | ポンド
        oz | オンス
        l, L, ℓ | リットル
        ml, mL | ミリリットル
        dl, dL | デシリットル
        s, sec | 秒
        ms | ミリ秒
        min | 分
        h, hr | 時間
        fph | フィート毎時
        mph | マイル毎時
        kph | キロメートル毎時
        °C, ℃, °F, ℉, °, ˚ | 度
        Hz | ヘルツ
        kHz | キロヘルツ
        MHz | メガヘルツ
        GHz | ギガヘルツ
        W | ワット
        kW | キロワット
        kWh | キロワット時
        V | ボルト
        A | アンペア
        Pa | パスカル
        hPa | ヘクトパスカル
        N | ニュートン
        J | ジュール
        kcal | キロカロリー
        cal | カロリー
        dB | デシベル
        KB | キロバイト
        MB | メガバイト
        GB | ギガバイト
        TB | テラバイト
        rpm | 回転毎分

        [pers]
        h | 毎時
        s, sec | 毎秒
        min | 毎分
        day, d | 毎日
        m² | 毎平方メートル

        [signs]
        & ＆ | アンド
        @ ＠ | アット
        # ＃ | シャープ
        + ＋ | プラス
        = ＝ | イコール
        × | カケル
        ÷ | ワル
        ± | プラスマイナス
        ≥ ≧ | 大なりイコール
        ≤ ≦ | 小なりイコール
        ≠ | ノットイコール
        ≈ ≒ | ニアリーイコール
        № | ナンバー
        〒 | 郵便番号
        % ％ | パーセント
        ‰ | パーミル
        ℃ ° | 度
        § | セクション
        §§ | セクション
        √ | ルート
        ∞ | 無限大

        [math]
        < | 小なり
        > | 大なり
        ＜ | 小なり
        ＞ | 大なり

        [electronic]
        . | ドット
        / | スラッシュ
        : | コロン
        - | ハイフン
        _ | アンダーバー
        @ | アットマーク
        ~ | チルダ
        ? | クエスチョン
        = | イコール
        & | アンド
        # | シャープ
        % | パーセント
        + | プラス
        """
}
