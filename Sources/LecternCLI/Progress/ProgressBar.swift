import Foundation

/// Draws the state of a run on one line of a terminal.
struct ProgressBar {
    let columns: Int

    /// The line, no wider than the terminal; the parts that matter least go first when it is
    /// narrow.
    func line(_ state: ProgressState) -> String {
        let tail = tail(state)
        let head = head(state)
        let barWidth = min(30, columns - 1 - tail.count - 2 - 12)
        guard barWidth >= 6 else { return String(tail.prefix(max(0, columns - 1))) }
        let bar = bar(state.share, width: barWidth)
        let room = columns - 1 - tail.count - bar.count - 2
        return fitted(head, room) + " " + bar + " " + tail
    }

    private func head(_ state: ProgressState) -> String {
        let name = Sanitizer.clean(state.book)
        return state.bookCount > 1 ? "\(state.bookIndex)/\(state.bookCount) \(name)" : name
    }

    private func tail(_ state: ProgressState) -> String {
        if state.isReading { return "reading" }
        var parts = ["\(state.done)/" + Wording.count(state.pages, "page")]
        if let pace = state.pagesPerSecond { parts.append(Pace.text(pace)) }
        if let left = state.secondsLeft, state.done < state.pages {
            parts.append("ETA " + Pace.clock(left))
        }
        if state.failed > 0 { parts.append("\(state.failed) failed") }
        return parts.joined(separator: "  ")
    }

    private func bar(_ share: Double, width: Int) -> String {
        let filled = Int((share * Double(width)).rounded(.down))
        return "[" + String(repeating: "#", count: filled)
            + String(repeating: "-", count: width - filled) + "]"
    }

    /// The text cut or padded to `width`. Wide characters count as two columns.
    private func fitted(_ text: String, _ width: Int) -> String {
        var used = 0
        var kept = ""
        let total = text.reduce(0) { $0 + Self.columns(of: $1) }
        let limit = total > width ? width - 1 : width
        for character in text {
            let size = Self.columns(of: character)
            if used + size > limit { break }
            kept.append(character)
            used += size
        }
        if total > width {
            kept += "…"
            used += 1
        }
        return kept + String(repeating: " ", count: max(0, width - used))
    }

    /// East Asian wide and full-width characters, and emoji, take two columns (UAX #11).
    private static func columns(of character: Character) -> Int {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }
}

/// How fast, and how long still.
enum Pace {
    static func text(_ pagesPerSecond: Double) -> String {
        pagesPerSecond >= 1
            ? String(format: "%.1f pages/s", pagesPerSecond)
            : String(format: "%.1f s/page", 1 / pagesPerSecond)
    }

    static func clock(_ seconds: Double) -> String {
        let whole = seconds.isFinite ? Int(min(seconds, 359_999).rounded(.up)) : 0
        return whole >= 3600
            ? String(format: "%d:%02d:%02d", whole / 3600, whole / 60 % 60, whole % 60)
            : String(format: "%d:%02d", whole / 60, whole % 60)
    }
}
