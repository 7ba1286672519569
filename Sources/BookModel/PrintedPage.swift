/// One page of a document with fixed layout, as its reader found it: text, a rectangle for each
/// code unit, and the runs of equal style.
public struct PrintedPage: Sendable, Equatable {
    /// PDF page number, counted from 1.
    public var number: Int
    /// What the document calls the page ("iv", "A-7"); the number where it says nothing.
    public var label: String
    /// Size of the crop box in points, after the page's own rotation.
    public var width: Float
    public var height: Float
    /// The page's source text, in the reader's own reading order; lines end in U+000A.
    public var text: CodeUnits
    /// A rectangle for each code unit of `text`; both halves of a surrogate pair have the same.
    /// Separators that the reader put in have an empty one.
    public var boxes: [Box]
    /// Runs that partition `text`.
    public var runs: [StyleRun]
    /// Images and their rectangles, for "this page is a scan" and for figures.
    public var images: [Box]

    public init(
        number: Int, label: String, width: Float, height: Float, text: CodeUnits = [],
        boxes: [Box] = [], runs: [StyleRun] = [], images: [Box] = []
    ) {
        self.number = number
        self.label = label
        self.width = width
        self.height = height
        self.text = text
        self.boxes = boxes
        self.runs = runs
        self.images = images
    }

    public var unit: SourceUnit { SourceUnit(file: 0, page: number) }
}

/// A run of text in one font, size and colour.
public struct StyleRun: Hashable, Sendable {
    /// Half-open range of UTF-16 code units of the page's text.
    public var range: Range<Int>
    /// The font's name as the file gives it, without the subset prefix `ABCDEF+`.
    public var font: String
    /// Size in points, as drawn.
    public var size: Float
    /// Red, green and blue, each 0…1.
    public var red: Float
    public var green: Float
    public var blue: Float
    public var isBold: Bool
    public var isItalic: Bool

    public init(
        range: Range<Int>, font: String, size: Float, red: Float = 0, green: Float = 0, blue: Float = 0,
        isBold: Bool = false, isItalic: Bool = false
    ) {
        self.range = range
        self.font = font
        self.size = size
        (self.red, self.green, self.blue) = (red, green, blue)
        self.isBold = isBold
        self.isItalic = isItalic
    }
}
