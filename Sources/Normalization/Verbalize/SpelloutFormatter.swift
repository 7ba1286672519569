import BookModel
import CICU
import Synchronization

/// One ICU spell-out formatter, opened once a locale and kept for the process.
///
/// Sendable because the handle is only touched under the lock: the rule set is part of its state.
final class SpelloutFormatter: Sendable {
    private let handle: Mutex<Handle>

    private struct Handle: ~Copyable, @unchecked Sendable {
        let pointer: UnsafeMutableRawPointer?

        deinit { lectern_spellout_close(pointer) }
    }

    private init(_ pointer: UnsafeMutableRawPointer?) {
        handle = Mutex(Handle(pointer: pointer))
    }

    private static let open = Mutex<[String: SpelloutFormatter]>([:])

    static func of(_ locale: String) -> SpelloutFormatter {
        open.withLock { open in
            if let formatter = open[locale] { return formatter }
            let formatter = SpelloutFormatter(lectern_spellout_open(locale))
            open[locale] = formatter
            return formatter
        }
    }

    /// A formatter for a language's own rules, written in ICU's rule language; plural forms follow
    /// the locale.
    static func of(_ locale: String, rules: String) -> SpelloutFormatter {
        let key = locale + "\n" + rules
        return open.withLock { open in
            if let formatter = open[key] { return formatter }
            let units = CodeUnits(rules)
            let formatter = SpelloutFormatter(
                lectern_spellout_open_rules(locale, units, Int32(units.count)))
            open[key] = formatter
            return formatter
        }
    }

    /// The number in words by a rule set such as `%spellout-ordinal`; `nil` where ICU has none.
    func format(_ digits: String, ruleSet: String) -> String? {
        let rules = CodeUnits(ruleSet)
        return handle.withLock { handle in
            guard let pointer = handle.pointer else { return nil }
            var out = CodeUnits(repeating: 0, count: 512)
            let length = digits.withCString { text in
                lectern_spellout_format(
                    pointer, rules, Int32(rules.count), text, Int32(digits.utf8.count), &out,
                    Int32(out.count))
            }
            guard length > 0, Int(length) <= out.count else { return nil }
            return CodeUnits(out[..<Int(length)]).string
        }
    }
}
