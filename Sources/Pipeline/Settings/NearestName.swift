/// Finds the known name that a mistyped one is closest to.
public struct NearestName: Sendable {
    public let names: [String]

    public init(_ names: [String]) {
        self.names = names
    }

    /// The closest name, the first of equals; `nil` where none is near enough to be meant: more
    /// than
    /// a third of the letters (at least two) would have to change.
    public func nearest(to wrong: String) -> String? {
        let limit = max(2, wrong.count / 3)
        var best: (name: String, distance: Int)?
        for name in names {
            let distance = Self.distance(
                Array(wrong.lowercased().utf16), Array(name.lowercased().utf16))
            if distance <= limit, distance < name.utf16.count, distance < best?.distance ?? .max {
                best = (name, distance)
            }
        }
        return best?.name ?? names.first { $0.count > 2 && wrong.count > 2 && $0.hasPrefix(wrong) }
    }

    /// "; did you mean NAME?", or nothing.
    public func hint(for wrong: String, prefix: String = "") -> String {
        nearest(to: wrong).map { "did you mean \(prefix)\($0)?" } ?? ""
    }

    /// Edits (insert, delete, change, swap of neighbours) between two words: the optimal string
    /// alignment distance.
    static func distance(_ a: [UInt16], _ b: [UInt16]) -> Int {
        var before = [Int](repeating: 0, count: b.count + 1)
        var last = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    cost = min(cost, before[j - 1] + 1)
                }
                row.append(cost)
            }
            (before, last) = (last, row)
        }
        return last[b.count]
    }
}
