/// A file of an archive on its way from the process that unpacked it.
struct UnpackedFile: Equatable {
    var path: String
    var bytes: [UInt8]

    var frame: Frame {
        var writer = WireWriter()
        writer.write(path)
        writer.write(bytes)
        return Frame(kind: .entry, payload: writer.bytes)
    }

    init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    init(_ frame: Frame) throws(WireReader.Malformed) {
        guard frame.kind == .entry else { throw WireReader.Malformed() }
        var reader = WireReader(frame.payload)
        self.init(path: try reader.string(), bytes: try reader.block())
    }
}
