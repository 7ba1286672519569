import BookModel
import Synchronization

/// Cuts Japanese text into morphemes with their readings.
final class MecabAnalyzer: Sendable {
    /// Where Debian's and others' packages put ipadic in UTF-8.
    static let dictionaryFolders = [
        "/var/lib/mecab/dic/ipadic-utf8", "/usr/share/mecab/dic/ipadic-utf8",
        "/usr/lib/x86_64-linux-gnu/mecab/dic/ipadic", "/usr/lib/aarch64-linux-gnu/mecab/dic/ipadic",
        "/usr/lib/mecab/dic/ipadic", "/usr/local/lib/mecab/dic/ipadic",
    ]

    private let handle: Mutex<MecabHandle>

    /// Throws `missingEngine` where no folder holds a dictionary in UTF-8.
    init(folders: [String] = MecabAnalyzer.dictionaryFolders) throws(LecternError) {
        for folder in folders {
            if let opened = MecabHandle(dictionary: folder) {
                handle = Mutex(opened)
                return
            }
        }
        throw LecternError(
            .missingEngine, "no dictionary for reading Japanese",
            remedy: "install the package mecab-ipadic-utf8")
    }

    /// The morphemes of `text`, in order; what is white space belongs to none.
    func morphemes(of text: CodeUnits) -> [Morpheme] {
        let encoded = EncodedText(text)
        let raw = handle.withLock { $0.morphemes(of: encoded.bytes) }
        return raw.map { Morpheme(range: encoded.units($0.bytes), features: $0.features) }
    }
}

/// A text in UTF-8 that knows the code unit of each byte.
private struct EncodedText {
    var bytes: [UInt8] = []
    private var offsets: [Int] = []

    init(_ text: CodeUnits) {
        bytes.reserveCapacity(text.count * 3)
        offsets.reserveCapacity(text.count * 3 + 1)
        var index = 0
        while index < text.count {
            let (scalar, length) = text.scalar(at: index)
            // A zero byte would end the text for a C library.
            for byte in UTF8.encode(scalar.value == 0 ? " " : scalar)
                ?? UTF8.encodedReplacementCharacter
            {
                bytes.append(byte)
                offsets.append(index)
            }
            index += length
        }
        offsets.append(text.count)
    }

    func units(_ range: Range<Int>) -> Range<Int> {
        offsets[range.lowerBound]..<offsets[range.upperBound]
    }
}
