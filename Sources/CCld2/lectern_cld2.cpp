#include "lectern_cld2.h"
#include <cstdio>
#include <string>
#include <unicode/utf8.h>

#include <cld2/public/compact_lang_det.h>

/// The text with a space for each byte that belongs to no character. The library looks characters
/// up in tables without asking whether they are any, and reads a few bytes beyond the end.
static std::string wellFormed(const char *text, int length) {
    std::string clean(text, length);
    for (int32_t at = 0; at < length;) {
        const int32_t start = at;
        UChar32 character;
        U8_NEXT(text, at, length, character);
        if (character < 0) clean.replace(start, at - start, at - start, ' ');
    }
    return clean;
}

int lectern_cld2_detect(const char *text, int length, char *code, int capacity, int *percent) {
    const std::string clean = wellFormed(text, length);
    CLD2::Language languages[3];
    int percents[3];
    int bytes = 0;
    bool reliable = false;
    CLD2::DetectLanguageSummary(clean.data(), length, true, languages, percents, &bytes, &reliable);
    std::snprintf(code, capacity, "%s", CLD2::LanguageCode(languages[0]));
    *percent = percents[0];
    return reliable ? 1 : 0;
}
