import BookModel
import Cleaning

/// The share of a book's text that may be left out (`--max-dropped`); furniture is not counted.
struct DropLimit {
    private let share: Double?

    /// - Parameter share: 0…1; `nil` sets no limit.
    init(_ share: Double?) {
        self.share = share
    }

    /// - Throws: `LecternError` `.partial` for a book that lost more.
    func check(_ book: Book) throws(LecternError) {
        guard let share else { return }
        let lost = LedgerAudit(book).lostShare
        guard lost > share else { return }
        throw LecternError(
            .partial, "\(percent(lost)) of the text is left out, more than \(percent(share))",
            remedy: "`lectern inspect --ledger` shows what and by which rule")
    }

    private func percent(_ share: Double) -> String {
        let tenths = Int((share * 1000).rounded())
        return "\(tenths / 10).\(tenths % 10) %"
    }
}
