extension Italian {
    /// Written forms and what is said for them.
    static let examples = """
        il '900, nel '500, '68 era => il novecento, nel cinquecento, sessantotto era
        in v. Roma, 5 e v. pag. 5 => in via Roma, cinque e vedi pagina cinque
        """
}
