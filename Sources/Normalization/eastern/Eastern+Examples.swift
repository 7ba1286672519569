import Languages

/// What the rules say and where they keep quiet, by language and rule; the tests run them.
extension Eastern {
    static let examples: [String: [String: [Example]]] = [
        "ja": japaneseExamples, "zh": chineseExamples, "ko": koreanExamples,
    ]

    private static let japaneseExamples: [String: [Example]] = [
        "numeric-date": [
            Example("2023/11/01", "二千二十三年十一月一日"), Example("2036.2.28です", "二千三十六年二月二十八日です"),
            Example("2008.8.8-2008.8.10", "二千八年八月八日から二千八年八月十日"),
        ],
        "year-month": [Example("2008-08", "二千八年八月"), Example("2023.5倍", "二千二十三点五倍")],
        "month-day": [
            Example("4/30から5/1です", "四月三十日から五月一日です"), Example("08.08", "八月八日"),
            Example("1/3", "三分の一"),
        ],
        "page-number": [Example("p.12", "十二ページ"), Example("pp. 3-5", "三から五ページ")],
        "weekday": [
            Example("5月30日(日)", "五月三十日日曜日"), Example("23日(火〜土)", "二十三日火曜日から土曜日"),
            Example("三日(水)", "三日水曜日"), Example("彼(水)", "彼(水)"),
        ],
        "range-sign": [
            Example("7月初旬〜9月", "七月初旬から九月"), Example("そうだよ〜。", "そうだよ〜。"),
            Example("10時〜", "十時から"),
        ],
        "clock-time": [
            Example("3:30-4:34", "三時三十分から四時三十四分"), Example("3:40a.m.", "午前三時四十分"),
            Example("9:00", "九時"),
        ],
        "hour-with-half": [Example("10p.m.", "午後十時")],
        "telephone": [
            Example("090-1234-5678", "ゼロ九ゼロの一二三四の五六七八"), Example("1990-1995年", "千九百九十から千九百九十五年"),
        ],
        "serial-number": [
            Example("銀座3-5-12", "銀座三の五の十二"), Example("1-2-3=-4", "一マイナス二マイナス三イコールマイナス四"),
        ],
        "digit-by-digit": [
            Example("電話番号1234", "電話番号一二三四"), Example("〒100-0001", "郵便番号一ゼロゼロのゼロゼロゼロ一"),
            Example("番組1234", "番組千二百三十四"),
        ],
        "numbered-part": [Example("図1-2", "図一の二")],
        "event-day": [
            Example("2・26事件", "二二六事件"), Example("3・4月", "三・四月"), Example("9.11テロ", "九一一テロ"),
        ],
        "score": [Example("韓国3-2", "韓国三対二"), Example("ページ3-5", "ページ三から五")],
        "ratio": [Example("3:0", "三対零"), Example("10:20の割合", "十対二十の割合")],
        "padded-number": [Example("05月09日", "五月九日")],
        "fraction": [
            Example("1と1/2", "一と二分の一"), Example("4/900000000を切る", "九億分の四を切る"),
            Example("-3/4", "マイナス四分の三"),
        ],
        "dotted-number": [Example("2.1.3", "二点一点三")],
        "quantity": [
            Example("1万円と10000円", "一万円と一万円"), Example("$3億の資金", "三億ドルの資金"),
            Example("気温は-2.5度", "気温はマイナス二点五度"),
            Example("10~20人", "十から二十人"), Example("2003 年 4 月", "二千三年 四月"), Example("1-1", "一マイナス一"),
            Example("12,345,678", "一千二百三十四万五千六百七十八"),
            Example("５０％", "五十パーセント"), Example("30km/h", "三十キロメートル毎時"),
            Example("iPhone5s", "iPhone五s"),
            Example("2½", "二と二分の一"), Example("￥ 22", "二十二円"),
        ],
        "roman-numeral": [
            Example("ルイXIV世", "ルイ十四世"), Example("XVI世紀", "十六世紀"), Example("第II章", "第二章"),
            Example("X世代", "X世代"), Example("ビタミンC", "ビタミンC"),
        ],
    ]

    private static let chineseExamples: [String: [Example]] = [
        "numeric-date": [Example("2019·2·10", "二零一九年二月十日"), Example("2008-08-08", "二零零八年八月八日")],
        "year-month": [Example("2008/08", "二零零八年八月")],
        "month-day": [Example("5/1至5/7", "五月一日至五月七日"), Example("3/2", "二分之三")],
        "page-number": [Example("p.12", "十二页")],
        "weekday": [Example("5月1日(周六)", "五月一日星期六"), Example("他(六)", "他(六)")],
        "range-sign": [Example("7月～8月", "七月到八月"), Example("好～", "好～")],
        "clock-time": [
            Example("2:02", "两点零二分"), Example("13:10:36", "十三点十分三十六秒"),
            Example("1:02 am", "上午一点零二分"),
            Example("11:00", "十一点"), Example("比分11:10", "比分十一比十"),
        ],
        "telephone": [
            Example("010-12345678", "零幺零，幺二三四五六七八"), Example("(010) 6552-1234", "零幺零，六五五二，幺二三四"),
        ],
        "digit-by-digit": [
            Example("尾号1702", "尾号幺七零二"), Example("13501234567", "幺三五零幺二三四五六七"),
            Example("13500000000", "一百三十五亿"),
        ],
        "numbered-part": [Example("图2-1", "图二杠一")],
        "event-day": [Example("9·11事件", "九一一事件")],
        "score": [
            Example("中国1-2", "中国一比二"), Example("3-2", "三比二"),
            Example("2-3", "二到三"), Example("第1-2章", "第一到二章"),
        ],
        "ratio": [Example("78:96", "七十八比九十六")],
        "padded-number": [Example("02月", "二月")],
        "year": [
            Example("1949年10月1日", "一九四九年十月一日"), Example("618年", "六一八年"), Example("300年前", "三百年前"),
            Example("5000年历史", "五千年历史"), Example("05年", "零五年"), Example("1914-1918年", "一九一四到一九一八年"),
            Example("10年", "十年"), Example("98年的夏天", "九八年的夏天"), Example("《1984》", "《一九八四》"),
            Example("2017 年", "二零一七年"),
        ],
        "decade": [Example("90后", "九零后"), Example("80年代", "八十年代"), Example("10后来", "十后来")],
        "counted-two": [
            Example("2个人", "两个人"), Example("2点", "两点"), Example("第2章", "第二章"), Example("2月", "二月"),
            Example("12个", "十二个"),
            Example("200人", "两百人"), Example("2万", "两万"), Example("B2层", "B二层"),
            Example("光绪2年", "光绪二年"),
        ],
        "fraction": [
            Example("-1/5", "负五分之一"), Example("1 / 2", "二分之一"), Example("-百分之1", "负百分之一"),
        ],
        "quantity": [
            Example("6.3%", "百分之六点三"), Example("-5℃~10℃", "负五摄氏度到十摄氏度"),
            Example("10%-20%", "百分之十到百分之二十"), Example("最高38°C", "最高三十八摄氏度"),
            Example("10ms一帧", "十毫秒一帧"),
            Example("10010001", "一千零一万零一"), Example("100000100000", "一千亿零十万"),
            Example("22000", "两万二千"),
            Example("-2930.1929", "负两千九百三十点一九二九"), Example("￥1.25", "一点二五元"),
            Example("1234567890123", "一万二千三百四十五亿六千七百八十九万零一百二十三"),
            Example("计算-2的绝对值", "计算负二的绝对值"), Example("$30亿的", "三十亿美元的"),
        ],
        "roman-numeral": [
            Example("第IV章", "第四章"), Example("路易XVI被", "路易十六被"), Example("维生素C", "维生素C"),
        ],
    ]

    private static let koreanExamples: [String: [Example]] = [
        "numeric-date": [
            Example("2024-07-23", "이천이십사년 칠월 이십삼일"), Example("2024. 10. 3.", "이천이십사년 시월 삼일"),
        ],
        "page-number": [
            Example("p. 12", "십이쪽"), Example("pp. 3-5", "삼에서 오쪽"), Example("P파", "P파"),
        ],
        "score": [Example("3-2", "삼 대 이"), Example("2-3", "이에서 삼")],
        "math-sign": [
            Example("1+1=2", "일 더하기 일은 이"), Example("3×4=12", "삼 곱하기 사는 십이"),
        ],
        "weekday": [Example("1일(월)〜3일(수)", "일일 월요일 부터 삼일 수요일")],
        "clock-time": [
            Example("오전 10:30", "오전 열시 삼십분"), Example("14:05", "십사시 오분"),
            Example("00:30:00", "영시 삼십분"),
        ],
        "telephone": [
            Example("+82 010-1234-5678", "국가번호 팔이 영일영 일이삼사 오육칠팔"),
            Example("(800) 555-0000", "팔영영 오오오 영영영영"),
        ],
        "digit-by-digit": [Example("카드 끝자리 3456", "카드 끝자리 삼사오육"), Example("3456명", "삼천사백오십육명")],
        "event-day": [Example("6·25 전쟁", "육이오 전쟁")],
        "ratio": [
            Example("2:1", "이 대 일"), Example("3대2", "삼 대 이"), Example("차 3대", "차 세대"),
        ],
        "padded-number": [Example("저녁9시09분", "저녁아홉시구분")],
        "month": [Example("6월 10일", "유월 십일"), Example("10월", "시월"), Example("16월", "십육월")],
        "native-counter": [
            Example("3개", "세개"), Example("3개월", "삼개월"), Example("20살", "스무살"),
            Example("1번째", "첫번째"), Example("22번째", "스물두번째"),
            Example("189번째", "백팔십구번째"), Example("5시 5분", "다섯시 오분"), Example("15시", "십오시"),
            Example("2 명", "두 명"), Example("제3번", "제삼번"), Example("2~3명", "두세명"),
            Example("5-7개", "다섯에서 일곱개"), Example("종이 3장", "종이 세장"), Example("3장", "삼장"),
            Example("13시간", "열세시간"),
        ],
        "fraction": [
            Example("그 중 2/3은", "그 중 삼분의 이는"), Example("1과1/2", "일과 이분의 일"),
            Example("2/3km", "삼분의 이 킬로미터"),
        ],
        "root": [Example("1/√3", "루트 삼분의 일")],
        "file-name": [Example("사진.JPG", "사진 닷 제이피지")],
        "quantity": [
            Example("10000", "만"), Example("234,567", "이십삼만 사천오백육십칠"), Example("0.5kg", "영점오 킬로그램"),
            Example("60km/h", "육십 킬로미터 퍼 시간"),
            Example("₩30억을", "삼십억원을"), Example("US$ 100", "백 달러"), Example("100%", "백 퍼센트"),
            Example("-3.1km", "마이너스 삼점일 킬로미터"),
            Example("1970〜1980년대", "천구백칠십 부터 천구백팔십년대"), Example("5km를", "오 킬로미터를"),
        ],
    ]
}
