#include "lectern_icu_script.h"
#include <string.h>
#include <unicode/uloc.h>
#include <unicode/uscript.h>

int32_t lectern_icu_script_of(uint32_t character) {
    UErrorCode status = U_ZERO_ERROR;
    UScriptCode script = uscript_getScript((UChar32)character, &status);
    return U_FAILURE(status) || script <= USCRIPT_INHERITED ? -1 : (int32_t)script;
}

int32_t lectern_icu_scripts_of_language(const char *tag, int32_t *scripts, int32_t capacity) {
    UScriptCode codes[8];
    UErrorCode status = U_ZERO_ERROR;
    int32_t count = uscript_getCode(tag, codes, 8, &status);
    if (U_FAILURE(status) || count > capacity) return 0;
    for (int32_t i = 0; i < count; i++) scripts[i] = (int32_t)codes[i];
    return count;
}

int32_t lectern_icu_usual_language(int32_t script, char *language, int32_t capacity) {
    char locale[ULOC_FULLNAME_CAPACITY] = "und_";
    char full[ULOC_FULLNAME_CAPACITY];
    const char *name = uscript_getShortName((UScriptCode)script);
    if (name == NULL || strlen(name) > 8) return 0;
    strcat(locale, name);
    UErrorCode status = U_ZERO_ERROR;
    uloc_addLikelySubtags(locale, full, sizeof full, &status);
    int32_t length = uloc_getLanguage(full, language, capacity, &status);
    return U_FAILURE(status) || length >= capacity || strcmp(language, "und") == 0 ? 0 : length;
}
