extension Chinese {
    /// Written forms and what is said for them.
    static let examples = """
        2个人、202室、2千、20世纪90年代 => 两个人、二零二室、两千、二十世纪九十年代
        """
}
