public import BookModel
import Languages

/// Applies what the user chose to hear: skipped matter, ignore list, images, code, math, tables,
/// notes, addresses. Each removal is a ledger entry with the rule's name.
///
/// A pipeline of passes, made from the options, that works on chapters alike whether they come from
/// printed pages or from a flowing format.
public struct Cleaner: Sendable {
    public let language: LanguageTag
    public let options: ReadingOptions

    public init(language: LanguageTag, options: ReadingOptions) {
        self.language = language
        self.options = options
    }

    /// The passes in the order in which they run.
    var passes: [any CleaningPass] {
        let choices = CleaningChoices(options)
        let words = Announcements.of(language)
        return [
            MatterPass(skipped: choices.skippedMatter),
            ContentsListPass(isOn: choices.dropsContentsLists),
            IgnorePass(phrases: choices.ignoredPhrases),
            RolePass(dropped: choices.droppedRoles),
            ImagePass(policy: choices.images, dropsFileNames: choices.dropsImageFileNames),
            OmissionPass(
                role: .code, policy: choices.code, rule: CleaningRule.code, announcement: words.code
            ),
            FormulaPass(policy: choices.math, words: words),
            TablePass(policy: choices.tables, announcement: words.table),
            AddressPass(policy: choices.urls),
            NotePass(policy: choices.footnotes, words: options.announcesNotes ? words : nil),
            AnnouncementPass(),
        ]
    }

    public func clean(_ chapters: [Chapter], ledger: inout Ledger) -> [Chapter] {
        passes.reduce(chapters) { $1.apply(to: $0, ledger: &ledger) }.filter { !$0.blocks.isEmpty }
    }
}
