/// A rectangle on a page, in points from the top left of the page's crop box; y grows downwards.
public struct Box: Hashable, Sendable, Codable {
    public var x0: Float
    public var y0: Float
    public var x1: Float
    public var y1: Float

    public init(x0: Float, y0: Float, x1: Float, y1: Float) {
        (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1)
    }

    public var width: Float { x1 - x0 }
    public var height: Float { y1 - y0 }
    public var centreX: Float { (x0 + x1) / 2 }
    public var centreY: Float { (y0 + y1) / 2 }

    public func union(_ other: Box) -> Box {
        Box(
            x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1),
            y1: max(y1, other.y1))
    }
}
