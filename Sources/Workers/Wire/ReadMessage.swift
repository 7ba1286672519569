import BookModel
import Foundation
import Reading

/// Pages of a file to be read, and what the process that does it may use.
struct ReadRequest: Equatable {
    var path: String
    var name: String
    var password: String?
    /// Page numbers from 1; an upper end of `Int.max` is the last page.
    var pages: ClosedRange<Int>
    var addressSpace: Int
    /// For each page, and for opening the file.
    var processorSeconds: Int

    var input: InputFile { InputFile(path: path, name: name, password: password) }

    var frame: Frame { frame(.read) }

    /// - Parameter kind: `read`, or `unpack`, which takes no heed of the pages.
    func frame(_ kind: Frame.Kind) -> Frame {
        var writer = WireWriter()
        writer.write(path)
        writer.write(name)
        writer.write(password) { $0.write($1) }
        for value in [pages.lowerBound, pages.upperBound, addressSpace, processorSeconds] {
            writer.write(value)
        }
        return Frame(kind: kind, payload: writer.bytes)
    }

    init(_ input: InputFile, pages: ClosedRange<Int>, addressSpace: Int, processorSeconds: Int) {
        (path, name, password) = (input.path, input.name, input.password)
        self.pages = pages
        self.addressSpace = addressSpace
        self.processorSeconds = processorSeconds
    }

    init(_ frame: Frame) throws(WireReader.Malformed) {
        guard frame.kind == .read || frame.kind == .unpack else { throw WireReader.Malformed() }
        var reader = WireReader(frame.payload)
        path = try reader.string()
        name = try reader.string()
        password = try reader.optional { reader throws(WireReader.Malformed) in try reader.string()
        }
        let (first, last) = (try reader.int(), try reader.int())
        guard first >= 1, last >= first else { throw WireReader.Malformed() }
        pages = first...last
        addressSpace = try reader.int()
        processorSeconds = try reader.int()
    }
}

/// One part of the answer to a `ReadRequest`: the summary first, then page after page.
enum ReadPart {
    case summary(PDFSummary)
    case page(PrintedPage)
    case unreadable(page: Int, LecternError)

    var frame: Frame {
        var writer = WireWriter()
        switch self {
        case .summary(var summary):
            writer.write(UInt8(0))
            // Bytes as JSON numbers would be several times as long.
            let cover = summary.metadata.cover
            summary.metadata.cover = nil
            writer.write(cover) { $0.write($1) }
            writer.write([UInt8]((try? JSONEncoder().encode(summary)) ?? Data()))
        case .page(let page):
            writer.write(UInt8(1))
            writer.write(PrintedPageCoder.encode(page))
        case .unreadable(let page, let error):
            writer.write(UInt8(2))
            writer.write(page)
            writer.write(error.frame.payload)
        }
        return Frame(kind: .part, payload: writer.bytes)
    }

    init(_ frame: Frame) throws(WireReader.Malformed) {
        guard frame.kind == .part else { throw WireReader.Malformed() }
        var reader = WireReader(frame.payload)
        switch try reader.byte() {
        case 0:
            let cover = try reader.optional { reader throws(WireReader.Malformed) in
                try reader.block()
            }
            let json = Data(try reader.block())
            guard var summary = try? JSONDecoder().decode(PDFSummary.self, from: json) else {
                throw WireReader.Malformed()
            }
            summary.metadata.cover = cover
            self = .summary(summary)
        case 1:
            guard let page = try? PrintedPageCoder.decode(try reader.block()) else {
                throw WireReader.Malformed()
            }
            self = .page(page)
        case 2:
            let page = try reader.int()
            let failure = Frame(kind: .failure, payload: try reader.block())
            self = .unreadable(page: page, try LecternError(failure))
        default: throw WireReader.Malformed()
        }
    }

    /// The page that the part is about; `nil` for the summary.
    var number: Int? {
        switch self {
        case .summary: nil
        case .page(let page): page.number
        case .unreadable(let page, _): page
        }
    }
}
