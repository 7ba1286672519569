// Runs the C and C++ targets by themselves under the address, leak and undefined-behaviour
// sanitizers: the sample PDF whole, many times over and in damaged copies; damaged tags; texts of
// every kind. A finding ends the program with a status other than 0.
//
//     driver PDF COPIES REPEATS FOLDER

#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "lectern_cld2.h"
#include "lectern_pdf.h"
#include "lectern_taglib.h"
extern "C" {
#include "CICU.h"
#include "lectern_process.h"
}

namespace {

uint64_t state = 1;

/// SplitMix64: the same damage in every run.
uint64_t next() {
    uint64_t mixed = state += 0x9E3779B97F4A7C15u;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBu;
    return mixed ^ (mixed >> 31);
}

using Bytes = std::vector<uint8_t>;

Bytes damaged(Bytes bytes) {
    for (uint64_t changes = next() % 12 + 1; changes > 0 && !bytes.empty(); --changes) {
        const size_t at = next() % bytes.size();
        switch (next() % 4) {
        case 0: bytes[at] ^= uint8_t(1u << (next() % 8)); break;
        case 1: bytes[at] = uint8_t(next()); break;
        case 2: bytes.erase(bytes.begin() + long(at), bytes.begin() + long(std::min(bytes.size(), at + next() % 40))); break;
        default: bytes.insert(bytes.begin() + long(at), bytes[next() % bytes.size()]);
        }
    }
    return bytes;
}

/// Bytes of any kind; those that begin characters, and those that go on with them, are many.
Bytes noise() {
    Bytes bytes(next() % 200);
    for (auto &byte : bytes) byte = uint8_t(next() % 3 ? 0x80 | next() % 128 : next());
    return bytes;
}

void check(bool holds, const char *what) {
    if (holds) return;
    fprintf(stderr, "driver: %s\n", what);
    exit(1);
}

void readPDF(const char *path, bool isWhole) {
    int status = 0;
    lectern_pdf *pdf = lectern_pdf_open(path, nullptr, &status);
    if (!pdf) return check(!isWhole && status != 0, "the sample cannot be opened");
    for (const char *key : {"Title", "Author", "CreationDate"}) free(lectern_pdf_info(pdf, key));
    free(lectern_pdf_xmp(pdf));
    free(lectern_pdf_language(pdf));
    lectern_pdf_outline(pdf, [](void *, const char *, int, int, double) {}, nullptr);
    const int count = std::min(lectern_pdf_page_count(pdf), 20);
    size_t glyphs = 0;
    for (int number = 0; number <= count + 1; ++number) {
        free(lectern_pdf_page_label(pdf, number));
        lectern_pdf_page *page = lectern_pdf_read_page(pdf, number);
        if (page) glyphs += page->glyph_count;
        lectern_pdf_free_page(page);
    }
    check(!isWhole || glyphs > 1000, "the sample has no text");
    char message[256];
    lectern_pdf_take_message(message, sizeof message);
    lectern_pdf_take_message(message, 1);
    lectern_pdf_close(pdf);
}

size_t residentKilobytes() {
    std::ifstream file("/proc/self/statm");
    size_t all = 0, resident = 0;
    file >> all >> resident;
    return resident * size_t(sysconf(_SC_PAGESIZE)) / 1024;
}

void readTag(const Bytes &bytes) {
    lectern_tag *tag = lectern_tag_read(bytes.data(), bytes.size());
    if (!tag) return;
    lectern_tag_version(tag);
    for (const char *frame : {"TIT2", "TALB", "XXXX", ""}) lectern_tag_text(tag, frame);
    const char *id, *title;
    uint32_t start, end;
    for (size_t i = 0; i <= lectern_tag_chapter_count(tag); ++i)
        lectern_tag_chapter(tag, i, &id, &title, &start, &end);
    lectern_tag_has_contents(tag);
    for (size_t i = 0; i <= lectern_tag_contents_count(tag); ++i) lectern_tag_contents_child(tag, i);
    const uint8_t *picture;
    lectern_tag_picture(tag, &picture, &title);
    lectern_tag_free(tag);
}

Bytes madeTag() {
    lectern_tag *tag = lectern_tag_new();
    check(tag != nullptr, "no tag");
    const uint8_t picture[] = {0xFF, 0xD8, 0xFF, 1, 2, 3};
    check(lectern_tag_set_text(tag, "TIT2", "Größe — 灯台 😀") == 0, "no text");
    lectern_tag_set_text(tag, "TALB", "\xFF\xFE broken");
    lectern_tag_set_picture(tag, "image/jpeg", picture, sizeof picture);
    for (int i = 0; i < 5; ++i) {
        const std::string id = "chp" + std::to_string(i);
        lectern_tag_add_chapter(tag, id.c_str(), uint32_t(i) * 1000, uint32_t(i + 1) * 1000, id.c_str());
    }
    lectern_tag_add_contents(tag, "toc", "Contents");
    size_t size = 0;
    const uint8_t *bytes = lectern_tag_render(tag, 100, &size);
    Bytes made(bytes, bytes + size);
    lectern_tag_free(tag);
    return made;
}

void language(const Bytes &bytes) {
    char code[16];
    int share = 0;
    lectern_cld2_detect(reinterpret_cast<const char *>(bytes.data()), int(bytes.size()), code, sizeof code, &share);
    lectern_cld2_detect("Ein Text, der auf Deutsch geschrieben ist.", 42, code, 2, &share);
}

void texts(const Bytes &bytes) {
    char names[10][32];
    int32_t sure[10];
    const int32_t count = lectern_charset_detect(bytes.data(), int32_t(bytes.size()), names, sure, 10);
    std::vector<uint16_t> units(bytes.size() + 1);
    for (int32_t i = 0; i < count; ++i)
        lectern_charset_decode(names[i], bytes.data(), int32_t(bytes.size()), units.data(), int32_t(units.size()));
    lectern_charset_decode("no-such-charset", bytes.data(), int32_t(bytes.size()), units.data(), 1);
    for (size_t i = 0; i < units.size(); ++i) units[i] = uint16_t(next());
    std::vector<uint8_t> marks(units.size());
    lectern_icu_mark_words(units.data(), int32_t(units.size()), marks.data());
    if (auto *form = lectern_icu_transliterator_open("Han-Latin; Latin-NumericPinyin")) {
        std::vector<uint16_t> result(units.size() * 8);
        lectern_icu_transliterate(form, units.data(), int32_t(units.size()), result.data(), int32_t(result.size()));
        lectern_icu_transliterate(form, units.data(), int32_t(units.size()), result.data(), 3);
        lectern_icu_transliterator_close(form);
    }
    language(bytes);
}

void numbers() {
    for (const char *locale : {"en", "de", "ru", "ar", "ja", "xx-nonsense"}) {
        void *speller = lectern_spellout_open(locale);
        if (!speller) continue;
        uint16_t name[64], out[64];
        for (int32_t i = -1; i <= lectern_spellout_rule_set_count(speller); ++i) {
            const int32_t length = lectern_spellout_rule_set_name(speller, i, name, 64);
            if (length < 0 || length > 64) continue;
            for (const char *digits : {"0", "-17", "1234567890123456789", "3.14159", "1e400", "", "x"})
                lectern_spellout_format(speller, name, length, digits, int32_t(strlen(digits)), out, 64);
        }
        lectern_spellout_close(speller);
    }
    const uint16_t rules[] = {'%', 'a', ':', '0', ':', ' ', 'x', ';'};
    lectern_spellout_close(lectern_spellout_open_rules("en", rules, 8));
    lectern_spellout_close(lectern_spellout_open_rules("en", rules, 3));
    lectern_spellout_close(nullptr);
}

Bytes contents(const char *path) {
    std::ifstream file(path, std::ios::binary);
    return Bytes(std::istreambuf_iterator<char>(file), {});
}

} // namespace

int main(int argc, char **argv) {
    check(argc == 5, "usage: driver PDF COPIES REPEATS FOLDER");
    const Bytes pdf = contents(argv[1]);
    check(pdf.size() > 1000, "no sample");
    const int copies = atoi(argv[2]), repeats = atoi(argv[3]);

    // Memory over many pages: after the first rounds it must not grow.
    size_t early = 0;
    for (int i = 0; i < repeats; ++i) {
        readPDF(argv[1], true);
        if (i == repeats / 4) early = residentKilobytes();
    }
    const size_t late = residentKilobytes();
    fprintf(stderr, "resident: %zu kB after a quarter of %d readings, %zu kB after all\n", early, repeats, late);
    check(repeats < 20 || late < early + 20000, "memory grows from page to page");

    const std::string path = std::string(argv[4]) + "/damaged.pdf";
    for (int i = 0; i < copies; ++i) {
        const Bytes bad = damaged(pdf);
        std::ofstream(path, std::ios::binary).write(reinterpret_cast<const char *>(bad.data()), long(bad.size()));
        alarm(120); // what hangs ends with a signal
        readPDF(path.c_str(), false);
        alarm(0);
    }
    const Bytes tag = madeTag();
    readTag(tag);
    for (int i = 0; i < copies * 20; ++i) readTag(damaged(tag));
    for (int i = 0; i < copies; ++i) texts(damaged(Bytes(pdf.begin(), pdf.begin() + 600)));
    for (int i = 0; i < copies * 1000; ++i) language(noise());
    numbers();
    uint8_t id[4];
    check(lectern_build_id(id, 0) == 0 && lectern_build_id(id, sizeof id) <= sizeof id, "a long build ID");
    return 0;
}
