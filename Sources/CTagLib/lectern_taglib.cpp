#include "lectern_taglib.h"

#include <taglib/attachedpictureframe.h>
#include <taglib/chapterframe.h>
#include <taglib/id3v2framefactory.h>
#include <taglib/id3v2header.h>
#include <taglib/id3v2tag.h>
#include <taglib/mpegfile.h>
#include <taglib/tableofcontentsframe.h>
#include <taglib/taglib.h>
#include <taglib/tbytevectorstream.h>
#include <taglib/textidentificationframe.h>

#include <cstring>
#include <memory>
#include <string>
#include <vector>

#define LECTERN_TEXT(x) #x
#define LECTERN_VERSION(a, b) LECTERN_TEXT(a) "." LECTERN_TEXT(b)

using namespace TagLib;

const char *lectern_taglib_version(void) { return LECTERN_VERSION(TAGLIB_MAJOR_VERSION, TAGLIB_MINOR_VERSION); }

struct lectern_tag {
    std::unique_ptr<ByteVectorStream> stream;
    std::unique_ptr<MPEG::File> file;
    std::unique_ptr<ID3v2::Tag> built;
    ID3v2::Tag *tag = nullptr;
    std::vector<std::string> children;
    ByteVector rendered;
    std::string text, mime;
};

namespace {

/// UTF-16 where Latin-1 does not do; ID3v2.3 knows no other (id3v2.3.0, section 3.3).
String::Type encoding(const String &text) { return text.isLatin1() ? String::Latin1 : String::UTF16; }

ID3v2::TextIdentificationFrame *text_frame(const char *name, const char *utf8) {
    String text(utf8, String::UTF8);
    auto frame = std::make_unique<ID3v2::TextIdentificationFrame>(ByteVector(name), encoding(text));
    frame->setText(text);
    return frame.release();
}

/// Element ids end with a zero byte in the file.
ByteVector element_id(const char *id) { return ByteVector(id, static_cast<unsigned int>(std::strlen(id) + 1)); }

std::string without_zero(const ByteVector &id) {
    std::string text(id.data(), id.size());
    while (!text.empty() && text.back() == '\0') text.pop_back();
    return text;
}

template <typename Body> int guarded(Body body) {
    try {
        body();
        return 0;
    } catch (...) {
        return -1;
    }
}

ID3v2::ChapterFrame *chapter_at(const lectern_tag *tag, size_t index) {
    const auto &frames = tag->tag->frameList("CHAP");
    if (index >= frames.size()) return nullptr;
    return dynamic_cast<ID3v2::ChapterFrame *>(frames[static_cast<unsigned int>(index)]);
}

ID3v2::TableOfContentsFrame *contents(const lectern_tag *tag) {
    for (auto frame : tag->tag->frameList("CTOC")) {
        auto table = dynamic_cast<ID3v2::TableOfContentsFrame *>(frame);
        if (table && table->isTopLevel() && table->isOrdered()) return table;
    }
    return nullptr;
}

}  // namespace

lectern_tag *lectern_tag_new(void) {
    lectern_tag *made = nullptr;
    guarded([&] {
        auto tag = std::make_unique<lectern_tag>();
        tag->built = std::make_unique<ID3v2::Tag>();
        tag->tag = tag->built.get();
        made = tag.release();
    });
    return made;
}

void lectern_tag_free(lectern_tag *tag) { delete tag; }

int lectern_tag_set_text(lectern_tag *tag, const char *frame, const char *text) {
    return guarded([&] {
        tag->tag->removeFrames(frame);
        tag->tag->addFrame(text_frame(frame, text));
    });
}

int lectern_tag_set_picture(lectern_tag *tag, const char *mime, const uint8_t *bytes, size_t size) {
    return guarded([&] {
        auto frame = std::make_unique<ID3v2::AttachedPictureFrame>();
        frame->setType(ID3v2::AttachedPictureFrame::FrontCover);
        frame->setTextEncoding(String::Latin1);
        frame->setMimeType(mime);
        frame->setPicture(ByteVector(reinterpret_cast<const char *>(bytes), static_cast<unsigned int>(size)));
        tag->tag->addFrame(frame.release());
    });
}

int lectern_tag_add_chapter(lectern_tag *tag, const char *id, uint32_t start, uint32_t end, const char *title) {
    return guarded([&] {
        // 0xFFFFFFFF: the times count, not byte offsets (id3v2-chapters-1.0, section 3.1).
        auto frame = std::make_unique<ID3v2::ChapterFrame>(element_id(id), start, end, 0xFFFFFFFFu, 0xFFFFFFFFu);
        frame->addEmbeddedFrame(text_frame("TIT2", title));
        tag->tag->addFrame(frame.release());
        tag->children.push_back(id);
    });
}

int lectern_tag_add_contents(lectern_tag *tag, const char *id, const char *title) {
    return guarded([&] {
        ByteVectorList children;
        // TagLib ends these with a zero byte by itself.
        for (const auto &child : tag->children) children.append(ByteVector(child.c_str()));
        auto frame = std::make_unique<ID3v2::TableOfContentsFrame>(element_id(id), children);
        frame->setIsTopLevel(true);
        frame->setIsOrdered(true);
        frame->addEmbeddedFrame(text_frame("TIT2", title));
        tag->tag->addFrame(frame.release());
    });
}

const uint8_t *lectern_tag_render(lectern_tag *tag, size_t padding, size_t *size) {
    *size = 0;
    int failed = guarded([&] {
        // TagLib pads by a rule of its own that looks at a file; the frames are taken from its
        // rendering and the header is set for the padding asked for.
        ByteVector whole = tag->tag->render(ID3v2::v3);
        ID3v2::Header header(whole.mid(0, 10));
        unsigned int end = 10;
        while (end + 10 <= whole.size() && whole[end] != 0) end += 10 + whole.toUInt(end + 4, 4, true);
        ByteVector frames = whole.mid(10, end - 10);
        frames.resize(frames.size() + static_cast<unsigned int>(padding), 0);
        header.setTagSize(frames.size());
        header.setMajorVersion(3);
        tag->rendered = header.render() + frames;
    });
    if (failed) return nullptr;
    *size = tag->rendered.size();
    return reinterpret_cast<const uint8_t *>(tag->rendered.data());
}

lectern_tag *lectern_tag_read(const uint8_t *bytes, size_t size) {
    lectern_tag *made = nullptr;
    guarded([&] {
        auto tag = std::make_unique<lectern_tag>();
        tag->stream = std::make_unique<ByteVectorStream>(
            ByteVector(reinterpret_cast<const char *>(bytes), static_cast<unsigned int>(size)));
        tag->file = std::make_unique<MPEG::File>(tag->stream.get(), ID3v2::FrameFactory::instance(), false);
        if (!tag->file->hasID3v2Tag()) return;
        tag->tag = tag->file->ID3v2Tag(false);
        if (tag->tag) made = tag.release();
    });
    return made;
}

int lectern_tag_version(const lectern_tag *tag) {
    return tag->tag->header() ? static_cast<int>(tag->tag->header()->majorVersion()) : 0;
}

const char *lectern_tag_text(lectern_tag *tag, const char *frame) {
    bool found = false;
    guarded([&] {
        const auto &frames = tag->tag->frameList(frame);
        if (frames.isEmpty()) return;
        tag->text = frames.front()->toString().to8Bit(true);
        found = true;
    });
    return found ? tag->text.c_str() : nullptr;
}

size_t lectern_tag_chapter_count(const lectern_tag *tag) { return tag->tag->frameList("CHAP").size(); }

int lectern_tag_chapter(
    lectern_tag *tag, size_t index, const char **id, const char **title, uint32_t *start, uint32_t *end) {
    return guarded([&] {
        auto frame = chapter_at(tag, index);
        if (!frame) throw index;
        tag->mime = without_zero(frame->elementID());
        const auto &titles = frame->embeddedFrameList("TIT2");
        tag->text = titles.isEmpty() ? std::string() : titles.front()->toString().to8Bit(true);
        *id = tag->mime.c_str();
        *title = tag->text.c_str();
        *start = frame->startTime();
        *end = frame->endTime();
    });
}

int lectern_tag_has_contents(const lectern_tag *tag) { return contents(tag) != nullptr; }

size_t lectern_tag_contents_count(const lectern_tag *tag) {
    auto table = contents(tag);
    return table ? table->childElements().size() : 0;
}

const char *lectern_tag_contents_child(lectern_tag *tag, size_t index) {
    auto table = contents(tag);
    if (!table || index >= table->childElements().size()) return nullptr;
    bool copied = guarded([&] {
        tag->text = without_zero(table->childElements()[static_cast<unsigned int>(index)]);
    }) == 0;
    return copied ? tag->text.c_str() : nullptr;
}

size_t lectern_tag_picture(lectern_tag *tag, const uint8_t **bytes, const char **mime) {
    size_t size = 0;
    guarded([&] {
        const auto &frames = tag->tag->frameList("APIC");
        if (frames.isEmpty()) return;
        auto frame = dynamic_cast<ID3v2::AttachedPictureFrame *>(frames.front());
        if (!frame) return;
        tag->rendered = frame->picture();
        tag->mime = frame->mimeType().to8Bit(true);
        *bytes = reinterpret_cast<const uint8_t *>(tag->rendered.data());
        *mime = tag->mime.c_str();
        size = tag->rendered.size();
    });
    return size;
}
