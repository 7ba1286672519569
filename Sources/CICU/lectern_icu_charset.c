#include "lectern_icu_charset.h"

#include <stdio.h>
#include <unicode/ucnv.h>
#include <unicode/ucsdet.h>

int32_t lectern_charset_detect(
    const uint8_t *bytes, int32_t length, char (*names)[32], int32_t *confidences, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    UCharsetDetector *detector = ucsdet_open(&status);
    if (U_FAILURE(status)) return 0;
    ucsdet_setText(detector, (const char *)bytes, length, &status);
    int32_t count = 0;
    const UCharsetMatch **matches = ucsdet_detectAll(detector, &count, &status);
    int32_t kept = 0;
    for (int32_t i = 0; U_SUCCESS(status) && i < count && kept < capacity; ++i) {
        const char *name = ucsdet_getName(matches[i], &status);
        const int32_t confidence = ucsdet_getConfidence(matches[i], &status);
        if (U_FAILURE(status) || !name) break;
        snprintf(names[kept], sizeof names[kept], "%s", name);
        confidences[kept++] = confidence;
    }
    ucsdet_close(detector);
    return kept;
}

int32_t lectern_charset_decode(
    const char *name, const uint8_t *bytes, int32_t length, uint16_t *units, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    UConverter *converter = ucnv_open(name, &status);
    if (U_FAILURE(status)) return -1;
    const int32_t count =
        ucnv_toUChars(converter, (UChar *)units, capacity, (const char *)bytes, length, &status);
    ucnv_close(converter);
    return U_FAILURE(status) && status != U_BUFFER_OVERFLOW_ERROR ? -1 : count;
}
