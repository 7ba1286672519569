import BookModel

/// The rules that `--keep` switches off and `--drop` on: those by which a reader's text is left out
/// on purpose. What is markup, or no text at all, is left out by rules that cannot be switched.
public enum RuleNames {
    public static let all = LedgerRule.furniture.union(LedgerRule.optional)
        .union(LedgerRule.choice).sorted()

    /// The rule of a name.
    ///
    /// - Throws: for any other name, with the nearest.
    static func checked(_ name: String) throws(SettingError) -> String {
        if all.contains(name) { return name }
        let list = "use one of " + all.joined(separator: ", ")
        if LedgerRule.all.contains(name) {
            throw SettingError(
                "“\(name)” leaves out what is no text, and cannot be kept or dropped",
                remedy: list)
        }
        let hint = NearestName(all).hint(for: name)
        throw SettingError(
            "“\(name)” is no rule that can be kept or dropped",
            remedy: hint.isEmpty ? list : "\(hint) (\(list))")
    }
}
