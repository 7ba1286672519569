import BookModel

/// Reads the numbers that pages are counted with.
enum Numerals {
    enum Kind: Hashable { case arabic, roman, han }

    /// Decimal digits of any script, nothing else.
    static func arabic(_ units: [UInt16]) -> Int? {
        guard !units.isEmpty, units.count <= 6 else { return nil }
        var value = 0
        for unit in units {
            guard let digit = digit(unit) else { return nil }
            value = value * 10 + digit
        }
        return value
    }

    static func digit(_ unit: UInt16) -> Int? {
        switch unit {
        case 0x30...0x39: Int(unit) - 0x30
        case 0x660...0x669: Int(unit) - 0x660
        case 0x6F0...0x6F9: Int(unit) - 0x6F0
        case 0x966...0x96F: Int(unit) - 0x966
        case 0xE50...0xE59: Int(unit) - 0xE50
        case 0xFF10...0xFF19: Int(unit) - 0xFF10
        default: nil
        }
    }

    /// Lower or upper case throughout, in the usual subtractive writing.
    static func roman(_ units: [UInt16]) -> Int? {
        guard !units.isEmpty, units.count <= 9 else { return nil }
        let isUpper = units[0] < 0x61
        var total = 0
        var values: [Int] = []
        for unit in units {
            guard (unit < 0x61) == isUpper, let value = romanValue(unit) else { return nil }
            values.append(value)
        }
        for (index, value) in values.enumerated() {
            total += index + 1 < values.count && value < values[index + 1] ? -value : value
        }
        guard total > 0, total < 400, spelled(total) == units.map({ $0 | 0x20 }) else { return nil }
        return total
    }

    private static func romanValue(_ unit: UInt16) -> Int? {
        switch unit | 0x20 {
        case 0x69: 1
        case 0x76: 5
        case 0x78: 10
        case 0x6C: 50
        case 0x63: 100
        default: nil
        }
    }

    private static func spelled(_ value: Int) -> [UInt16] {
        let parts: [(Int, String)] = [
            (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"), (9, "ix"), (5, "v"),
            (4, "iv"), (1, "i"),
        ]
        var rest = value
        var text = ""
        for (size, letters) in parts {
            while rest >= size {
                text += letters
                rest -= size
            }
        }
        return Array(text.utf16)
    }

    /// 一二三 as digits (一二) and with tens (十二, 二十一).
    static func han(_ units: [UInt16]) -> Int? {
        guard !units.isEmpty, units.count <= 5 else { return nil }
        var (total, current, digits) = (0, 0, 0)
        var hasTens = false
        for unit in units {
            if let digit = hanDigit(unit) {
                digits = digits * 10 + digit
                current = digit
            } else if unit == 0x5341 || unit == 0x767E {
                hasTens = true
                total += max(current, 1) * (unit == 0x5341 ? 10 : 100)
                current = 0
            } else {
                return nil
            }
        }
        return hasTens ? total + current : digits
    }

    private static func hanDigit(_ unit: UInt16) -> Int? {
        let digits: [UInt16] = [
            0x3007, 0x4E00, 0x4E8C, 0x4E09, 0x56DB, 0x4E94, 0x516D, 0x4E03, 0x516B, 0x4E5D,
        ]
        return digits.firstIndex(of: unit)
    }

    /// Numbers standing in a line of text, with how they are written.
    static func tokens(in units: CodeUnits) -> [(kind: Kind, value: Int)] {
        var found: [(Kind, Int)] = []
        var token: CodeUnits = []
        func close() {
            if let value = arabic(token) {
                found.append((.arabic, value))
            } else if let value = roman(token) {
                found.append((.roman, value))
            } else if let value = han(token) {
                found.append((.han, value))
            }
            token = []
        }
        for unit in units {
            let kind = UnitClass(unit)
            if !kind.isDisjoint(with: [.letter, .digit]) { token.append(unit) } else { close() }
        }
        close()
        return found
    }
}
