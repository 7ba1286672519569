extension Portuguese {
    /// The books of the Bible, short and whole; only before a chapter.
    static let scriptures = """
        [settings]
        verse | versículo
        scripture-number | f

        [scriptures]
        Gn, Gên. | Gênesis
        Êx, Êx. | Êxodo
        Lv | Levítico
        Nm | Números
        Dt | Deuteronômio
        Sl, Sal. | Salmo | before-digits
        Pv, Prov. | Provérbios
        Is | Isaías
        Jr, Jer. | Jeremias
        Ez | Ezequiel
        Dn, Dan. | Daniel
        Mt, Mat. | Mateus
        Mc | Marcos
        Lc | Lucas
        Jo | João
        At | Atos
        Rm, Rom. | Romanos
        Co, Cor, Cor. | Coríntios
        Gl, Gál. | Gálatas
        Ef | Efésios
        Fp | Filipenses
        Cl | Colossenses
        Ts | Tessalonicenses
        Tm, Tim. | Timóteo
        Hb, Heb. | Hebreus
        Ap | Apocalipse
        Gênesis, Génesis, Salmo, Isaías, Mateus, Marcos, Lucas, João, Romanos, Coríntios
        """
}
