public import BookModel
import CEspeak
import Glibc

extension EspeakEngine {
    /// What the engine makes of a text before it sounds, in its own notation: words parted by
    /// spaces, clauses by line ends.
    ///
    /// - Throws: `.missingEngine` where it has no such voice, `.partial` where it fails to speak.
    public func phonemes(
        of text: String, voice: String, usesPhonemes: Bool = false
    ) throws(LecternError) -> String {
        try prepare(voice: voice, rate: 1)
        var buffer: UnsafeMutablePointer<CChar>?
        var size = 0
        guard let stream = open_memstream(&buffer, &size) else { return "" }
        espeak_SetPhonemeTrace(Int32(espeakPHONEMES_SHOW), stream)
        let result = Result { () throws(LecternError) in
            try synthesize(text, usesPhonemes: usesPhonemes)
        }
        espeak_SetPhonemeTrace(0, nil)
        fclose(stream)
        defer { free(buffer) }
        _ = try result.get()
        return buffer.map { String(cString: $0) } ?? ""
    }
}
