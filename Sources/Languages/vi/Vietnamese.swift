/// Vietnamese. ICU says "lẻ" and "không trăm", where a narrator of the north says "linh".
enum Vietnamese {
    static let settings = """
        [settings]
        per | trên
        month-year | {month} năm {year}
        hour-letter | h
        about | khoảng
        power | mũ {n}
        locale | vi
        cardinal | %mot
        ordinal | %thu
        year | %mot
        decimal-marks | comma
        group-marks | . space
        minus | âm
        plus | cộng
        plus-minus | cộng trừ
        decimal-word | phẩy
        dot-word | chấm
        range-word | đến
        mixed-joiner | và
        fraction-word | phần
        and | và
        date-order | dmy
        date | {day} {month} năm {year}
        date-short | {day} {month}
        date-lead | ngày
        time | {hour} giờ {minute} phút
        time-full | {hour} giờ
        time-second | {second} giây
        ratio-word | trên
        ruler-guess | none

        [titles]
        Chương
        Phần
        Quyển
        Tập
        Hồi
        Lời nói đầu
        Lời tựa
        Phụ lục

        [months]
        1 | tháng một
        2 | tháng hai
        3 | tháng ba
        4 | tháng tư
        5 | tháng năm
        6 | tháng sáu
        7 | tháng bảy
        8 | tháng tám
        9 | tháng chín
        10 | tháng mười
        11 | tháng mười một
        12 | tháng mười hai

        [percents]
        % | phần trăm
        ‰ | phần nghìn

        [units]
        km | ki lô mét
        m | mét | | exact
        cm | xăng ti mét
        mm | mi li mét
        km², km2 | ki lô mét vuông
        m², m2 | mét vuông
        cm², cm2 | xăng ti mét vuông
        m³, m3 | mét khối
        cm³, cm3 | xăng ti mét khối
        ha | héc ta
        km/h | ki lô mét trên giờ
        m/s | mét trên giây
        m/min | mét trên phút
        cm/s | xăng ti mét trên giây
        mg/ml | mi li gam trên mi li lít
        kg | ki lô gam
        g | gam | | exact
        mg | mi li gam
        tấn | tấn
        l | lít
        ml | mi li lít
        h, g' | giờ | | exact
        p | phút | | exact
        s | giây | | exact
        inch | inch
        kw | ki lô oát
        tw | tê ra oát
        w | oát
        v | vôn
        mv | mi li vôn
        ma | mi li am pe
        hp | mã lực
        kb | ki lô bai
        mb | mê ga bai
        gb | gi ga bai
        tb | terabyte
        °c | độ c
        °k | độ k
        °f | độ f
        ° | độ

        [currencies]
        đ, ₫, VND | đồng
        $, USD | đô la | xu
        €, EUR | ơ rô | xu
        £, GBP | bảng Anh | xu
        ¥ | yên nhật
        ₹ | rupee

        [scales]
        k | nghìn | 3
        tr | triệu | 6
        t | tỷ | 9 | exact tight

        [fractions]
        4 | phần tư | phần tư

        [romans]
        chương, phần, quyển, tập, hồi, mục, đoạn, khoản, khóa, thứ, kỉ, kỷ, lục | after
        thế kỷ, thế kỉ, năm, số | after

        [function-words]
        và của là có không một những các cho với trong khi đã thì mà như tôi anh ông bà nó họ này đó

        [rulers]
        m | Louis, Henri, Henry, George, Charles, Edward, James, William, Philippe, Felipe, Napoleon, Napoléon
        m | Friedrich, Wilhelm, Nikolai, Pyotr, Aleksandr, Gustav, Karl, Carlos, Alfonso, Ramses, Ptolemy
        m | Pius, Phaolô, Piô, Gioan, Gregory, Mehmed, Rama, Leopold, Franz, Ferdinand
        f | Elizabeth, Catherine, Mary, Victoria, Isabella, Margrethe, Ekaterina

        [signs]
        & | và
        § | mục
        % | phần trăm
        ‰ | phần nghìn
        ° | độ
        @ | a còng
        # | số
        + | cộng
        = | bằng
        × | nhân
        ± | cộng trừ

        [math]
        - | trừ
        − | trừ
        ÷ | chia
        < | nhỏ hơn
        > | lớn hơn

        [abbreviations]
        thứ 1 | thứ nhất
        thứ 4 | thứ tư
        TP. | thành phố | before-name
        v.v. | vân vân | sentence
        tr. | trang | before-digits
        GS. | giáo sư | before-name
        TS. | tiến sĩ | before-name
        TP.HCM | Thành phố Hồ Chí Minh
        Tp. | thành phố | before-name
        Q. | quận | exact before-name
        Q. | quận | exact before-digits
        P. | phường | exact before-digits
        P. | phường | exact before-name
        H. | huyện | exact before-name
        X. | xã | exact before-name
        Đ. | đường | exact before-name
        PGS. | phó giáo sư
        ThS. | thạc sĩ | before-name
        KS. | kỹ sư | before-name
        BS. | bác sĩ | before-name
        LS. | luật sư | before-name
        NXB | nhà xuất bản
        Nxb. | nhà xuất bản
        TCN | trước Công nguyên | exact
        SCN | sau Công nguyên | exact
        Tr.CN | trước Công nguyên
        tr.CN | trước Công nguyên
        ĐT: | điện thoại:
        ĐT | điện thoại | exact before-digits
        vd. | ví dụ
        VD: | ví dụ:
        v. v. | vân vân | sentence
        UBND | ủy ban nhân dân | exact
        HĐND | hội đồng nhân dân | exact
        CHXHCN | Cộng hòa xã hội chủ nghĩa | exact
        LHQ | Liên Hợp Quốc | exact
        THPT | trung học phổ thông | exact
        THCS | trung học cơ sở | exact
        ĐH | đại học | exact before-name
        CLB | câu lạc bộ | exact
        tk. | thế kỷ | before-number
        k. | khoảng | exact before-year
        """

    static let spelling = """
        [spellout-rules]
        %mot:
        0: không; 1: một; 2: hai; 3: ba; 4: bốn; 5: năm; 6: sáu; 7: bảy; 8: tám; 9: chín;
        10: mười[ >%%muoi>]; 20: << mươi[ >%%hai>]; 100: << trăm[ >%%linh>];
        1000: << nghìn[ >%%linh>]; 1000000: << triệu[ >%%linh>]; 1000000000: << tỷ[ >%%linh>];
        %%muoi:
        1: một; 2: =%mot=; 5: lăm; 6: =%mot=;
        %%hai:
        1: mốt; 2: =%mot=; 4: tư; 5: lăm; 6: =%mot=;
        %%linh:
        1: linh =%mot=; 10: =%mot=;
        %thu:
        0: =%mot=; 1: nhất; 2: hai; 3: ba; 4: tư; 5: =%mot=;
        """
}
