import Languages

/// One way to decide a token, with the examples that its tests run.
struct Rule: Sendable {
    /// What `explain` shows, kebab case.
    let name: String
    /// Written forms and their readings in the rule's language; a reading equal to the written
    /// form shows where the rule keeps quiet.
    let examples: [Example]
    /// The finding that starts at the atom, if the rule holds there.
    let apply: @Sendable (Passage, Int) -> Finding?

    init(
        _ name: String, _ examples: [Example] = [],
        _ apply: @escaping @Sendable (Passage, Int) -> Finding?
    ) {
        self.name = name
        self.examples = examples
        self.apply = apply
    }
}

/// The rules of a language by what can start a token.
struct RuleBook: Sendable {
    /// Tried at digits, at a decimal mark before digits and at numeric signs such as ½.
    var number: [Rule]
    /// Tried at words that a table names, at capitals and at Roman numerals.
    var word: [Rule]
    /// Tried at other signs.
    var mark: [Rule]
}
