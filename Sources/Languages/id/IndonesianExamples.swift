extension Indonesian {
    /// Written forms and what is said for them.
    static let examples = """
        abad ke-19, ke-5, 1990-an, '90-an => abad kesembilan belas, kelima, seribu sembilan ratus sembilan puluhan, sembilan puluhan
        pk. 9.05 dan pukul 9.05 => pukul sembilan lewat lima dan pukul sembilan lewat lima
        Perang Dunia II, dr. Budi, Dr. Budi => Perang Dunia dua, dokter Budi, Doktor Budi
        tgl. 5 Juni, 44 SM, hal. 5 => tanggal lima Juni, empat puluh empat sebelum Masehi, halaman lima
        """
}
