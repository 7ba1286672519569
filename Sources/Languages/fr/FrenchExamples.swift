extension French {
    /// Written forms and what is said for them.
    static let examples = """
        24h/24, 24 h/24, 7j/7 => vingt-quatre heures sur vingt-quatre, vingt-quatre heures sur vingt-quatre, sept jours sur sept
        1er, XIXe s., 5 h 30, un split 50-50 => premier, dix-neuvième siècle, cinq heures trente, un split cinquante cinquante
        """
}
