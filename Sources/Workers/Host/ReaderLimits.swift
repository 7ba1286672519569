/// What a process that reads a file may use before it is taken for broken.
public struct ReaderLimits: Hashable, Sendable {
    /// Bytes of address space.
    public var addressSpace = 3 << 30
    /// Largest file in bytes.
    public var fileSize = 2 << 30
    /// Seconds of processor time for opening the file, and for each page.
    public var processorSeconds = 30
    /// Wall clock as a multiple of the processor time, since the machine may be busy.
    public var patience = 4
    /// A file is given up when this many pages kill their reader.
    public var lostPages = 50

    public init() {}

    /// Milliseconds of wall clock for one part.
    var deadline: Int { processorSeconds * patience * 1000 }
}
