#include "lectern_pdf_structure.h"

#include <Catalog.h>
#include <Page.h>
#include <UTF.h>
#include <goo/gmem.h>

#include "lectern_pdf_text.h"

namespace {

/// The standard structure types that tell a reader something (ISO 32000-1, 14.8.4; "Title", "FENote",
/// "Aside" and "Em" of ISO 32000-2).
const std::pair<const char *, int> standardTags[] = {
    {"Document", LECTERN_TAG_GROUP}, {"DocumentFragment", LECTERN_TAG_GROUP},
    {"Part", LECTERN_TAG_GROUP}, {"Art", LECTERN_TAG_GROUP}, {"Sect", LECTERN_TAG_GROUP},
    {"Div", LECTERN_TAG_GROUP}, {"NonStruct", LECTERN_TAG_GROUP}, {"Private", LECTERN_TAG_GROUP},
    {"Aside", LECTERN_TAG_ASIDE}, {"BlockQuote", LECTERN_TAG_QUOTATION},
    {"Caption", LECTERN_TAG_CAPTION}, {"TOC", LECTERN_TAG_CONTENTS},
    {"TOCI", LECTERN_TAG_CONTENTS_ITEM}, {"Index", LECTERN_TAG_INDEX},
    {"P", LECTERN_TAG_PARAGRAPH}, {"H", LECTERN_TAG_HEADING}, {"Title", LECTERN_TAG_HEADING},
    {"H1", LECTERN_TAG_HEADING_1}, {"H2", LECTERN_TAG_HEADING_1 + 1},
    {"H3", LECTERN_TAG_HEADING_1 + 2}, {"H4", LECTERN_TAG_HEADING_1 + 3},
    {"H5", LECTERN_TAG_HEADING_1 + 4}, {"H6", LECTERN_TAG_HEADING_1 + 5},
    {"L", LECTERN_TAG_LIST}, {"LI", LECTERN_TAG_LIST_ITEM}, {"Lbl", LECTERN_TAG_LABEL},
    {"LBody", LECTERN_TAG_LIST_BODY}, {"Table", LECTERN_TAG_TABLE}, {"TR", LECTERN_TAG_ROW},
    {"TH", LECTERN_TAG_HEADER_CELL}, {"TD", LECTERN_TAG_CELL}, {"THead", LECTERN_TAG_ROWS},
    {"TBody", LECTERN_TAG_ROWS}, {"TFoot", LECTERN_TAG_ROWS}, {"Note", LECTERN_TAG_NOTE},
    {"FENote", LECTERN_TAG_NOTE}, {"Code", LECTERN_TAG_CODE}, {"Figure", LECTERN_TAG_FIGURE},
    {"Formula", LECTERN_TAG_FORMULA}, {"Form", LECTERN_TAG_FIGURE},
    {"Span", LECTERN_TAG_SPAN}, {"Em", LECTERN_TAG_SPAN}, {"Strong", LECTERN_TAG_SPAN},
    {"Quote", LECTERN_TAG_SPAN}, {"Reference", LECTERN_TAG_SPAN}, {"BibEntry", LECTERN_TAG_SPAN},
    {"Link", LECTERN_TAG_SPAN}, {"Annot", LECTERN_TAG_SPAN}, {"Sub", LECTERN_TAG_SPAN},
    {"Ruby", LECTERN_TAG_SPAN}, {"RB", LECTERN_TAG_SPAN}, {"RP", LECTERN_TAG_SPAN},
    {"RT", LECTERN_TAG_RUBY}, {"Warichu", LECTERN_TAG_SPAN}, {"WT", LECTERN_TAG_SPAN},
    {"WP", LECTERN_TAG_SPAN}, {"Artifact", LECTERN_TAG_ARTIFACT},
};

const std::unordered_map<std::string, int> &tagTable() {
    static const std::unordered_map<std::string, int> table(std::begin(standardTags), std::end(standardTags));
    return table;
}

std::string text(const Object &dict, const char *key, size_t limit) {
    const Object value = dict.dictLookup(key);
    if (!value.isString() || value.getString()->getLength() > int(limit)) return {};
    return utf8(value.getString()->toStr());
}

} // namespace

StructureTree::StructureTree(PDFDoc *document) : document(document), xref(document->getXRef()) {
    const unsigned int marks = document->getCatalog()->getMarkInfo();
    if (!(marks & Catalog::markInfoMarked) || marks & Catalog::markInfoSuspects) return;
    const Object catalog = xref->getCatalog();
    if (!catalog.isDict()) return;
    const Object &place = catalog.dictLookupNF("StructTreeRoot");
    const Object top = catalog.dictLookup("StructTreeRoot");
    if (!place.isRef() || !top.isDict()) return;
    root = place.getRefNum();
    roles = top.dictLookup("RoleMap");
    addParents(top.dictLookup("ParentTree"), 0);
}

/// A number tree: leaves hold key and value in turn. One whose branches lead back to it would grow
/// without end, so its nodes are counted.
void StructureTree::addParents(const Object &node, int depth) {
    if (!node.isDict() || depth > depthLimit || ++parentNodes > parentNodeLimit) return;
    const Object pairs = node.dictLookup("Nums");
    if (pairs.isArray()) {
        for (int i = 0; i + 1 < pairs.arrayGetLength(); i += 2) {
            const Object key = pairs.arrayGet(i);
            if (key.isInt()) parentTree.emplace(key.getInt(), pairs.arrayGetNF(i + 1).copy());
        }
    }
    const Object kids = node.dictLookup("Kids");
    if (!kids.isArray()) return;
    for (int i = 0; i < kids.arrayGetLength() && parentNodes <= parentNodeLimit; ++i) {
        addParents(kids.arrayGet(i), depth + 1);
    }
}

int StructureTree::tag(const std::string &name) const {
    std::string current = name;
    // A document may give a standard name another meaning, or map it to itself.
    for (int step = 0; step < 8 && roles.isDict(); ++step) {
        const Object role = roles.dictLookup(current.c_str());
        if (!role.isName() || current == role.getName()) break;
        current = role.getName();
    }
    const auto found = tagTable().find(current);
    return found == tagTable().end() ? LECTERN_TAG_OTHER : found->second;
}

StructureTree::Element &StructureTree::element(int number) {
    const auto found = known.find(number);
    if (found != known.end()) return found->second;
    Element &element = known[number];
    const Object dict = xref->fetch(number, 0);
    if (!dict.isDict()) return element;
    const Object type = dict.dictLookup("S");
    const Object &parent = dict.dictLookupNF("P");
    if (!type.isName() || !parent.isRef()) return element;
    element.isElement = true;
    element.tag = tag(type.getName());
    element.parent = parent.getRefNum();
    element.language = text(dict, "Lang", 64);
    element.words = text(dict, "ActualText", wordsLimit);
    if (element.words.empty()) element.words = text(dict, "E", wordsLimit);
    element.alternative = text(dict, "Alt", wordsLimit);
    return element;
}

int StructureTree::pageOf(const Object &dict, const Object &owner) const {
    const Object &own = dict.dictLookupNF("Pg");
    const Object &page = own.isRef() || !owner.isDict() ? own : owner.dictLookupNF("Pg");
    return page.isRef() ? page.getRefNum() : 0;
}

void StructureTree::readKids(int number, Element &element, bool isWhole) {
    if (element.hasKids && !isWhole) return;
    element.hasKids = true;
    const Object dict = xref->fetch(number, 0);
    if (!dict.isDict()) return;
    const Object children = dict.dictLookup("K");
    const bool isList = children.isArray();
    const int count = isList ? children.arrayGetLength() : 1;
    const auto add = [&](const Object &child, int place) {
        if (child.isInt()) {
            element.contents.emplace(std::make_pair(pageOf(dict, Object()), child.getInt()), place);
        } else if (child.isDict()) {
            const Object identifier = child.dictLookup("MCID");
            if (identifier.isInt()) {
                element.contents.emplace(std::make_pair(pageOf(child, dict), identifier.getInt()), place);
            }
        }
    };
    for (int i = 0; i < count; ++i) {
        const Object &child = isList ? children.arrayGetNF(i) : dict.dictLookupNF("K");
        if (!child.isRef()) {
            add(isList ? children.arrayGet(i) : children.copy(), i);
            continue;
        }
        element.kids.emplace(child.getRefNum(), i);
        // Few producers put a reference to content into an object of its own.
        if (isWhole) add(child.fetch(xref), i);
    }
}

void StructureTree::read(int page, std::vector<lectern_pdf_element> &elements,
                         std::vector<lectern_pdf_content> &contents, std::string &strings) {
    if (root == 0) return;
    const Ref *place = document->getCatalog()->getPageRef(page);
    if (!place) return;
    const Object dict = xref->fetch(*place);
    const Object key = dict.isDict() ? dict.dictLookup("StructParents") : Object();
    const auto entry = key.isInt() ? parentTree.find(key.getInt()) : parentTree.end();
    if (entry == parentTree.end()) return;
    const Object parents = entry->second.fetch(xref);
    if (!parents.isArray()) return;
    std::unordered_map<int, int> indices;
    const auto keep = [&](const std::string &text) -> int32_t {
        if (text.empty()) return -1;
        const auto start = int32_t(strings.size());
        strings += text.c_str();
        strings += '\0';
        return start;
    };
    const int count = std::min(parents.arrayGetLength(), int(contentLimit));
    for (int identifier = 0; identifier < count; ++identifier) {
        contents.push_back({-1, 0});
        const Object &owner = parents.arrayGetNF(identifier);
        if (!owner.isRef()) continue;
        // From the content's own element up to the top; what is known ends the way.
        std::vector<int> chain;
        int number = owner.getRefNum();
        while (number != root && chain.size() < depthLimit && indices.count(number) == 0) {
            if (!element(number).isElement) break;
            chain.push_back(number);
            number = element(number).parent;
        }
        if (number != root && indices.count(number) == 0) continue;
        Element &own = element(owner.getRefNum());
        readKids(owner.getRefNum(), own, false);
        const auto name = std::make_pair(place->num, identifier);
        if (own.contents.count(name) == 0 && own.contents.size() < own.kids.size()) {
            readKids(owner.getRefNum(), own, true);
        }
        const auto child = own.contents.find(name);
        if (child == own.contents.end()) continue;
        int parent = number == root ? -1 : indices[number];
        for (auto link = chain.rbegin(); link != chain.rend(); ++link) {
            Element &part = element(*link);
            Element &whole = element(part.parent);
            readKids(part.parent, whole, false);
            const auto found = whole.kids.find(*link);
            const int order = found == whole.kids.end() ? 0 : found->second;
            indices[*link] = int(elements.size());
            elements.push_back({*link, parent, order, part.tag, keep(part.language), keep(part.words),
                                keep(part.alternative)});
            parent = indices[*link];
        }
        contents.back() = {indices[owner.getRefNum()], child->second};
    }
}
