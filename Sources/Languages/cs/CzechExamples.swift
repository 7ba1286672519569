extension Czech {
    /// Written forms and what is said for them.
    static let examples = """
        5krát, 5letý, 5-letý, 20letá, 3denní => pětkrát, pětiletý, pětiletý, dvacetiletá, třídenní
        v 9.05, od 9.30 do 10.15 hod. => v devět pět, od devět třicet do deset patnáct.
        v 3.14, od 5.10. do 6.12. => v tři tečka čtrnáct, od pět tečka deset. do šest tečka dvanáct.
        II. světová válka, 90. léta => druhá světová válka, devadesátá léta
        5.–7. června, p. Novák, 2 knihy, 2 hrady => pátého až sedmého června, pan Novák, dvě knihy, dva hrady
        obr. 2, ul. Dlouhá 5, odst. 2 => obrázek dva, ulice Dlouhá pět, odstavec dva
        04/1969 a č. 3/2010 => duben tisíc devět set šedesát devět a číslo tři dva tisíce deset
        Dal to nám. Petr odešel => Dal to nám. Petr odešel
        na nám. Míru => na náměstí Míru
        """
}
