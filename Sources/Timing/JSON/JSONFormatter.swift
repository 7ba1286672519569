/// Prints a `JSONValue`: members in the order they have, two spaces a level, arrays of plain values
/// and short objects on one line.
public enum JSONFormatter {
    public static func bytes(_ value: JSONValue) -> [UInt8] {
        var out = ByteWriter(reserving: 4096)
        write(value, indent: 0, to: &out)
        out.write("\n")
        return out.bytes
    }

    public static func string(_ value: JSONValue) -> String {
        String(decoding: bytes(value), as: UTF8.self)
    }

    /// The value on one line without an end of line, for JSON lines and for large results.
    public static func line(_ value: JSONValue) -> String {
        var out = ByteWriter()
        writeLine(value, to: &out)
        return String(decoding: out.bytes, as: UTF8.self)
    }

    private static func writeLine(_ value: JSONValue, to out: inout ByteWriter) {
        switch value {
        case .array(let items):
            out.write("[")
            for (index, item) in items.enumerated() {
                if index > 0 { out.write(", ") }
                writeLine(item, to: &out)
            }
            out.write("]")
        case .object(let members):
            out.write("{")
            for (index, member) in members.enumerated() {
                if index > 0 { out.write(", ") }
                out.write(jsonString: member.key)
                out.write(": ")
                writeLine(member.value, to: &out)
            }
            out.write("}")
        default: write(value, indent: 0, to: &out)
        }
    }

    private static func write(_ value: JSONValue, indent: Int, to out: inout ByteWriter) {
        switch value {
        case .null: out.write("null")
        case .bool(let flag): out.write(flag ? "true" : "false")
        case .integer(let number): out.write(number)
        case .number(let number): write(number, to: &out)
        case .string(let text): out.write(jsonString: text)
        case .array(let items):
            writeList(items.map { (nil, $0) }, brackets: ("[", "]"), value, indent, to: &out)
        case .object(let members):
            writeList(
                members.map { ($0.key, $0.value) }, brackets: ("{", "}"), value, indent, to: &out)
        }
    }

    private static func writeList(
        _ items: [(key: String?, value: JSONValue)], brackets: (StaticString, StaticString),
        _ whole: JSONValue, _ indent: Int, to out: inout ByteWriter
    ) {
        let inline = items.isEmpty || indent > 0 && isShort(whole)
        out.write(brackets.0)
        for (index, item) in items.enumerated() {
            if index > 0 { out.write(inline ? ", " : ",") }
            if !inline { newLine(indent + 1, to: &out) }
            if let key = item.key {
                out.write(jsonString: key)
                out.write(": ")
            }
            write(item.value, indent: indent + 1, to: &out)
        }
        if !inline { newLine(indent, to: &out) }
        out.write(brackets.1)
    }

    private static func newLine(_ indent: Int, to out: inout ByteWriter) {
        out.write("\n")
        for _ in 0..<indent { out.write("  ") }
    }

    /// Four decimals at most, so that what is printed does not hang on the last bits of a sum.
    private static func write(_ number: Double, to out: inout ByteWriter) {
        let scaled = (number * 10_000).rounded()
        out.write(tenThousandths: scaled.magnitude < 9e17 ? Int(scaled) : 0)
    }

    private static func isShort(_ value: JSONValue) -> Bool {
        switch value {
        case .array(let items): items.allSatisfy(isPlain)
        case .object(let members): members.count <= 6 && members.allSatisfy { isPlain($0.value) }
        default: true
        }
    }

    private static func isPlain(_ value: JSONValue) -> Bool {
        switch value {
        case .array(let items):
            items.isEmpty || items.count <= 4 && items.allSatisfy { $0.integer != nil }
        case .object: false
        default: true
        }
    }
}
