#include "lectern_icu_break.h"
#include <stddef.h>
#include <unicode/ubrk.h>

int32_t lectern_icu_mark_words(const uint16_t *text, int32_t length, uint8_t *marks) {
    UErrorCode status = U_ZERO_ERROR;
    // The dictionary follows from the script of the text; the locale would change nothing.
    UBreakIterator *iterator = ubrk_open(UBRK_WORD, "", (const UChar *)text, length, &status);
    if (U_FAILURE(status) || iterator == NULL) return -1;
    for (int32_t at = ubrk_first(iterator); at != UBRK_DONE; at = ubrk_next(iterator)) {
        if (at < length) marks[at] = 1;
    }
    ubrk_close(iterator);
    return 0;
}
