#pragma once
// ICU's transliterators behind plain C types.
#include <stdint.h>

typedef struct lectern_icu_transliterator lectern_icu_transliterator;

/// Opens a transliterator by its ICU id ("Han-Latin; Latin-NumericPinyin"); NULL where ICU has none.
/// To be closed by `lectern_icu_transliterator_close`.
lectern_icu_transliterator *lectern_icu_transliterator_open(const char *id);
void lectern_icu_transliterator_close(lectern_icu_transliterator *transliterator);

/// Writes the transliteration of `text` to `result`, which holds `capacity` units. Returns its
/// length, or -1 on an error or where it does not fit. One caller at a time.
int32_t lectern_icu_transliterate(
    const lectern_icu_transliterator *transliterator, const uint16_t *text, int32_t length,
    uint16_t *result, int32_t capacity);
