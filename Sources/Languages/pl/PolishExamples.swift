extension Polish {
    /// Written forms and what is said for them.
    static let examples = """
        art. 5 ust. 2 pkt 3 => artykuł piąty ustęp drugi punkt trzeci
        22 koty, 22 książki, 2 kobiety => dwadzieścia dwa koty, dwadzieścia dwie książki, dwie kobiety
        2 pomniki i 2 fabryki => dwa pomniki i dwie fabryki
        ul. Długa 5 m. 12, Kraków => ulica Długa pięć mieszkania dwanaście, Kraków
        mieszkanie ma 5 m. => mieszkanie ma pięć metrów.
        lata 60. i 70. oraz => lata sześćdziesiąte i siedemdziesiąte oraz
        Pomógł im. Anna przyszła => Pomógł im. Anna przyszła
        w szkole im. Kopernika => w szkole imienia Kopernika
        """
}
