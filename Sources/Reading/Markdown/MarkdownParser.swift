import BookModel
import CMd4c

/// What a Markdown parser meets, in order. Text comes as a range of bytes of the buffer, or as
/// bytes of the parser's own where it stands for something else there (a line end, indentation).
protocol MarkdownHandler: AnyObject {
    func enter(_ block: MarkdownBlock)
    func leave(_ block: MarkdownBlock)
    func enter(_ span: MarkdownSpan)
    func leave(_ span: MarkdownSpan)
    func text(_ kind: MarkdownText, at range: Range<Int>)
    func ownText(_ kind: MarkdownText, _ byte: UInt8, count: Int)
}

enum MarkdownBlock: Equatable {
    case document, quote, bulletList, item, rule, html, paragraph
    case orderedList(start: Int)
    case heading(Int)
    /// A code block, whether it stands in a fence, and the first word of its info string.
    case code(language: String, isFenced: Bool)
    case table, tableHead, tableBody, tableRow, tableHeadCell, tableCell
}

enum MarkdownSpan: Equatable {
    case emphasis, strong, deleted, code, other
    case link(String)
    case image(String)
}

enum MarkdownText {
    case normal, null, hardBreak, softBreak, entity, code, html
}

/// Runs md4c over a buffer and tells a handler what it meets.
struct MarkdownParser {
    /// CommonMark with GFM's tables, strikethrough, task lists and autolinks.
    private static let flags = UInt32(
        MD_FLAG_TABLES | MD_FLAG_STRIKETHROUGH | MD_FLAG_TASKLISTS | MD_FLAG_PERMISSIVEURLAUTOLINKS
            | MD_FLAG_PERMISSIVEWWWAUTOLINKS | MD_FLAG_PERMISSIVEEMAILAUTOLINKS)

    /// Whether the text was parsed; md4c gives up only without memory or past 4 GB.
    static func parse(_ bytes: [UInt8], into handler: any MarkdownHandler) -> Bool {
        guard bytes.count < Int(UInt32.max) else { return false }
        return bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return true }
            let context = Context(handler: handler, base: UInt(bitPattern: base), size: bytes.count)
            var parser = MD_PARSER()
            parser.flags = flags
            parser.enter_block = { type, detail, data in
                Context.from(data) { $0.handler.enter(Context.block(type, detail)) }
            }
            parser.leave_block = { type, detail, data in
                Context.from(data) { $0.handler.leave(Context.block(type, detail)) }
            }
            parser.enter_span = { type, detail, data in
                Context.from(data) { $0.handler.enter(Context.span(type, detail)) }
            }
            parser.leave_span = { type, detail, data in
                Context.from(data) { $0.handler.leave(Context.span(type, detail)) }
            }
            parser.text = { type, text, size, data in
                Context.from(data) { $0.text(type, text, Int(size)) }
            }
            return base.withMemoryRebound(to: CChar.self, capacity: bytes.count) { text in
                md_parse(
                    text, MD_SIZE(bytes.count), &parser,
                    Unmanaged.passUnretained(context).toOpaque()) == 0
            }
        }
    }

    /// What the callbacks need; lives as long as the call of `md_parse`.
    private final class Context {
        let handler: any MarkdownHandler
        private let base: UInt
        private let size: Int

        init(handler: any MarkdownHandler, base: UInt, size: Int) {
            self.handler = handler
            self.base = base
            self.size = size
        }

        static func from(_ data: UnsafeMutableRawPointer?, _ body: (Context) -> Void) -> Int32 {
            guard let data else { return -1 }
            body(Unmanaged<Context>.fromOpaque(data).takeUnretainedValue())
            return 0
        }

        func text(_ type: MD_TEXTTYPE, _ text: UnsafePointer<CChar>?, _ count: Int) {
            guard let text, count > 0 || type != MD_TEXT_NORMAL else { return }
            let kind: MarkdownText =
                switch type {
                case MD_TEXT_NULLCHAR: .null
                case MD_TEXT_BR: .hardBreak
                case MD_TEXT_SOFTBR: .softBreak
                case MD_TEXT_ENTITY: .entity
                case MD_TEXT_CODE, MD_TEXT_LATEXMATH: .code
                case MD_TEXT_HTML: .html
                default: .normal
                }
            let address = UInt(bitPattern: text)
            if address >= base, address < base + UInt(size) {
                let start = Int(address - base)
                handler.text(kind, at: start..<min(size, start + count))
            } else {
                handler.ownText(kind, UInt8(bitPattern: text[0]), count: count)
            }
        }

        static func block(_ type: MD_BLOCKTYPE, _ detail: UnsafeMutableRawPointer?) -> MarkdownBlock
        {
            switch type {
            case MD_BLOCK_QUOTE: .quote
            case MD_BLOCK_UL: .bulletList
            case MD_BLOCK_OL:
                .orderedList(start: Int(detail?.load(as: MD_BLOCK_OL_DETAIL.self).start ?? 1))
            case MD_BLOCK_LI: .item
            case MD_BLOCK_HR: .rule
            case MD_BLOCK_H: .heading(Int(detail?.load(as: MD_BLOCK_H_DETAIL.self).level ?? 1))
            case MD_BLOCK_CODE: code(detail?.load(as: MD_BLOCK_CODE_DETAIL.self))
            case MD_BLOCK_HTML: .html
            case MD_BLOCK_P: .paragraph
            case MD_BLOCK_TABLE: .table
            case MD_BLOCK_THEAD: .tableHead
            case MD_BLOCK_TBODY: .tableBody
            case MD_BLOCK_TR: .tableRow
            case MD_BLOCK_TH: .tableHeadCell
            case MD_BLOCK_TD: .tableCell
            default: .document
            }
        }

        private static func code(_ detail: MD_BLOCK_CODE_DETAIL?) -> MarkdownBlock {
            .code(
                language: string(detail?.lang), isFenced: detail.map { $0.fence_char != 0 } ?? false
            )
        }

        static func span(_ type: MD_SPANTYPE, _ detail: UnsafeMutableRawPointer?) -> MarkdownSpan {
            switch type {
            case MD_SPAN_EM: .emphasis
            case MD_SPAN_STRONG: .strong
            case MD_SPAN_DEL: .deleted
            case MD_SPAN_CODE: .code
            case MD_SPAN_A: .link(string(detail?.load(as: MD_SPAN_A_DETAIL.self).href))
            case MD_SPAN_IMG: .image(string(detail?.load(as: MD_SPAN_IMG_DETAIL.self).src))
            default: .other
            }
        }

        private static func string(_ attribute: MD_ATTRIBUTE?) -> String {
            guard let attribute, let text = attribute.text else { return "" }
            return text.withMemoryRebound(to: UInt8.self, capacity: Int(attribute.size)) {
                String(
                    decoding: UnsafeBufferPointer(start: $0, count: Int(attribute.size)),
                    as: UTF8.self)
            }
        }
    }
}
