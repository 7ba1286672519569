import Audio
public import BookModel
import CProcess
import Glibc
public import Reading
public import Speech

/// The worker's side: a process without threads that gets an engine ready, never speaks itself, and
/// forks a child for every page, so that each page is spoken by an engine that has said nothing.
///
/// A child that ends other than well takes its server with it; the host sees the end of the wire
/// and the server's status, and starts another. When the host ends, so do server and child.
public struct WorkerServer {
    /// The first argument of a program that is to be a worker.
    public static let argument = "--worker"

    private let makeEngine: () throws(LecternError) -> any SpeechEngine
    private let readPage: (PDFFile, Int) throws(LecternError) -> PrintedPage
    private let unpack: (InputFile) throws(LecternError) -> [String: [UInt8]]
    private let channel: WorkerChannel

    /// - Parameters:
    ///   - descriptor: the socket to the host.
    ///   - makeEngine: called once, before the first fork.
    ///   - readPage: how a page is read, by its number from 1.
    ///   - unpack: how an archive is unpacked.
    public init(
        descriptor: Int32 = 0, makeEngine: @escaping () throws(LecternError) -> any SpeechEngine,
        readPage: @escaping (PDFFile, Int) throws(LecternError) -> PrintedPage,
        unpack: @escaping (InputFile) throws(LecternError) -> [String: [UInt8]] = EPUBReader.unpack
    ) {
        channel = WorkerChannel(descriptor: descriptor)
        self.makeEngine = makeEngine
        self.readPage = readPage
        self.unpack = unpack
    }

    /// A worker with espeak-ng and Poppler.
    public init() {
        self.init(
            makeEngine: { () throws(LecternError) in try EspeakEngine() },
            readPage: { (file, number) throws(LecternError) in try file.page(number) })
    }

    /// Serves until the host ends the conversation.
    ///
    /// - Returns: the exit status: 0, or that of a child that did not answer, signals from 128 on.
    public func run() -> Int32 {
        let hello = Hello(
            engineVersion: EspeakEngine.version, encoderVersion: EncoderSettings.libraryVersion)
        guard channel.send(hello.frame), let first = channel.receive() else { return 0 }
        if first.kind == .read {
            guard let request = try? ReadRequest(first) else { return 2 }
            return inChild {
                PageReader(channel: channel, request: request, readPage: readPage).run()
            }
        }
        if first.kind == .unpack {
            guard let request = try? ReadRequest(first) else { return 2 }
            return inChild {
                ArchiveUnpacker(channel: channel, request: request, unpack: unpack).run()
            }
        }
        do throws(LecternError) {
            return try serve(first)
        } catch {
            _ = channel.send(error.frame)
            return 0
        }
    }

    /// Does work in a forked child that ends with the host, whatever it hangs in.
    private func inChild(_ work: () -> Int32) -> Int32 {
        let child = ForkedChild()
        if child.isChild { _exit(work()) }
        return child.wait(hangupOf: channel.descriptor)
    }

    private func serve(_ first: Frame) throws(LecternError) -> Int32 {
        guard let preparation = try? Preparation(first) else { return 2 }
        let engine = try makeEngine()
        try engine.prepare(voice: preparation.voice.name, rate: preparation.voice.rate)
        var encoder: MP3Encoder? = try MP3Encoder(preparation.encoder, inputRate: engine.sampleRate)
        guard channel.send(Frame(kind: .ready, payload: [])) else { return 0 }
        while let frame = channel.receive() {
            let child = ForkedChild()
            if child.isChild {
                guard let encoder = encoder.take() else { _exit(2) }
                render(frame, preparation, engine, encoder)
            }
            let status = child.wait(hangupOf: channel.descriptor)
            guard status == Self.answered else { return status }
        }
        return 0
    }

    /// In the forked child: does the page and ends the process.
    private func render(
        _ frame: Frame, _ preparation: Preparation, _ engine: any SpeechEngine,
        _ encoder: consuming MP3Encoder
    ) -> Never {
        guard let request = try? RenderRequest(frame), request.job.voice == preparation.voice,
            request.job.encoder == preparation.encoder
        else { _exit(2) }
        lectern_limit(
            UInt64(max(0, request.addressSpace)), UInt64(max(0, request.processorSeconds)))
        let answer: Frame
        do throws(LecternError) {
            let renderer = PageRenderer(engine: engine, request: request)
            let page =
                request.isMeasured ? try renderer.measure() : try renderer.render(into: encoder)
            answer = Frame(kind: .page, payload: page.encoded)
        } catch {
            answer = error.frame
        }
        _exit(channel.send(answer) ? Self.answered : 1)
    }

    /// Exit status of a child whose whole answer is on the wire. Not 0: a library could call exit.
    private static let answered: Int32 = 64
}
