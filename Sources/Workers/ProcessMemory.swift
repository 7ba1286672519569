import CProcess

/// The heap of this process.
public enum ProcessMemory {
    /// Spares the system's help with every buffer of sound or page of text. To be called before
    /// anything else.
    public static func prepare() { lectern_prepare_heap() }

    /// Returns to the system what a stage of the work no longer needs.
    ///
    /// Laying a book of thousands of pages out takes several times the memory of what comes of it,
    /// which would else stay with the process, in pieces, for as long as the book is spoken.
    public static func giveBack() { lectern_give_back() }
}
