import BookModel
import CProcess
import Reading

/// The unpacking side of a worker: the files of one archive, which the host then reads.
struct ArchiveUnpacker {
    let channel: WorkerChannel
    let request: ReadRequest
    let unpack: (InputFile) throws(LecternError) -> [String: [UInt8]]

    /// - Returns: the process's exit status.
    func run() -> Int32 {
        lectern_limit(UInt64(max(0, request.addressSpace)), 0)
        lectern_allow_cpu(UInt64(max(1, request.processorSeconds)))
        do throws(LecternError) {
            let files = try unpack(request.input)
            for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
                guard channel.send(UnpackedFile(path: path, bytes: bytes).frame) else { return 1 }
            }
            return channel.send(Frame(kind: .done, payload: [])) ? 0 : 1
        } catch {
            return channel.send(error.frame) ? 0 : 1
        }
    }
}
