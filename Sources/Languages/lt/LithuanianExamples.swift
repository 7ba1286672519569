extension Lithuanian {
    /// Written forms and what is said for them.
    static let examples = """
        1-asis, 5-oji, 3-iasis, 90-aisiais => pirmasis, penktoji, trečiasis, devyniasdešimtaisiais
        9.05 val. ir 9:05 val. buvo => devynios valandos penkios minutės ir devynios valandos penkios minutės buvo
        5 knygos, 2 namai, 1 knyga, 5 proc. => penkios knygos, du namai, viena knyga, penki procentai.
        II pasaulinis karas, Liudvikas XIV => antras pasaulinis karas, Liudvikas keturioliktas
        """
}
