/// The grammatical form in which a number is wanted.
struct Form: Hashable, Sendable {
    enum Gender: String, Sendable {
        case masculine, feminine, neuter
    }

    enum Case: Int, Sendable, CaseIterable {
        case nominative, genitive, dative, accusative, instrumental, locative
    }

    var gender: Gender = .masculine
    var grammaticalCase: Case = .nominative
    var isPlural = false
    var isAnimate = false
    /// Before a noun, where the bare number differs (ein Kilometer, eins).
    var isAttributive = false

    static let plain = Form()

    init(
        _ gender: Gender = .masculine, _ grammaticalCase: Case = .nominative, plural: Bool = false,
        animate: Bool = false, attributive: Bool = false
    ) {
        self.gender = gender
        self.grammaticalCase = grammaticalCase
        isPlural = plural
        isAnimate = animate
        isAttributive = attributive
    }

    /// The letter that tables use: m, f, n.
    static func gender(_ letter: some StringProtocol) -> Gender {
        switch letter {
        case "f": .feminine
        case "n": .neuter
        default: .masculine
        }
    }
}
