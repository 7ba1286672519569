import CEspeak
import Glibc
import Synchronization

/// Asks the engine's own word list which words it has; all others are read by letter-to-sound
/// rules, and that is where names go wrong.
///
/// It starts the library in this process, which must not speak in it.
public enum EspeakWordList {
    /// Whether the library runs in this process for this purpose; `nil` before it was tried.
    private static let started = Mutex<Bool?>(nil)

    /// Those of `words` that the voice's word list has not, in their order; `nil` where the engine
    /// cannot be asked in this process or has no such voice.
    public static func unlisted(_ words: [String], voice: String) -> [String]? {
        started.withLock { started in
            let runs = started ?? start()
            started = runs
            guard runs, selectVoice(voice) else { return nil }
            return words.filter { !isListed($0) }
        }
    }

    /// Whether the engine has a voice, and the variant behind its `+`; `nil` where the engine
    /// cannot be asked in this process.
    public static func hasVoice(_ name: String) -> Bool? {
        started.withLock { started in
            let runs = started ?? start()
            started = runs
            guard runs else { return nil }
            let parts = name.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
            // The library takes a voice without a variant that it does not have.
            guard parts.count < 2 || EspeakEngine.hasVariant(String(parts[1])) else {
                return false
            }
            return selectVoice(name)
        }
    }

    private static func start() -> Bool {
        guard EspeakSession.claim() else { return false }
        let options = Int32(espeakINITIALIZE_DONT_EXIT)
        return espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 0, nil, options) > 0
    }

    private static func selectVoice(_ name: String) -> Bool {
        EspeakEngine.selectVoice(name)
    }

    /// The library's trace of how it translates a word names an entry of the list as
    /// `Found: 'word'`.
    private static func isListed(_ word: String) -> Bool {
        let trace = traced(word)
        return trace.contains("Found: '\(word.lowercased())'")
    }

    private static func traced(_ word: String) -> String {
        var buffer: UnsafeMutablePointer<CChar>?
        var size = 0
        guard let stream = open_memstream(&buffer, &size) else { return "" }
        espeak_SetPhonemeTrace(Int32(espeakPHONEMES_TRACE), stream)
        translate(word)
        espeak_SetPhonemeTrace(0, nil)
        fclose(stream)
        defer { free(buffer) }
        guard let buffer else { return "" }
        return String(cString: buffer)
    }

    private static func translate(_ word: String) {
        word.withCString { text in
            var rest: UnsafeRawPointer? = UnsafeRawPointer(text)
            while rest != nil {
                _ = espeak_TextToPhonemes(&rest, Int32(espeakCHARS_UTF8), 0)
            }
        }
    }
}
