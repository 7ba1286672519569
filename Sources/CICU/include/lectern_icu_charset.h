#pragma once
// Character sets of text files: which one it looks like, and its text as UTF-16.
#include <stdint.h>

/// Writes the names of the charsets that the bytes look like, best first, each NUL-terminated in a
/// field of 32 bytes, and how sure that is (0…100). Returns how many, at most `capacity`.
int32_t lectern_charset_detect(
    const uint8_t *bytes, int32_t length, char (*names)[32], int32_t *confidences, int32_t capacity);

/// Decodes bytes of the named charset; what it does not have becomes U+FFFD. Returns the number of
/// code units, which are written only when they fit into `capacity`; negative for an unknown name.
int32_t lectern_charset_decode(
    const char *name, const uint8_t *bytes, int32_t length, uint16_t *units, int32_t capacity);
