import Foundation

/// Checks finished captions from outside: numbered from 1, hours written, in order, without overlap
/// or empty cue, none past the audio's end.
enum CaptionChecker {
    /// The first fault in SubRip (`isWebVTT` false) or WebVTT text; `nil` where there is none.
    ///
    /// - Parameter duration: milliseconds of audio.
    static func fault(in text: String, isWebVTT: Bool, duration: Int) -> String? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if isWebVTT, lines.first != "WEBVTT" { return "does not begin with WEBVTT" }
        var (count, last) = (0, 0)
        for (index, line) in lines.enumerated() where line.contains(" --> ") {
            count += 1
            guard let time = times(line, decimalMark: isWebVTT ? "." : ",") else {
                return "cue \(count): “\(line)” is no pair of times"
            }
            guard index > 0, lines[index - 1] == String(count) else {
                return "cue \(count) is not numbered so"
            }
            guard last <= time.start, time.start < time.end else {
                return "cue \(count) at \(time.start) ms overlaps or is empty"
            }
            guard index + 1 < lines.count, !lines[index + 1].isEmpty else {
                return "cue \(count) has no text"
            }
            last = time.end
        }
        if count == 0 { return "has no cues" }
        return last > duration + 1 ? "ends at \(last) ms, after the audio" : nil
    }

    private static func times(_ line: Substring, decimalMark: Character) -> (start: Int, end: Int)?
    {
        let parts = line.split(separator: " ")
        guard parts.count == 3, let start = stamp(parts[0], decimalMark),
            let end = stamp(parts[2], decimalMark)
        else {
            return nil
        }
        return (start, end)
    }

    /// Milliseconds of `HH:MM:SS,mmm`.
    private static func stamp(_ text: Substring, _ decimalMark: Character) -> Int? {
        let parts = text.split { $0 == ":" || $0 == decimalMark }
        let numbers = parts.compactMap { Int($0) }
        guard parts.count == 4, numbers.count == 4, parts[0].count >= 2, parts[1].count == 2,
            parts[2].count == 2,
            parts[3].count == 3, text.dropLast(3).last == decimalMark, numbers[1] < 60,
            numbers[2] < 60
        else { return nil }
        return ((numbers[0] * 60 + numbers[1]) * 60 + numbers[2]) * 1000 + numbers[3]
    }
}
