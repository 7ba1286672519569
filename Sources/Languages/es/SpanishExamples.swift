extension Spanish {
    /// Written forms and what is said for them.
    static let examples = """
        s. XIX, n.º 5, 1.º, 3.er piso => siglo diecinueve, número cinco, primero, tercer piso
        04/1969 y 3/2010 => abril de mil novecientos sesenta y nueve y tres dos mil diez
        Cortó la vid. Pedro vino => Cortó la vid. Pedro vino
        """
}
