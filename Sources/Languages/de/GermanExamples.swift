extension German {
    /// Written forms and what is said for them.
    static let examples = """
        Mo., 5. 6. => Montag, fünfter sechster.
        Goethestr. 5, 2er-Team, 1/2 l Milch => Goethestraße fünf, zweier-Team, ein halber Liter Milch
        50-50, ein 13" Monitor, um 9 h => fünfzig zu fünfzig, ein dreizehn Zoll Monitor, um neun Uhr
        im 19./20. Jh. war => im neunzehnten und zwanzigsten Jahrhundert war
        Da sprach der Abt. Er ging => Da sprach der Abt. Er ging
        siehe Kap. 3 => siehe Kapitel drei
        """
}
