#include "lectern_cld2.h"
#include <cstdio>
#include <cld2/public/compact_lang_det.h>

int lectern_cld2_detect(const char *text, int length, char *code, int capacity, int *percent) {
    CLD2::Language languages[3];
    int percents[3];
    int bytes = 0;
    bool reliable = false;
    CLD2::DetectLanguageSummary(text, length, true, languages, percents, &bytes, &reliable);
    std::snprintf(code, capacity, "%s", CLD2::LanguageCode(languages[0]));
    *percent = percents[0];
    return reliable ? 1 : 0;
}
