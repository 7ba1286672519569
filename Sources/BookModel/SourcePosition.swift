/// A part of the source that counts its own text from 0: one page of a PDF, or one whole file.
public struct SourceUnit: Hashable, Sendable, Codable, Comparable {
    /// Index into `Document.files`.
    public var file: Int
    /// PDF page number, counted from 1; `nil` for text formats, whose unit is the file.
    public var page: Int?

    public init(file: Int = 0, page: Int? = nil) {
        self.file = file
        self.page = page
    }

    public static func < (a: SourceUnit, b: SourceUnit) -> Bool {
        (a.file, a.page ?? 0) < (b.file, b.page ?? 0)
    }
}

/// A place in the source: an offset in UTF-16 code units into the text of a unit.
public struct SourcePosition: Hashable, Sendable, Codable, Comparable {
    public var unit: SourceUnit
    public var offset: Int

    public init(unit: SourceUnit, offset: Int) {
        self.unit = unit
        self.offset = offset
    }

    public static func < (a: SourcePosition, b: SourcePosition) -> Bool {
        a.unit == b.unit ? a.offset < b.offset : a.unit < b.unit
    }
}

/// A stretch of the source: a half-open range of UTF-16 code units within one unit.
public struct SourceRange: Hashable, Sendable, Codable {
    public var unit: SourceUnit
    public var range: Range<Int>

    public init(unit: SourceUnit, range: Range<Int>) {
        self.unit = unit
        self.range = range
    }

    public var start: SourcePosition { SourcePosition(unit: unit, offset: range.lowerBound) }
    public var end: SourcePosition { SourcePosition(unit: unit, offset: range.upperBound) }
}
