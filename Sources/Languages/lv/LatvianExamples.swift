extension Latvian {
    /// Written forms and what is said for them.
    static let examples = """
        plkst. 9.05 un pl. 9 => pulksten deviņi un piecas minūtes un pulksten deviņi
        90. gados, 90. gadi, II pasaules karš => deviņdesmitajos gados, deviņdesmitie gadi, otrais pasaules karš
        5 grāmatas, 2 vīri, apm. 5 km => piecas grāmatas, divi vīri, apmēram pieci kilometri
        1914.–1918. gads, Luijs XIV => tūkstotis deviņi simti četrpadsmit līdz tūkstotis deviņi simti astoņpadsmit gads, Luijs četrpadsmitais
        5. jūnijā, tālr. 67123456 => piektajā jūnijā, tālrunis seši septiņi viens divi trīs četri pieci seši
        """
}
