import BookModel

/// Korean compounds in which sounds meet that spelling does not show: ㄴ is put in (꽃잎, 꼰닙) or
/// a consonant is tense (갈등, 갈뜽). Standard Pronunciation of Korean, articles 26, 28 to 30; which
/// compounds do so only a dictionary tells.
enum HangulCompounds {
    /// Puts what is said for the words of the table that begin at a word's start, unit for unit.
    static func apply(to said: inout CodeUnits) {
        for index in said.indices where isHangul(said[index]) {
            guard index == 0 || !isHangul(said[index - 1]), let list = words[said[index]] else {
                continue
            }
            for (written, spoken) in list
            where said[index...].prefix(written.count).elementsEqual(written) {
                said.replaceSubrange(index..<index + written.count, with: spoken)
                break
            }
        }
    }

    private static func isHangul(_ unit: UInt16) -> Bool { (0xAC00...0xD7A3).contains(unit) }

    /// By the first syllable, the longest word first.
    private static let words: [UInt16: [(CodeUnits, CodeUnits)]] = {
        var words: [UInt16: [(CodeUnits, CodeUnits)]] = [:]
        for pair in table.split(whereSeparator: \.isWhitespace) {
            let parts = pair.split(separator: "=").map { CodeUnits(String($0)) }
            guard parts.count == 2, parts[0].count == parts[1].count, let key = parts[0].first
            else { continue }
            words[key, default: []].append((parts[0], parts[1]))
        }
        return words.mapValues { $0.sorted { $0.0.count > $1.0.count } }
    }()

    private static let table = """
        꽃잎=꼰닙 나뭇잎=나문닙 깻잎=깬닙 색연필=생년필 서울역=서울력 한여름=한녀름 첫여름=천녀름
        담요=담뇨 솜이불=솜니불 홑이불=혼니불 맨입=맨닙 콩엿=콩녇 늦여름=는녀름 물약=물략 알약=알략
        두통약=두통냑 식용유=시굥뉴 휘발유=휘발류 밤윷=밤뉻 집안일=지반닐 막일=망닐 부엌일=부엉닐
        영업용=영엄뇽 직행열차=지캥녈차 내복약=내봉냑 눈요기=눈뇨기 솔잎=솔립 풀잎=풀립 물엿=물렫
        물고기=물꼬기 손가락=손까락 발가락=발까락 발바닥=발빠닥 손바닥=손빠닥 눈동자=눈똥자 등불=등뿔
        갈등=갈뜽 발전=발쩐 발달=발딸 결정=결쩡 결심=결씸 결석=결썩 글자=글짜 문자=문짜 한자=한짜
        문법=문뻡 헌법=헌뻡 사건=사껀 조건=조껀 인기=인끼 성격=성껵 평가=평까 물가=물까 절대=절때
        일시=일씨 일정=일쩡 일상=일쌍 물질=물찔 물건=물건 활동=활똥 활자=활짜 실수=실쑤 실제=실쩨
        실시=실씨 출신=출씬 출장=출짱 출발=출발 열정=열쩡 열심=열씸 설득=설뜩 철저=철쩌 절실=절씰
        길가=길까 강가=강까 산길=산낄 밤길=밤낄 눈길=눈낄 발길=발낄 손길=손낄 물길=물낄 술잔=술짠
        아침밥=아침빱 비빔밥=비빔빱 김밥=김빱 술집=술찝 산새=산쌔 물속=물쏙 마음속=마음쏙 꿈속=꿈쏙
        가슴속=가슴쏙 머릿속=머린쏙 땅속=땅쏙 빗속=빋쏙 숨결=숨껼 물결=물껼 바람결=바람껼 그믐달=그믐딸
        초승달=초승딸 보름달=보름딸 달빛=달삗 불빛=불삗 눈빛=눈삗 햇빛=핻삗 물방울=물빵울 빗방울=빋빵울
        신바람=신빠람 창가=창까 용돈=용똔 장점=장쩜 단점=단쩜 초점=초쩜 관점=관쩜 여권=여꿘 인권=인꿘
        정권=정꿘 주권=주꿘 증권=증꿘 내과=내꽈 외과=외꽈 치과=치꽈 효과=효꽈 안과=안꽈 맨발=맨발
        """
}
