/// Korean.
enum Korean {
    static let settings = """
        [settings]
        page-word | 쪽
        about | 약 
        power | 의 {n}제곱
        spaces | none
        group-marks | comma
        decimal-marks | .
        root | 루트_
        minus | 마이너스_
        plus | 플러스_
        plus-minus | 플러스마이너스_
        decimal-word | 점
        dot-word | _닷_
        range-word | 에서_
        wave-word | _부터_
        wave-open | 부터
        ratio-word | _대_
        mixed-joiner | 과
        fraction | {denominator}분의_{numerator}
        per | _퍼_
        scale-letters | 십백천만억조
        phone-joiner | _
        phone-space | _
        country | 국가번호_
        date-year | 년
        date-month | 월
        date-day | 일
        time-hour | 시
        time-minute | 분
        time-second | 초
        am | 오전_
        pm | 오후_
        squared | 제곱
        cubed | 세제곱
        numbered-joiner | 의_

        [triggers]
        p pp

        [titles]
        프롤로그
        에필로그
        머리말
        서문
        맺음말

        [weekdays]
        월 | 월요일
        화 | 화요일
        수 | 수요일
        목 | 목요일
        금 | 금요일
        토 | 토요일
        일 | 일요일

        [date-spans]
        부터, 까지

        [padded]
        월, 일, 시, 분, 초

        [number-names]
        자리, 번호, 전화, 내선 | before

        [not-scores]
        제, 쪽, 페이지, 그림, 표, 장, 절, 항, 번호

        [numbered]
        그림, 표, 사진, 식, 예제

        [events]
        절, 사건, 운동, 전쟁, 혁명, 민주, 테러, 사변, 사태, 학살, 독립

        [named-days]
        6·25, 3·1, 4·19, 5·18, 8·15, 6·10, 9·11

        [sheets]
        종이, 사진, 표, 티켓, 수건, 짜리, 카드, 접시, 지폐, 엽서, 편지

        [score-verbs]
        으로, 로, 승, 패

        [score-words]
        스코어, 점수

        [native]
        # counter | largest number | not where this stands
        번째 | 99
        시간 | 99
        시 | 12 | 시즌, 시리즈, 시민, 시도, 시군, 시내
        명, 살, 마리, 사람, 가지, 송이, 그루, 켤레, 자루, 벌, 척, 채, 군데, 곳 | 99 | 달러, 벌금, 채널
        마디, 차례, 바퀴, 돌, 방울, 조각, 걸음, 모금, 그릇, 접시, 달, 아이, 쌍 | 99 | 달러, 벌금, 채널
        개 | 99 | 개월, 개년, 개국, 개사, 개소, 개교, 개시, 개정
        잔, 병, 통, 판, 줄, 끼, 박스, 상자, 자리, 권, 다발 | 99 | 병원, 통화, 판결, 알파
        포기, 알, 톨 | 99 | 병원, 통화, 판결, 알파
        대 | 9 | 대대, 대에 걸, 대째, 대조, 대비, 대학, 대 왕, 대 대통령, 대 황제, 대 회장, 대 국왕
        배 | 10 | 배럴
        번 | 20 | 번호, 번지, 번가, 번길, 번 출구, 번출구, 번 버스, 번 국도, 번 선수, 번 문제, 번 타자, 번타자, 번 홈, 번홀

        [file-endings]
        jpg, jpeg, png, gif, pdf, doc, docx, xls, xlsx, ppt, pptx, txt, hwp, zip
        mp3, mp4, html

        [letters]
        a | 에이
        b | 비
        c | 씨
        d | 디
        e | 이
        f | 에프
        g | 지
        h | 에이치
        i | 아이
        j | 제이
        k | 케이
        l | 엘
        m | 엠
        n | 엔
        o | 오
        p | 피
        q | 큐
        r | 알
        s | 에스
        t | 티
        u | 유
        v | 브이
        w | 더블유
        x | 엑스
        y | 와이
        z | 지

        [ratio-words]
        의 비율, 비율, 의 비, 로 나

        [abbreviations]
        No. | 넘버 | before-number

        [percents]
        %, ％ | 퍼센트
        ‰ | 퍼밀

        [currencies]
        ₩, ￦, KRW | 원 | | joined
        $, ＄ | 달러
        US$, USD | 달러
        HK$, HKD | 홍콩 달러
        NT$, TWD | 대만 달러
        CAD, C$ | 캐나다 달러
        AUD, A$ | 호주 달러
        NZD, NZ$ | 뉴질랜드 달러
        SGD, S$ | 싱가포르 달러
        €, EUR | 유로
        £, GBP | 파운드
        ¥, ￥, JPY | 엔
        CNY, RMB | 위안
        CHF | 스위스 프랑
        AED | 아랍에미리트 디르함
        SAR | 사우디 리얄
        SEK | 스웨덴 크로나
        NOK | 노르웨이 크로네
        DKK | 덴마크 크로네
        ₽, RUB | 루블
        ₹, INR | 루피
        ₫, VND | 동
        ฿, THB | 바트
        PHP, ₱ | 페소
        MXN | 멕시코 페소
        BRL | 브라질 헤알
        ¢ | 센트

        [units]
        km, ㎞ | 킬로미터
        m | 미터
        cm, ㎝ | 센티미터
        mm, ㎜ | 밀리미터
        µm, μm | 마이크로미터
        nm | 나노미터
        m², m2, ㎡ | 제곱미터
        km², km2, ㎢ | 제곱킬로미터
        cm², cm2 | 제곱센티미터
        m³, m3, ㎥ | 세제곱미터
        cm³, cm3, cc | 세제곱센티미터
        ha | 헥타르
        ft | 피트
        in, inch | 인치
        yd | 야드
        mi, mile | 마일
        kg, ㎏ | 킬로그램
        g | 그램
        mg | 밀리그램
        µg, μg | 마이크로그램
        t | 톤
        lb, lbs | 파운드
        oz | 온스
        l, L, ℓ | 리터
        ml, mL | 밀리리터
        dl, dL | 데시리터
        cl, cL | 센티리터
        kl, kL | 킬로리터
        s, sec | 초
        ms | 밀리초
        min | 분
        h, hr | 시간
        mph | 마일 퍼 시간
        °C, ℃, °, ˚ | 도
        °F, ℉ | 화씨도
        K | 켈빈
        Hz | 헤르츠
        kHz | 킬로헤르츠
        MHz | 메가헤르츠
        GHz | 기가헤르츠
        W | 와트
        kW | 킬로와트
        MW | 메가와트 | | exact
        GW | 기가와트
        kWh | 킬로와트시
        V | 볼트
        kV | 킬로볼트
        mV | 밀리볼트 | | exact
        A | 암페어
        mA | 밀리암페어
        Ω | 옴
        Pa | 파스칼
        kPa | 킬로파스칼
        hPa | 헥토파스칼
        N | 뉴턴
        kN | 킬로뉴턴
        J | 줄
        kJ | 킬로줄
        kcal | 킬로칼로리
        cal | 칼로리
        dB | 데시벨
        KB | 킬로바이트
        MB | 메가바이트
        GB | 기가바이트
        TB | 테라바이트
        rpm | 알피엠
        mol | 몰
        cd | 칸델라
        lm | 루멘
        lx | 럭스

        [signs]
        & ＆ | 앤드
        @ ＠ | 골뱅이
        # ＃ | 샵
        + ＋ | 플러스
        = ＝ | 는
        × | 곱하기
        ÷ | 나누기
        ± | 플러스마이너스
        ≥ ≧ | 이상
        ≤ ≦ | 이하
        ≠ | 같지 않다
        ≈ ≒ | 약
        № | 번호
        % ％ | 퍼센트
        ‰ | 퍼밀
        ℃ ° | 도
        √ | 루트
        ∞ | 무한대

        [math]
        + | 더하기
        - | 빼기
        − | 빼기
        < | 보다작다
        > | 보다크다

        [electronic]
        . | 닷
        / | 슬래시
        : | 콜론
        - | 대시
        _ | 언더바
        @ | 골뱅이
        ~ | 물결
        ? | 물음표
        = | 이퀄
        & | 앤드
        # | 샵
        % | 퍼센트
        + | 플러스

        [line-ends]
        particles | 은 는 이 가 을 를 의 에 도 만 와 과 로 으로 에서 에게 에는 에도 께서 한테 까지 부터 처럼 보다
        particles | 마다 조차 라도 이나 라고 이라고 라는 이라는 라며 고 며 다 이다 였다 이었다 이며 들 들은 들이 들을
        particles | 했다 하다 하여 한다 된다 되어 되었다 였던 었던 았다 었다 습니다 니다 입니다 해요 어요 아요 지만 면서
        particles | 기로 기를 기는 기가 기에 려고 도록 으며 으면 어서 아서 었던 거나 든지 는데 은데 네요 군요 세요
        bound | 을 를 는 의 에 에서 에게 으로 까지 습니다 었다 았다
        endings | 은 는 이 가 을 를 의 에 도 만 와 과 로 서 게 지 고 며 면 니 다 던 한 할 된 될 인 일 운 진 린 온 간 본 든
        endings | 데 터 럼 나 야 요 까 려 러 록 듯 듬 채 씩 쯤 히 늘 시 해 여 아 어 져 워 려 라 자
        syllables | 그 이 저 한 두 세 네 더 안 못 잘 다 또 왜 내 제 수 것 때 등 및 첫 각 본 전 후 약 총 온 새 옛
        """
}
