import BookModel
import CICU

extension CodeUnits {
    /// For each unit 1 where a word begins, else 0, by ICU's dictionaries for scripts that write no
    /// spaces.
    var wordStarts: [UInt8] {
        var marks = [UInt8](repeating: 0, count: count)
        _ = withUnsafeBufferPointer { units in
            marks.withUnsafeMutableBufferPointer { found in
                lectern_icu_mark_words(
                    units.baseAddress, Int32(clamping: units.count), found.baseAddress)
            }
        }
        return marks
    }
}
