/// A value of a setting as a preset, a book's own settings or an option give it.
public enum SettingValue: Hashable, Sendable, Decodable {
    case text(String)
    case number(Double)
    case flag(Bool)
    case list([SettingValue])
    case table([String: SettingValue])
    case null

    public init(from decoder: any Decoder) throws {
        if let keyed = try? decoder.container(keyedBy: AnyKey.self) {
            var table: [String: SettingValue] = [:]
            for key in keyed.allKeys {
                table[key.stringValue] = try keyed.decode(SettingValue.self, forKey: key)
            }
            self = .table(table)
            return
        }
        if var items = try? decoder.unkeyedContainer() {
            var list: [SettingValue] = []
            while !items.isAtEnd { list.append(try items.decode(SettingValue.self)) }
            self = .list(list)
            return
        }
        let single = try decoder.singleValueContainer()
        if single.decodeNil() {
            self = .null
        } else if let flag = try? single.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? single.decode(Double.self) {
            self = .number(number)
        } else {
            self = .text(try single.decode(String.self))
        }
    }

    private struct AnyKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}

extension SettingValue: CustomStringConvertible {
    /// The value as a message shows it.
    public var description: String {
        switch self {
        case .text(let text): "“\(text)”"
        case .number(let number):
            number == number.rounded() && abs(number) < 1e15
                ? String(Int(number)) : String(number)
        case .flag(let flag): String(flag)
        case .list(let items): "[" + items.map(\.description).joined(separator: ", ") + "]"
        case .table: "{…}"
        case .null: "null"
        }
    }
}

/// Why a value cannot be taken: what is wrong with it, and what would be right.
public struct SettingError: Error, Hashable, Sendable {
    public var reason: String
    public var remedy: String

    public init(_ reason: String, remedy: String) {
        self.reason = reason
        self.remedy = remedy
    }
}
