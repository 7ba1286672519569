import Audio
import BookModel
import Speech

/// What a worker says first.
struct Hello: Equatable {
    var engineVersion: String
    var encoderVersion: String

    var frame: Frame {
        var writer = WireWriter()
        writer.write(engineVersion)
        writer.write(encoderVersion)
        return Frame(kind: .hello, payload: writer.bytes)
    }

    init(engineVersion: String, encoderVersion: String) {
        self.engineVersion = engineVersion
        self.encoderVersion = encoderVersion
    }

    init(_ frame: Frame) throws(WireReader.Malformed) {
        guard frame.kind == .hello else { throw WireReader.Malformed() }
        var reader = WireReader(frame.payload)
        self.init(engineVersion: try reader.string(), encoderVersion: try reader.string())
    }
}

/// What a worker is got ready for before it forks: the same for all of its pages.
struct Preparation: Hashable {
    var voice: VoiceSetting
    var encoder: EncoderSettings

    var frame: Frame {
        var writer = WireWriter()
        voice.write(to: &writer)
        encoder.write(to: &writer)
        return Frame(kind: .prepare, payload: writer.bytes)
    }

    init(voice: VoiceSetting, encoder: EncoderSettings) {
        self.voice = voice
        self.encoder = encoder
    }

    init(_ frame: Frame) throws(WireReader.Malformed) {
        guard frame.kind == .prepare else { throw WireReader.Malformed() }
        var reader = WireReader(frame.payload)
        self.init(
            voice: try VoiceSetting(from: &reader), encoder: try EncoderSettings(from: &reader))
    }
}

/// One page to be rendered, and what the process that does it may use.
struct RenderRequest: Equatable {
    var job: PageJob
    /// Utterances that killed an engine before, by index: left out.
    var silenced: [Int] = []
    /// What is said in their place; `nil` for silence of about their length.
    var gap: Utterance?
    /// Whether the page is only to be spoken, to know how loud it is.
    var isMeasured = false
    var addressSpace = 0
    var processorSeconds = 0

    var frame: Frame {
        var writer = WireWriter()
        job.write(to: &writer)
        writer.write(silenced) { $0.write($1) }
        writer.write(gap) { $1.write(to: &$0) }
        writer.write(isMeasured)
        writer.write(addressSpace)
        writer.write(processorSeconds)
        return Frame(kind: .render, payload: writer.bytes)
    }

    init(
        job: PageJob, silenced: [Int] = [], gap: Utterance? = nil, isMeasured: Bool = false,
        addressSpace: Int = 0, processorSeconds: Int = 0
    ) {
        self.job = job
        self.silenced = silenced
        self.gap = gap
        self.isMeasured = isMeasured
        self.addressSpace = addressSpace
        self.processorSeconds = processorSeconds
    }

    init(_ frame: Frame) throws(WireReader.Malformed) {
        guard frame.kind == .render else { throw WireReader.Malformed() }
        var reader = WireReader(frame.payload)
        self.init(
            job: try PageJob(from: &reader),
            silenced: try reader.array(least: 8) { reader throws(WireReader.Malformed) in
                try reader.int()
            },
            gap: try reader.optional(Utterance.init(from:)), isMeasured: try reader.flag(),
            addressSpace: try reader.int(), processorSeconds: try reader.int())
    }
}

extension LecternError {
    var frame: Frame {
        var writer = WireWriter()
        writer.write(Int(code.rawValue))
        writer.write(file)
        switch place {
        case .book: writer.write(0)
        case .page(let number):
            writer.write(1)
            writer.write(number)
        case .line(let line, let column):
            writer.write(2)
            writer.write(line)
            writer.write(column)
        }
        for text in [reason, remedy] { writer.write(text) }
        writer.write(cause) { $0.write($1) }
        return Frame(kind: .failure, payload: writer.bytes)
    }

    init(_ frame: Frame) throws(WireReader.Malformed) {
        guard frame.kind == .failure else { throw WireReader.Malformed() }
        var reader = WireReader(frame.payload)
        let number = Int32(truncatingIfNeeded: try reader.int())
        guard let code = Code(rawValue: number) else { throw WireReader.Malformed() }
        let file = try reader.string()
        let place: Diagnostic.Place
        switch try reader.int() {
        case 0: place = .book
        case 1: place = .page(try reader.int())
        case 2: place = .line(try reader.int(), column: try reader.int())
        default: throw WireReader.Malformed()
        }
        let (reason, remedy) = (try reader.string(), try reader.string())
        let cause = try reader.optional { reader throws(WireReader.Malformed) in try reader.string()
        }
        self.init(code, file: file, at: place, reason, remedy: remedy, cause: cause)
    }
}
