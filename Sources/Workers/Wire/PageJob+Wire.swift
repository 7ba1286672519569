import Audio
public import Speech

extension PageJob {
    /// The job as bytes, always the same for the same job: its SHA-256 is the page's key in a
    /// store.
    public var encoded: [UInt8] {
        var writer = WireWriter()
        write(to: &writer)
        return writer.bytes
    }

    /// The job that `encoded` gave; `nil` when the bytes are no job of this version.
    public init?(encoded: [UInt8]) {
        var reader = WireReader(encoded)
        guard let job = try? PageJob(from: &reader), reader.isAtEnd else { return nil }
        self = job
    }

    func write(to writer: inout WireWriter) {
        writer.write(version)
        voice.write(to: &writer)
        encoder.write(to: &writer)
        writer.write(utterances) { $1.write(to: &$0) }
    }

    init(from reader: inout WireReader) throws(WireReader.Malformed) {
        guard try reader.int() == Self.currentVersion else { throw WireReader.Malformed() }
        self.init(
            voice: try VoiceSetting(from: &reader), encoder: try EncoderSettings(from: &reader),
            utterances: try reader.array(least: 21, Utterance.init(from:)))
    }
}

extension VoiceSetting {
    func write(to writer: inout WireWriter) {
        writer.write(engine)
        writer.write(engineVersion)
        writer.write(name)
        writer.write(rate)
    }

    init(from reader: inout WireReader) throws(WireReader.Malformed) {
        self.init(
            engine: try reader.string(), engineVersion: try reader.string(),
            name: try reader.string(), rate: try reader.double())
    }
}

extension EncoderSettings {
    func write(to writer: inout WireWriter) {
        writer.write(bitRate)
        writer.write(quality)
        writer.write(sampleRate) { $0.write($1) }
        writer.write(gainMillibels)
        writer.write(peakMillibels) { $0.write($1) }
        writer.write(hasRoomTone)
        writer.write(encoderVersion)
    }

    init(from reader: inout WireReader) throws(WireReader.Malformed) {
        self.init(
            bitRate: try reader.int(), quality: try reader.int(),
            sampleRate: try reader.optional { reader throws(WireReader.Malformed) in
                try reader.int()
            },
            gainMillibels: try reader.int(),
            peakMillibels: try reader.optional { reader throws(WireReader.Malformed) in
                try reader.int()
            },
            hasRoomTone: try reader.flag(), encoderVersion: try reader.string())
    }
}

extension Utterance {
    public func write(to writer: inout WireWriter) {
        writer.write(text)
        writer.write(words) { writer, word in
            writer.write(UInt32(truncatingIfNeeded: word.range.lowerBound))
            writer.write(UInt32(truncatingIfNeeded: word.range.count))
        }
        writer.write(voice)
        writer.write(pauseAfter)
        writer.write(usesPhonemes)
    }

    public init(from reader: inout WireReader) throws(WireReader.Malformed) {
        self.init(
            text: try reader.string(),
            words: try reader.array(least: 8) { reader throws(WireReader.Malformed) in
                let start = try reader.count()
                return UtteranceWord(range: start..<start + (try reader.count()))
            },
            voice: try reader.string(), pauseAfter: try reader.int(),
            usesPhonemes: try reader.flag())
    }
}
