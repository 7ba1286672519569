import BookModel
import CProcess
import Reading

/// The reading side of a worker: one file, its summary and a range of its pages, page by page, so
/// that what was read before a crash is not lost.
struct PageReader {
    let channel: WorkerChannel
    let request: ReadRequest
    let readPage: (PDFFile, Int) throws(LecternError) -> PrintedPage

    /// - Returns: the process's exit status.
    func run() -> Int32 {
        lectern_limit(UInt64(max(0, request.addressSpace)), 0)
        allowTime()
        do throws(LecternError) {
            let file = try PDFFile(request.input)
            guard send(.summary(file.summary())) else { return 1 }
            for number in request.pages.clamped(to: 1...max(1, file.pageCount)) {
                allowTime()
                guard send(part(number, of: file)) else { return 1 }
            }
            return channel.send(Frame(kind: .done, payload: [])) ? 0 : 1
        } catch {
            return channel.send(error.frame) ? 0 : 1
        }
    }

    private func part(_ number: Int, of file: PDFFile) -> ReadPart {
        do throws(LecternError) {
            return .page(try readPage(file, number))
        } catch {
            return .unreadable(page: number, error)
        }
    }

    private func allowTime() { lectern_allow_cpu(UInt64(max(1, request.processorSeconds))) }

    private func send(_ part: ReadPart) -> Bool { channel.send(part.frame) }
}
