/// Character sets by their IANA names.
public enum Charset {
    /// Whether texts can be read in a character set: "windows-1251", "ISO-8859-2", "Shift_JIS".
    public static func isKnown(_ name: String) -> Bool {
        !name.isEmpty && TextDecoder([0x20], charset: name) != nil
    }
}
