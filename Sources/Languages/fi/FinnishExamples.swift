extension Finnish {
    /// Written forms and what is said for them.
    static let examples = """
        5:n hinta, 20:ssä maassa, 3:lle => viiden hinta, kahdessakymmenessä maassa, kolmelle
        25:een, 100:lla, 10:ksi ja 4:ää => kahteenkymmeneenviiteen, sadalla, kymmeneksi ja neljää
        50 %:n osuus ja 5 %:iin => viidenkymmenen prosentin osuus ja viiteen prosenttiin
        1800-luvulla, 5-vuotias => tuhatkahdeksansataaluvulla, viisivuotias
        Kustaa III:n aika => Kustaa kolmannen aika
        tulos 3:2 ja EU:n => tulos kolme suhde kaksi ja EU:n
        1.–3. luokka => ensimmäinen viiva kolmas luokka
        II maailmansota => toinen maailmansota
        """
}
