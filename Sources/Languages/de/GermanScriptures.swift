extension German {
    /// The books of the Bible, short and whole; only before a chapter.
    static let scriptures = """
        [settings]
        verse | Vers
        scripture-number | m

        [scriptures]
        Gen, Gen. | Genesis
        Ex, Ex. | Exodus
        Lev, Lev. | Levitikus
        Num, Num. | Numeri
        Dtn, Dtn. | Deuteronomium
        Mose
        Jos, Jos. | Josua
        Ri | Richter
        Sam, Sam. | Samuel
        Kön, Kön. | Könige
        Chr, Chr. | Chronik
        Neh, Neh. | Nehemia
        Hiob, Ijob
        Ps, Ps. | Psalm | before-digits
        Spr, Spr. | Sprüche
        Koh, Koh. | Kohelet
        Pred, Pred. | Prediger
        Hld, Hld. | Hoheslied
        Jes, Jes. | Jesaja
        Jer, Jer. | Jeremia
        Klgl | Klagelieder
        Hes, Hes. | Hesekiel
        Ez, Ez. | Ezechiel
        Dan, Dan. | Daniel
        Hos, Hos. | Hosea
        Mi | Micha
        Sach, Sach. | Sacharja
        Mal, Mal. | Maleachi
        Mt, Matth. | Matthäus
        Mk, Mark. | Markus
        Lk, Luk. | Lukas
        Joh, Joh. | Johannes
        Apg, Apg. | Apostelgeschichte
        Röm, Röm. | Römer
        Kor, Kor. | Korinther
        Gal, Gal. | Galater
        Eph, Eph. | Epheser
        Phil, Phil. | Philipper
        Kol, Kol. | Kolosser
        Thess, Thess. | Thessalonicher
        Tim, Tim. | Timotheus
        Hebr, Hebr. | Hebräer
        Jak, Jak. | Jakobus
        Petr, Petr. | Petrus
        Offb, Offb. | Offenbarung
        Psalm, Jesaja, Jeremia, Matthäus, Markus, Lukas, Johannes, Römer, Korinther
        """
}
