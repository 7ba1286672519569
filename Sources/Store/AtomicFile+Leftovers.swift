import Glibc

extension AtomicFile {
    /// Removes what killed runs left unfinished in a folder that nobody else writes into.
    public static func removeLeftovers(in folder: String) {
        for name in names(in: folder) where name.hasPrefix(temporaryPrefix) {
            unlink(folder + "/" + name)
        }
    }

    /// Names in a folder, sorted; none where it cannot be read.
    static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }
}
