extension Polish {
    /// The books of the Bible, short and whole; only before a chapter.
    static let scriptures = """
        [settings]
        verse | werset
        scripture-number | m

        [scriptures]
        Rdz | Księga Rodzaju
        Wj | Księga Wyjścia
        Kpł | Księga Kapłańska
        Lb | Księga Liczb
        Pwt | Księga Powtórzonego Prawa
        Ps | Psalm | before-digits
        Prz | Przysłów
        Iz | Izajasza
        Jr | Jeremiasza
        Ez | Ezechiela
        Dn | Daniela
        Mt | Mateusza
        Mk | Marka
        Łk | Łukasza
        Dz | Dzieje
        Rz | Rzymian
        Kor | Koryntian
        Ga, Gal | Galatów
        Ef | Efezjan
        Flp | Filipian
        Kol | Kolosan
        Tes | Tesaloniczan
        Tm | Tymoteusza
        Hbr | Hebrajczyków
        Jk | Jakuba
        Ap | Apokalipsa
        Psalm, Mateusza, Marka, Łukasza, Jana, Rzymian, Koryntian
        """
}
