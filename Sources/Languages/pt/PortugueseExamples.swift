extension Portuguese {
    /// Written forms and what is said for them.
    static let examples = """
        séc. XX, 1.º, R$ 5,00, av. Paulista => século vinte, primeiro, cinco reais, avenida Paulista
        """
}
