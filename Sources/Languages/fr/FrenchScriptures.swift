extension French {
    /// The books of the Bible, short and whole; only before a chapter.
    static let scriptures = """
        [settings]
        verse | verset
        scripture-number | m

        [scriptures]
        Gn, Gen. | Genèse
        Ex, Ex. | Exode
        Lv, Lév. | Lévitique
        Nb | Nombres
        Dt, Deut. | Deutéronome
        Jos | Josué
        Jg | Juges
        Rt | Ruth
        Jb | Job
        Ps, Ps. | Psaume | before-digits
        Pr, Prov. | Proverbes
        Qo | Qohélet
        Ct | Cantique
        Is, Is. | Isaïe
        Jr, Jér. | Jérémie
        Ez | Ézéchiel
        Dn, Dan. | Daniel
        Mi | Michée
        Za | Zacharie
        Ml | Malachie
        Mt, Matth. | Matthieu
        Mc | Marc
        Lc | Luc
        Jn | Jean
        Ac | Actes
        Rm, Rom. | Romains
        Co, Cor. | Corinthiens
        Ga, Gal. | Galates
        Ep, Éph. | Éphésiens
        Ph, Phil. | Philippiens
        Col | Colossiens
        Th, Thess. | Thessaloniciens
        Tm, Tim. | Timothée
        Tt | Tite
        He, Héb. | Hébreux
        Jc | Jacques
        Ap | Apocalypse
        Genèse, Exode, Psaume, Isaïe, Matthieu, Marc, Luc, Jean, Romains, Corinthiens
        """
}
