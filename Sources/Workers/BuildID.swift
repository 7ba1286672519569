import CProcess

/// What the linker wrote into the program to tell it from every other: a digest of its contents.
public enum BuildID {
    /// Of this program, in hexadecimal; `nil` where it was linked without one.
    public static var current: String? {
        var bytes = [UInt8](repeating: 0, count: 64)
        let length = lectern_build_id(&bytes, bytes.count)
        guard length > 0 else { return nil }
        return bytes.prefix(length).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
