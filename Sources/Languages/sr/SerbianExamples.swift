extension Serbian {
    /// Written forms and what is said for them.
    static let examples = """
        90-ih, 1990-ih, 5-godišnji => devedesetih, jedna hiljada devetsto devedesetih, petogodišnji
        u 9.05 i u 1:00 => u devet sati i pet minuta i u jedan sat
        у 9:05 часова => у девет сати и пет минута
        II svetski rat, 2 knjige => drugi svetski rat, dve knjige
        Други, 2 књиге, 2 стола, ул. Дуга 5 => Други, две књиге, два стола, улица Дуга пет
        5. јуна 2020. године => петог јуна две хиљаде двадесете године
        """
}
