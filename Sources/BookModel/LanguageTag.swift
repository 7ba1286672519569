/// A BCP 47 language tag in its usual writing: `en`, `en-US`, `zh-Hant`, `pt-BR`.
public struct LanguageTag: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The tag, cased by RFC 5646 section 2.1.1 (language lower, script Title, region UPPER).
    public let description: String

    /// `nil` where the text is not formed like a tag (underscores are taken for hyphens).
    public init?(_ text: String) {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        guard let language = parts.first, (2...3).contains(language.count),
            parts.allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy(Self.isAlphanumeric) }),
            language.allSatisfy({ $0.isLetter })
        else { return nil }
        description = parts.enumerated().map { Self.cased($1, index: $0) }.joined(separator: "-")
    }

    public static let english = LanguageTag(known: "en")

    /// For tags written in this package's own tables.
    public init(known text: String) {
        description = LanguageTag(text)?.description ?? "en"
    }

    /// The language alone, lower case: `pt` for `pt-BR`.
    public var language: String { String(description.prefix { $0 != "-" }) }

    /// The region, upper case, where the tag names one: `BR` for `pt-BR`.
    public var region: String? {
        description.split { $0 == "-" }.dropFirst()
            .first {
                $0.count == 2 && $0.allSatisfy(\.isLetter)
                    || $0.count == 3 && $0.allSatisfy(\.isNumber)
            }
            .map { String($0) }
    }

    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let tag = LanguageTag(text) else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath,
                    debugDescription: "“\(text)” is not a language tag"))
        }
        self = tag
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    private static func isAlphanumeric(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber)
    }

    private static func cased(_ part: Substring, index: Int) -> String {
        if index == 0 { return part.lowercased() }
        switch part.count {
        case 2: return part.uppercased()
        case 4 where part.allSatisfy(\.isLetter):
            return part.prefix(1).uppercased() + part.dropFirst().lowercased()
        default: return part.lowercased()
        }
    }
}
