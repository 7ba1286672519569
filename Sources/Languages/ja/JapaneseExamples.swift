extension Japanese {
    /// Written forms and what is said for them.
    static let examples = """
        3冊の本、午前9:05、20世紀 => 三冊の本、午前九時五分、二十世紀
        """
}
