import Pipeline

/// An option as a value: its name, what it takes, and what the help says of it.
struct OptionSpec: Sendable {
    enum Kind: Sendable, Equatable {
        /// Takes no value; `--no-NAME` takes it back where it is a setting.
        case flag
        case choice([String])
        case number(ClosedRange<Double>)
        case integer(ClosedRange<Int>)
        case text
    }

    /// Without the dashes.
    let name: String
    let kind: Kind
    /// What stands for the value in the help: `DIR`.
    let valueName: String
    let help: String
    let standard: String
    let isRepeatable: Bool
    /// The setting that the option is laid over; `nil` for those that belong to a command alone.
    let setting: SettingKey?

    init(
        _ name: String, _ kind: Kind = .text, valueName: String = "", standard: String = "",
        isRepeatable: Bool = false, setting: SettingKey? = nil, _ help: String
    ) {
        self.name = name
        self.kind = kind
        self.valueName = valueName
        self.help = help
        self.standard = standard
        self.isRepeatable = isRepeatable
        self.setting = setting
    }

    static let help = OptionSpec("help", .flag, "Show this help")
    static let json = OptionSpec("json", .flag, "The same as JSON")

    /// The option of a setting.
    init(_ key: SettingKey) {
        let kind: Kind =
            switch key.kind {
            case .flag: .flag
            case .choice(let names): .choice(names)
            case .number(let range): .number(range)
            case .integer(let range): .integer(range)
            default: .text
            }
        self.init(
            key.optionName, kind, valueName: key.valueName, standard: key.standard,
            isRepeatable: key.kind == .texts, setting: key, key.help)
    }

    /// The options that lay settings of the given groups.
    static func settings(_ groups: SettingKey.Group...) -> [OptionSpec] {
        SettingKey.all.filter { groups.contains($0.group) && $0.places.contains(.option) }.map(
            OptionSpec.init)
    }

    /// The options of single settings.
    static func settings(named names: String...) -> [OptionSpec] {
        names.compactMap { SettingKey.named($0).map(OptionSpec.init) }
    }

    var takesValue: Bool { kind != .flag }
}

extension OptionSpec {
    /// The value of `text`, as a file of settings would hold it.
    func value(of text: String) throws(SettingError) -> SettingValue {
        switch kind {
        case .flag:
            return .flag(true)
        case .choice(let names):
            guard names.contains(text) else {
                let hint = NearestName(names).hint(for: text)
                let all = "use one of " + names.joined(separator: ", ")
                throw SettingError(
                    "“\(text)” is none of its values",
                    remedy: hint.isEmpty ? all : "\(hint) (\(all))")
            }
            return .text(text)
        case .number(let range):
            let low = SettingValue.number(range.lowerBound),
                high = SettingValue.number(range.upperBound)
            guard let number = Self.number(text), range.contains(number) else {
                throw SettingError(
                    "“\(text)” is no number from \(low) to \(high)",
                    remedy: "use one such as \(low)")
            }
            return .number(number)
        case .integer(let range):
            guard let number = Int(text), range.contains(number) else {
                let upper = range.upperBound == .max ? "up" : "to \(range.upperBound)"
                throw SettingError(
                    "“\(text)” is no whole number from \(range.lowerBound) \(upper)",
                    remedy: "use one such as \(range.lowerBound)")
            }
            return .number(Double(number))
        case .text:
            guard case .choices? = setting?.kind else { return .text(text) }
            return .list(
                text.split(separator: ",").map { .text($0.trimmingPrefix(" ").description) })
        }
    }
}

extension OptionSpec {
    /// A number, or a share in per cent: `0.05` and `5%` are the same.
    static func number(_ text: String) -> Double? {
        text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : Double(text)
    }
}
