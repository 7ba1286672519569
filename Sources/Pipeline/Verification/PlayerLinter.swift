public import BookModel
import Timing

/// Checks a finished folder against what players, shops and file systems expect, and says what each
/// would get wrong.
public struct PlayerLinter: Sendable {
    private let folder: Timing.BookFolder

    /// - Throws: `.unreadableInput` where the folder holds no book.
    public init(path: String) throws(LecternError) {
        folder = try Timing.BookFolder(path: path)
    }

    /// All findings, rule by rule.
    public func findings() -> [PlayerFinding] {
        var seen = PlayerFolder(folder)
        if seen.isMaster {
            for track in seen.tracks {
                seen.levels[track.name] = try? SoundChecker.check(
                    folder.path + "/" + track.name, against: nil)
            }
        }
        return Self.findings(in: seen)
    }

    static func findings(in folder: PlayerFolder) -> [PlayerFinding] {
        PlayerRule.all.flatMap { rule in
            rule.check(folder).map { PlayerFinding(rule: rule.id, player: rule.player, fault: $0) }
        }
    }
}
