extension Italian {
    /// The books of the Bible, short and whole; only before a chapter.
    static let scriptures = """
        [settings]
        verse | versetto
        scripture-number | f

        [scriptures]
        Gen, Gn | Genesi
        Es | Esodo
        Lv | Levitico
        Nm | Numeri
        Dt | Deuteronomio
        Gs | Giosuè
        Gdc | Giudici
        Gb | Giobbe
        Sal | Salmo | before-digits
        Pr | Proverbi
        Qo | Qoelet
        Ct | Cantico
        Is | Isaia
        Ger | Geremia
        Ez | Ezechiele
        Dn | Daniele
        Mt | Matteo
        Mc | Marco
        Lc | Luca
        Gv | Giovanni
        At | Atti
        Rm | Romani
        Cor | Corinzi
        Gal | Galati
        Ef | Efesini
        Fil | Filippesi
        Col | Colossesi
        Ts | Tessalonicesi
        Tm | Timoteo
        Eb | Ebrei
        Gc | Giacomo
        Pt | Pietro
        Ap | Apocalisse
        Genesi, Esodo, Salmo, Isaia, Matteo, Marco, Luca, Giovanni, Romani, Corinzi
        """
}
