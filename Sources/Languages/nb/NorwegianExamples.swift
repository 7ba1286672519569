extension Norwegian {
    /// Written forms and what is said for them.
    static let examples = """
        på 1900-tallet, 90-tallet, 5-åring => på nitten hundretallet, nittitallet, femåring
        Karl XII og klokka 9.05 => Karl den tolvte og klokka ni fem
        5-10 år, kl. 9.05 => fem til ti år, klokken ni fem
        """
}
