/// The elements that HTML closes by itself (HTML Living Standard, 13.1.2.4): a paragraph before a
/// block, an item before the next.
enum ImpliedEnds {
    /// What the start of an element closes, and the elements that it never reaches out of.
    static func before(_ name: String, isBlock: Bool) -> (closed: [String], limit: [String]) {
        switch name {
        case "li": (["li"], ["ul", "ol", "menu"])
        case "dt", "dd": (["dt", "dd"], ["dl"])
        case "td", "th": (["td", "th"], ["tr", "table"])
        case "tr": (["tr"], ["table", "thead", "tbody", "tfoot"])
        case "tbody", "tfoot": (["thead", "tbody"], ["table"])
        default: (isBlock ? ["p"] : [], ["table", "td", "th", "li", "div", "blockquote"])
        }
    }
}
