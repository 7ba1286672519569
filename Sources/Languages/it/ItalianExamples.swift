extension Italian {
    /// Written forms and what is said for them.
    static let examples = """
        """
}
