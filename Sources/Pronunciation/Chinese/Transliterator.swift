import CICU

/// The one owner of an ICU transliterator; it asks ICU once for each character.
struct Transliterator: ~Copyable {
    private let handle: OpaquePointer
    private var known: [Unicode.Scalar: String] = [:]

    /// `nil` where ICU has no transliterator of that id.
    init?(_ id: String) {
        guard let opened = lectern_icu_transliterator_open(id) else { return nil }
        handle = opened
    }

    deinit { lectern_icu_transliterator_close(handle) }

    /// What ICU makes of one character; the character itself where it does not know it.
    mutating func result(for scalar: Unicode.Scalar) -> String {
        if let found = known[scalar] { return found }
        let source = Array(String(scalar).utf16)
        var buffer = [UInt16](repeating: 0, count: 64)
        let length = lectern_icu_transliterate(
            handle, source, Int32(source.count), &buffer, Int32(buffer.count))
        let text =
            length > 0
            ? String(decoding: buffer.prefix(Int(length)), as: UTF16.self) : String(scalar)
        known[scalar] = text
        return text
    }
}
