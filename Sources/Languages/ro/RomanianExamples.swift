extension Romanian {
    /// Written forms and what is said for them.
    static let examples = """
        al 2-lea, a 3-a oară, ediția a 2-a => al doilea, a treia oară, ediția a doua
        d-na Popescu, alin. 2, cca 5 km => doamna Popescu, alineatul doi, circa cinci kilometri
        """
}
