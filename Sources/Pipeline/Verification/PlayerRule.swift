/// A rule that a player, a shop or a file system sets for a folder of audio files, with what it
/// would get wrong, and folders that keep and break it.
struct PlayerRule: Sendable {
    /// In kebab case.
    let id: String
    /// Who minds.
    let player: String
    /// What is wrong, one line each; empty where the rule is kept.
    let check: @Sendable (PlayerFolder) -> [PlayerFinding.Fault]
    let kept: [PlayerFolder]
    let broken: [PlayerFolder]

    static let all = trackRules + chapterRules + streamRules + nameRules + masterRules
}

/// What a player would get wrong.
public struct PlayerFinding: Sendable, Hashable, CustomStringConvertible {
    public struct Fault: Sendable, Hashable {
        /// Empty where the folder as a whole is meant.
        public var file: String
        public var reason: String

        init(_ file: String, _ reason: String) {
            self.file = file
            self.reason = reason
        }
    }

    public var rule: String
    public var player: String
    public var fault: Fault

    public var description: String {
        (fault.file.isEmpty ? "" : fault.file + ": ") + "\(fault.reason) (\(player)) [\(rule)]"
    }
}
