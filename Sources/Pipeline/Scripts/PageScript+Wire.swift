import BookModel
import Speech
import Timing
import Workers

/// A script as bytes, always the same for the same script: its digest decides whether a folder is
/// made of the same.
extension PageScript {
    var encoded: [UInt8] {
        var writer = WireWriter()
        writer.write(number)
        writer.write(label)
        writer.write(paragraphs) { $1.write(to: &$0) }
        return writer.bytes
    }

    /// The script that `encoded` gave; `nil` for other bytes.
    init?(encoded: [UInt8]) {
        var reader = WireReader(encoded)
        guard let script = try? PageScript(from: &reader), reader.isAtEnd else { return nil }
        self = script
    }

    private init(from reader: inout WireReader) throws(WireReader.Malformed) {
        self.init(
            number: try reader.int(), label: try reader.string(),
            paragraphs: try reader.array(least: 34, ScriptParagraph.init(from:)))
    }
}

extension ScriptParagraph {
    fileprivate func write(to writer: inout WireWriter) {
        writer.write(block)
        writer.write(role.rawValue)
        writer.write(language) { $0.write($1.description) }
        writer.write(gap)
        writer.write(range)
        writer.write(text)
        writer.write(sentences) { $1.write(to: &$0) }
    }

    fileprivate init(from reader: inout WireReader) throws(WireReader.Malformed) {
        let block = try reader.int()
        guard let role = BlockRole(rawValue: try reader.string()) else {
            throw WireReader.Malformed()
        }
        self.init(
            block: block, role: role, language: try reader.optional(LanguageTag.init(from:)),
            gap: try reader.codeUnits(), range: try reader.range(), text: try reader.codeUnits(),
            sentences: try reader.array(least: 20, ScriptSentence.init(from:)))
        guard text.count == range.count, gap.count <= range.lowerBound else {
            throw WireReader.Malformed()
        }
    }
}

extension ScriptSentence {
    fileprivate func write(to writer: inout WireWriter) {
        writer.write(range)
        writer.write(phrases) { $0.write($1) }
        writer.write(words) { $1.write(to: &$0) }
        writer.write(utterances) { $1.write(to: &$0) }
    }

    fileprivate init(from reader: inout WireReader) throws(WireReader.Malformed) {
        self.init(
            range: try reader.range(),
            phrases: try reader.array(least: 8) { reader throws(WireReader.Malformed) in
                try reader.range()
            },
            words: try reader.array(least: 13, ScriptWord.init(from:)),
            utterances: try reader.array(least: 21, Utterance.init(from:)))
    }
}

extension ScriptWord {
    fileprivate func write(to writer: inout WireWriter) {
        writer.write(range)
        writer.write(language) { $0.write($1.description) }
        writer.write(anchors) { $1.write(to: &$0) }
    }

    fileprivate init(from reader: inout WireReader) throws(WireReader.Malformed) {
        self.init(
            range: try reader.range(), language: try reader.optional(LanguageTag.init(from:)),
            anchors: try reader.array(least: 18, ChapterTimeline.Anchor.init(from:)))
    }
}

extension ChapterTimeline.Anchor {
    fileprivate func write(to writer: inout WireWriter) {
        writer.write(UInt32(truncatingIfNeeded: source.unit.file))
        for place in [source.unit.page, line, column] {
            writer.write(place) { $0.write(UInt32(truncatingIfNeeded: $1)) }
        }
        writer.write(source.range)
        writer.write(boxes) { writer, box in
            for side in [box.x0, box.y0, box.x1, box.y1] { writer.write(side.bitPattern) }
        }
    }

    fileprivate init(from reader: inout WireReader) throws(WireReader.Malformed) {
        let file = try reader.count()
        var places: [Int?] = []
        for _ in 0..<3 {
            places.append(
                try reader.optional { reader throws(WireReader.Malformed) in try reader.count() })
        }
        let range = try reader.range()
        let boxes = try reader.array(least: 16) { reader throws(WireReader.Malformed) in
            Box(
                x0: try reader.real(), y0: try reader.real(), x1: try reader.real(),
                y1: try reader.real())
        }
        self.init(
            source: SourceRange(unit: SourceUnit(file: file, page: places[0]), range: range),
            line: places[1], column: places[2], boxes: boxes)
    }
}

extension LanguageTag {
    fileprivate init(from reader: inout WireReader) throws(WireReader.Malformed) {
        guard let tag = LanguageTag(try reader.string()) else { throw WireReader.Malformed() }
        self = tag
    }
}

extension WireWriter {
    fileprivate mutating func write(_ range: Range<Int>) {
        write(UInt32(truncatingIfNeeded: range.lowerBound))
        write(UInt32(truncatingIfNeeded: range.count))
    }

    fileprivate mutating func write(_ units: CodeUnits) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(2 * units.count)
        for unit in units { bytes += [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)] }
        write(bytes)
    }
}

extension WireReader {
    fileprivate mutating func range() throws(Malformed) -> Range<Int> {
        let start = try count()
        return start..<start + (try count())
    }

    fileprivate mutating func real() throws(Malformed) -> Float {
        Float(bitPattern: UInt32(truncatingIfNeeded: try count()))
    }

    fileprivate mutating func codeUnits() throws(Malformed) -> CodeUnits {
        let bytes = try block()
        guard bytes.count % 2 == 0 else { throw Malformed() }
        return stride(from: 0, to: bytes.count, by: 2).map {
            UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8
        }
    }
}
