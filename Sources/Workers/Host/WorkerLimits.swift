import Speech

/// What a process that renders or reads may use before it is taken for broken.
public struct WorkerLimits: Hashable, Sendable {
    /// Bytes of address space.
    public var addressSpace = 1 << 30
    /// Seconds of processor time for a page, and more for each thousand code units of its text.
    public var processorSeconds = 10
    public var processorSecondsPerThousandUnits = 1
    /// Wall clock as a multiple of the processor time, since the machine may be busy.
    public var patience = 6

    public init() {}

    func processorSeconds(for job: PageJob) -> Int {
        let units = job.utterances.reduce(0) { $0 + $1.text.utf16.count }
        // Slower speech is more sound.
        let share =
            Double(units * processorSecondsPerThousandUnits) / (1000 * max(0.25, job.voice.rate))
        return processorSeconds + Int(share.rounded(.up))
    }

    /// Milliseconds of wall clock.
    func deadline(for job: PageJob) -> Int { processorSeconds(for: job) * patience * 1000 }
}
