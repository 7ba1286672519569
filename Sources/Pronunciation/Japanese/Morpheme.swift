import BookModel

/// A morpheme of Japanese with its range in the text and its reading.
struct Morpheme: Equatable {
    var range: Range<Int>
    /// Part of speech and its first subdivision, as ipadic names them.
    var partOfSpeech: String
    var subdivision: String
    /// As it is said, in katakana (は as ワ); empty where the dictionary does not know the word.
    var pronunciation: String

    /// ipadic's features: part of speech, three subdivisions, conjugation, form, base form,
    /// reading, pronunciation.
    init(range: Range<Int>, features: String) {
        let fields = features.split(separator: ",", omittingEmptySubsequences: false)
        self.range = range
        partOfSpeech = fields.first.map(String.init) ?? ""
        subdivision = fields.count > 1 ? String(fields[1]) : ""
        pronunciation = fields.count > 8 ? String(fields[8]) : ""
    }

    init(range: Range<Int>, partOfSpeech: String, subdivision: String, pronunciation: String) {
        self.range = range
        self.partOfSpeech = partOfSpeech
        self.subdivision = subdivision
        self.pronunciation = pronunciation
    }
}
