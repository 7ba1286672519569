extension Dutch {
    /// The books of the Bible, short and whole; only before a chapter.
    static let scriptures = """
        [settings]
        verse | vers
        scripture-number | m

        [scriptures]
        Gen, Gen. | Genesis
        Ex, Ex. | Exodus
        Lev, Lev. | Leviticus
        Num, Num. | Numeri
        Deut, Deut. | Deuteronomium
        Sam, Sam. | Samuel
        Kon, Kon. | Koningen
        Kron, Kron. | Kronieken
        Ps, Ps. | Psalm | before-digits
        Spr, Spr. | Spreuken
        Jes, Jes. | Jesaja
        Jer, Jer. | Jeremia
        Dan, Dan. | Daniël
        Mat, Matt, Mat., Matt. | Matteüs
        Mar, Marc. | Marcus
        Luc, Luc. | Lucas
        Joh, Joh. | Johannes
        Hand, Hand. | Handelingen
        Rom, Rom. | Romeinen
        Kor, Kor. | Korintiërs
        Gal, Gal. | Galaten
        Heb, Hebr. | Hebreeën
        Openb, Openb. | Openbaring
        Genesis, Exodus, Psalm, Jesaja, Matteüs, Mattheüs, Marcus, Lucas, Johannes, Romeinen
        """
}
