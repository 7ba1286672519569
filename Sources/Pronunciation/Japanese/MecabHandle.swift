import BookModel
import CMecab

/// The one owner of a MeCab analyser. MeCab keeps the result of a parse within itself, so a handle
/// serves one caller at a time.
struct MecabHandle: ~Copyable {
    private let analyser: OpaquePointer

    /// Opens the dictionary in `folder`; `nil` where there is none or it is not in UTF-8.
    init?(dictionary folder: String) {
        // No rc file: what the machine's owner set there must not change a book.
        let arguments = ["mecab", "-r", "/dev/null", "-d", folder]
        guard let made = Self.open(arguments) else { return nil }
        guard Self.isUTF8(made) else {
            mecab_destroy(made)
            return nil
        }
        analyser = made
    }

    deinit { mecab_destroy(analyser) }

    private static func open(_ arguments: [String]) -> OpaquePointer? {
        var characters = arguments.flatMap { $0.utf8CString }
        return characters.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return nil }
            var pointers: [UnsafeMutablePointer<CChar>?] = []
            var offset = 0
            for argument in arguments {
                pointers.append(start + offset)
                offset += argument.utf8CString.count
            }
            return mecab_new(Int32(pointers.count), &pointers)
        }
    }

    private static func isUTF8(_ analyser: OpaquePointer) -> Bool {
        guard let information = mecab_dictionary_info(analyser),
            let charset = information.pointee.charset
        else { return false }
        return ["utf8", "utf-8"].contains(String(cString: charset).lowercased())
    }

    /// The morphemes of a text, with byte ranges; those of white space are left out.
    func morphemes(of bytes: [UInt8]) -> [RawMorpheme] {
        bytes.withUnsafeBufferPointer { buffer in
            guard
                let start = UnsafeRawPointer(buffer.baseAddress)?.assumingMemoryBound(
                    to: CChar.self),
                var node = mecab_sparse_tonode2(analyser, start, buffer.count)
            else { return [] }
            var found: [RawMorpheme] = []
            while true {
                let morpheme = node.pointee
                if morpheme.stat == MECAB_NOR_NODE || morpheme.stat == MECAB_UNK_NODE,
                    let surface = morpheme.surface
                {
                    let offset = surface - start
                    found.append(
                        RawMorpheme(
                            bytes: offset..<offset + Int(morpheme.length),
                            features: morpheme.feature.map { String(cString: $0) } ?? ""))
                }
                guard let next = morpheme.next else { return found }
                node = UnsafePointer(next)
            }
        }
    }
}

/// A morpheme as MeCab gives it: the range of its bytes and its comma-separated features.
struct RawMorpheme: Equatable {
    var bytes: Range<Int>
    var features: String
}
