extension Turkish {
    /// Written forms and what is said for them.
    static let examples = """
        1990'da, 5'te, 4'ü, 90'lı yıllar => bin dokuz yüz doksanda, beşte, dördü, doksanlı yıllar
        %5'i, saat 9.05'te => yüzde beşi, saat dokuz beşte
        II. Dünya Savaşı, 1. Dünya Savaşı => ikinci Dünya Savaşı, birinci Dünya Savaşı
        XIV. Louis ve II. Mahmut => on dördüncü Louis ve ikinci Mahmut
        5. Ali geldi => beş. Ali geldi
        """
}
