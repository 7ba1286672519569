import BookModel
import Testing

@testable import Layout

@Suite struct FlowHyphenTests {
    /// A paragraph over a text, its lines joined as the readers join them.
    private func block(_ text: String, _ role: BlockRole = .paragraph) -> Block {
        let units = CodeUnits(text)
        var mapped = MappedText()
        for index in units.indices {
            let range = SourceRange(unit: SourceUnit(), range: index..<index + 1)
            if units[index] == 0x0A {
                mapped.append([0x20], origin: .replaced(range))
            } else {
                mapped.append([units[index]], origin: .verbatim(range))
            }
        }
        return Block(role: role, text: mapped)
    }

    private func healed(
        _ text: String, _ language: String = "en", role: BlockRole = .paragraph,
        marks: [InlineMark] = []
    ) -> (block: Block, ledger: Ledger) {
        var block = block(text, role)
        block.marks = marks
        var ledger = Ledger()
        let file = SourceFile(name: "a.txt", sha256: "", text: CodeUnits(text))
        let blocks = FlowHyphens(language: LanguageTag(language) ?? .english)
            .healed([block], of: [file], ledger: &ledger)
        return (blocks[0], ledger)
    }

    @Test(arguments: [
        ("who gave an exam-\nple of it", "who gave an example of it"),
        ("It is a well-\nknown thing", "It is a well-known thing"),
        ("the con-\nnec-\ntion was lost", "the connection was lost"),
        ("from 1914-\n18 it was", "from 1914-18 it was"),
        ("the Anglo-\nSaxon king", "the Anglo-Saxon king"),
        ("a PDF-\nfile is here", "a PDF-file is here"),
        ("the pre-\nand post-war years", "the pre- and post-war years"),
        ("recog¬\nnized by a machine", "recognized by a machine"),
        ("soft\u{AD}\nness of it", "softness of it"),
        ("look at www.exam-\nple.org today", "look at www.exam-ple.org today"),
    ])
    func atALinesEnd(_ text: String, _ whole: String) {
        #expect(healed(text).block.text.string == whole)
    }

    /// What is no word broken by a line's end stays as it is.
    @Test(arguments: [
        "He gave the exam- ple in one line.", "the sum x -\ny of both", "stop --\nthen go on",
        "prefixes:\npre-\npost-\nanti-", "an end-\n“ing in quotes",
    ])
    func isLeftAlone(_ text: String) {
        let shown = text.split(separator: "\n", omittingEmptySubsequences: false)
            .joined(separator: " ")
        #expect(healed(text).block.text.string == shown)
        #expect(healed(text).ledger.entries.isEmpty)
    }

    @Test func verseCodeAndFormulasAreLeftAlone() {
        let text = "an exam-\nple of it"
        for role in [BlockRole.verse, .code, .math] {
            #expect(healed(text, role: role).block.text.string == "an exam- ple of it")
        }
        let code = InlineMark(range: 3..<12, kind: .code)
        #expect(healed(text, marks: [code]).block.text.string == "an exam- ple of it")
        // An address that ends at the line's end does not go on.
        let link = InlineMark(range: 3..<8, kind: .link, target: "exam-")
        #expect(healed(text, marks: [link]).block.text.string == "an exam- ple of it")
        let around = InlineMark(range: 0..<18, kind: .link, target: "x")
        #expect(healed(text, marks: [around]).block.text.string == "an example of it")
    }

    @Test func offsetsAndLedgerAreExact() {
        let text = "an exam-\nple and a well-\nknown one"
        let (block, ledger) = healed(text)
        #expect(block.text.string == "an example and a well-known one")
        let units = CodeUnits(text)
        var offset = 0
        for span in block.text.spans {
            if case .verbatim(let source) = span.origin {
                #expect(block.text.units[offset..<offset + span.length] == units[source.range])
            }
            offset += span.length
        }
        #expect(ledger.entries.map(\.rule) == ["line-hyphen"])
        #expect(ledger.entries.map(\.source.range) == [7..<8])
    }

    /// The reader has joined the paragraph over a page, whose number is not in it.
    @Test func overAPagesEnd() {
        let text = "who gave an exam-\n\n12\n\n\u{C}ple of it"
        let units = CodeUnits(text)
        let rest = units.count - 9
        var mapped = MappedText(
            verbatim: CodeUnits(units[..<17]), from: SourcePosition(unit: SourceUnit(), offset: 0))
        let place = SourcePosition(unit: SourceUnit(), offset: rest)
        mapped.append([0x20], origin: .inserted(at: place))
        mapped.append(MappedText(verbatim: CodeUnits(units[rest...]), from: place))
        var ledger = Ledger()
        let healed = FlowHyphens(language: .english).healed(
            [Block(role: .paragraph, text: mapped)],
            of: [SourceFile(name: "a.txt", sha256: "", text: units)], ledger: &ledger)
        #expect(healed[0].text.string == "who gave an example of it")
    }

    /// The book's own words decide, in a language without a dictionary too.
    @Test func theBooksOwnWordsDecide() {
        let finnish = "Linja-auto tuli. Me näimme, että linja-\nauto lähti, ja esi-\nmerkki jäi."
        #expect(
            healed(finnish, "fi").block.text.string.hasSuffix("linja-auto lähti, ja esimerkki jäi.")
        )
    }

    /// A text whose lines end between words only keeps the hyphens that its language would heal.
    @Test func aTextThatBreaksNoWordsKeepsItsHyphens() {
        let words = "deutsch französisch rot grün süd ost alt neu "
        let text =
            words + "ein deutsch-\nfranzösisch, ein rot-\ngrün, ein süd-\nost, ein alt-\nneu Ding."
        #expect(
            healed(text, "de").block.text.string
                == words + "ein deutsch-französisch, ein rot-grün, ein süd-ost, ein alt-neu Ding.")
        let broken = words + "ein Bei-\nspiel, ein Zei-\nchen, ein rot-\ngrün, das ist al-\nles."
        #expect(healed(broken, "de").block.text.string.contains("Beispiel, ein Zeichen"))
    }
}
