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
    public var boxes: GlyphBoxes
    /// Runs that partition `text`.
    public var runs: [StyleRun]
    /// Images and their rectangles, for "this page is a scan" and for figures.
    public var images: [Box]
    /// Thin straight lines, horizontal or vertical: over footnotes, in tables, under heads.
    public var rules: [Box] = []
    /// Filled or framed rectangles: boxes, sidebars, backgrounds.
    public var panels: [Box] = []
    /// What is in `text` but no part of the page as it is seen, rising and apart; never to be read.
    /// The reader has put it into the ledger itself.
    public var hidden: [HiddenText] = []
    /// What a tagged document says of the page's parts; `nil` where it says nothing.
    public var structure: PageStructure?

    public init(
        number: Int, label: String, width: Float, height: Float, text: CodeUnits = [],
        boxes: some Sequence<Box> = GlyphBoxes(), runs: [StyleRun] = [], images: [Box] = []
    ) {
        self.number = number
        self.label = label
        self.width = width
        self.height = height
        self.text = text
        self.boxes = GlyphBoxes(boxes)
        self.runs = runs
        self.images = images
    }

    public var unit: SourceUnit { SourceUnit(file: 0, page: number) }
}

/// A stretch of a page's text that a reader of the printed page does not see.
public struct HiddenText: Hashable, Sendable {
    /// Half-open range of UTF-16 code units of the page's text.
    public var range: Range<Int>
    /// Ledger rule: `outside-crop-box`, `doubled-character`, `unreadable-character`.
    public var rule: String

    public init(range: Range<Int>, rule: String) {
        self.range = range
        self.rule = rule
    }
}

/// How the ink of a text stands to the paper.
public enum Ink: UInt8, Hashable, Sendable, Codable {
    case visible
    /// Drawn without ink: the text layer of a scan, or hidden text.
    case none
    /// In the colour of what lies under it: white on white.
    case paper
    /// Cut away by the clipping path.
    case clipped
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
    /// Height of the font above and, negative, below the baseline, in parts of the size. A
    /// horizontal run's baseline is at `box.y1 + descent * size`.
    public var ascent: Float = 0.75
    public var descent: Float = -0.25
    /// Direction of writing in degrees clockwise, -180…180; 0 from left to right.
    public var angle = 0
    /// The font writes from top to bottom, columns from right to left.
    public var isVertical = false
    public var isFixedPitch = false
    public var ink = Ink.visible
    /// The document marks it as an artifact: running head, folio, decoration.
    public var isArtifact = false
    /// … and as one that the paging of the text has put there: running head, folio.
    public var isPagination = false
    /// Identifier of the tagged content it belongs to (MCID), where the document is tagged.
    public var content: Int?

    public init(
        range: Range<Int>, font: String, size: Float,
        red: Float = 0, green: Float = 0, blue: Float = 0,
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
