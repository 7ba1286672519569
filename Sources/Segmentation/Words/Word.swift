/// A word while its block is being segmented.
struct Word: Equatable {
    /// All that belongs to the word, with the free-standing marks that joined it.
    var range: Range<Int>
    /// The stretch without white space that the word itself is.
    var body: Range<Int>
    /// Whether a line ends after it (verse).
    var endsLine = false
}
