extension Catalan {
    /// Written forms and what is said for them.
    static let examples = """
        s. XIX, al s. XX => segle dinou, al segle vint
        c. Major 5 i c. 1450 => carrer Major cinc i circa mil quatre-cents cinquanta
        """
}
