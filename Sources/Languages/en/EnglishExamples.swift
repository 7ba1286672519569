extension English {
    /// Written forms and what is said for them.
    static let examples = """
        At 9:05am Dr. O'Neil came => At nine oh five A M Doctor O'Neil came
        At 9 A.M. Dr. Smith came => At nine A M. Doctor Smith came
        lives on Elm Dr. in town => lives on Elm Drive in town
        on E St. it stood => on E Street it stood
        a 50-50 chance, a 60-40 split => a fifty fifty chance, a sixty forty split
        pages 40-60, a 5-4 vote => pages forty to sixty, a five to four vote
        E = mc² and 4πr³ => E equals mc squared and four πr cubed
        as he says² here => as he says two here
        per km² of land => per square kilometer of land
        Tolkien J. R. R. wrote it. => Tolkien J R R wrote it.
        04/1969, issue 3/2010, 5000/12356 => April nineteen sixty-nine, issue three twenty ten, five thousand over twelve thousand three hundred fifty-six
        my phone 5550134, page 5550134 => my phone five five five zero one three four, page five million five hundred fifty thousand one hundred thirty-four
        a 5'–6' pole at 45°30'N => a five feet to six feet pole at forty-five degrees thirty minutes north
        Table 3-2 and Tables 3-5, Eq. (5) => Table three-two and Tables three to five, equation (five)
        A/C, n/a and a/c => A C, not applicable and account
        I told Max. He laughed => I told Max. He laughed
        It was apt. Nobody spoke => It was apt. Nobody spoke
        see apt. 5, max. 6 men => see apartment five, maximum six men
        """
}
