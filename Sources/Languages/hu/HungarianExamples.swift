extension Hungarian {
    /// Written forms and what is said for them.
    static let examples = """
        5–10 perc, 1848–49-ben => öt tíz perc, ezernyolcszáznegyvennyolc negyvenkilencben
        1848-ban, a 90-es években => ezernyolcszáznegyvennyolcban, a kilencvenes években
        3-at, 7-es, 10-es, 20-as, 2-szer => hármat, hetes, tizes, huszas, kétszer
        5-én, 1-jén, 12-ig, 5-ik => ötödikén, elsején, tizenkettőig, ötödik
        50%-os, 5 km-es út, 9:05-kor => ötven százalékos, öt kilométeres út, kilenc óra öt perckor
        a XIX. sz.-ban, a XX. sz. elején => a tizenkilencedik században, a huszadik század elején
        a 2-t és 3 - 4 => a kettőt és három - négy
        """
}
