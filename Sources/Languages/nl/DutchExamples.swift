extension Dutch {
    /// Written forms and what is said for them.
    static let examples = """
        de oorlog van '40-'45 en => de oorlog van veertig tot vijfenveertig en
        een 5-jarig kind, 10-tal => een vijfjarig kind, tiental
        ’s avonds om 9.05 u. en => ’s avonds om negen uur vijf en
        blz. 12 en '68 was => bladzijde twaalf en achtenzestig was
        """
}
