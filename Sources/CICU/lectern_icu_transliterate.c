#include "lectern_icu_transliterate.h"
#include <stddef.h>
#include <string.h>
#include <unicode/ustring.h>
#include <unicode/utrans.h>

enum { longest_id = 128 };

lectern_icu_transliterator *lectern_icu_transliterator_open(const char *id) {
    UErrorCode status = U_ZERO_ERROR;
    UChar name[longest_id];
    int32_t length = 0;
    u_strFromUTF8(name, longest_id, &length, id, -1, &status);
    UTransliterator *opened = utrans_openU(name, length, UTRANS_FORWARD, NULL, 0, NULL, &status);
    return U_FAILURE(status) ? NULL : (lectern_icu_transliterator *)opened;
}

void lectern_icu_transliterator_close(lectern_icu_transliterator *transliterator) {
    if (transliterator != NULL) utrans_close((UTransliterator *)transliterator);
}

int32_t lectern_icu_transliterate(
    const lectern_icu_transliterator *transliterator, const uint16_t *text, int32_t length,
    uint16_t *result, int32_t capacity) {
    if (length < 0 || length > capacity) return -1;
    memcpy(result, text, sizeof(UChar) * (size_t)length);
    UErrorCode status = U_ZERO_ERROR;
    int32_t limit = length;
    utrans_transUChars(
        (const UTransliterator *)transliterator, (UChar *)result, &length, capacity, 0, &limit, &status);
    return U_FAILURE(status) || length > capacity ? -1 : length;
}
