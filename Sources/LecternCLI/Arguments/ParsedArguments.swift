import BookModel
import Pipeline

/// What a command line said, checked against the command's options.
struct ParsedArguments: Sendable {
    struct Given: Sendable {
        let option: OptionSpec
        let value: SettingValue
    }

    var given: [Given] = []
    var operands: [String] = []

    func has(_ name: String) -> Bool {
        last(name) == .flag(true)
    }

    /// The last value of an option.
    func last(_ name: String) -> SettingValue? {
        given.last { $0.option.name == name }?.value
    }

    func text(_ name: String) -> String? {
        if case .text(let text)? = last(name) { return text }
        return nil
    }

    /// Lays the options that are settings over `settings`, in the order given; `--verbatim` sets
    /// many and so goes first, that single ones may differ from it.
    func apply(to settings: inout Settings) throws(LecternError) {
        let ordered =
            given.filter { $0.option.name == "verbatim" }
            + given.filter { $0.option.name != "verbatim" }
        for item in ordered {
            guard let key = item.option.setting else { continue }
            do {
                try key.set(item.value, from: .commandLine, in: &settings)
            } catch {
                throw .usage(option: item.option.name, error)
            }
        }
    }
}

extension LecternError {
    /// A wrong value of an option: names the option, the value and what would be right.
    static func usage(option: String, _ error: SettingError) -> LecternError {
        LecternError(.usage, "--\(option): \(error.reason)", remedy: error.remedy)
    }
}
