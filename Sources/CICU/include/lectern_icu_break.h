#pragma once
// Word boundaries for scripts written without spaces, from ICU's dictionaries.
#include <stdint.h>

/// Sets `marks[i]` to 1 where a word starts at code unit `i` of `text` (`marks` holds `length`
/// zeroes). Returns 0, or -1 where ICU has no such iterator; `marks` is then untouched.
int32_t lectern_icu_mark_words(const uint16_t *text, int32_t length, uint8_t *marks);
