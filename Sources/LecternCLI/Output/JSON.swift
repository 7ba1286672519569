import Foundation

/// JSON with its keys in the order given, for the reporting commands.
enum JSON: Sendable, Equatable {
    case object([(String, JSON)])
    case array([JSON])
    case string(String)
    case integer(Int)
    /// At most four decimals.
    case number(Double)
    case bool(Bool)
    case null

    static func == (a: JSON, b: JSON) -> Bool { a.text == b.text }

    /// The value on one line.
    var text: String {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    func write(to bytes: inout [UInt8]) {
        switch self {
        case .object(let members):
            Self.list(members, "{", "}", to: &bytes) { member, bytes in
                Self.quote(member.0, to: &bytes)
                bytes += ": ".utf8
                member.1.write(to: &bytes)
            }
        case .array(let items): Self.list(items, "[", "]", to: &bytes) { item, bytes in item.write(to: &bytes) }
        case .string(let text): Self.quote(text, to: &bytes)
        case .integer(let number): bytes += String(number).utf8
        case .number(let number): bytes += Self.decimal(number).utf8
        case .bool(let flag): bytes += (flag ? "true" : "false").utf8
        case .null: bytes += "null".utf8
        }
    }

    private static func list<Item>(
        _ items: [Item], _ open: String, _ close: String, to bytes: inout [UInt8],
        _ write: (Item, inout [UInt8]) -> Void
    ) {
        bytes += open.utf8
        for (index, item) in items.enumerated() {
            if index > 0 { bytes += ", ".utf8 }
            write(item, &bytes)
        }
        bytes += close.utf8
    }

    /// RFC 8259 strings; controls as \u escapes.
    private static func quote(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(0x22)
        for byte in text.utf8 {
            switch byte {
            case 0x22, 0x5C: bytes += [0x5C, byte]
            case 0x0A: bytes += [0x5C, 0x6E]
            case 0x00..<0x20, 0x7F: bytes += escape(byte).utf8
            default: bytes.append(byte)
            }
        }
        bytes.append(0x22)
    }

    private static func escape(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16)
        return "\\u00" + (digits.count < 2 ? "0" : "") + digits
    }

    private static func decimal(_ number: Double) -> String {
        guard number.isFinite else { return "null" }
        let scaled = (number * 10_000).rounded() / 10_000
        if abs(scaled) < 1e15, scaled == scaled.rounded() { return String(Int(scaled)) }
        return String(scaled)
    }
}

extension JSON {
    static func range(_ range: Range<Int>) -> JSON {
        .array([.integer(range.lowerBound), .integer(range.upperBound)])
    }

    static func optional(_ text: String?) -> JSON { text.map(JSON.string) ?? .null }
}
