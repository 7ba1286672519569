import BookModel

/// Makers of the table's rows, one for each kind of value: they check the value once, so that a row
/// says no more than where it goes.
extension SettingKey {
    static func flag(
        _ name: String, _ group: Group, _ help: String, places: Places = .all,
        _ path: any WritableKeyPath<Settings, Bool> & Sendable
    ) -> SettingKey {
        SettingKey(
            name: name, kind: .flag, group: group, places: places, valueName: "", help: help,
            standard: "no"
        ) { (value, _, settings) throws(SettingError) in
            guard case .flag(let flag) = value else {
                throw SettingError("\(value) is no yes or no", remedy: "use true or false")
            }
            settings[keyPath: path] = flag
        }
    }

    static func choice<Value>(
        _ name: String, _ group: Group, _ help: String,
        _ path: any WritableKeyPath<Settings, Value> & Sendable
    ) -> SettingKey where Value: RawRepresentable<String> & CaseIterable & Sendable {
        let names = Value.allCases.map(\.rawValue)
        return SettingKey(
            name: name, kind: .choice(names), group: group, places: .all,
            valueName: names.joined(separator: "|"),
            help: help, standard: Settings()[keyPath: path].rawValue
        ) { (value, _, settings) throws(SettingError) in
            settings[keyPath: path] = try chosen(value, of: Value.self)
        }
    }

    static func number(
        _ name: String, _ group: Group, in range: ClosedRange<Double>, _ help: String,
        valueName: String = "X",
        _ path: any WritableKeyPath<Settings, Double> & Sendable
    ) -> SettingKey {
        SettingKey(
            name: name, kind: .number(range), group: group, places: .all, valueName: valueName,
            help: help,
            standard: SettingValue.number(Settings()[keyPath: path]).description
        ) { (value, _, settings) throws(SettingError) in
            settings[keyPath: path] = try number(value, in: range)
        }
    }

    static func integer(
        _ name: String, _ group: Group, in range: ClosedRange<Int>, _ help: String,
        valueName: String = "N",
        standard: String? = nil, places: Places = .all,
        _ path: any WritableKeyPath<Settings, Int?> & Sendable
    ) -> SettingKey {
        SettingKey(
            name: name, kind: .integer(range), group: group, places: places, valueName: valueName,
            help: help,
            standard: standard ?? Settings()[keyPath: path].map(String.init) ?? ""
        ) { (value, _, settings) throws(SettingError) in
            if value == .null { return settings[keyPath: path] = nil }
            settings[keyPath: path] = try integer(value, in: range)
        }
    }

    static func parsed(
        _ name: String, _ group: Group, kind: Kind = .text, valueName: String, standard: String,
        _ help: String,
        places: Places = .all, joins: Bool = false,
        _ apply:
            @escaping @Sendable (String, SettingOrigin, inout Settings) throws(SettingError) -> Void
    ) -> SettingKey {
        SettingKey(
            name: name, kind: kind, group: group, places: places, valueName: valueName, help: help,
            standard: standard
        ) { (value, origin, settings) throws(SettingError) in
            let texts = try texts(value)
            for text in joins ? [texts.joined(separator: ",")] : texts {
                try apply(text, origin, &settings)
            }
        }
    }

    // MARK: Values

    static func chosen<Value>(
        _ value: SettingValue, of type: Value.Type
    ) throws(SettingError) -> Value
    where Value: RawRepresentable<String> & CaseIterable {
        let names = type.allCases.map(\.rawValue)
        guard case .text(let text) = value, let found = Value(rawValue: text) else {
            throw SettingError("\(value) is none of its values", remedy: remedy(for: value, names))
        }
        return found
    }

    static func remedy(for value: SettingValue, _ names: [String]) -> String {
        var hint = ""
        if case .text(let text) = value { hint = NearestName(names).hint(for: text) }
        let all = "use one of " + names.joined(separator: ", ")
        return hint.isEmpty ? all : hint + " (\(all))"
    }

    static func number(
        _ value: SettingValue, in range: ClosedRange<Double>
    ) throws(SettingError) -> Double {
        let low = SettingValue.number(range.lowerBound),
            high = SettingValue.number(range.upperBound)
        guard case .number(let number) = value, range.contains(number) else {
            throw SettingError(
                "\(value) is no number from \(low) to \(high)", remedy: "use one such as \(low)")
        }
        return number
    }

    static func integer(
        _ value: SettingValue, in range: ClosedRange<Int>
    ) throws(SettingError) -> Int {
        guard case .number(let number) = value, let whole = Int(exactly: number),
            range.contains(whole)
        else {
            let upper = range.upperBound == .max ? "up" : "to \(range.upperBound)"
            throw SettingError(
                "\(value) is no whole number from \(range.lowerBound) \(upper)",
                remedy: "use one such as \(range.lowerBound)")
        }
        return whole
    }

    /// A text, or each text of a list.
    static func texts(_ value: SettingValue) throws(SettingError) -> [String] {
        switch value {
        case .text(let text): return [text]
        case .list(let items):
            var found: [String] = []
            for item in items { found += try texts(item) }
            return found
        case .number: return [value.description]
        default: throw SettingError("\(value) is no text", remedy: "write it in quotation marks")
        }
    }
}
