extension Swedish {
    /// Written forms and what is said for them.
    static let examples = """
        5-årig flicka, på 1900-talet => femårig flicka, på nittonhundratalet
        Karl XII:s död, 3:e => Karl den tolftes död, tredje
        kl. 9.05 => klockan nio noll fem
        """
}
