extension JSONScanner {
    static let powers: [Double] = (0...15).map { exponent in
        (0..<exponent).reduce(1) { value, _ in value * 10 }
    }

    static func isNumberByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x2B, 0x2D, 0x2E, 0x45, 0x65: true
        default: false
        }
    }

    mutating func skip(depth: Int) throws(JSONFault) {
        guard depth < Self.maximumDepth else { throw fault("nested too deeply") }
        switch peek() {
        case 0x7B: try object { scanner, _ throws(JSONFault) in try scanner.skip(depth: depth + 1) }
        case 0x5B: try array { scanner throws(JSONFault) in try scanner.skip(depth: depth + 1) }
        case 0x22: _ = try codeUnits()
        case 0x74: try literal("true")
        case 0x66: try literal("false")
        case 0x6E: try literal("null")
        default: _ = try number()
        }
    }

    mutating func value(depth: Int = 0) throws(JSONFault) -> JSONValue {
        guard depth < Self.maximumDepth else { throw fault("nested too deeply") }
        switch peek() {
        case 0x7B:
            var members: [JSONValue.Member] = []
            try object { scanner, key throws(JSONFault) in
                members.append(.init(key, try scanner.value(depth: depth + 1)))
            }
            return .object(members)
        case 0x5B:
            var items: [JSONValue] = []
            try array { scanner throws(JSONFault) in
                items.append(try scanner.value(depth: depth + 1))
            }
            return .array(items)
        case 0x22: return .string(try string())
        case 0x74:
            try literal("true")
            return true
        case 0x66:
            try literal("false")
            return false
        case 0x6E:
            try literal("null")
            return .null
        default:
            let number = try number()
            return Int(exactly: number).map(JSONValue.integer) ?? .number(number)
        }
    }

    mutating func bool() throws(JSONFault) -> Bool {
        if peek() == 0x74 {
            try literal("true")
            return true
        }
        try literal("false")
        return false
    }

    private mutating func literal(_ word: StaticString) throws(JSONFault) {
        let expected = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        for byte in expected {
            guard next() == byte else { throw fault("“\(word)” expected") }
        }
    }
}

extension JSONValue {
    /// Parses one JSON value (RFC 8259) that fills `bytes`.
    public init(parsing bytes: [UInt8]) throws(JSONFault) {
        var scanner = JSONScanner(bytes)
        self = try scanner.value()
        try scanner.expectEnd()
    }
}
