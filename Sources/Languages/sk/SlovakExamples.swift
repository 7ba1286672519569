extension Slovak {
    /// Written forms and what is said for them.
    static let examples = """
        5-krát, 5-ročný, 3-izbový => päťkrát, päťročný, trojizbový
        o 9.05, od 9.30 do 10.15 hod. => o deväť päť, od deväť tridsať do desať pätnásť.
        II. svetová vojna, 90. roky, v 90. rokoch => druhá svetová vojna, deväťdesiate roky, v deväťdesiatych rokoch
        v 19. stor. bolo, XIX. stor. => v devätnástom storočí bolo, devätnáste storočie.
        2 knihy, 2 domy, obr. 2, 44 pred Kr. => dve knihy, dva domy, obrázok dva, štyridsaťštyri pred Kristom.
        """
}
