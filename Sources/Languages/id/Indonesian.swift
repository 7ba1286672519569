/// Indonesian, by ICU's rules.
enum Indonesian {
    static let settings = """
        [settings]
        about | sekitar
        power | pangkat {n}
        locale | id
        cardinal | %spellout-cardinal
        ordinal | %spellout-ordinal
        year | %spellout-cardinal
        decimal-marks | comma
        group-marks | . space
        minus | min
        plus | plus
        plus-minus | plus minus
        decimal-word | koma
        dot-word | titik
        range-word | sampai
        mixed-joiner |
        fraction-word | per
        and | dan
        date-order | dmy
        time | pukul {hour} lewat {minute}
        time-full | pukul {hour}
        ratio-word | banding
        ruler-guess | none

        [hour-names]
        pukul, jam | before

        [titles]
        Bab
        Bagian
        Buku
        Jilid
        Kata Pengantar
        Pendahuluan
        Prolog
        Epilog
        Lampiran

        [months]
        1 | Januari | Jan
        2 | Februari | Feb
        3 | Maret | Mar
        4 | April | Apr
        5 | Mei
        6 | Juni | Jun
        7 | Juli | Jul
        8 | Agustus | Agu, Agt
        9 | September | Sep
        10 | Oktober | Okt
        11 | November | Nov
        12 | Desember | Des

        [percents]
        % | persen
        ‰ | permil

        [units]
        km | kilometer
        m | meter | | exact
        cm | sentimeter
        mm | milimeter
        km², km2 | kilometer persegi
        m², m2 | meter persegi
        m³, m3 | meter kubik
        ha | hektare
        km/h, km/jam | kilometer per jam
        kg | kilogram
        g | gram | | exact
        l | liter
        ml | mililiter
        °C | derajat Celsius
        ° | derajat

        [currencies]
        Rp, IDR | rupiah | sen
        $, USD | dolar | sen
        €, EUR | euro | sen
        £, GBP | pound | penny
        ¥ | yen

        [scales]
        ribu, rb | ribu | 3
        juta, jt | juta | 6
        miliar | miliar | 9
        triliun | triliun | 12

        [fractions]
        1/2 | setengah
        1/3 | sepertiga
        1/4 | seperempat
        3/4 | tiga perempat

        [romans]
        bab, bagian, buku, jilid, babak, adegan, lampiran, abad, kelas, perang | after

        [rulers]
        m | Hamengkubuwono, Pakubuwono, Napoleon, Louis, Henry, Paulus, Benediktus

        [function-words]
        dan yang di ke dari untuk dengan pada itu ini adalah tidak akan ada dia saya kami mereka

        [signs]
        & | dan
        § | pasal
        % | persen
        ‰ | permil
        ° | derajat
        @ | at
        # | nomor
        + | tambah
        = | sama dengan
        × | kali
        ± | plus minus

        [math]
        - | kurang
        − | kurang
        ÷ | bagi
        < | kurang dari
        > | lebih dari

        [abbreviations]
        dll. | dan lain-lain | sentence
        dsb. | dan sebagainya | sentence
        dst. | dan seterusnya | sentence
        hlm. | halaman | before-number
        no. | nomor | before-number
        Jl. | Jalan | before-name
        Dr. | Doktor | before-name
        Prof. | Profesor | before-name
        SM | sebelum Masehi | exact
        """
}
