import BookModel
import Pronunciation
import Testing

@Suite struct HangulTests {
    private let former = EngineFormer(language: LanguageTag(known: "ko"))

    @Test(arguments: [
        ("국립 독립 협력 십리", "궁닙 동닙 혐녁 심니"), ("합니다 먹는다 한국말 꽃나무", "함니다 멍는다 한궁말 꼰나무"),
        ("신라 관련 연락", "실라 괄련 열락"), ("칼날 설날 물난리", "칼랄 설랄 물랄리"), ("음료 종로 왕릉", "음뇨 종노 왕능"),
        ("못하다 맞히다", "모타다 마치다"), ("희망 의사", "히망 의사"), ("없는 앉는 밟는", "엄는 안는 밤는"),
        ("십육 백육 천육백 만육천 이십육", "심뉵 뱅뉵 천뉵뱅 만뉵천 이심뉵"), ("체육 육", "체육 육"),
        ("열여섯 열여덟 스물여섯 여덟", "열려섯 열려덜 스물려섯 여덜"), ("여덟도 넓다 짧지 넓어요", "여덜도 널따 짤찌 넓어요"),
        ("할 수 있다 갈 데가 할 것이다 먹을 줄", "할 쑤 있다 갈 떼가 할 껏이다 먹을 쭐"),
        ("물 수영 길 건너 그 수 할", "물 수영 길 건너 그 수 할"),
        ("닫히다 받히다", "다치다 바치다"), ("이십 명 몇 년 육백 년", "이심 명 면 년 육뱅 년"),
        ("십 분 백 개 벽 면", "십 분 백 개 벽 면"), ("꽃잎이 갈등 발전소", "꼰닙이 갈뜽 발쩐소"),
        ("개발전략 정물건", "개발절략 정물건"),
        // Left to the engine, or said as written.
        ("학교 같이 좋다 옷이 많이 축하", "학교 같이 좋다 옷이 많이 축하"), ("가나다 Git은", "가나다 Git은"), ("", ""),
    ])
    func finalsBecomeNasalAndLiquid(_ written: String, _ said: String) {
        #expect(former.form(CodeUnits(written)).string == said)
    }

    @Test func eachSyllableMapsOntoItself() {
        let form = former.form(CodeUnits("국립"), readings: [])
        #expect(form.sourceRange(of: 1..<2)?.range == 1..<2)
        let own = former.form(CodeUnits("合 국립"), readings: [Reading(range: 0..<1, spoken: "합")])
        #expect(own.string == "합 궁닙")
    }
}
