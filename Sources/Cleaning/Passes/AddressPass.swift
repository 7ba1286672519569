import BookModel

/// Shortens bare web addresses to the site's name, or leaves them out. E-mail addresses stay.
struct AddressPass: BlockPass {
    let policy: ReadingOptions.Addresses

    func blocks(for block: Block, ledger: inout Ledger) -> [Block] {
        guard policy != .read, block.role != .code, block.role != .math, block.role != .announcement
        else { return [block] }
        var block = block
        var edits: [TextEdit] = []
        for address in AddressFinder.addresses(in: block.text.units) {
            edits += omitted(address, in: block.text.units).map { TextEdit($0) }
        }
        ledger.drop(block.text, in: edits.map(\.range), rule: CleaningRule.url)
        block.apply(edits)
        return block.hasText || edits.isEmpty ? [block] : []
    }

    private func omitted(_ address: WebAddress, in units: CodeUnits) -> [Range<Int>] {
        if policy == .site {
            return [
                address.range.lowerBound..<address.host.lowerBound,
                address.host.upperBound..<address.range.upperBound,
            ].filter { !$0.isEmpty }
        }
        // With the brackets that hold nothing else, and the space in front.
        var (low, high) = (address.range.lowerBound, address.range.upperBound)
        let pairs: [UInt16: UInt16] = [0x28: 0x29, 0x5B: 0x5D, 0x3C: 0x3E, 0xFF08: 0xFF09]
        if low > 0, high < units.count, let close = pairs[units[low - 1]], units[high] == close {
            low -= 1
            high += 1
        }
        if low > 0, units[low - 1] == 0x20 {
            low -= 1
        } else if high < units.count, units[high] == 0x20 {
            high += 1
        }
        return [low..<high]
    }
}

/// A web address in a text.
struct WebAddress: Equatable {
    var range: Range<Int>
    /// The site's name, without "www.", port and user.
    var host: Range<Int>
}

/// Finds web addresses: `https://…`, `http://…`, `ftp://…` and `www.…`.
enum AddressFinder {
    static func addresses(in units: CodeUnits) -> [WebAddress] {
        var found: [WebAddress] = []
        var index = 0
        while index < units.count {
            // Every address begins with h, f or w.
            guard [0x68, 0x66, 0x77].contains(units[index] | 0x20),
                index == 0 || !isWord(units[index - 1]),
                let address = address(in: units, at: index)
            else {
                index += 1
                continue
            }
            found.append(address)
            index = address.range.upperBound
        }
        return found
    }

    private static let schemes = ["https://", "http://", "ftp://", "www."].map { CodeUnits($0) }

    private static func address(in units: CodeUnits, at start: Int) -> WebAddress? {
        guard let scheme = schemes.first(where: { matches($0, units, start) }) else { return nil }
        let hasScheme = scheme.last == 0x2F
        var end = start + scheme.count
        while end < units.count, isAddressUnit(units[end]) { end += 1 }
        end = withoutMarks(units, start..<end)
        var host = start + (hasScheme ? scheme.count : 0)
        guard host < end else { return nil }
        let limit = units[host..<end].firstIndex { $0 == 0x2F || $0 == 0x3F || $0 == 0x23 } ?? end
        if let at = units[host..<limit].lastIndex(of: 0x40) { host = at + 1 }
        let port = units[host..<limit].firstIndex(of: 0x3A) ?? limit
        if matches(schemes[3], units, host) { host += 4 }
        guard host < port, hasScheme || units[host..<port].contains(0x2E) else { return nil }
        return WebAddress(range: start..<end, host: host..<port)
    }

    private static func matches(_ text: CodeUnits, _ units: CodeUnits, _ start: Int) -> Bool {
        start + text.count <= units.count
            && text.indices.allSatisfy {
                text[$0]
                    == ((0x41...0x5A).contains(units[start + $0])
                        ? units[start + $0] | 0x20 : units[start + $0])
            }
    }

    /// What may stand in an address: all but white space, quotes, angle brackets and the scripts
    /// that
    /// follow an address without a space.
    private static func isAddressUnit(_ unit: UInt16) -> Bool {
        switch unit {
        case 0...0x20, 0x22, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B...0x7D, 0x7F...0xA0: false
        case 0xAB, 0xBB, 0x2000...0x206F, 0x2E80...0x9FFF, 0xAC00...0xD7A3, 0xFE30...0xFE4F,
            0xFF00...0xFFEF:
            false
        default: true
        }
    }

    /// Without punctuation at the end that belongs to the sentence; a closing bracket stays where
    /// the address has its opening one.
    private static func withoutMarks(_ units: CodeUnits, _ range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound {
            switch units[end - 1] {
            case 0x2E, 0x2C, 0x3B, 0x3A, 0x21, 0x3F, 0x27, 0x2A, 0x5F, 0x2026: end -= 1
            case 0x29, 0x5D:
                let open: UInt16 = units[end - 1] == 0x29 ? 0x28 : 0x5B
                let part = units[range.lowerBound..<end]
                guard
                    part.count(where: { $0 == open }) < part.count(where: { $0 == units[end - 1] })
                else { return end }
                end -= 1
            default: return end
            }
        }
        return end
    }

    private static func isWord(_ unit: UInt16) -> Bool {
        (0x30...0x39).contains(unit) || (0x61...0x7A).contains(unit | 0x20) || unit == 0x40
            || unit == 0x2E
            || unit == 0x2D || unit == 0x2F || unit == 0x5F
    }
}
