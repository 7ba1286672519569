extension Slovene {
    /// Written forms and what is said for them.
    static let examples = """
        5-letni, 2-letni, 3-krat => petletni, dvoletni, trikrat
        ob 9.05, od 9.30 do 10.15 => ob devet in pet minut, od devet in trideset minut do deset in petnajst minut
        v 19. st. so, II. svetovna vojna => v devetnajstem stoletju so, druga svetovna vojna
        2 knjigi, 2 psa, v 90. letih, čl. 5 => dve knjigi, dva psa, v devetdesetih letih, člen pet
        """
}
