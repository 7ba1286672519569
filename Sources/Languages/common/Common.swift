/// What travels between languages: rows that every language has behind its own.
enum Common {
    static let words = """
        [name-particles]
        v von van de du da di del della dos der den zu af

        [hour-names]
        h | after

        [telephone-words]
        tel fax telefon

        [domains]
        # final domains that make an address of two words with a stop between
        com org net edu gov info biz io ru de uk fr it es pl ua ch at nl se no dk fi cz pt br jp cn
        kr eu us ca au in tv me co sm mx ar cl be ro cat рф укр

        [words-too]
        # form | words behind which it is short
        Max |
        """
}
