import BookModel

/// One code point as the page draws it.
struct PageGlyph: Equatable {
    var scalar: Unicode.Scalar
    /// Index into the page's styles.
    var style: Int
    var box: Box
    /// White space that the page itself draws.
    var isSpace = false
    /// The font has no map to Unicode for it.
    var isUnmapped = false
    /// The document gives it itself, in place of what is drawn.
    var isReplacement = false
}

/// What a page draws, in the order of drawing.
struct PageDrawing {
    var width: Float
    var height: Float
    var glyphs: [PageGlyph] = []
    /// Styles by index; their ranges mean nothing.
    var styles: [StyleRun] = []
    var images: [Box] = []
    var rules: [Box] = []
    var panels: [Box] = []
    var structure: PageStructure?
    /// TeX sets "1–6" from left to right in a line that runs to the left; what follows the Unicode
    /// Bidirectional Algorithm turns it round.
    var isSetByTeX = false
}
