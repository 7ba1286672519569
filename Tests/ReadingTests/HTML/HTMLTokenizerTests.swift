import BookModel
import Testing

@testable import Reading

@Suite struct HTMLTokenizerTests {
    private func tokens(_ text: String, isXML: Bool = false) -> [String] {
        let units = CodeUnits(text)
        var tokenizer = HTMLTokenizer(units, isXML: isXML)
        var found: [String] = []
        while let token = tokenizer.next() {
            switch token {
            case .text(let range): found.append("text " + units.string(in: range))
            case .open(let tag):
                let attributes = tag.attributes.map { " \($0.name)=" + units.string(in: $0.value) }
                    .joined()
                found.append("open \(tag.name)\(attributes)\(tag.isSelfClosing ? " /" : "")")
            case .close(let name, _): found.append("close " + name)
            case .comment: found.append("comment")
            case .markup: found.append("markup")
            }
        }
        return found
    }

    @Test func splitsTagsAndText() {
        #expect(
            tokens("a<B c='d e' F=g h>x</b ><br/>") == [
                "text a", "open b c=d e f=g h=", "text x", "close b", "open br /",
            ])
        #expect(
            tokens("<!DOCTYPE html><!-- a > b --><!--><?php '>' ?>z") == [
                "markup", "comment", "comment", "markup", "text z",
            ])
    }

    /// What does not form a tag is text.
    @Test(arguments: ["a < b > c", "x <3", "<div id=\"foo", "<!-- open", "</", "<", "<a b='c"])
    func theRestIsText(_ text: String) {
        #expect(tokens(text).allSatisfy { $0.hasPrefix("text ") })
        #expect(tokens(text).map { $0.dropFirst(5) }.joined() == text)
    }

    @Test func rawElementsHoldNoTags() {
        #expect(
            tokens("<script>a<b></script>c") == [
                "open script", "text a<b>", "close script", "text c",
            ])
        #expect(tokens("<style>a<b>c</b>") == ["markup", "text a", "open b", "text c", "close b"])
    }

    @Test func sectionsOfDataAreTextInXMLOnly() {
        #expect(tokens("<![CDATA[a<b]]>", isXML: true) == ["text a<b"])
        #expect(tokens("<![CDATA[a<b]]>") == ["markup"])
    }

    @Test func referencesAreDecoded() {
        for (text, expected) in [
            ("&amp;", "&"), ("&#x1F600;", "😀"), ("&#0;", "\u{FFFD}"), ("&#xD800;", "\u{FFFD}"),
            ("&ngE;", "\u{2267}\u{338}"), ("&#128;", "€"), ("&nope;", "&nope;"), ("&amp", "&amp"),
            ("&;", "&;"),
        ] {
            let units = CodeUnits(text)
            #expect(HTMLText.decoded(units, 0..<units.count).string == expected)
        }
    }
}
