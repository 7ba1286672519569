/// A file of an archive on its way from the process that unpacked it.
struct UnpackedFile: Equatable {
    var path: String
    var bytes: [UInt8]

    var frame: Frame {
        var writer = ByteWriter()
        writer.write(path)
        writer.write(bytes)
        return Frame(kind: .entry, payload: writer.bytes)
    }

    init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    init(_ frame: Frame) throws(ByteReader.Malformed) {
        guard frame.kind == .entry else { throw ByteReader.Malformed() }
        var reader = ByteReader(frame.payload)
        self.init(path: try reader.string(), bytes: try reader.block())
    }
}
