extension Vietnamese {
    /// Written forms and what is said for them.
    static let examples = """
        vua Louis XIV, thế kỷ XIX => vua Louis mười bốn, thế kỷ mười chín
        Q. 5, P. 3, TP.HCM, 300 TCN => quận năm, phường ba, Thành phố Hồ Chí Minh, ba trăm trước Công nguyên
        9h05 và 9h => chín giờ năm phút và chín giờ
        PGS. TS. Nguyễn => phó giáo sư tiến sĩ Nguyễn
        """
}
