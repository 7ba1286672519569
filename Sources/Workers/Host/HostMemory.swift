import CProcess

/// The heap of the process that all workers and readers belong to.
public enum HostMemory {
    /// Returns to the system what a stage of the work no longer needs.
    ///
    /// Laying a book of thousands of pages out takes several times the memory of what comes of it,
    /// which would else stay with the process, in pieces, for as long as the book is spoken.
    public static func giveBack() { lectern_give_back() }
}
