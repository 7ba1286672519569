extension Spanish {
    /// The books of the Bible, short and whole; only before a chapter.
    static let scriptures = """
        [settings]
        verse | versículo
        scripture-number | f

        [scriptures]
        Gn, Gén. | Génesis
        Éx, Ex, Éx. | Éxodo
        Lv, Lev. | Levítico
        Nm | Números
        Dt, Deut. | Deuteronomio
        Jos | Josué
        Jc | Jueces
        Job
        Sal, Sal. | Salmo | before-digits
        Pr, Prov. | Proverbios
        Is, Is. | Isaías
        Jr, Jer. | Jeremías
        Ez | Ezequiel
        Dn, Dan. | Daniel
        Mt, Mat. | Mateo
        Mc | Marcos
        Lc | Lucas
        Jn | Juan
        Hch, Hech. | Hechos
        Rm, Rom, Rom. | Romanos
        Co, Cor, Cor. | Corintios
        Gál, Gál. | Gálatas
        Ef, Ef. | Efesios
        Flp | Filipenses
        Col | Colosenses
        Ts, Tes. | Tesalonicenses
        Tm, Tim. | Timoteo
        Hb, Heb. | Hebreos
        Ap | Apocalipsis
        Génesis, Salmo, Isaías, Mateo, Marcos, Lucas, Juan, Romanos, Corintios
        """
}
