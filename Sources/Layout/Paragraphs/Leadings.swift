import BookModel

/// The usual distance between baselines, for each size of type.
struct Leadings {
    private var bySize: [Int: Float] = [:]

    init(_ regions: [Region]) {
        var counts: [Int: [Int: Int]] = [:]
        for region in regions {
            for (a, b) in zip(region.lines, region.lines.dropFirst()) where abs(a.size - b.size) < 0.3 {
                let step = b.base - a.base
                guard step > 0.7 * a.size, step < 2.6 * a.size, a.unitCount > 8 else { continue }
                counts[Self.key(a.size), default: [:]][Int((step * 4).rounded()), default: 0] += 1
            }
        }
        for (size, steps) in counts {
            let total = steps.values.reduce(0, +)
            guard total >= 3 else { continue }
            // Neighbouring quarters of a point are one step.
            let best = steps.keys.max { a, b in
                let (left, right) = (Self.weight(a, steps), Self.weight(b, steps))
                return left == right ? a > b : left < right
            }
            if let best { bySize[size] = Float(best) / 4 }
        }
    }

    private static func key(_ size: Float) -> Int { Int((size * 2).rounded()) }

    private static func weight(_ step: Int, _ steps: [Int: Int]) -> Int {
        (steps[step] ?? 0) * 2 + (steps[step - 1] ?? 0) + (steps[step + 1] ?? 0)
    }

    func leading(at size: Float) -> Float {
        bySize[Self.key(size)] ?? bySize[Self.key(size) + 1] ?? bySize[Self.key(size) - 1] ?? 1.22 * size
    }
}

extension Line {
    /// The foot of the words in its main style: steps between lines are measured from it.
    var base: Float {
        for word in words where word.style == style { return word.box.y1 }
        return box.y1
    }
}
