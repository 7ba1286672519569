import BookModel

/// What Markdown writers use and md4c does not know, found in the text beforehand: note references,
/// math, template tags. Ranges in UTF-16 units of the file, in order.
struct MarkdownFeatures {
    enum Kind: Equatable {
        case note(id: String)
        /// Math, with the range between its dollar signs.
        case math(content: Range<Int>, isDisplay: Bool)
        case dropped(rule: String)
        /// The kind of an alert (`[!NOTE]`), with the range of the word.
        case alert(label: Range<Int>)
    }

    struct Feature: Equatable {
        var range: Range<Int>
        var kind: Kind
    }

    enum Part {
        case text(Range<Int>)
        case note(Range<Int>, id: String)
        case math(content: Range<Int>, isDisplay: Bool)
        case dropped(Range<Int>, rule: String)
        case alert(label: Range<Int>)
    }

    private(set) var features: [Feature] = []

    init(_ features: [Feature] = []) {
        self.features = features.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Cuts a stretch of text at the features in it. A feature is told where it begins; the rest of
    /// it, which the parser may give in pieces, is passed over.
    func split(_ range: Range<Int>, _ body: (Part) -> Void) {
        var at = range.lowerBound
        var index = first(endingAfter: at)
        while index < features.count, features[index].range.lowerBound < range.upperBound {
            let feature = features[index]
            if at < feature.range.lowerBound { body(.text(at..<feature.range.lowerBound)) }
            if at <= feature.range.lowerBound {
                switch feature.kind {
                case .note(let id): body(.note(feature.range, id: id))
                case .math(let content, let isDisplay):
                    body(.math(content: content, isDisplay: isDisplay))
                case .alert(let label): body(.alert(label: label))
                case .dropped(let rule): body(.dropped(feature.range, rule: rule))
                }
            }
            at = min(max(at, feature.range.upperBound), range.upperBound)
            index += 1
        }
        if at < range.upperBound { body(.text(at..<range.upperBound)) }
    }

    private func first(endingAfter offset: Int) -> Int {
        var low = 0
        var high = features.count
        while low < high {
            let middle = (low + high) / 2
            if features[middle].range.upperBound <= offset {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }
}
