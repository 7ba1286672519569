extension Swedish {
    /// The books of the Bible, short and whole; only before a chapter.
    static let scriptures = """
        [settings]
        verse | vers
        scripture-number | f

        [scriptures]
        Mos, Mos. | Moseboken
        Ps, Ps. | Psaltaren | before-digits
        Ords, Ords. | Ordspråksboken
        Jes, Jes. | Jesaja
        Jer, Jer. | Jeremia
        Dan, Dan. | Daniel
        Matt, Matt. | Matteus
        Mark, Mark. | Markus
        Luk, Luk. | Lukas
        Joh, Joh. | Johannes
        Apg, Apg. | Apostlagärningarna
        Rom, Rom. | Romarbrevet
        Kor, Kor. | Korinthierbrevet
        Hebr, Hebr. | Hebreerbrevet
        Upp, Upp. | Uppenbarelseboken
        Moseboken, Psaltaren, Psalm, Jesaja, Matteus, Markus, Lukas, Johannes, Romarbrevet
        """
}
