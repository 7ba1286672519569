import BookModel

/// The usual distance between baselines, for each size of type.
struct Leadings {
    private var bySize: [Int: Float] = [:]
    private var uneven: Set<Int> = []
    /// Pages whose lines are spread to fill them.
    private var bySheet: [Int: [Int: Float]] = [:]
    /// Raised pieces push the lines apart, as browsers and word processors have it.
    private(set) var arePushed = false

    init(_ regions: [Region]) {
        var counts: [Int: [Int: Int]] = [:]
        var own: [Int: [Int: [Int: Int]]] = [:]
        for region in regions {
            for (a, b) in zip(region.lines, region.lines.dropFirst())
            where abs(a.size - b.size) < 0.3 {
                let step = b.base - a.base
                guard step > 0.7 * a.size, step < 2.6 * a.size, a.unitCount > 8 else { continue }
                let bucket = Int((step * 4).rounded())
                counts[Self.key(a.size), default: [:]][bucket, default: 0] += 1
                own[region.sheet, default: [:]][Self.key(a.size), default: [:]][
                    bucket, default: 0] += 1
            }
        }
        for (size, steps) in counts {
            bySize[size] = Self.common(steps, share: 0)
            if Self.common(steps, share: 0.6) == nil { uneven.insert(size) }
        }
        for (sheet, sizes) in own {
            for (size, steps) in sizes where steps.values.reduce(0, +) >= 10 {
                bySheet[sheet, default: [:]][size] = Self.common(steps, share: 0.5)
            }
        }
        arePushed = learnPushes(regions)
    }

    /// Whether steps to lines with raised pieces are greater than others by what these stand out.
    private func learnPushes(_ regions: [Region]) -> Bool {
        var (pushed, kept) = (0, 0)
        for region in regions {
            for (a, b) in zip(region.lines, region.lines.dropFirst())
            where abs(a.size - b.size) < 0.3 {
                let excess = Self.excess(a, b)
                guard excess > 1 else { continue }
                let step = b.base - a.base - leading(at: a.size, sheet: region.sheet)
                if abs(step) < 0.5 { kept += 1 }
                if abs(step - excess) < 0.8 { pushed += 1 }
            }
        }
        return pushed > kept
    }

    /// How far raised pieces of the lower line and lowered ones of the upper stand out.
    static func excess(_ above: Line, _ line: Line) -> Float {
        max(0, line.crown - line.box.y0) + max(0, above.box.y1 - above.base)
    }

    /// The commonest step, where it makes up `share` of all; neighbouring quarter points are one.
    private static func common(_ steps: [Int: Int], share: Float) -> Float? {
        let total = steps.values.reduce(0, +)
        guard total >= 3 else { return nil }
        let best = steps.keys.max { a, b in
            let (left, right) = (weight(a, steps), weight(b, steps))
            return left == right ? a > b : left < right
        }
        guard let best else { return nil }
        let near = [best - 1, best, best + 1]
        let count = near.reduce(0) { $0 + (steps[$1] ?? 0) }
        guard Float(count) >= share * Float(total), count > 0 else { return nil }
        return near.reduce(Float(0)) { $0 + Float(steps[$1] ?? 0) * Float($1) } / Float(count) / 4
    }

    /// The step from which on a line stands apart. Where tall letters push lines about, steps say
    /// less than indents do.
    func limit(at size: Float, leading: Float) -> Float {
        uneven.contains(Self.key(size)) ? 1.25 * leading : 1.07 * leading + 0.15
    }

    private static func key(_ size: Float) -> Int { Int((size * 2).rounded()) }

    private static func weight(_ step: Int, _ steps: [Int: Int]) -> Int {
        (steps[step] ?? 0) * 2 + (steps[step - 1] ?? 0) + (steps[step + 1] ?? 0)
    }

    func leading(at size: Float, sheet: Int) -> Float {
        bySheet[sheet]?[Self.key(size)] ?? bySize[Self.key(size)] ?? bySize[Self.key(size) + 1]
            ?? bySize[Self.key(size) - 1] ?? 1.22 * size
    }
}

extension Line {
    /// The foot of the words in its main style: steps between lines are measured from it. A letter
    /// that is lowered in one of them, as in "TEX", does not count.
    var base: Float { common { $0.y1 } ?? box.y1 }

    /// The top of the words in its main style.
    var crown: Float { common { $0.y0 } ?? box.y0 }

    /// Where most of the units in the main style have an edge: two words that agree suffice.
    @inline(__always)
    private func common(_ edge: (Box) -> Float) -> Float? {
        var first: Float?
        for word in words where word.style == style {
            let place = edge(word.box)
            guard let known = first else {
                first = place
                continue
            }
            return abs(known - place) < 0.1 ? known : commonest(edge)
        }
        return first
    }

    private func commonest(_ edge: (Box) -> Float) -> Float? {
        var counts: [(place: Float, units: Int)] = []
        for word in words where word.style == style {
            let place = edge(word.box)
            if let at = counts.firstIndex(where: { abs($0.place - place) < 0.1 }) {
                counts[at].units += word.range.count
            } else {
                counts.append((place, word.range.count))
            }
        }
        return counts.reduce(nil as (place: Float, units: Int)?) { best, next in
            next.units > best?.units ?? 0 ? next : best
        }?.place
    }
}
