#pragma once
// ICU behind plain C types: its own headers clash with the ICU module that Foundation brings.
#include <stdint.h>

/// Version string of the ICU library, such as "72.1".
const char *lectern_icu_version(void);

/// Whether a code of ISO 639 ("en", "tlh") is that of a language that ICU knows.
int32_t lectern_icu_knows_language(const char *code);
