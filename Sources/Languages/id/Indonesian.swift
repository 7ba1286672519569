/// Indonesian, by ICU's rules.
enum Indonesian {
    static let settings = """
        [settings]
        month-year | {month} {year}
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
        pk, pkl | before

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
        dunia, pasal, ayat, golongan, tipe | after

        [rulers]
        m | Hamengkubuwono, Pakubuwono, Napoleon, Louis, Henry, Paulus, Benediktus

        [function-words]
        dan yang di ke dari untuk dengan pada itu ini adalah tidak akan ada dia saya kami mereka

        [number-endings]
        -an | cardinal

        [number-prefixes]
        ke | ordinal

        [telephone-words]
        telepon telp tel hp

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
        hal. | halaman | before-number sentence
        No. | Nomor | before-number
        jl. | jalan | before-name
        Gg. | Gang | before-name
        dr. | dokter | before-name
        drg. | dokter gigi | before-name
        Drs. | Doktorandus | before-name
        Dra. | Doktoranda | before-name
        Ir. | Insinyur | before-name
        H. | Haji | exact before-name
        Hj. | Hajah | before-name
        K.H. | Kiai Haji | before-name
        KH. | Kiai Haji | before-name
        Tn. | Tuan | before-name
        Ny. | Nyonya | before-name
        Nn. | Nona | before-name
        Bpk. | Bapak | before-name
        Sdr. | Saudara | before-name
        Sdri. | Saudari | before-name
        Yth. | Yang terhormat
        dkk. | dan kawan-kawan | sentence
        tsb. | tersebut | sentence
        ybs. | yang bersangkutan | sentence
        yg | yang | before-word
        dgn | dengan | before-word
        dll | dan lain-lain
        a.n. | atas nama
        a.l. | antara lain
        d.a. | dengan alamat
        s.d. | sampai dengan
        s/d | sampai dengan
        u.p. | untuk perhatian
        spt. | seperti
        mis. | misalnya
        ttg. | tentang
        tgl. | tanggal | before-digits
        thn. | tahun | before-digits
        th. | tahun | before-digits
        bln. | bulan
        Kab. | Kabupaten | before-name
        Kec. | Kecamatan | before-name
        Kel. | Kelurahan | before-name
        Prov. | Provinsi | before-name
        Ds. | Desa | before-name
        tel. | telepon
        telp. | telepon
        Telp. | Telepon
        vol. | volume | before-digits
        cet. | cetakan | before-word
        ed. | editor | before-name
        penerj. | penerjemah
        S.M. | sebelum Masehi | sentence
        M | Masehi | exact after-number
        H | Hijriah | exact after-number
        Tbk. | terbuka | sentence
        PT. | Perseroan Terbatas | before-name
        PT | Perseroan Terbatas | exact before-name
        R.I. | Republik Indonesia | sentence
        pk. | pukul | before-digits
        pkl. | pukul | before-digits
        """
}
