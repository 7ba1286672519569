import BookModel
import Pronunciation
import Testing

/// Thai words and their phonemes: vowel, tone (3 level, 2 low, 5 falls, 4 high, 1 rises), final.
@Suite struct ThaiTests {
    private let former = EngineFormer(language: LanguageTag(known: "th"))

    private func said(_ word: String) -> String {
        former.form(CodeUnits(word)).string.replacing("[[", with: "").replacing("]]", with: "")
    }

    @Test(arguments: [
        // Tones of open syllables: the five of one middle, high and low consonant.
        ("กา", "ka:3"), ("ก่า", "ka:2"), ("ก้า", "ka:5"), ("ก๊า", "ka:4"), ("ก๋า", "ka:1"),
        ("ขา", "kha:1"), ("ข่า", "kha:2"), ("ข้า", "kha:5"), ("คา", "kha:3"), ("ค่า", "kha:5"),
        ("ค้า", "kha:4"),
        // Dead syllables.
        ("กัด", "ka2t"), ("ขาด", "kha:2t"), ("คาด", "kha:5t"), ("คัด", "kha4t"), ("จะ", "tS;a2"),
        ("และ", "lE4"), ("รัก", "Ra4k"), ("มาก", "ma:5k"), ("สิบ", "si2p"), ("หก", "ho2k"),
        // Finals: all stops are one of three, ญ ณ ร ล are n.
        ("กฎ", "ko2t"), ("พบ", "pho4p"), ("รถ", "Ro4t"), ("เลข", "le:5k"), ("ภาพ", "pha:5p"),
        ("อาหาร", "?a:3ha:1n"), ("กาล", "ka:3n"), ("คุณ", "khu3n"), ("เชิญ", "tS;h@:3n"),
        ("หมาย", "ma:1j"), ("แล้ว", "lE:4w"), ("กลาง", "kla:3N"), ("ผม", "pho1m"),
        // Vowels in front of, around and behind their consonant.
        ("ดี", "di:3"), ("แม่", "mE:5"), ("ไป", "pa3j"), ("ใน", "na3j"), ("เรา", "Ra3w"),
        ("โต๊ะ", "to4"), ("เกาะ", "kO2"), ("เธอ", "th@:3"), ("เดิน", "d@:3n"), ("เลย", "l@:3j"),
        ("เรียน", "Ria3n"), ("เมือง", "mWa3N"), ("ตัว", "tua3"), ("สวน", "sua1n"),
        ("มือ", "mW:3"), ("คืน", "khW:3n"), ("หนึ่ง", "nW2N"), ("เป็น", "pe3n"),
        ("แข็ง", "khE1N"), ("นอน", "nO:3n"), ("พร", "phO:3n"), ("ทำ", "tha3m"), ("คน", "kho3n"),
        ("ลม", "lo3m"), ("ธรรม", "tha3m"), ("กรรม", "ka3m"), ("บรร", "ba3n"),
        // Clusters, silent and leading consonants.
        ("ครับ", "khRa4p"), ("ปลา", "pla:3"), ("กว่า", "kwa:2"), ("ทราย", "sa:3j"),
        ("สร้าง", "sa:5N"), ("หนู", "nu:1"), ("หลาย", "la:1j"), ("อยู่", "ju:2"),
        ("อย่า", "ja:2"), ("อยาก", "ja:2k"), ("ตลาด", "ta2la:2t"), ("ถนน", "tha2no1n"),
        ("สนุก", "sa2nu2k"), ("ขนม", "kha2no1m"), ("ฝรั่ง", "fa2Ra2N"), ("สบาย", "sa2ba:3j"),
        ("แสดง", "sa2dE:3N"), ("เสมอ", "sa2m@:1"), ("ชาติ", "tS;ha:5t"), ("เหตุ", "he:2t"),
        ("บัตร", "ba2t"), ("จักร", "tS;a2k"), ("จันทร์", "tS;a3n"), ("อาทิตย์", "?a:3thi4t"),
        ("สัตว์", "sa2t"), ("ศาสตร์", "sa:2t"), ("สิทธิ์", "si2t"), ("องค์", "?o3N"),
        // Words of several syllables.
        ("ภาษา", "pha:3sa:1"), ("ประเทศ", "pRa2the:5t"), ("โรงเรียน", "Ro:3NRia3n"),
        ("หนังสือ", "na1NsW:1"), ("อร่อย", "?a2RO:2j"), ("ละคร", "la4khO:3n"),
        ("สวัสดี", "sa2wa2tdi:3"), ("กรุงเทพ", "kRu3Nthe:5p"),
        ("มหาวิทยาลัย", "ma4ha:1wi4ttha4ja:3la3j"),
        ("สามารถ", "sa:1ma:5t"), ("อังกฤษ", "?a3NkRi2t"), ("น้ำ", "na:4m"), ("ก็", "kO:5"),
        // The numbers.
        ("ศูนย์", "su:1n"), ("สอง", "sO:1N"), ("สาม", "sa:1m"), ("สี่", "si:2"), ("ห้า", "ha:5"),
        ("เจ็ด", "tS;e2t"), ("แปด", "pE:2t"), ("เก้า", "ka:5w"), ("ยี่สิบเอ็ด", "ji:5si2p?e2t"),
        ("ร้อย", "RO:4j"), ("พัน", "pha3n"), ("หมื่น", "mW:2n"), ("แสน", "sE:1n"),
    ])
    func wordsAreSaidAsTheyAreSpelled(_ word: String, _ phonemes: String) {
        #expect(said(word).replacing(" ", with: "") == phonemes, "\(word)")
    }

    @Test func eachWordMapsOntoItself() {
        let form = former.form(CodeUnits("ดี [[a]] มากๆ"))
        #expect(form.string == "[[di:3]] [ a]] [[ma:5k]] [[ma:5k]]")
        #expect(form.sourceRange(of: 0..<8)?.range == 0..<2)
    }
}
