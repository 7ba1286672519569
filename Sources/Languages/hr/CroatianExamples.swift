extension Croatian {
    /// Written forms and what is said for them.
    static let examples = """
        90-ih, 1990-ih, 5-godišnji, 3-dnevni => devedesetih, tisuću devetsto devedesetih, petogodišnji, trodnevni
        u 9.05 i u 2:05 sati, u 1:00 => u devet sati i pet minuta i u dva sata i pet minuta, u jedan sat
        II. svjetski rat, u 19. st. bilo => drugi svjetski rat, u devetnaestom stoljeću bilo
        2 knjige, 2 stola, 1 knjiga, 22 žene => dvije knjige, dva stola, jedna knjiga, dvadeset dvije žene
        1914. – 1918. i čl. 5 => tisuću devetsto četrnaest do tisuću devetsto osamnaest i članak pet
        g. Horvat i 1990. g. => gospodin Horvat i tisuću devetsto devedesete godine.
        5. lipnja 2020. umro je => petog lipnja dvije tisuće dvadesete umro je
        """
}
