#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Detects the language of UTF-8 text; bytes that are no UTF-8 count as spaces. Writes the BCP 47
/// code of the best guess (NUL-terminated, at most `capacity` bytes) and its share of the text in
/// per cent; returns 1 when the library calls the result reliable, else 0.
int lectern_cld2_detect(const char *text, int length, char *code, int capacity, int *percent);

#ifdef __cplusplus
}
#endif
