#include "lectern_pdf_text.h"

#include <UTF.h>
#include <goo/gmem.h>

void appendUTF8(std::string &text, uint32_t point) {
    if (point < 0x80) {
        text += char(point);
    } else if (point < 0x800) {
        text += {char(0xC0 | point >> 6), char(0x80 | (point & 0x3F))};
    } else if (point < 0x10000) {
        text += {char(0xE0 | point >> 12), char(0x80 | (point >> 6 & 0x3F)), char(0x80 | (point & 0x3F))};
    } else if (point < 0x110000) {
        text += {char(0xF0 | point >> 18), char(0x80 | (point >> 12 & 0x3F)),
                 char(0x80 | (point >> 6 & 0x3F)), char(0x80 | (point & 0x3F))};
    }
}

std::string utf8(const std::string &text) {
    // A few producers write UTF-8 with its own mark (PDF 2.0 allows it).
    if (text.rfind("\xEF\xBB\xBF", 0) == 0) return text.substr(3);
    Unicode *points = nullptr;
    const int count = TextStringToUCS4(text, &points);
    std::string result;
    for (int i = 0; i < count; ++i) appendUTF8(result, points[i]);
    gfree(points);
    return result;
}
