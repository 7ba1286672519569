/// Makes bad files of good ones; the same seed gives the same files.
struct Mutator: RandomNumberGenerator {
    private var state: UInt64
    /// Pieces that the format gives a meaning, so that damage is found in more than its bytes.
    private let tokens: [[UInt8]]

    init(seed: UInt64, tokens: [String] = []) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        self.tokens = (tokens + Self.common).map { Array($0.utf8) }
    }

    private static let common = [
        "\0", "\u{1B}[2J", "\u{202E}", "\u{FEFF}", "99999999999999999999", "-1", "1e999", "../../",
        "\r\n", "\"", "'", "\\", "[[", "<speak>", "💥", "e\u{301}\u{301}",
    ]

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// One to twelve changes.
    mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...12, using: &self) { change(&bytes) }
        return bytes
    }

    private mutating func change(_ bytes: inout [UInt8]) {
        let place = Int.random(in: 0...bytes.count, using: &self)
        let range = place..<min(bytes.count, place + Int.random(in: 0...40, using: &self))
        switch Int.random(in: 0..<9, using: &self) {
        case 0 where place < bytes.count: bytes[place] ^= 1 << UInt8(next() % 8)
        case 1 where place < bytes.count: bytes[place] = UInt8(truncatingIfNeeded: next())
        case 2: bytes.removeSubrange(range)
        case 3: bytes.insert(contentsOf: Array(bytes[range]), at: place)
        case 4: insertToken(&bytes, at: place, times: 1)
        case 5: insertToken(&bytes, at: place, times: Int.random(in: 2...400, using: &self))
        case 6 where next() % 8 == 0: bytes.removeSubrange(place...)
        case 7:
            let other = Int.random(in: 0...bytes.count - range.count, using: &self)
            let part = Array(bytes[range])
            bytes.removeSubrange(range)
            bytes.insert(contentsOf: part, at: min(other, bytes.count))
        default: insertToken(&bytes, at: place, times: 1)
        }
    }

    private mutating func insertToken(_ bytes: inout [UInt8], at place: Int, times: Int) {
        guard let token = tokens.randomElement(using: &self) else { return }
        bytes.insert(contentsOf: (0..<times).flatMap { _ in token }, at: place)
    }
}
