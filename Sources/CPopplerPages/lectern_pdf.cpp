#include "include/lectern_pdf.h"

#include <cstdlib>
#include <cstring>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>

#include <Annot.h>
#include <Catalog.h>
#include <Error.h>
#include <ErrorCodes.h>
#include <GlobalParams.h>
#include <Link.h>
#include <Outline.h>
#include <PDFDoc.h>
#include <PDFDocFactory.h>
#include <Page.h>

#include "lectern_pdf_mapping.h"
#include "lectern_pdf_page_device.h"
#include "lectern_pdf_structure.h"
#include "lectern_pdf_text.h"

namespace {

std::mutex messageLock;
std::string lastMessage;

void keepMessage(ErrorCategory, Goffset, const char *message) {
    const std::lock_guard<std::mutex> guard(messageLock);
    lastMessage = message ? message : "";
}

char *copied(const std::string &text) { return text.empty() ? nullptr : strdup(text.c_str()); }

/// An old encryption takes the password in Latin-1; `nullopt` where it has no such form.
std::optional<GooString> latin1(const char *password) {
    std::string result;
    for (const char *p = password; *p; ++p) {
        const auto lead = static_cast<unsigned char>(*p);
        if (lead < 0x80) {
            result += *p;
        } else if ((lead == 0xC2 || lead == 0xC3) && (p[1] & 0xC0) == 0x80) {
            result += char((lead & 3) << 6 | (p[1] & 0x3F));
            ++p;
        } else {
            return {};
        }
    }
    return GooString(result);
}

/// Opens what is mapped; a file that cannot be mapped Poppler reads, or says what is wrong with it.
std::unique_ptr<PDFDoc> openWith(
    const FileMapping &file, const char *path, const std::optional<GooString> &password) {
    if (!file.bytes()) {
        return std::make_unique<PDFDoc>(std::make_unique<GooString>(path), password, password);
    }
    auto *stream =
        new MemStream(file.bytes(), 0, static_cast<Goffset>(file.length()), Object(objNull));
    return std::make_unique<PDFDoc>(stream, password, password);
}

/// What a page shows besides its own content: filled form fields and text put on it, not links.
bool isReadable(Annot *annotation, void *) {
    return annotation->getType() == Annot::typeWidget || annotation->getType() == Annot::typeFreeText;
}

bool isCutShort(void *device) { return static_cast<PageDevice *>(device)->isCutShort(); }

template <typename Element> Element *copied(const std::vector<Element> &list, size_t &count) {
    count = list.size();
    auto *copy = static_cast<Element *>(std::malloc(std::max<size_t>(1, count) * sizeof(Element)));
    if (!copy) count = 0;
    else if (count > 0) std::memcpy(copy, list.data(), count * sizeof(Element));
    return copy;
}

} // namespace

struct lectern_pdf {
    explicit lectern_pdf(const char *path) : file(path) { }

    GlobalParamsIniter parameters {keepMessage};
    FileMapping file;
    std::unique_ptr<PDFDoc> document;
    /// Made where the first page is read.
    std::unique_ptr<StructureTree> structure;
};

lectern_pdf *lectern_pdf_open(const char *path, const char *password, int *status) {
    auto pdf = std::make_unique<lectern_pdf>(path);
    std::optional<GooString> given;
    if (password) given = GooString(password);
    pdf->document = openWith(pdf->file, path, given);
    if (password && !pdf->document->isOk() && pdf->document->getErrorCode() == errEncrypted) {
        if (const auto other = latin1(password)) pdf->document = openWith(pdf->file, path, other);
    }
    if (pdf->document->isOk()) {
        *status = LECTERN_PDF_OK;
        return pdf.release();
    }
    switch (pdf->document->getErrorCode()) {
    case errEncrypted: *status = LECTERN_PDF_ENCRYPTED; break;
    case errOpenFile:
    case errFileIO: *status = LECTERN_PDF_CANNOT_OPEN; break;
    default: *status = LECTERN_PDF_DAMAGED;
    }
    return nullptr;
}

void lectern_pdf_close(lectern_pdf *pdf) { delete pdf; }

int lectern_pdf_page_count(lectern_pdf *pdf) { return pdf->document->getNumPages(); }

char *lectern_pdf_info(lectern_pdf *pdf, const char *key) {
    const auto text = pdf->document->getDocInfoStringEntry(key);
    return text ? copied(utf8(text->toStr())) : nullptr;
}

char *lectern_pdf_xmp(lectern_pdf *pdf) {
    const auto text = pdf->document->readMetadata();
    return text ? copied(text->toStr()) : nullptr;
}

char *lectern_pdf_language(lectern_pdf *pdf) {
    const Object catalog = pdf->document->getXRef()->getCatalog();
    if (!catalog.isDict()) return nullptr;
    const Object language = catalog.dictLookup("Lang");
    if (language.isString() && language.getString()->getLength() > 0) {
        return copied(utf8(language.getString()->toStr()));
    }
    const Object root = catalog.dictLookup("StructTreeRoot");
    if (!root.isDict()) return nullptr;
    Object top = root.dictLookup("K");
    if (top.isArray() && top.arrayGetLength() > 0) top = top.arrayGet(0);
    const Object stated = top.isDict() ? top.dictLookup("Lang") : Object();
    return stated.isString() ? copied(utf8(stated.getString()->toStr())) : nullptr;
}

char *lectern_pdf_page_label(lectern_pdf *pdf, int number) {
    GooString label;
    if (!pdf->document->getCatalog()->indexToLabel(number - 1, &label)) return nullptr;
    return copied(utf8(label.toStr()));
}

// MARK: Outline

namespace {

/// Walks the outline; a damaged one can go round in a circle or never end.
class OutlineWalk {
public:
    OutlineWalk(PDFDoc *document, lectern_pdf_outline_visitor visit, void *context)
        : document(document), visit(visit), context(context) {}

    void walk(const std::vector<OutlineItem *> *items, int level) {
        if (!items || level > depthLimit) return;
        for (OutlineItem *item : *items) {
            if (++count > entryLimit) return;
            // An item met again leads back: its children have been seen.
            if (item->getRefNum() > 0 && !seen.insert(item->getRefNum()).second) continue;
            hand(item, level);
            item->open();
            walk(item->getKids(), level + 1);
        }
    }

private:
    static constexpr int depthLimit = 32, entryLimit = 20000;
    PDFDoc *document;
    lectern_pdf_outline_visitor visit;
    void *context;
    int count = 0;
    std::set<int> seen;

    void hand(OutlineItem *item, int level) {
        std::string title;
        for (int i = 0; i < item->getTitleLength(); ++i) appendUTF8(title, item->getTitle()[i]);
        int page = 0;
        double top = -1;
        const LinkAction *action = item->getAction();
        if (action && action->getKind() == actionGoTo) {
            const auto *link = static_cast<const LinkGoTo *>(action);
            if (link->getDest()) {
                place(*link->getDest(), page, top);
            } else if (link->getNamedDest()) {
                const auto found = document->findDest(link->getNamedDest());
                if (found && found->isOk()) place(*found, page, top);
            }
        }
        visit(context, title.c_str(), level, page, top);
    }

    void place(const LinkDest &dest, int &page, double &top) {
        page = dest.isPageRef() ? document->findPage(dest.getPageRef()) : dest.getPageNum();
        Page *target = page >= 1 && page <= document->getNumPages() ? document->getPage(page) : nullptr;
        if (!target) {
            page = 0;
            return;
        }
        const bool hasTop = dest.getKind() == destXYZ || dest.getKind() == destFitH
            || dest.getKind() == destFitBH || dest.getKind() == destFitR;
        if (hasTop && dest.getChangeTop() && target->getRotate() == 0) {
            top = std::max(0.0, target->getCropBox()->y2 - dest.getTop());
        }
    }
};

} // namespace

void lectern_pdf_outline(lectern_pdf *pdf, lectern_pdf_outline_visitor visit, void *context) {
    Outline *outline = pdf->document->getOutline();
    if (outline) OutlineWalk(pdf->document.get(), visit, context).walk(outline->getItems(), 1);
}

// MARK: Pages

static void copyStructure(lectern_pdf *pdf, int number, lectern_pdf_page *page) {
    if (!pdf->structure) pdf->structure = std::make_unique<StructureTree>(pdf->document.get());
    std::vector<lectern_pdf_element> elements;
    std::vector<lectern_pdf_content> contents;
    std::string strings;
    pdf->structure->read(number, elements, contents, strings);
    page->elements = copied(elements, page->element_count);
    page->contents = copied(contents, page->content_count);
    size_t length;
    page->strings = copied(std::vector<char>(strings.begin(), strings.end()), length);
}

lectern_pdf_page *lectern_pdf_read_page(lectern_pdf *pdf, int number) {
    PDFDoc *document = pdf->document.get();
    Page *page = document->getPage(number);
    if (!page || !page->isOk()) return nullptr;
    const bool isTurned = page->getRotate() == 90 || page->getRotate() == 270;
    const double width = isTurned ? page->getCropHeight() : page->getCropWidth();
    const double height = isTurned ? page->getCropWidth() : page->getCropHeight();
    PageDevice device(width, height);
    document->displayPage(&device, number, 72, 72, 0, false, true, false, isCutShort, &device, isReadable);
    auto *result = static_cast<lectern_pdf_page *>(std::calloc(1, sizeof(lectern_pdf_page)));
    if (!result) return nullptr;
    result->width = width;
    result->height = height;
    result->is_cut_short = device.isCutShort();
    result->glyphs = copied(device.glyphs, result->glyph_count);
    result->styles = copied(device.styles, result->style_count);
    result->fonts = copied(device.fonts, result->font_count);
    result->images = copied(device.images, result->image_count);
    result->rules = copied(device.rules, result->rule_count);
    result->panels = copied(device.panels, result->panel_count);
    copyStructure(pdf, number, result);
    return result;
}

void lectern_pdf_free_page(lectern_pdf_page *page) {
    if (!page) return;
    for (void *part : {(void *)page->glyphs, (void *)page->styles, (void *)page->fonts,
                       (void *)page->images, (void *)page->rules, (void *)page->panels,
                       (void *)page->elements, (void *)page->contents, (void *)page->strings}) {
        std::free(part);
    }
    std::free(page);
}

void lectern_pdf_take_message(char *buffer, int capacity) {
    const std::lock_guard<std::mutex> guard(messageLock);
    std::snprintf(buffer, size_t(capacity), "%s", lastMessage.c_str());
    lastMessage.clear();
}
