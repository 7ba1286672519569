/// Chinese, in simplified characters; `traditional` gives what a tag such as zh-Hant has instead.
enum Chinese {
    static let settings = """
        [settings]
        page-word | 页
        about | 约
        power | 的{n}次方
        spaces | none
        group-marks | comma ，
        decimal-marks | . ．
        minus | 负
        plus | 正
        plus-minus | 正负
        decimal-word | 点
        dot-word | 点
        range-word | 到
        ratio-word | 比
        mixed-joiner | 又
        fraction | {denominator}分之{numerator}
        percent | before
        unit-space | none
        per | 每
        scale-letters | 十百千万亿萬億兆
        digit-one | 幺
        phone-joiner | ，
        phone-space | ，
        country | 加
        date-year | 年
        date-month | 月
        date-day | 日
        time-hour | 点
        time-minute | 分
        time-second | 秒
        am | 上午
        pm | 下午
        squared | 的平方
        cubed | 的立方
        numbered-joiner | 杠

        [triggers]
        p pp

        [titles]
        序章
        引子
        楔子
        尾声
        后记
        前言

        [weekdays]
        一 | 星期一
        二 | 星期二
        三 | 星期三
        四 | 星期四
        五 | 星期五
        六 | 星期六
        日 | 星期日
        周一 | 星期一
        周二 | 星期二
        周三 | 星期三
        周四 | 星期四
        周五 | 星期五
        周六 | 星期六
        周日 | 星期日

        [date-spans]
        到, 至, 起, 止

        [padded]
        月, 日, 号, 號, 时, 時, 点, 點, 分, 秒

        [number-names]
        尾号, 拨打, 拨, 电话, 手机, 手机号, 热线, 致电, 号码, 密码, 邮编, 尾號, 撥打, 電話, 手機, 熱線 | before
        號碼, 密碼, 航班号, QQ | before
        打个电话, 打電話, 热线, 打电话, 房间, 号房, 室, 房間, 號房 | after

        [not-scores]
        页, 頁, 第, 图, 表, 章, 节, 栋, 座, 号, 版本

        [numbered]
        图, 圖, 表, 式, 例, 问题

        [events]
        事件, 事变, 事變, 惨案, 慘案, 运动, 運動, 恐怖, 地震, 大地震, 革命

        [rulers-before]
        路易, 查理, 亨利, 爱德华, 乔治, 伊丽莎白, 腓特烈, 威廉, 詹姆斯, 庇护, 保罗, 约翰, 尼古拉, 亚历山大, 拿破仑
        路易·菲利普

        [score-verbs]
        胜, 负, 取胜, 战胜, 击败, 领先, 落后, 战平, 不敌, 逆转, 大胜

        [score-words]
        比分, 以, 比分是, 比分为, 比分定格在, 比例, 比例为, 比例是

        [counted-by-two]
        个, 個, 天, 点, 點, 年, 人, 名, 位, 次, 只, 隻, 条, 條, 张, 張, 本, 件, 座, 块, 塊, 辆, 輛, 台
        臺, 家, 颗, 顆, 粒, 棵, 片, 对, 對, 双, 雙
        岁, 歲, 间, 間, 小时, 小時, 分钟, 分鐘, 秒, 种, 種, 项, 項, 批, 组, 組, 套, 场, 場, 部, 架, 艘, 头
        頭, 匹, 把, 支, 枝, 杯, 瓶, 碗
        袋, 包, 箱, 户, 戶, 周, 週, 星期, 倍, 米, 公里, 千米, 千克, 公斤, 斤, 吨, 噸, 里, 元, 美元, 英镑, 欧元
        港元, 日元, 韩元, 厘米, 毫米, 升, 毫升, 克
        句, 篇, 首, 代, 股, 省, 县, 村, 口, 字, 词, 侧, 边, 岸, 派, 队, 者, 半, 极, 党, 党派, 万, 萬, 千
        亿, 億, 周年, 封, 幅, 份, 道, 门, 門, 扇, 盏, 朵, 束, 滴, 根, 层, 層, 成, 刻, 章, 回, 卷, 段, 枚
        发, 所, 栋, 所, 处, 國, 国

        [eras]
        民国, 民國, 明治, 大正, 昭和, 平成, 令和, 洪武, 永乐, 永樂, 万历, 萬曆, 顺治, 順治
        康熙, 雍正, 乾隆, 嘉庆, 嘉慶, 道光, 咸丰, 咸豐, 同治, 光绪, 光緒, 宣统, 宣統
        贞观, 貞觀, 开元, 開元, 天宝, 天寶, 建安

        [not-counted]
        年级, 年級, 点半球, 元月, 分之, 人转, 本科, 成都, 周岁生, 号, 级

        [ratio-words]
        的比例, 的比, 的比率, 的赔率

        [abbreviations]
        No. | 第 | before-number | No.1 => 第一

        [percents]
        %, ％ | 百分之
        ‰ | 千分之

        [currencies]
        ¥, ￥, CNY, RMB | 元
        $, ＄, US$, USD | 美元
        HK$, HKD | 港元
        NT$, TWD | 新台币
        CAD, C$ | 加元
        AUD, A$ | 澳元
        NZD | 新西兰元
        SGD, S$ | 新加坡元
        €, EUR | 欧元
        £, ￡, GBP | 英镑
        ₩, ￦, KRW | 韩元
        JPY, JP¥ | 日元
        CHF | 瑞士法郎
        ₽, RUB | 卢布
        ₹, INR | 卢比
        ₫, VND | 越南盾
        ฿, THB | 泰铢
        ¢ | 美分

        [units]
        km, ㎞ | 千米
        m | 米
        dm | 分米
        cm, ㎝ | 厘米
        mm, ㎜ | 毫米
        µm, μm | 微米
        nm | 纳米
        m², m2, ㎡ | 平方米
        km², km2, ㎢ | 平方千米
        cm², cm2 | 平方厘米
        mm² | 平方毫米
        m³, m3, ㎥ | 立方米
        cm³, cm3, cc | 立方厘米
        ha | 公顷
        ft | 英尺
        in, inch | 英寸
        yd | 码
        mi, mile | 英里
        kg, ㎏ | 千克
        g | 克
        mg | 毫克
        t | 吨
        lb, lbs | 磅
        oz | 盎司
        l, L | 升
        ml, mL | 毫升
        s, sec | 秒
        ms | 毫秒
        min | 分钟
        h, hr | 小时
        mph | 英里每小时
        kph | 千米每小时
        °C, ℃ | 摄氏度
        °F, ℉ | 华氏度
        °, ˚ | 度
        Hz | 赫兹
        kHz | 千赫
        MHz | 兆赫
        GHz | 吉赫
        W | 瓦
        kW | 千瓦
        MW | 兆瓦 | | exact
        kWh | 千瓦时
        V | 伏
        A | 安
        Pa | 帕
        hPa | 百帕
        kPa | 千帕
        N | 牛
        J | 焦
        kcal | 千卡
        cal | 卡
        dB | 分贝
        KB | 千字节
        MB | 兆字节
        GB | 吉字节
        TB | 太字节
        rpm | 转每分

        [pers]
        h | 每小时
        s | 每秒
        min | 每分钟
        d | 每天

        [signs]
        & ＆ | 和
        @ ＠ | 艾特
        # ＃ | 井号
        + ＋ | 加
        = ＝ | 等于
        × | 乘
        ÷ | 除以
        ± | 正负
        ≥ ≧ | 大于等于
        ≤ ≦ | 小于等于
        ≠ | 不等于
        ≈ ≒ | 约等于
        № | 号
        % ％ | 百分号
        ‰ | 千分号
        ℃ | 摄氏度
        ° | 度
        √ | 根号
        ∞ | 无穷大

        [math]
        - | 减
        − | 减
        < | 小于
        > | 大于
        ＜ | 小于
        ＞ | 大于

        [electronic]
        . | 点
        / | 斜杠
        : | 冒号
        - | 杠
        _ | 下划线
        @ | 艾特
        ~ | 波浪号
        ? | 问号
        = | 等于
        & | 和
        # | 井号
        % | 百分号
        + | 加

        [traditional]
        万亿两点负时华镑韩铢纳顷码吨钟赫转节贝号约杠冒状划线问于减无 | 萬億兩點負時華鎊韓銖納頃碼噸鐘赫轉節貝號約槓冒狀劃線問於減無
        穷号帕兑瑞吉兰摄币欧卢 | 窮號帕兌瑞吉蘭攝幣歐盧
        """
}
