/// Thai, by ICU's rules. No spaces between words.
enum Thai {
    static let settings = """
        [settings]
        about | ประมาณ
        power | ยกกำลัง{n}
        locale | th
        cardinal | %spellout-cardinal
        ordinal | %spellout-ordinal
        year | %spellout-cardinal
        spaces | none
        decimal-marks | .
        group-marks | comma
        minus | ลบ
        plus | บวก
        plus-minus | บวกลบ
        decimal-word | จุด
        dot-word | จุด
        range-word | ถึง
        mixed-joiner | กับ
        fraction-word | ส่วน
        and | และ
        date-order | dmy
        time | {hour}นาฬิกา {minute}นาที
        time-full | {hour}นาฬิกา
        time-second | {second}วินาที
        ratio-word | ต่อ

        [hour-names]
        น | after
        เวลา | before

        [titles]
        บทที่
        บทนำ
        ภาค
        ตอนที่
        คำนำ
        ภาคผนวก

        [spellout-fixes]
        ร้อยหนึ่ง | ร้อยเอ็ด

        [months]
        1 | มกราคม | ม.ค.
        2 | กุมภาพันธ์ | ก.พ.
        3 | มีนาคม | มี.ค.
        4 | เมษายน | เม.ย.
        5 | พฤษภาคม | พ.ค.
        6 | มิถุนายน | มิ.ย.
        7 | กรกฎาคม | ก.ค.
        8 | สิงหาคม | ส.ค.
        9 | กันยายน | ก.ย.
        10 | ตุลาคม | ต.ค.
        11 | พฤศจิกายน | พ.ย.
        12 | ธันวาคม | ธ.ค.

        [percents]
        % | เปอร์เซ็นต์

        [units]
        กม., km | กิโลเมตร
        ม., m | เมตร | | exact
        ซม., cm | เซนติเมตร
        มม., mm | มิลลิเมตร
        ตร.กม., km² | ตารางกิโลเมตร
        ตร.ม., m² | ตารางเมตร
        กก., kg | กิโลกรัม
        g | กรัม | | exact
        l | ลิตร | | exact
        ml | มิลลิลิตร
        °C | องศาเซลเซียส
        ° | องศา

        [currencies]
        ฿, THB | บาท | สตางค์
        $, USD | ดอลลาร์ | เซนต์
        €, EUR | ยูโร | เซนต์
        £, GBP | ปอนด์ | เพนนี
        ¥ | เยน

        [signs]
        & | และ
        % | เปอร์เซ็นต์
        ° | องศา
        @ | แอท
        # | หมายเลข
        + | บวก
        = | เท่ากับ
        × | คูณ
        ± | บวกลบ

        [math]
        ÷ | หาร
        < | น้อยกว่า
        > | มากกว่า

        [abbreviations]
        พ.ศ. | พุทธศักราช
        ฯลฯ | และอื่นๆ
        กรุงเทพฯ | กรุงเทพมหานคร
        ม.ค. | มกราคม
        ก.พ. | กุมภาพันธ์
        มี.ค. | มีนาคม
        เม.ย. | เมษายน
        พ.ค. | พฤษภาคม
        มิ.ย. | มิถุนายน
        ก.ค. | กรกฎาคม
        ส.ค. | สิงหาคม
        ก.ย. | กันยายน
        ต.ค. | ตุลาคม
        พ.ย. | พฤศจิกายน
        ธ.ค. | ธันวาคม
        น. | นาฬิกา | after-number
        จ. | จังหวัด | before-word
        อ. | อำเภอ | before-word
        ต. | ตำบล | before-word
        ถ. | ถนน | before-word
        รศ. | รองศาสตราจารย์
        ศ. | ศาสตราจารย์ | before-word
        นพ. | นายแพทย์
        พญ. | แพทย์หญิง
        น.ส. | นางสาว
        ด.ช. | เด็กชาย
        ด.ญ. | เด็กหญิง
        โทร. | โทรศัพท์
        ป.ล. | ปัจฉิมลิขิต
        ค.ศ. | คริสต์ศักราช
        ดร. | ด็อกเตอร์
        """
}
