public import BookModel

/// Pages as bytes, for the way from a reading child process to its host: exact, and about a fifth
/// of the size of the values in memory.
///
/// Layout, version 4: the bytes `LPP` and the version; number, label, width, height; the text as
/// variable-length integers; for each unit a flag byte that says which sides of its box follow and
/// which are those of the box before; style runs by their length; images, rules and panels; hidden
/// stretches by distance and length; the structure's elements and contents. Integers are LEB128,
/// real numbers IEEE 754 single, both low byte first. Nothing may follow.
public enum PrintedPageCoder {
    static let mark: [UInt8] = Array("LPP".utf8) + [4]

    public static func encode(_ page: PrintedPage) -> [UInt8] {
        var writer = ByteWriter(reserving: 64 + page.text.count * 10)
        writer.bytes += mark
        writer.write(integer: page.number)
        writer.write(string: page.label)
        writer.write(page.width)
        writer.write(page.height)
        writer.write(integer: page.text.count)
        for unit in page.text { writer.write(integer: Int(unit)) }
        writer.write(boxes: page.boxes)
        writer.write(integer: page.runs.count)
        for run in page.runs { write(run, to: &writer) }
        for boxes in [page.images, page.rules, page.panels] {
            writer.write(integer: boxes.count)
            writer.write(boxes: boxes)
        }
        write(page.hidden, to: &writer)
        writer.write(structure: page.structure)
        return writer.bytes
    }

    /// Throws `.partial` for bytes that `encode` does not produce: a bad mark, counts that do not
    /// fit the bytes, real numbers that are none, runs that do not partition the text, bytes left.
    public static func decode(_ bytes: [UInt8]) throws(LecternError) -> PrintedPage {
        var reader = ByteReader(bytes)
        guard try reader.take(mark.count) == mark[...] else { throw ByteReader.malformed }
        let number = try reader.integer(in: 1...Int(Int32.max))
        let label = try reader.string()
        var page = PrintedPage(
            number: number, label: label, width: try reader.real(), height: try reader.real())
        let count = try reader.count(atLeast: 2)
        page.text.reserveCapacity(count)
        for _ in 0..<count { page.text.append(UInt16(try reader.integer(in: 0...0xFFFF))) }
        page.boxes = try reader.boxes(count)
        page.runs = try runs(&reader, over: count)
        page.images = Array(try reader.boxes(try reader.count(atLeast: 1)))
        page.rules = Array(try reader.boxes(try reader.count(atLeast: 1)))
        page.panels = Array(try reader.boxes(try reader.count(atLeast: 1)))
        page.hidden = try hidden(&reader, within: count)
        page.structure = try reader.structure()
        guard reader.isAtEnd else { throw ByteReader.malformed }
        return page
    }

    private static func write(_ run: StyleRun, to writer: inout ByteWriter) {
        writer.write(integer: run.range.count)
        writer.write(string: run.font)
        for value in [run.size, run.red, run.green, run.blue, run.ascent, run.descent] {
            writer.write(value)
        }
        let flags = [
            run.isBold, run.isItalic, run.isVertical, run.isFixedPitch, run.isArtifact,
            run.isPagination,
        ]
        writer.bytes.append(
            flags.enumerated().reduce(0) { $0 | ($1.element ? 1 << UInt8($1.offset) : 0) })
        writer.bytes.append(run.ink.rawValue)
        writer.write(integer: run.angle + 360)
        writer.write(integer: run.content.map { $0 + 1 } ?? 0)
    }

    private static func runs(
        _ reader: inout ByteReader, over count: Int
    ) throws(LecternError) -> [StyleRun] {
        var runs: [StyleRun] = []
        var start = 0
        for _ in 0..<(try reader.count(atLeast: 30)) {
            let length = try reader.integer(in: 0...count - start)
            runs.append(try run(start..<start + length, &reader))
            start += length
        }
        guard start == count || runs.isEmpty else { throw ByteReader.malformed }
        return runs
    }

    private static func run(
        _ range: Range<Int>, _ reader: inout ByteReader
    ) throws(LecternError) -> StyleRun {
        var run = StyleRun(range: range, font: try reader.string(), size: try reader.real())
        run.red = try reader.real()
        run.green = try reader.real()
        run.blue = try reader.real()
        run.ascent = try reader.real()
        run.descent = try reader.real()
        let flags = try reader.integer(in: 0...63)
        (run.isBold, run.isItalic, run.isVertical) = (
            flags & 1 != 0, flags & 2 != 0, flags & 4 != 0
        )
        (run.isFixedPitch, run.isArtifact) = (flags & 8 != 0, flags & 16 != 0)
        run.isPagination = flags & 32 != 0
        guard let ink = Ink(rawValue: UInt8(try reader.integer(in: 0...127))) else {
            throw ByteReader.malformed
        }
        run.ink = ink
        run.angle = try reader.integer(in: 0...720) - 360
        let content = try reader.integer(in: 0...Int(Int32.max) + 1)
        run.content = content > 0 ? content - 1 : nil
        return run
    }

    private static func write(_ hidden: [HiddenText], to writer: inout ByteWriter) {
        writer.write(integer: hidden.count)
        var end = 0
        for stretch in hidden {
            writer.write(integer: stretch.range.lowerBound - end)
            writer.write(integer: stretch.range.count)
            writer.write(string: stretch.rule)
            end = stretch.range.upperBound
        }
    }

    private static func hidden(
        _ reader: inout ByteReader, within count: Int
    ) throws(LecternError) -> [HiddenText] {
        var hidden: [HiddenText] = []
        var end = 0
        for _ in 0..<(try reader.count(atLeast: 3)) {
            let start = end + (try reader.integer(in: 0...count - end))
            end = start + (try reader.integer(in: 0...count - start))
            hidden.append(HiddenText(range: start..<end, rule: try reader.string()))
        }
        return hidden
    }
}

extension ByteWriter {
    /// Sides equal to those of the box before are left out: x0 to its x1, y0 and y1 to its own.
    mutating func write(boxes: some Sequence<Box>) {
        var last = Box(x0: 0, y0: 0, x1: 0, y1: 0)
        for box in boxes {
            let follows = box.x0.bitPattern == last.x1.bitPattern
            let sameTop = box.y0.bitPattern == last.y0.bitPattern
            let sameBottom = box.y1.bitPattern == last.y1.bitPattern
            let isEmpty = box.x1.bitPattern == box.x0.bitPattern
            bytes.append(
                (follows ? 1 : 0) | (sameTop ? 2 : 0) | (sameBottom ? 4 : 0) | (isEmpty ? 8 : 0))
            if !follows { write(box.x0) }
            if !sameTop { write(box.y0) }
            if !sameBottom { write(box.y1) }
            if !isEmpty { write(box.x1) }
            last = box
        }
    }
}

extension ByteReader {
    mutating func boxes(_ count: Int) throws(LecternError) -> GlyphBoxes {
        guard count <= remaining else { throw Self.malformed }
        var boxes = GlyphBoxes()
        boxes.reserveCapacity(count)
        var last = Box(x0: 0, y0: 0, x1: 0, y1: 0)
        for _ in 0..<count {
            let flags = try integer(in: 0...15)
            last.x0 = flags & 1 != 0 ? last.x1 : try real()
            if flags & 2 == 0 { last.y0 = try real() }
            if flags & 4 == 0 { last.y1 = try real() }
            last.x1 = flags & 8 != 0 ? last.x0 : try real()
            boxes.append(last)
        }
        return boxes
    }
}
